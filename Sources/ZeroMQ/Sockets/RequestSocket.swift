/// REQ: sends a request, then receives its reply, strictly in turns.
package final class RequestSocket: Socket, SendingSocket, ReceivingSocket {
    package init(context: Context, options: SocketOptions = SocketOptions()) throws(ZeroMQError) {
        try super.init(.request, context: context, options: options)
    }
}
