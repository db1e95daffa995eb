import CLinux
import MainLoop

/// Notices the end of a process that is not this one's child.
@MainActor package final class ProcessEnding {
    package private(set) var hasEnded = false
    private let descriptor: OwnedDescriptor
    private var watch: Registration?

    package init?(of process: pid_t, on loop: MainLoop) {
        let opened = pidfd_open(process, 0)
        guard opened >= 0 else { return nil }
        descriptor = OwnedDescriptor(taking: opened)
        watch = try? loop.watch(descriptor, for: .read) { [weak self] _ in
            self?.hasEnded = true
            self?.watch = nil
        }
        guard watch != nil else { return nil }
    }
}
