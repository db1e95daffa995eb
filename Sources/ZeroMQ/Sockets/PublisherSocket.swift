/// PUB: sends to every subscriber of a message's topic, its first bytes. Never waits: a full subscriber misses it.
package final class PublisherSocket: Socket, SendingSocket {
    package init(context: Context, options: SocketOptions = SocketOptions()) throws(ZeroMQError) {
        try super.init(.publisher, context: context, options: options)
    }
}
