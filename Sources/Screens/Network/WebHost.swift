/// A host as a browser names it in the headers `Host` and `Origin` (RFC 9110, 7.2; RFC 6454, 7): a name or an address in
/// numbers, and perhaps a port.
///
/// Nothing else passes, so a value may stand in a header or in a page as it is.
package struct WebHost: Hashable, Sendable {
    /// In lower case; an IPv6 address stands in its brackets.
    package let name: String
    /// 1 to 65535; nil: that of the scheme.
    let port: Int?

    /// - Parameter text: As it stands in the header. Nil for everything else.
    package init?(_ text: some StringProtocol) {
        // Some letters outside of ASCII have one of ASCII as their lower case.
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let text = text.lowercased()
        let end = text.hasPrefix("[") ? text.firstIndex(of: "]").map(text.index(after:)) : text.firstIndex(of: ":")
        let name = text[..<(end ?? text.endIndex)]
        let rest = text[name.endIndex...]
        guard Self.isName(name) || Self.isBracketed(name) else { return nil }
        self.name = String(name)
        if rest.isEmpty {
            port = nil
        } else {
            guard rest.first == ":", let port = PortNumber.parse(rest.dropFirst()) else { return nil }
            self.port = port
        }
    }

    /// The address that the name is in numbers; nil for one that has to be looked up.
    package var address: SocketAddress? {
        SocketAddress(String(isIPv6 ? name.dropFirst().dropLast() : name[...]), port: 0)
    }

    var isIPv6: Bool {
        name.hasPrefix("[")
    }

    /// Letters, digits and what stands between them; an IPv4 address is one of these. 255 bytes at most (RFC 1035, 3.1).
    private static func isName(_ text: Substring) -> Bool {
        (1...255).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    private static func isBracketed(_ text: Substring) -> Bool {
        text.hasPrefix("[") && text.hasSuffix("]")
            && SocketAddress(String(text.dropFirst().dropLast()), port: 0)?.isIPv6 == true
    }
}
