/// PUSH: shares what it sends out among connected pull sockets.
package final class PushSocket: Socket, SendingSocket {
    package init(context: Context, options: SocketOptions = SocketOptions()) throws(ZeroMQError) {
        try super.init(.push, context: context, options: options)
    }
}
