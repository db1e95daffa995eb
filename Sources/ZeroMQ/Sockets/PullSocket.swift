/// PULL: receives from connected push sockets in turn.
public final class PullSocket: Socket, ReceivingSocket {
    public init(context: Context, options: SocketOptions = SocketOptions()) throws(ZeroMQError) {
        try super.init(.pull, context: context, options: options)
    }
}
