/// PUSH: shares what it sends out among connected pull sockets.
public final class PushSocket: Socket, SendingSocket {
    public init(context: Context, options: SocketOptions = SocketOptions()) throws(ZeroMQError) {
        try super.init(.push, context: context, options: options)
    }
}
