/// The versions that one side speaks.
package struct ProtocolVersionRange: Hashable, Sendable, CustomStringConvertible {
    package let minimum: ProtocolVersion
    package let maximum: ProtocolVersion

    /// Nil where `minimum` is above `maximum`.
    package init?(minimum: ProtocolVersion, maximum: ProtocolVersion) {
        guard minimum <= maximum else { return nil }
        self.minimum = minimum
        self.maximum = maximum
    }

    package init(_ version: ProtocolVersion) {
        minimum = version
        maximum = version
    }

    /// What this code speaks.
    package static let supported = ProtocolVersionRange(.current)

    /// The highest version that both speak; nil where there is none.
    package func best(with other: ProtocolVersionRange) -> ProtocolVersion? {
        let lowest = max(minimum, other.minimum)
        let highest = min(maximum, other.maximum)
        return lowest <= highest ? highest : nil
    }

    package var description: String {
        minimum == maximum ? "version \(minimum)" : "versions \(minimum) to \(maximum)"
    }
}
