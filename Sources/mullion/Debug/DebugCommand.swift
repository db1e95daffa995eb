import ArgumentParser

/// As `mullion run`, for a debugger.
struct DebugCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "debug",
        abstract: "Does what run does, and has the plugin wait for a debugger.",
        discussion: """
            Each process of the plugin waits before it does anything, and says its number. Attach to it in another terminal, set \
            breakpoints, and let it go on:

              lldb -p NUMBER
              (lldb) breakpoint set --name CounterViewController.viewDidLoad
              (lldb) continue

            The host waits for it for as long as that takes. At a breakpoint the pane says that the plugin does not respond; nothing \
            ends it unless you press Restart.
            """)

    @OptionGroup var options: RunOptions

    func run() throws {
        try options.start(waitsForDebugger: true)
    }
}
