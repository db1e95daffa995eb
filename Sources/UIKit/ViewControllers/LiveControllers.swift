import Diagnostics

/// Every controller that is alive: whom a memory warning reaches (MEM-01).
@MainActor package enum LiveControllers {
    private static var entries: [Weak<UIViewController>] = []
    private static var sizeAtLastSweep = 64

    static func add(_ controller: UIViewController) {
        entries.append(Weak(controller))
        if entries.count > 2 * sizeAtLastSweep {
            entries.removeAll { $0.object == nil }
            sizeAtLastSweep = max(64, entries.count)
        }
    }

    package static var all: [UIViewController] {
        entries.compactMap(\.object)
    }
}
