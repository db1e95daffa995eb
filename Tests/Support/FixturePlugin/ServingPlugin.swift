import Diagnostics
import Foundation
import ParityScenarios
import PluginBehaviours
import PluginRuntime
import UIKit

/// Serves controllers over the real runtime, with one bad habit at most.
@MainActor final class ServingPlugin {
    private let behaviour: PluginBehaviour
    private var connection: ConnectionToHost?
    private var manualUpdates: Override?

    init(_ behaviour: PluginBehaviour) {
        self.behaviour = behaviour
    }

    func run() -> Never {
        if behaviour == .printsMegabytes { printMegabytes() }
        if behaviour == .leavesGrandchild { start(["sleep", "600"]) }
        if behaviour == .leavesDaemon { startDaemon() }
        let process = PluginProcess { [behaviour] name, _ in
            switch behaviour {
            case .knowsNoController: nil
            case .crashesAfterLoad: CrashingViewController()
            case .hangsOnTouch: HangingViewController()
            case .hangsWhileAnimating: HangingInMotionViewController()
            case .spins: SpinningViewController()
            case .togglesOnTouch: TogglingViewController()
            case .togglesPixels: PixelsViewController()
            case .typesBlocks: BlockTypingViewController()
            case .togglesAndMoves: TogglingInMotionViewController()
            case .answersAtLength: LengthyViewController(name: name)
            case .echoes: EchoingViewController()
            case .floodsLabel: FloodingViewController(.label)
            case .floodsLabels: FloodingViewController(.labels)
            case .floodsLayers: FloodingViewController(.layers(count: 1000))
            case .floodsSmallImages: FloodingViewController(.images(side: 128))
            case .floodsImages: FloodingViewController(.images(side: 512))
            case .changesLabels: FloodingViewController(.labels, every: FrameClock.frame)
            case .movesLayers: FloodingViewController(.layers(count: 500), every: FrameClock.frame)
            case .playsPixels: PlayingPixelsViewController()
            case .hoardsMore: HoardingViewController(answeringWith: .more)
            case .letsGo: HoardingViewController(answeringWith: .nothing)
            case .exchanges: ExchangingViewController()
            case .unwinds: LeavingStoryboard.makeViewController()
            case .showsPictures: PicturesViewController()
            default: ParityControllers.make(name)
            }
        }
        process.onOpen = { [self] connection in
            if behaviour == .ignoresTerminate { standStill(connection) }
            TraceRecorder.shared.isOn = connection.reportsTrace
            self.connection = connection
            connection.onDebugCommand = { [weak self] command in self?.perform(command) }
        }
        process.run()
    }

    // MARK: Commands of scenarios

    private func perform(_ text: String) {
        switch text {
        case FixtureCommand.manual:
            manualUpdates = UpdateCycle.main.install {}
        case FixtureCommand.update:
            UpdateCycle.main.update()
        case FixtureCommand.report:
            connection?.reportTrace(TraceRecorder.shared.take() + [FixtureCommand.endOfReport])
        case FixtureCommand.showPictures:
            (connection?.controllers.first as? PicturesViewController)?.showPictures()
        default:
            guard let command = ChildCommand(rawValue: text) else { return }
            // What it shows itself comes after it.
            let child = connection?.controllers.first
            (child as? any ChildCommandReceiver)?.perform(command)
        }
    }

    // MARK: Habits

    private func printMegabytes() {
        let line = Data((String(repeating: "x", count: 1023) + "\n").utf8)
        for _ in 0..<4096 {
            FileHandle.standardOutput.write(line)
            FileHandle.standardError.write(line)
        }
    }

    /// The runtime takes SIGTERM as an event of its loop, so a loop that stands still ignores it.
    private func standStill(_ connection: ConnectionToHost) -> Never {
        connection.reportTrace([FixtureCommand.standsStill])
        while true { pause() }
    }

    /// It runs in the plugin's process group and holds its standard streams.
    @discardableResult private func start(_ words: [String]) -> pid_t {
        var pointers = words.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        var pid: pid_t = 0
        if posix_spawnp(&pid, words[0], nil, nil, &pointers, environ) == 0 { print("grandchild \(pid)") }
        fflush(nil)
        return pid
    }

    /// The shell between the two ends when the daemon is there.
    private func startDaemon() {
        waitpid(start(["sh", "-c", "trap '' HUP INT TERM; setsid sh -c 'echo daemon $$; exec sleep 600' &"]), nil, 0)
    }
}
