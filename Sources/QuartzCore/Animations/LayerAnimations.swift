/// The animations of one layer, in the order in which they were added; each works on what the ones before it leave.
@MainActor struct LayerAnimations {
    struct Entry {
        /// What apps find it by; nil for one that came with a description.
        let key: String?
        /// Nil for one that came with a description.
        let source: CAAnimation?
        /// The source as it was when it was added.
        let snapshot: CAAnimation?
        let id: LayerAnimation.ID
        /// Of the transaction in which it was added, where it does not say itself.
        let standardDuration: Double
        /// Of the transactions in which it was added.
        let completions: [TransactionCompletion]
        /// Whether it was added in a window, where it can be seen.
        let wasInWindow: Bool
        /// The animations that run because of the entry; none until the commit with which it starts.
        var runs: [Run] = []
        var hasEnded = false
    }

    /// An animation that runs because of an entry: the one that was added, or one of the group that was.
    struct Run {
        /// The animation as it was when it was added; nil where another process has described it.
        let animation: CAAnimation?
        var description: LayerAnimation
    }

    private(set) var entries: [Entry] = []
    private static var lastID: UInt64 = 0

    static func makeID() -> LayerAnimation.ID {
        lastID += 1
        return LayerAnimation.ID(rawValue: lastID)
    }

    var isEmpty: Bool { entries.isEmpty }

    /// Those that have started.
    var descriptions: [LayerAnimation] { entries.flatMap { $0.runs.map(\.description) } }

    mutating func append(_ entry: Entry) {
        entries.append(entry)
    }

    /// Takes out those that `isDue` picks.
    mutating func remove(where isDue: (Entry) -> Bool) -> [Entry] {
        let due = entries.filter(isDue)
        if !due.isEmpty { entries.removeAll(where: isDue) }
        return due
    }

    /// Starts those that have not; one that cannot run is taken out and answered.
    mutating func start(on layer: CALayer, at now: Double) -> (started: [Entry], failed: [Entry]) {
        var started: [Entry] = []
        var failed: [Entry] = []
        for index in entries.indices where entries[index].runs.isEmpty {
            entries[index].runs = entries[index].makeRuns(on: layer, at: now)
            if entries[index].runs.isEmpty {
                failed.append(entries[index])
            } else {
                started.append(entries[index])
            }
        }
        entries.removeAll { $0.runs.isEmpty }
        return (started, failed)
    }

    /// Describes the animations anew that lead to the layer's own value. Answers whether one of them leads elsewhere now.
    mutating func retarget(on layer: CALayer) -> Bool {
        var hasChanged = false
        for index in entries.indices where !entries[index].hasEnded {
            for (place, run) in entries[index].runs.enumerated() {
                let old = run.description
                guard let animation = run.animation as? CABasicAnimation, animation.endsAtLayersValue,
                    let new = animation.description(of: old.id, on: layer, timing: old.timing, in: old.groups),
                    new != old
                else { continue }
                entries[index].runs[place].description = new
                hasChanged = true
            }
        }
        return hasChanged
    }

    /// Marks those that end by `now` and answers them; those that leave nothing behind are taken out. Whoever described
    /// an animation takes it out.
    mutating func end(at now: Double) -> [Entry] {
        var ended: [Entry] = []
        for index in entries.indices where !entries[index].hasEnded && entries[index].source != nil {
            guard let end = entries[index].end, end <= now else { continue }
            entries[index].hasEnded = true
            ended.append(entries[index])
        }
        entries.removeAll { $0.hasEnded && !$0.staysAfterEnd }
        return ended
    }

    /// The next moment at which `end(at:)` has something to do.
    var nextEnd: Double? {
        entries.lazy.filter { !$0.hasEnded && $0.source != nil }.compactMap(\.end).min()
    }

    /// Puts the descriptions of another process in place of those that were; one that goes on keeps its beginning, so that
    /// it does not jerk.
    mutating func replace(with descriptions: [LayerAnimation]) {
        let old = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
        entries = descriptions.map { description in
            var description = description
            if let running = old[description.id]?.runs.first?.description.clockTiming,
                running.rate == description.clockTiming.rate, running.offset == description.clockTiming.offset
            {
                description.clockTiming.begin = running.begin
            }
            return Entry(
                key: nil, source: nil, snapshot: nil, id: description.id, standardDuration: 0, completions: [],
                wasInWindow: true, runs: [Run(animation: nil, description: description)])
        }
    }
}

extension LayerAnimations.Entry {
    /// Returns the animations that run on the layer if the entry starts now; none where nothing can run.
    @MainActor func makeRuns(on layer: CALayer, at now: Double) -> [LayerAnimations.Run] {
        guard let snapshot else { return [] }
        let timing = snapshot.timing(startedAt: now, standardDuration: standardDuration)
        guard timing.isValid else {
            snapshot.refuseTiming(on: layer)
            return []
        }
        return snapshot.runs(as: id, on: layer, timing: timing, in: [])
    }

    /// Returns the descriptions of the animations that run, or that would if the entry started now.
    @MainActor func descriptions(on layer: CALayer, at now: Double) -> [LayerAnimation] {
        (runs.isEmpty ? makeRuns(on: layer, at: now) : runs).map(\.description)
    }

    /// The end of the entry by the media clock, in seconds; nil before it has started, and where it never ends.
    var end: Double? { runs.first?.description.clockTiming.end }

    /// Answers whether the animation is under way and adds to `property`.
    @MainActor func isAdditive(on property: AnimatableProperty) -> Bool {
        guard let animation = snapshot as? CAPropertyAnimation else { return false }
        return animation.isAdditive && animation.keyPath == property.rawValue && !hasEnded
    }

    var staysAfterEnd: Bool {
        runs.first?.description.clockTiming.fillsForwards == true
    }
}

extension LayerAnimations.Entry {
    @MainActor func tellStart() {
        guard let source, let delegate = source.delegate else { return }
        CATransaction.afterCommit { delegate.animationDidStart(source) }
    }

    @MainActor func tellEnd(finished: Bool) {
        guard let source else { return }
        CATransaction.afterCommit { [completions] in
            source.delegate?.animationDidStop(source, finished: finished)
            source.onEnd?(finished)
            for completion in completions { completion.animationDidEnd() }
        }
    }
}
