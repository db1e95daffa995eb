import CZeroMQ
import Foundation

extension ZeroMQError {
    /// An error number of libzmq: one of the system's `errno` values or one of libzmq's own.
    ///
    /// The set is open: a number that has no name here still compares and prints.
    package struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        package let rawValue: Int32

        package init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        /// The operation cannot be done now; it may succeed later (EAGAIN).
        package static let wouldBlock = Code(rawValue: EAGAIN)
        /// Another socket has bound this endpoint (EADDRINUSE). Never reported for ipc, see `Socket.bind(_:)`.
        package static let addressInUse = Code(rawValue: EADDRINUSE)
        /// The address is not one of this machine's (EADDRNOTAVAIL).
        package static let addressNotAvailable = Code(rawValue: EADDRNOTAVAIL)
        /// The path of an ipc endpoint or the name of an inproc endpoint is too long (ENAMETOOLONG).
        package static let nameTooLong = Code(rawValue: ENAMETOOLONG)
        /// The file system or the system's policy forbids it (EACCES).
        package static let permissionDenied = Code(rawValue: EACCES)
        /// No such directory, file or endpoint (ENOENT).
        package static let notFound = Code(rawValue: ENOENT)
        /// No network interface has this name or address (ENODEV).
        package static let noSuchInterface = Code(rawValue: ENODEV)
        /// The context was terminated (ETERM).
        package static let terminated = Code(rawValue: ETERM)
        /// The socket was closed (ENOTSOCK).
        package static let closed = Code(rawValue: ENOTSOCK)
        /// A router knows no peer of this routing id (EHOSTUNREACH).
        package static let hostUnreachable = Code(rawValue: EHOSTUNREACH)
        /// The message is larger than allowed (EMSGSIZE).
        package static let messageTooLarge = Code(rawValue: EMSGSIZE)
        /// An argument is out of its range or malformed (EINVAL).
        package static let invalidArgument = Code(rawValue: EINVAL)
        /// This kind of socket cannot do this (ENOTSUP).
        package static let notSupported = Code(rawValue: ENOTSUP)
        /// The socket is not in the state for it, such as a second request before the reply (EFSM).
        package static let wrongState = Code(rawValue: EFSM)
        /// This build of libzmq does not know the transport (EPROTONOSUPPORT).
        package static let transportNotSupported = Code(rawValue: EPROTONOSUPPORT)
        /// The transport does not suit this kind of socket (ENOCOMPATPROTO).
        package static let incompatibleTransport = Code(rawValue: ENOCOMPATPROTO)
        /// The context's or the process's limit of sockets or descriptors is reached (EMFILE).
        package static let tooManySockets = Code(rawValue: EMFILE)
        /// The context has no I/O thread for this transport (EMTHREAD).
        package static let noIOThread = Code(rawValue: EMTHREAD)

        /// libzmq's own text, such as `Address already in use`.
        package var systemText: String {
            String(cString: zmq_strerror(rawValue))
        }

        package var description: String {
            "\(systemText) (\(rawValue))"
        }

        var remedy: String? {
            switch self {
            case .wouldBlock: "Wait until the socket is ready, then try again."
            case .addressInUse: "Choose another endpoint or close the socket that holds this one."
            case .addressNotAvailable: "Use an address of this machine, or * for all of them."
            case .nameTooLong:
                "Use a shorter one: an ipc path has at most \(Endpoint.maximumPathLength) bytes, "
                    + "an inproc name at most \(Endpoint.maximumNameLength)."
            case .permissionDenied: "Check the owner and the mode of the directory, or use a port above 1023."
            case .notFound: "Create the directory first, and unbind or disconnect only what was bound or connected."
            case .noSuchInterface: "Use the name or the address of an existing network interface."
            case .terminated: "Close the socket; a new one needs a new context."
            case .closed: "Create a new socket."
            case .hostUnreachable: "The peer is not connected or has gone; send to the routing id of a connected one."
            case .messageTooLarge: "Send smaller frames or raise the receiver's maximum message size."
            case .notSupported: "Use a kind of socket that offers it."
            case .wrongState: "Requests and replies alternate: receive before sending again."
            case .transportNotSupported: "Ask Feature.isAvailable before using a transport."
            case .incompatibleTransport: "Use another transport for this kind of socket."
            case .tooManySockets: "Close unused sockets, or raise the context's maximum or the limit of descriptors."
            case .noIOThread: "Create the context with at least one I/O thread."
            default: nil
            }
        }
    }
}
