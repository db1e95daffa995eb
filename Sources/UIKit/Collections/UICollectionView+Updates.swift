/// Batches of updates, which change the data and the views together.
extension UICollectionView {
    /// Adds a change to the batch that is being collected, or makes it a batch of its own.
    final func update(_ change: (inout ListUpdates) -> Void) {
        if var collected = collectedUpdates {
            change(&collected)
            collectedUpdates = collected
            return
        }
        var updates = ListUpdates()
        change(&updates)
        apply(updates, animated: true, completion: nil)
    }

    /// Shows changes that the data source has made already.
    package func apply(_ updates: ListUpdates, animated: Bool, completion: ((Bool) -> Void)?) {
        if collectedUpdates != nil {
            report("Updates were applied within performBatchUpdates(_:completion:); apply them outside of it")
            // The data has changed already.
            reloadData()
            completion?(false)
            return
        }
        // Updates change counts that are known; unknown ones are asked for anew.
        guard tiles.knowsCounts, !tiles.isReloadDue else {
            // The data source was asked before the data changed.
            reloadData()
            return settleAnew(completion)
        }
        commit(updates, from: tiles.counts, tiles.snapshot(), animated: animated, completion)
    }

    final func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        // A batch in a batch is part of it.
        if collectedUpdates != nil {
            updates?()
            if let completion { nestedCompletions.append(completion) }
            return
        }
        // The data is still what it was: what is due is done by it.
        if !tiles.isLayingOut, tiles.needsPreparation || tiles.isReloadDue, !bounds.isEmpty { tiles.layOut() }
        let (counts, places) = (tiles.counts, tiles.snapshot())
        collectedUpdates = ListUpdates()
        updates?()
        let collected = collectedUpdates ?? ListUpdates()
        collectedUpdates = nil
        let nested = nestedCompletions
        nestedCompletions = []
        let all: (Bool) -> Void = { finished in
            for block in nested { block(finished) }
            completion?(finished)
        }
        if tiles.isReloadDue { return settleAnew(all) }
        commit(collected, from: counts, places, animated: true, all)
    }

    private func commit(
        _ updates: ListUpdates, from before: CollectionCounts, _ places: [ElementKey: UICollectionViewLayoutAttributes],
        animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        if tiles.isLayingOut {
            report(
                "Items were updated while the data source or the delegate was asked for views; everything is read anew")
            reloadData()
            return settleAnew(completion)
        }
        forgetMovement()
        let after = askForCounts()
        switch updates.resolve(before: before.items, after: after.items, naming: .items) {
        case .success(let change):
            CollectionUpdate(of: self, change, before: places)
                .run(counts: after, animated: animated && UIView.areAnimationsEnabled, completion)
        case .failure(let fault):
            UsageDiagnostic.report(.invalidCollection, "\(fault.message) Everything is read anew.")
            reloadData()
            settleAnew(completion)
        }
    }

    /// Reads everything anew with the next layout, without an animation.
    private func settleAnew(_ completion: ((Bool) -> Void)?) {
        setNeedsLayout()
        guard let completion else { return }
        UIView.animate(withDuration: 0, animations: {}, completion: completion)
    }
}
