/// A plugin that was launched and may still run.
@MainActor package protocol LaunchedPlugin: AnyObject {
    /// Asks the plugin to end by `ask`, and makes it end if it does not. `LaunchEvent.ended` follows.
    func stop(ask: @escaping @MainActor () -> Void)

    /// Ends it at once. `LaunchEvent.ended` follows.
    func kill()

    /// Lets go of a plugin that somebody else starts, and whose connection is lost. `LaunchEvent.ended` follows.
    func letGo()

    /// Whether somebody else gets input that it does not answer soon. In a test that is so only once it is taken for one that hangs.
    var setsDeadlines: Bool { get }

    /// What the host lets its process take of memory, in bytes; nil where that is somebody else's business.
    var memoryLimit: Int? { get }

    /// Reads how much of that its process has taken by now. It is asked only where there is a limit.
    func readMemory() -> MemoryReading
}

extension LaunchedPlugin {
    package func letGo() {
        kill()
    }

    package var setsDeadlines: Bool {
        true
    }

    package var memoryLimit: Int? {
        nil
    }

    package func readMemory() -> MemoryReading {
        .untold
    }
}
