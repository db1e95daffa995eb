/// REQ: sends a request, then receives its reply, strictly in turns.
public final class RequestSocket: Socket, SendingSocket, ReceivingSocket {
    public init(context: Context, options: SocketOptions = SocketOptions()) throws(ZeroMQError) {
        try super.init(.request, context: context, options: options)
    }
}
