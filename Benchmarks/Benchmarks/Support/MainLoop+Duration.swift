import MainLoop

extension MainLoop {
    /// Runs for some time.
    func run(for duration: Duration) {
        let timer = schedule(after: duration) { [unowned self] in stop() }
        run()
        timer.cancel()
    }
}
