/// Springs what a drag rests over: an interaction made for that is activated after a while.
@MainActor final class SpringLoading {
    private weak var interaction: UISpringLoadedInteraction?
    private var wait: AnyObject?

    /// The time for which the finger stays before something springs, in seconds.
    private static let delay = 0.8

    func follow(_ drop: OfferedDrop, over hit: UIView?) {
        let found = interaction(from: hit)
        guard found !== interaction else { return }
        stop()
        interaction = found
        guard found != nil else { return }
        wait = FrameClock.main.schedule(seconds: Self.delay) { [weak self, weak drop] in
            self?.wait = nil
            if let drop { self?.interaction?.activate(drop) }
        }
    }

    func stop() {
        wait = nil
        interaction = nil
    }

    private func interaction(from hit: UIView?) -> UISpringLoadedInteraction? {
        var candidate = hit
        while let current = candidate {
            for case let interaction as UISpringLoadedInteraction in current.attachedInteractions { return interaction }
            candidate = current.superview
        }
        return nil
    }
}
