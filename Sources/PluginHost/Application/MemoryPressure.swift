import CLinux
import Glibc
import MainLoop

/// Tells when the whole computer is short of memory: the kernel says for how long somebody had to wait for some
/// (its page on pressure stall information). Nothing is read in between, and an idle program goes on sleeping.
@MainActor package final class MemoryPressure {
    /// The kernel's file, for the whole computer.
    package nonisolated static let systemFile = "/proc/pressure/memory"

    /// Somebody waited for memory for 150 ms within 2 s: programs go on, and are felt to. Windows of whole 2 s are those that the
    /// kernel also grants to programs without privileges.
    private static let threshold = "some 150000 2000000"
    /// What was let go of has to take effect before there is another warning.
    private static let pause = Duration.seconds(10)

    private var registration: Registration?
    private let loop: MainLoop
    private let onPressure: () -> Void
    private var isPausing = false
    private var end: Registration?

    /// Nil where the kernel tells nothing of the kind, or not to this program.
    package convenience init?(file: String = systemFile, loop: MainLoop, onPressure: @escaping @MainActor () -> Void) {
        let number = open(file, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard number >= 0 else { return nil }
        let descriptor = OwnedDescriptor(taking: number)
        // The zero at the end belongs to it.
        let length = Self.threshold.utf8.count + 1
        guard write(number, Self.threshold, length) == length else { return nil }
        self.init(watching: descriptor, loop: loop, onPressure: onPressure)
    }

    /// - Parameter descriptor: One that has urgent news when memory is short.
    init?(watching descriptor: OwnedDescriptor, loop: MainLoop, onPressure: @escaping @MainActor () -> Void) {
        self.loop = loop
        self.onPressure = onPressure
        let registration = try? loop.watch(descriptor, for: .urgent, edgeTriggered: true) { [weak self] events in
            self?.handle(events)
        }
        guard let registration else { return nil }
        self.registration = registration
    }

    private func handle(_ events: DescriptorEvents) {
        // The kernel has given the trigger up.
        if !events.isDisjoint(with: [.error, .hangUp]) { return registration = nil }
        guard events.contains(.urgent), !isPausing else { return }
        isPausing = true
        end = loop.schedule(after: Self.pause) { [weak self] in self?.isPausing = false }
        onPressure()
    }
}

extension DescriptorEvents {
    /// What a file of the kernel was asked to tell.
    fileprivate static let urgent = DescriptorEvents(rawValue: EPOLLPRI.rawValue)
}
