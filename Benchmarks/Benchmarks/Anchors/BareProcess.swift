import Foundation
import MainLoop
import PluginHost

/// A process with the libraries of a plugin and nothing of Mullion in it, not even the launcher before it: the program `LibrariesOnly`,
/// which lies beside this one.
@MainActor final class BareProcess {
    /// Milliseconds from its start until its own code ran.
    private(set) var loading = 0.0
    private var process: ChildProcess?

    /// Returns when it is ready.
    init(on loop: MainLoop) throws {
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("LibrariesOnly")
        let began = loop.clock.now
        process = try ChildProcess.spawn(ProcessDescription(executable: program.path), on: loop) { [unowned self] in
            if $1 == "loaded" { loading = (loop.clock.now - began) / .milliseconds(1) } else { loop.stop() }
        } onExit: { status in
            preconditionFailure("\(program.path) ended before it was ready: \(status)")
        }
        loop.run()
    }

    /// Its proportional set size, in MiB.
    var size: Double {
        process.map { ProcessUsage.proportionalSetSize(of: $0.processIdentifier) } ?? 0
    }

    func end() {
        process?.endNow()
        process = nil
    }
}
