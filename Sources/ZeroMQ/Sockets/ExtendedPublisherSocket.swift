/// XPUB: a publisher that also receives: byte 1 and a topic for a new subscription, byte 0 and a topic for its end.
package final class ExtendedPublisherSocket: Socket, SendingSocket, ReceivingSocket {
    package init(context: Context, options: SocketOptions = SocketOptions()) throws(ZeroMQError) {
        try super.init(.extendedPublisher, context: context, options: options)
    }
}
