import CZeroMQ

/// libzmq's socket types, as far as this module has a class for them.
enum SocketKind: CustomStringConvertible {
    case pair, publisher, subscriber, request, reply, dealer, router, pull, push, extendedPublisher, extendedSubscriber

    var rawValue: Int32 {
        switch self {
        case .pair: ZMQ_PAIR
        case .publisher: ZMQ_PUB
        case .subscriber: ZMQ_SUB
        case .request: ZMQ_REQ
        case .reply: ZMQ_REP
        case .dealer: ZMQ_DEALER
        case .router: ZMQ_ROUTER
        case .pull: ZMQ_PULL
        case .push: ZMQ_PUSH
        case .extendedPublisher: ZMQ_XPUB
        case .extendedSubscriber: ZMQ_XSUB
        }
    }

    /// libzmq's name, for messages to a human.
    var description: String {
        switch self {
        case .pair: "PAIR"
        case .publisher: "PUB"
        case .subscriber: "SUB"
        case .request: "REQ"
        case .reply: "REP"
        case .dealer: "DEALER"
        case .router: "ROUTER"
        case .pull: "PULL"
        case .push: "PUSH"
        case .extendedPublisher: "XPUB"
        case .extendedSubscriber: "XSUB"
        }
    }

    /// Whether the socket shares its messages out among its peers.
    ///
    /// When such a socket's chosen peer goes away between two frames, libzmq takes the frames before back and expects
    /// the rest of the message in order to throw it away.
    var balancesLoad: Bool {
        switch self {
        case .request, .dealer, .push: true
        default: false
        }
    }
}
