import Threads

extension ProcessorTime {
    /// Of this thread while something is done.
    static func milliseconds(_ body: () -> Void) -> Double {
        let start = ofThisThread()
        body()
        return (ofThisThread() - start) / .milliseconds(1)
    }
}
