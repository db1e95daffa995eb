import Glibc
import MainLoop

extension SendQueue {
    enum Progress {
        /// Nothing is left to be sent.
        case all
        /// The other side has to read before more can be sent.
        case wouldWait
        /// Nobody will read it any more.
        case failed
    }

    /// Writes as much as a connected socket takes without waiting.
    mutating func write(to descriptor: OwnedDescriptor) -> Progress {
        while let message = first {
            let count = message.withUnsafeBytes { bytes in
                let rest = UnsafeRawBufferPointer(rebasing: bytes[sentOfFirst...])
                return Glibc.send(
                    descriptor.number, rest.baseAddress, rest.count,
                    CInt(MSG_DONTWAIT) | CInt(MSG_NOSIGNAL))
            }
            if count >= 0 {
                didSend(count)
            } else if errno == EAGAIN {
                return .wouldWait
            } else if errno != EINTR {
                return .failed
            }
        }
        return .all
    }
}
