import CZeroMQ

/// A key of CURVE and what belongs to it, 32 bytes each.
package struct CurveKeyPair: Sendable {
    package let publicKey: [UInt8]
    package let secretKey: [UInt8]

    package init(publicKey: [UInt8], secretKey: [UInt8]) {
        self.publicKey = publicKey
        self.secretKey = secretKey
    }

    /// Makes a new pair.
    ///
    /// - Throws: `notSupported` where libzmq was built without CURVE.
    package init() throws(ZeroMQError) {
        // Z85 (RFC 32) with a zero at its end.
        var publicText = [CChar](repeating: 0, count: 41)
        var secretText = publicText
        guard zmq_curve_keypair(&publicText, &secretText) == 0 else {
            throw ZeroMQError.last("make a pair of keys")
        }
        var keys = [[UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32)]
        guard zmq_z85_decode(&keys[0], publicText) != nil, zmq_z85_decode(&keys[1], secretText) != nil else {
            throw ZeroMQError.last("make a pair of keys")
        }
        self.init(publicKey: keys[0], secretKey: keys[1])
    }
}
