/// A message by which a plugin puts something on the host's pasteboard.
package struct PasteboardWrite: Hashable, Sendable {
    package var request: PasteboardRequestSerial
    /// With all its bytes.
    package var content: PasteboardDescription
    /// Whether it stays on the host's machine.
    package var isLocal: Bool
    /// How long it stays; nil: until something else is written.
    package var lifetime: Duration?

    package init(
        request: PasteboardRequestSerial, content: PasteboardDescription, isLocal: Bool = false,
        lifetime: Duration? = nil
    ) {
        self.request = request
        self.content = content
        self.isLocal = isLocal
        self.lifetime = lifetime
    }
}

extension PasteboardWrite: CustomStringConvertible {
    package var description: String {
        "request: \(request), \(content)\(isLocal ? ", local" : "")\(lifetime == nil ? "" : ", with an end")"
    }
}
