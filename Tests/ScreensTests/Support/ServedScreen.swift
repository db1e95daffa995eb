import CoreGraphics
import LayerRenderer
import MainLoop
import Testing

@testable import Screens

/// A screen that is served to viewers, and what it reports. It is closed with this object.
@MainActor final class ServedScreen {
    let loop: MainLoop
    let log = EventLog()
    let screen: VNCScreen
    let port: Int

    init(
        width: Int = 40, height: Int = 30, options: VNCOptions = VNCOptions(),
        patience: ViewerPatience = ViewerPatience(), memory: MemoryLimit = .current,
        clock: any LoopClock = MonotonicClock()
    ) throws {
        loop = try MainLoop(clock: clock)
        screen = VNCScreen(
            size: ScreenSize(width: width, height: height), title: "", options: options, loop: loop,
            patience: patience, memory: memory)
        screen.delegate = log
        try screen.open()
        port = try #require(screen.port)
    }

    isolated deinit {
        screen.close()
    }

    /// Shows a window of one colour, all of it new.
    func show(width: Int, height: Int) {
        let surface = PixelSurface(width: width, height: height)
        screen.show(surface, damage: [surface.bounds])
    }

    /// Runs the loop until something that was reported is as wanted; a minute at most. Time may stand still meanwhile.
    func wait(until isWanted: (ScreenEvent) -> Bool) throws {
        let clock = MonotonicClock()
        let deadline = clock.now + .seconds(60)
        while !log.events.contains(where: isWanted) {
            let rest = deadline - clock.now
            try #require(rest > .zero, "the event did not come; there were \(log.events)")
            loop.runOneTurn(timeout: rest)
        }
    }

    var resizes: [ScreenSize] {
        log.events.compactMap { if case .resized(let size) = $0 { size } else { nil } }
    }
}
