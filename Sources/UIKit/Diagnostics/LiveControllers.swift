/// Every controller that is alive: whom a memory warning reaches (MEM-01).
@MainActor package enum LiveControllers {
    private struct Entry {
        weak var controller: UIViewController?
    }

    private static var entries: [Entry] = []
    private static var sizeAtLastSweep = 64

    static func add(_ controller: UIViewController) {
        entries.append(Entry(controller: controller))
        if entries.count > 2 * sizeAtLastSweep {
            entries.removeAll { $0.controller == nil }
            sizeAtLastSweep = max(64, entries.count)
        }
    }

    package static var all: [UIViewController] {
        entries.compactMap(\.controller)
    }
}
