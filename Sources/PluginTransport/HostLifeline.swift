import Foundation
import MainLoop

/// Tells a plugin when its host is gone: the descriptor from which it read its bootstrap comes to its end.
@MainActor package final class HostLifeline {
    private var watch: Registration?

    /// - Parameter onEnd: Called once, in a turn of the loop.
    package init(
        _ descriptor: OwnedDescriptor, loop: MainLoop, onEnd: @escaping @MainActor () -> Void
    ) throws(MainLoopError) {
        watch = try loop.watch(descriptor, for: .read) { [weak self] _ in
            guard let self, Self.isAtEnd(descriptor.number) else { return }
            self.watch?.cancel()
            onEnd()
        }
    }

    /// The host writes nothing after the line, so anything that is read is an end, an error or noise.
    private static func isAtEnd(_ number: CInt) -> Bool {
        var byte: UInt8 = 0
        let count = read(number, &byte, 1)
        return count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN)
    }
}
