/// A version of the conversation between host and plugin.
///
/// It grows when a message changes its meaning or a new one cannot be ignored; what can be ignored is a `Capability`.
package struct ProtocolVersion: SerialNumber {
    package let rawValue: UInt64

    package init(number: UInt64) {
        rawValue = number
    }

    /// The one that this code speaks.
    package static let current = ProtocolVersion(number: 1)
}
