import Glibc
import MainLoop

extension OwnedDescriptor {
    /// Has each call that reads from this socket, or writes to it, wait no longer than this; zero: for ever.
    package func setPatience(_ patience: Duration) {
        var limit = timeval(patience)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(number, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
    }
}
