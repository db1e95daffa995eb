import CCurveZMQ
import Foundation

/// A pair of keys of CURVE: the public one, by which others know whoever has the secret one.
package struct CurveKeys: Sendable {
    package let publicKey: CurveKey
    package let secretKey: CurveKey

    /// Makes a new pair, by libzmq. The text of neither key begins with a dash, so that nobody takes it for an option of a command.
    ///
    /// - Throws: `noLibrary` where there is no libzmq, or one without CURVE.
    package init() throws(TransportError) {
        var made = try Self.make()
        while made.publicKey.text.hasPrefix("-") || made.secretKey.text.hasPrefix("-") { made = try Self.make() }
        self = made
    }

    private init(publicKey: CurveKey, secretKey: CurveKey) {
        self.publicKey = publicKey
        self.secretKey = secretKey
    }

    private static func make() throws(TransportError) -> CurveKeys {
        var publicText = [CChar](repeating: 0, count: CurveKey.characterCount + 1)
        var secretText = publicText
        var message: UnsafeMutablePointer<CChar>?
        guard curvezmq_make_keys(&publicText, &secretText, &message),
            let publicKey = key(publicText), let secretKey = key(secretText)
        else { throw failure(message) }
        return CurveKeys(publicKey: publicKey, secretKey: secretKey)
    }

    /// Finds the public key of a secret one, by libzmq.
    ///
    /// - Throws: `noLibrary` as above.
    package init(secretKey: CurveKey) throws(TransportError) {
        var publicText = [CChar](repeating: 0, count: CurveKey.characterCount + 1)
        var message: UnsafeMutablePointer<CChar>?
        guard curvezmq_find_public_key(&publicText, secretKey.text, &message), let publicKey = Self.key(publicText)
        else { throw Self.failure(message) }
        self.publicKey = publicKey
        self.secretKey = secretKey
    }

    private static func key(_ text: [CChar]) -> CurveKey? {
        CurveKey(text: String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }

    private static func failure(_ message: UnsafeMutablePointer<CChar>?) -> TransportError {
        defer { free(message) }
        let text = message.map { String(cString: $0) } ?? "libzmq made no keys"
        return TransportError(.noLibrary, "\(text).")
    }
}
