import Logging

/// The log categories of the project, one logger each.
///
/// Levels: `error` is a defect of ours or of the machine, `warning` a defect of the app or the plugin that was contained,
/// `notice` what a person who runs the program wants to know, `debug` what a person who reads the code wants to know.
///
/// A message may hold what a peer said: it is made safe in one place, for all (`LogText`). To log never waits for anybody
/// who reads (`LineOutput`). What is said while something is done for a plugin goes to the plugin's account (`LogScope`), and what
/// is said of one subject without end is left out at last (`LogBudget.diagnostics`), but for `plugins`: what the host says of a plugin has
/// its budget where it is said.
package enum Log {
    package static let application = Logger(category: "application")
    package static let views = Logger(category: "views")
    package static let controllers = Logger(category: "controllers")
    package static let screens = Logger(category: "screens")
    package static let plugins = Logger(category: "plugins", isBounded: false)
    package static let wire = Logger(category: "wire")
}

extension Logger {
    fileprivate init(category: String, isBounded: Bool = true) {
        let label = "mullion.\(category)"
        self.init(label: label)
        // That of swift-log writes to standard error itself, and waits for whoever reads there. An app that bootstrapped
        // another one has it.
        let writer: any LogHandler =
            handler is StreamLogHandler
            ? StreamLogHandler(label: label, stream: LogStream()) : SafeLogHandler(handler)
        handler = AccountingLogHandler(
            writer,
            allowance: isBounded ? CategoryLogAllowance(.diagnostics, now: AccountingLogHandler.now) : nil)
        logLevel = EnvironmentOptions.current.logLevel
    }
}
