/// How programs on this machine name an address that something listens at, before a colon and a port.
package enum LocalName {
    /// - Parameter address: An IPv4 or IPv6 address in numbers, or `localhost`.
    package static func of(_ address: String) -> String {
        switch address {
        case "0.0.0.0", "::": "localhost"
        default: address.contains(":") ? "[\(address)]" : address
        }
    }
}
