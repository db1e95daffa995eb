import MainLoop
import PluginTransport

/// A program that is to run as long as it is wanted. Whenever it has ended it is started again, after 100 ms at first and 30 s at most.
@MainActor final class KeptProcess {
    private let loop: MainLoop
    private let command: () throws -> LauncherCommand
    private let say: @MainActor (String) -> Void
    private let complain: @MainActor (_ reason: String, _ delay: String) -> Void
    private let output: LogAllowance
    private var isWanted = false
    private var process: SupervisedProcess?
    private var lifeline: OwnedDescriptor?
    private var timer: Registration?
    private var startedAt = Duration.zero
    private var delay = firstDelay
    private var completions: [() -> Void] = []
    /// The steps by which the process is being ended; nil while it is not.
    private var ending: TeardownSequence?

    private static let firstDelay = Duration.milliseconds(100)
    private static let longestDelay = Duration.seconds(30)
    /// One that ran for so long is started again as soon as the first.
    private static let healthyAfter = Duration.seconds(10)

    /// - Parameters:
    ///   - command: Says how it is started, each time.
    ///   - say: Gets each line that it prints, and what there is to say of lines that are left out.
    ///   - complain: Gets why it does not run, and in how long it is started again, in words.
    init(
        on loop: MainLoop, command: @escaping () throws -> LauncherCommand, say: @escaping @MainActor (String) -> Void,
        complain: @escaping @MainActor (_ reason: String, _ delay: String) -> Void
    ) {
        self.loop = loop
        self.command = command
        self.say = say
        self.complain = complain
        output = LogAllowance(.output, loop: loop, say: say)
    }

    isolated deinit {
        process?.tearDown(.immediate)
    }

    /// Starts it, unless it runs or is about to be started.
    func start() {
        isWanted = true
        if process == nil, timer == nil { run() }
    }

    /// Ends it. What is on its way to its end is not told again, unless it is to end in another way.
    ///
    /// - Parameter completion: Called when it is gone, which is now where it does not run.
    func stop(_ sequence: TeardownSequence = .immediate, completion: @escaping () -> Void = {}) {
        isWanted = false
        timer = nil
        delay = Self.firstDelay
        guard let process else { return completion() }
        completions.append(completion)
        guard sequence != ending else { return }
        ending = sequence
        process.tearDown(sequence)
    }

    private func run() {
        timer = nil
        startedAt = loop.clock.now
        do {
            let pipe = try OwnedDescriptor.pipe()
            lifeline = pipe.writeEnd
            process = try SupervisedProcess(
                try command(), controlGroup: nil, lifeline: pipe.readEnd, on: loop, allowance: output,
                onStart: { _, _ in }, onLine: { [say] line in say(PrintedLine(line).text) },
                onEnd: { [weak self] in self?.processDidEnd($0) })
        } catch {
            lifeline = nil
            runLater(because: "\(error)")
        }
    }

    private func processDidEnd(_ end: SupervisedProcess.End) {
        process = nil
        lifeline = nil
        let wasTold = ending != nil
        ending = nil
        if isWanted {
            switch end {
            // It is wanted again since it was told to end.
            case .exited where wasTold: run()
            case .exited(let status): runLater(because: "it ended: \(status)")
            case .notStarted(let error): runLater(because: "\(error)")
            }
        }
        let ended = completions
        completions = []
        for completion in ended { completion() }
    }

    private func runLater(because reason: String) {
        if loop.clock.now - startedAt >= Self.healthyAfter { delay = Self.firstDelay }
        let seconds = Double(delay.components.seconds) + Double(delay.components.attoseconds) / 1e18
        complain(reason, "\(seconds) s")
        timer = loop.schedule(after: delay) { [weak self] in self?.run() }
        delay = min(delay * 4, Self.longestDelay)
    }
}
