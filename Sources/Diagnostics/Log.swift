import Logging

/// The log categories of the project, one logger each.
///
/// Levels: `error` is a defect of ours or of the machine, `warning` a defect of the app or the plugin that was contained,
/// `notice` what a person who runs the program wants to know, `debug` what a person who reads the code wants to know.
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
        self.init(label: "mullion.\(category)")
        logLevel = EnvironmentOptions.current.logLevel
    }
}
