/// An agreement between a parent and a child about what they say to each other, known by the name and the version of
/// its service for the child.
///
/// The services are in a `.proto` file; `protoc-gen-mullion` makes the Swift of them. See `docs/Contracts.md`.
public struct Contract: Hashable, Sendable, CustomStringConvertible {
    /// With its package: `mullion.palette.v1.Palette`.
    public let name: String
    /// From 1 on. A child fits every parent that was made for its version or an earlier one.
    public let version: Int

    /// Names an agreement. Generated code does that, so that both sides write the same.
    public init(name: String, version: Int) {
        self.name = name
        self.version = version
    }

    public var description: String {
        "\(name), version \(version)"
    }

    /// Whether a child that has this contract does all that a parent made for `wanted` asks of it.
    package func fulfils(_ wanted: Contract) -> Bool {
        name == wanted.name && version >= wanted.version
    }
}
