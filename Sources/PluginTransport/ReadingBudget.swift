import MainLoop
import PluginProtocol
import Threads

/// How much of the main thread's time the messages of one session may take.
///
/// A session that has taken its share of a frame is not read again before the next frame, and not before as much time has
/// passed as it took: its messages wait in the connection, and then the plugin waits. So a session that floods takes half
/// of the time at most, whatever its messages cost, and costs nothing while it waits.
@MainActor package final class ReadingBudget {
    /// The share of each frame that messages may take, in processor time of the main thread.
    package nonisolated static let perFrame = Duration.milliseconds(4)
    /// 60 frames a second.
    package static let frame = Duration.microseconds(16_667)
    /// However dear a message was, the next word of the plugin is heard after this.
    package static let longestPause = Duration.milliseconds(100)

    private let loop: MainLoop
    private let clock: (() -> Duration)?
    private let perFrame: Duration?
    private var frameBegan = Duration.zero
    private var spent = Duration.zero
    /// Measures the processor time of what is being done.
    private var watch: ProcessorStopwatch?
    private var timer: Registration?
    private var resume: [Lane: () -> Void] = [:]

    /// - Parameters:
    ///   - perFrame: The share of each frame that messages may take. Nil lets them take whatever they need, for a loop on whose clock the next
    ///     frame never begins.
    ///   - clock: The time that counts; nil: the processor's time of the calling thread, so that a machine that is busy with
    ///     something else makes no message dear.
    package init(loop: MainLoop, perFrame: Duration? = ReadingBudget.perFrame, clock: (() -> Duration)? = nil) {
        self.loop = loop
        self.perFrame = perFrame
        self.clock = clock
    }

    /// Sets the block that goes on with a lane's messages after a pause.
    func onResume(of lane: Lane, _ block: @escaping () -> Void) {
        resume[lane] = block
    }

    /// Whether nothing more is to be read now.
    var isUsedUp: Bool {
        guard let perFrame else { return false }
        return timer != nil || watch?.reaches(perFrame - spent) == true
    }

    /// Runs `body` and takes what it costs off the share.
    ///
    /// - Parameter earlier: What another thread did for it.
    func spend(after earlier: Duration = .zero, _ body: () -> Void) {
        let now = loop.clock.now
        if now - frameBegan >= Self.frame {
            frameBegan = now
            spent = .zero
        }
        watch = ProcessorStopwatch(clock)
        body()
        spent += earlier + (watch?.time ?? .zero)
        watch = nil
        guard let perFrame, spent >= perFrame, timer == nil else { return }
        let pause = max(frameBegan + Self.frame - now, min(spent, Self.longestPause))
        timer = loop.schedule(after: pause) { [weak self] in self?.goOn() }
    }

    private func goOn() {
        timer = nil
        frameBegan = loop.clock.now
        spent = .zero
        for lane in Lane.allCases { resume[lane]?() }
    }
}
