/// REP: receives a request, then sends its reply, strictly in turns.
public final class ReplySocket: Socket, SendingSocket, ReceivingSocket {
    public init(context: Context, options: SocketOptions = SocketOptions()) throws(ZeroMQError) {
        try super.init(.reply, context: context, options: options)
    }
}
