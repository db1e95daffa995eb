import Logging

/// The log categories of the project, one logger each.
///
/// Levels: `error` is a defect of ours or of the machine, `warning` a defect of the app or the plugin that was contained,
/// `notice` what a person who runs the program wants to know, `debug` what a person who reads the code wants to know.
///
/// A message may hold what a peer said: it is made safe in one place, for all (`LogText`). To log never waits for anybody
/// who reads (`LineOutput`).
package enum Log {
    package static let application = Logger(category: "application")
    package static let views = Logger(category: "views")
    package static let controllers = Logger(category: "controllers")
    package static let screens = Logger(category: "screens")
    package static let plugins = Logger(category: "plugins")
    package static let wire = Logger(category: "wire")
}

extension Logger {
    fileprivate init(category: String) {
        let label = "mullion.\(category)"
        self.init(label: label)
        // That of swift-log writes to standard error itself, and waits for whoever reads there. An app that bootstrapped
        // another one has it.
        handler =
            handler is StreamLogHandler
            ? StreamLogHandler(label: label, stream: LogStream()) : SafeLogHandler(handler)
        logLevel = EnvironmentOptions.current.logLevel
    }
}
