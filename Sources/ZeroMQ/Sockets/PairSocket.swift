/// PAIR: talks to exactly one peer. Meant for inproc; it is not made for peers that come and go.
package final class PairSocket: Socket, SendingSocket, ReceivingSocket {
    package init(context: Context, options: SocketOptions = SocketOptions()) throws(ZeroMQError) {
        try super.init(.pair, context: context, options: options)
    }
}
