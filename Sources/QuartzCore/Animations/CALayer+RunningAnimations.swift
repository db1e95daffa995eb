/// What becomes of a layer's animations in the course of time.
extension CALayer {
    /// Those that have started, for whoever passes them on.
    package var runningAnimations: [LayerAnimation] {
        animations.descriptions
    }

    /// Whether an animation of the layer is under way that keeps touches from the view that owns it.
    package var blocksInteraction: Bool {
        animations.entries.contains { !$0.hasEnded && $0.source?.blocksInteraction == true }
    }

    /// Whether an animation that was added in this process is over by `time`, in seconds of the frames' clock, and nobody has been told yet.
    package func hasAnimationsToEnd(by time: Double) -> Bool {
        animations.nextEnd.map { $0 <= time } ?? false
    }

    /// Runs what another process described. The beginning is by this process's clock.
    package func run(_ descriptions: [LayerAnimation]) {
        animations.replace(with: descriptions)
        note(.animations)
        tree?.noteAnimations(of: self)
    }

    func startAnimations(at now: Double) {
        let (started, failed) = animations.start(on: self, at: now)
        // Whoever took the changes since they were added saw nothing of them.
        if !started.isEmpty || !failed.isEmpty { note(.animations) }
        if !failed.isEmpty { note(.interaction) }
        for entry in started { entry.tellStart() }
        for entry in failed { entry.tellEnd(finished: true) }
    }

    /// Ends those that are over, and leaves it to the caller to tell whoever waits for them.
    func takeEndedAnimations(at now: Double) -> [LayerAnimations.Entry] {
        let ended = animations.end(at: now)
        if ended.contains(where: { !$0.staysAfterEnd }) { note(.animations) }
        if !ended.isEmpty { note(.interaction) }
        return ended
    }

    /// Ends those that nobody can see, since the layer is in no window when the turn ends, and leaves it to the caller to tell whoever waits
    /// for them. What another process described is there when the layer comes back.
    func takeUnseenAnimations() -> [LayerAnimations.Entry] {
        animations.remove { $0.source != nil }
    }
}
