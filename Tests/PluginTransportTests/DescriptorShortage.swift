import Glibc
import MainLoop

/// No new descriptor for this process, until it is released.
final class DescriptorShortage {
    private var usual = rlimit()

    init() throws {
        guard getrlimit(Self.resource, &usual) == 0 else { throw SystemCallError("getrlimit") }
        // Descriptors that are open stay open, whatever their number (getrlimit(2)); one that is closed meanwhile is no use.
        var none = rlimit(rlim_cur: 0, rlim_max: usual.rlim_max)
        guard setrlimit(Self.resource, &none) == 0 else { throw SystemCallError("setrlimit") }
    }

    deinit {
        release()
    }

    func release() {
        setrlimit(Self.resource, &usual)
    }

    private static var resource: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_NOFILE.rawValue) }
}
