/// XSUB: a subscriber that subscribes by sending: byte 1 and a topic to begin, byte 0 and a topic to end.
package final class ExtendedSubscriberSocket: Socket, SendingSocket, ReceivingSocket {
    package init(context: Context, options: SocketOptions = SocketOptions()) throws(ZeroMQError) {
        try super.init(.extendedSubscriber, context: context, options: options)
    }
}
