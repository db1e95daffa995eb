import Diagnostics
import LayerRenderer
import Presentation
import Screens
import UIKit

/// Shows a host's window on a screen that nobody looks at, with a frame whenever its animations have gone on.
///
/// The time of animations goes on by what a frame waits for, however late the machine comes to it: an animation has as many frames on a
/// slow one.
@MainActor final class ScreenOfHost {
    /// The time that animations go by, in seconds of the media clock.
    private final class FrameTime {
        var now = CACurrentMediaTime()
    }

    let screen = OffscreenScreen(size: ScreenSize(width: 400, height: 300, scale: 1))
    private let host: SpawningHost
    private let presenter: WindowPresenter
    private let time: Override
    private let waiting = WaitingCalls()

    init(_ host: SpawningHost) throws {
        self.host = host
        let frames = FrameTime()
        time = FrameClock.main.install(now: { frames.now }) { [waiting] delay, call in
            let due = frames.now + delay / .seconds(1)
            return waiting.make(after: delay) {
                frames.now = max(frames.now, due)
                call()
            }
        }
        presenter = WindowPresenter(screen: screen, uiScreen: host.stage.window.screen)
        try screen.open()
        presenter.show(host.stage.window)
        host.stage.window.layer.setNeedsRedraw()
    }

    /// The column, in the right half, of the left edge of what is plain red there; nil where nothing is.
    var redEdge: Int? {
        guard let surface = screen.surface else { return nil }
        return (200..<surface.width).first { x in
            surface.pixel(x: x, y: 10).map { $0.red > 200 && $0.green < 100 && $0.blue < 100 } == true
        }
    }

    func waitUntilAtRest() async throws {
        try await host.wait(until: "the last frame is drawn") { !UpdateCycle.main.needsUpdate && !self.isWaiting }
    }

    /// Lets a time in which a moving picture has several frames pass.
    ///
    /// - Returns: How many frames there were.
    func framesInAWhile() async throws -> Int {
        let before = screen.frames.count
        var isOver = false
        let call = WaitingCall(after: .milliseconds(300)) {
            isOver = true
            // Has the loop look at it.
            UpdateCycle.main.setNeedsUpdate()
        }
        try await host.wait(until: "a while has passed") { isOver }
        withExtendedLifetime(call) {}
        return screen.frames.count - before
    }

    /// Ends the showing: nothing waits for time any more.
    func close() {
        host.stage.window.isHidden = true
        screen.close()
        time.end()
    }

    /// Whether anything is to come only because time goes on.
    var isWaiting: Bool {
        !waiting.isEmpty
    }
}
