/// REP: receives a request, then sends its reply, strictly in turns.
package final class ReplySocket: Socket, SendingSocket, ReceivingSocket {
    package init(context: Context, options: SocketOptions = SocketOptions()) throws(ZeroMQError) {
        try super.init(.reply, context: context, options: options)
    }
}
