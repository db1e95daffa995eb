import Glibc
import MainLoop

/// A program with a real main thread. It plays one scenario by `MainLoop.main.run()` and prints what it observes, one
/// observation a line.
@main
struct MainLoopFixture {
    @MainActor
    static func main() {
        // The test that spawns this program may run on a thread that blocks signals, and the mask is inherited.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        // A scenario that hangs ends the program, which the test sees.
        alarm(20)

        guard CommandLine.arguments.count == 2, let scenario = Scenario(rawValue: CommandLine.arguments[1]) else {
            observe("usage: MainLoopFixture " + Scenario.allCases.map(\.rawValue).joined(separator: "|"))
            exit(64)
        }
        do {
            try scenario.play(on: .main)
        } catch {
            observe("error: \(error)")
            exit(1)
        }
    }
}
