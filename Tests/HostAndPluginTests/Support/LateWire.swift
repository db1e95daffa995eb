import InMemoryWire
import PluginProtocol
import UIKit

/// Delivers what goes between a host and its plugin, and holds what goes on one of the lanes back for some frames: on that of control
/// the plugin hears late, on that of content it is seen late.
@MainActor final class LateWire {
    private let host: InMemoryHost
    private let wire: InMemoryWire
    private let delay: Int
    private let late: Lane
    private var frame = 0
    /// By message that waits, the frame in which it was sent.
    private var waiting: [Int] = []

    /// Between the host and the plugin that it launched last.
    ///
    /// - Parameter delay: How many frames a message on the lane `late` takes.
    init(of host: InMemoryHost, delay: Int, late: Lane) throws {
        self.host = host
        wire = try host.run.channels.wire
        self.delay = delay
        self.late = late
    }

    /// Everything that happens in a frame, and then the time until the next one.
    ///
    /// - Parameter compose: Called after each update: first after the one that begins the frame.
    func passFrame(_ length: Duration = .milliseconds(17), _ compose: () throws -> Void) rethrows {
        UpdateCycle.main.update()
        try compose()
        while true {
            let isBusy = host.loop.runOneTurn(timeout: .zero)
            let delivered = deliver()
            if UpdateCycle.main.needsUpdate {
                UpdateCycle.main.update()
                try compose()
            } else if delivered == 0, !isBusy {
                break
            }
        }
        frame += 1
        host.clock.advance(by: length)
    }

    /// - Returns: How many messages had come by now.
    private func deliver() -> Int {
        var delivered = 0
        while true {
            var count = wire.pump([late == .control ? .content : .control])
            waiting += Array(repeating: frame, count: wire.count - waiting.count)
            let due = waiting.prefix { $0 + delay <= frame }.count
            waiting.removeFirst(due)
            count += wire.pump([late], limit: due)
            guard count > 0 else { return delivered }
            delivered += count
        }
    }
}
