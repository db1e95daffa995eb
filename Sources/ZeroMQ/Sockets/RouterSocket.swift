import CZeroMQ

/// ROUTER: talks to many peers by name. A received message begins with its sender's routing id, a message to send with
/// its receiver's.
package final class RouterSocket: Socket, SendingSocket, ReceivingSocket {
    /// - Parameters:
    ///   - mandatory: whether sending to an unknown peer throws `hostUnreachable`, and to a full one reports that it
    ///     would block. If not, libzmq drops such messages silently.
    ///   - handover: whether a newcomer with a routing id in use takes it over from the connected peer. If not, libzmq
    ///     ignores the newcomer.
    package init(
        context: Context, options: SocketOptions = SocketOptions(), mandatory: Bool = true, handover: Bool = false
    ) throws(ZeroMQError) {
        try super.init(.router, context: context, options: options)
        try set(ZMQ_ROUTER_MANDATORY, "ZMQ_ROUTER_MANDATORY", to: mandatory)
        try set(ZMQ_ROUTER_HANDOVER, "ZMQ_ROUTER_HANDOVER", to: handover)
    }
}
