import Logging

/// Passes messages on to the log that an app has chosen, made safe and cut by `LogText`.
struct SafeLogHandler: LogHandler {
    private var inner: any LogHandler

    init(_ inner: any LogHandler) {
        self.inner = inner
    }

    func log(event: LogEvent) {
        var event = event
        event.message = Logger.Message(stringLiteral: LogText.line(event.message.description))
        inner.log(event: event)
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
