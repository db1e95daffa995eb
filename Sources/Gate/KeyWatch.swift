import Glibc
import MainLoop

/// Says when something in a folder of keys has changed (inotify(7)). While nothing does, nothing runs.
@MainActor final class KeyWatch {
    private let descriptor: OwnedDescriptor
    private var registration: Registration?
    private var timer: Registration?

    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB)
    /// Several files are written together.
    private static let rest = Duration.milliseconds(100)

    init(folder: String, loop: MainLoop, onChange: @escaping () -> Void) throws(GateError) {
        let number = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard number >= 0 else {
            throw GateError(.socketFailed, "The keys cannot be watched.", cause: SystemCallError("inotify_init1"))
        }
        descriptor = OwnedDescriptor(taking: number)
        guard inotify_add_watch(number, folder, Self.events) >= 0 else {
            throw GateError(
                .socketFailed, "The folder of keys \(folder) cannot be watched.",
                cause: SystemCallError("inotify_add_watch"))
        }
        do {
            registration = try loop.watch(descriptor, for: .read) { [weak self, loop] _ in
                self?.empty()
                self?.timer = loop.schedule(after: Self.rest) { onChange() }
            }
        } catch {
            throw GateError(.socketFailed, "The folder of keys \(folder) cannot be watched.", cause: error)
        }
    }

    private func empty() {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while read(descriptor.number, &bytes, bytes.count) > 0 {}
    }
}
