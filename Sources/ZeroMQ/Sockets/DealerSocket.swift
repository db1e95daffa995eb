/// DEALER: shares what it sends out among its peers and receives from all in turn. A router's counterpart.
package final class DealerSocket: Socket, SendingSocket, ReceivingSocket {
    package init(context: Context, options: SocketOptions = SocketOptions()) throws(ZeroMQError) {
        try super.init(.dealer, context: context, options: options)
    }
}
