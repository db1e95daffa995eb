import CZeroMQ

extension Socket {
    /// Number of bytes of each key of CURVE, as zmq_curve(7) has them.
    package static var curveKeyLength: Int { 32 }

    /// Has the socket speak CURVE as a server, with whatever connects to endpoints that are bound from then on.
    ///
    /// - Parameters:
    ///   - secretKey: 32 bytes.
    ///   - domain: The name under which an `Authenticator` of the context is asked about each client. It has to be there first: without
    ///     one libzmq lets everybody in, and the frames that come have no `userID`.
    package func serveCurve(secretKey: [UInt8], domain: String) throws(ZeroMQError) {
        try set(ZMQ_CURVE_SERVER, "ZMQ_CURVE_SERVER", to: true)
        try set(ZMQ_CURVE_SECRETKEY, "ZMQ_CURVE_SECRETKEY", to: Frame(secretKey))
        try set(ZMQ_ZAP_DOMAIN, "ZMQ_ZAP_DOMAIN", to: Frame(domain))
    }

    /// Has the socket speak CURVE as a client, with endpoints that are connected from then on.
    ///
    /// - Parameters:
    ///   - serverKey: The public key of the server, 32 bytes. A server that has not the secret key of it is no server.
    ///   - keys: By which the server knows this client.
    package func useCurve(serverKey: [UInt8], keys: CurveKeyPair) throws(ZeroMQError) {
        try set(ZMQ_CURVE_SERVERKEY, "ZMQ_CURVE_SERVERKEY", to: Frame(serverKey))
        try set(ZMQ_CURVE_PUBLICKEY, "ZMQ_CURVE_PUBLICKEY", to: Frame(keys.publicKey))
        try set(ZMQ_CURVE_SECRETKEY, "ZMQ_CURVE_SECRETKEY", to: Frame(keys.secretKey))
    }
}
