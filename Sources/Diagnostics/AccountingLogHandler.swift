import Glibc
import Logging

/// Passes on what is said of one subject: to the account on which it is said (`LogScope`), or else to the log, as far as there is
/// room for it. Whatever is wrong with each frame would else be written sixty times a second, for as long as the program runs.
struct AccountingLogHandler: LogHandler {
    private var inner: any LogHandler
    private let allowance: CategoryLogAllowance?

    /// - Parameter allowance: For notices and what is graver; nil: no bound, because whoever speaks has one.
    init(_ inner: any LogHandler, allowance: CategoryLogAllowance?) {
        self.inner = inner
        self.allowance = allowance
    }

    func log(event: LogEvent) {
        if LogScope.receive(event) { return }
        guard let allowance, event.level >= .notice else { return inner.log(event: event) }
        guard let leftOut = allowance.admits(event.message.description) else { return }
        if leftOut > 0 {
            var report = event
            let noun = leftOut == 1 ? "line was" : "lines were"
            report.message = "[\(leftOut) \(noun) left out here: too many came]"
            inner.log(event: report)
        }
        inner.log(event: event)
    }

    /// The time since the machine was started.
    static func now() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    var logLevel: Logger.Level {
        get { inner.logLevel }
        set { inner.logLevel = newValue }
    }

    var metadata: Logger.Metadata {
        get { inner.metadata }
        set { inner.metadata = newValue }
    }

    var metadataProvider: Logger.MetadataProvider? {
        get { inner.metadataProvider }
        set { inner.metadataProvider = newValue }
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { inner[metadataKey: key] }
        set { inner[metadataKey: key] = newValue }
    }
}
