import CZeroMQ

/// SUB: receives what publishers send on the topics it has subscribed to, at first none.
package final class SubscriberSocket: Socket, ReceivingSocket {
    package init(context: Context, options: SocketOptions = SocketOptions()) throws(ZeroMQError) {
        try super.init(.subscriber, context: context, options: options)
    }

    /// Receives messages whose first frame begins with `topic`; an empty topic means all.
    ///
    /// The publisher learns of it in the background and sends nothing before.
    package func subscribe(_ topic: Frame) throws(ZeroMQError) {
        try set(ZMQ_SUBSCRIBE, "ZMQ_SUBSCRIBE", to: topic)
    }

    /// Takes one subscription back. A topic that was not subscribed is ignored.
    package func unsubscribe(_ topic: Frame) throws(ZeroMQError) {
        try set(ZMQ_UNSUBSCRIBE, "ZMQ_UNSUBSCRIBE", to: topic)
    }
}
