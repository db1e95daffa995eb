import Glibc
import Synchronization

/// Keeps the numbers of new descriptors below 1024 while somebody holds one.
///
/// libvncserver waits with select(2), which cannot name a higher one: FD_SET then writes outside of its array, and
/// glibc ends the process. So the soft limit is lowered for the process, and put back with the last holder.
final class DescriptorLimit {
    private static let holders = Mutex<(count: Int, original: rlim_t?)>((0, nil))

    /// The lowest number that select(2) cannot name (FD_SETSIZE).
    static let selectable: CInt = 1024

    init() {
        Self.holders.withLock { holders in
            holders.count += 1
            guard holders.count == 1 else { return }
            var limit = rlimit()
            guard getrlimit(Self.resource, &limit) == 0, limit.rlim_cur > rlim_t(Self.selectable) else { return }
            holders.original = limit.rlim_cur
            limit.rlim_cur = rlim_t(Self.selectable)
            setrlimit(Self.resource, &limit)
        }
    }

    deinit {
        Self.holders.withLock { holders in
            holders.count -= 1
            guard holders.count == 0, let original = holders.original else { return }
            holders.original = nil
            var limit = rlimit()
            guard getrlimit(Self.resource, &limit) == 0, limit.rlim_cur == rlim_t(Self.selectable) else { return }
            limit.rlim_cur = min(original, limit.rlim_max)
            setrlimit(Self.resource, &limit)
        }
    }

    private static var resource: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_NOFILE.rawValue) }
}
