extension SocketPurpose {
    /// The socket at which a program answers whether it is well.
    static let health = SocketPurpose("a health socket", variable: "MULLION_HEALTH_SOCKET")
}
