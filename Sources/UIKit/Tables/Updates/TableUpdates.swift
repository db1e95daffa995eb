/// Collects updates of a table until they are complete, and shows them together.
@MainActor final class TableUpdates {
    private unowned let table: UITableView
    private var depth = 0
    private var pending = ListUpdates()
    private var completions: [(Bool) -> Void] = []

    init(of table: UITableView) {
        self.table = table
    }

    /// Whether something was begun that is not shown yet.
    var isOpen: Bool {
        depth > 0
    }

    // MARK: Everything anew

    func reload() {
        pending = ListUpdates()
        table.selecting.removeAll()
        table.touches.cancel()
        table.rowSwipe.close(animated: false)
        table.rowReorder.cancel()
        table.startedDragging?.forget()
        table.sweep.forget()
        table.keys.willReload()
        table.prefetching.forget()
        table.tiles.discard()
        table.content.reload()
    }

    /// Has all heights be asked for anew, because what says them has changed.
    func remeasure() {
        guard !table.content.isAsking, !table.tiles.isLayingOut else { return reload() }
        table.content.geometry = table.content.makeGeometry(table.content.geometry.counts)
        table.setNeedsLayout()
    }

    /// Has all heights be asked of another delegate. Until it is asked about a row, that counts as high as it was, so that nothing moves.
    func askForHeights() {
        let content = table.content
        guard !content.isDue else { return table.setNeedsLayout() }
        guard !content.isAsking, !table.tiles.isLayingOut else { return reload() }
        let old = content.geometry
        var new = content.makeGeometry(old.counts)
        new.estimate(by: old)
        content.geometry = new
        table.setNeedsLayout()
    }

    // MARK: Batches

    func begin() {
        depth += 1
    }

    func end() {
        guard depth > 0 else {
            return UsageDiagnostic.report(
                .invalidTable, "endUpdates() of \(table) has no beginUpdates() before it; nothing happens")
        }
        depth -= 1
        guard depth == 0 else { return }
        let (batch, completions) = (pending, completions)
        (pending, self.completions) = (ListUpdates(), [])
        commit(batch, animated: true) { finished in completions.forEach { $0(finished) } }
    }

    func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        begin()
        updates?()
        if let completion { completions.append(completion) }
        end()
    }

    /// Makes one update, or adds it to the batch that has begun.
    func change(_ change: (inout ListUpdates) -> Void) {
        guard depth == 0 else { return change(&pending) }
        var batch = ListUpdates()
        change(&batch)
        commit(batch, animated: true) { _ in }
    }

    /// Shows what the data source says after these updates.
    func commit(_ batch: ListUpdates, animated: Bool, _ completion: @escaping (Bool) -> Void) {
        let content = table.content
        // Content that is read anew altogether needs no updates.
        guard !content.isDue else { return completion(true) }
        guard !content.isAsking, !table.tiles.isLayingOut else {
            UsageDiagnostic.report(
                .invalidTable,
                "\(table) was updated while it asked its data source or delegate; everything is read anew instead")
            reload()
            return completion(false)
        }
        guard !batch.isEmpty else {
            show(nil, animated: animated, completion) {
                if self.table.estimatedRowHeight == 0 { self.remeasure() } else { content.geometry.forgetAll() }
            }
            return
        }
        table.rowReorder.cancel()
        let after = content.counts()
        switch batch.resolve(before: content.geometry.counts, after: after) {
        case .success(let change):
            show(change, animated: animated, completion) { self.adopt(change) }
        case .failure(let fault):
            UsageDiagnostic.report(.invalidTable, "\(fault.message) \(table) reads everything anew")
            reload()
            completion(false)
        }
    }

    private func adopt(_ change: ListChange) {
        let content = table.content
        let old = content.geometry
        var new = content.makeGeometry(change.after)
        new.adoptHeights(of: old, by: change)
        content.geometry = new
        follow(change)
        table.tiles.reconfigure(change.reconfigured.sorted().compactMap(change.newIndexPath(of:)))
    }

    /// Follows the rows that are selected or have the focus to where they are after an update.
    func follow(_ change: ListChange) {
        table.selecting.adopt(change)
        table.startedDragging?.adopt(change)
        table.sweep.adopt(change.newIndexPath(of:))
        table.keys.adopt(change)
        table.prefetching.forget()
    }

    // MARK: Showing

    private func show(
        _ change: ListChange?, animated: Bool, _ completion: @escaping (Bool) -> Void, _ apply: () -> Void
    ) {
        table.touches.cancel()
        let animation = TableAnimation(of: table, change)
        UIView.performWithoutAnimation {
            if let change { animation.take(table.tiles.adopt(change), table.headers.adopt(change)) }
            apply()
            table.tiles.layOut()
        }
        let isSeen = animated && table.window != nil && UIView.areAnimationsEnabled
        animation.run(isAnimated: isSeen, completion)
    }
}
