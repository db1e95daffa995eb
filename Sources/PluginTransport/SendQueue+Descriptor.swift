import CLinux
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
                let flags = CInt(MSG_DONTWAIT) | CInt(MSG_NOSIGNAL)
                guard let passed = descriptorOfFirst else {
                    return Glibc.send(descriptor.number, rest.baseAddress, rest.count, flags)
                }
                return linux_send_descriptor(descriptor.number, rest.baseAddress, rest.count, flags, passed.number)
            }
            if count >= 0 {
                dropDescriptorOfFirst()
                didSend(count)
            } else if errno == ETOOMANYREFS || errno == EPERM, descriptorOfFirst != nil {
                // Too many of the user's are on their way (unix(7)), or the process may send none: the message goes out without.
                refuseDescriptors()
            } else if errno == EAGAIN {
                return .wouldWait
            } else if errno != EINTR {
                return .failed
            }
        }
        return .all
    }
}
