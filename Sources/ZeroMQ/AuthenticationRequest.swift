/// A client that wants to be let in by a server of CURVE, as ZAP (RFC 27) describes it.
package struct AuthenticationRequest: Sendable {
    /// The domain of the server.
    package let domain: String
    /// The client's address in numbers, empty for a Unix socket.
    package let address: String
    /// The client's public key, 32 bytes. It has proved that it has the secret one.
    package let publicKey: [UInt8]

    let number: Frame

    /// Reads a request. Nil for one of another version or mechanism.
    init?(_ message: MultipartMessage) {
        guard message.count == 7, message[0] == "1.0", message[5] == "CURVE", message[6].size == 32,
            let domain = message[2].text, let address = message[3].text
        else { return nil }
        self.domain = domain
        self.address = address
        publicKey = message[6].bytes
        number = message[1]
    }
}
