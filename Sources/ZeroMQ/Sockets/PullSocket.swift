/// PULL: receives from connected push sockets in turn.
package final class PullSocket: Socket, ReceivingSocket {
    package init(context: Context, options: SocketOptions = SocketOptions()) throws(ZeroMQError) {
        try super.init(.pull, context: context, options: options)
    }
}
