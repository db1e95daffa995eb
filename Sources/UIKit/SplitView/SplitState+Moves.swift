/// The state decides which moves an event leads to.
extension SplitState {
    /// The moves that an event asks for, in the order in which they are carried out.
    func moves(on event: SplitEvent, in conditions: SplitConditions) -> [SplitMove] {
        switch event {
        case .appearance: isInstalled ? adapting(conditions) : appearing(conditions)
        case .traitsChange: adapting(conditions)
        case .expectation(let sizeClass): (sizeClass == .compact) != (collapsed != nil) ? [.expect(sizeClass)] : []
        case .expectationEnd: [.expect(nil)]
        case .resize: resizing(conditions)
        case .layout: layingOut(conditions)
        case .choice(let count): choosing(count, conditions)
        case .show(let column): collapsed == nil ? showingBeside(column, conditions) : going(to: column, conditions)
        case .hide(let column): collapsed == nil ? hidingBeside(column, conditions) : leaving(column, conditions)
        case .swipe: choosing(mode.columns + 1, conditions)
        case .button(let target): choosing(columns(after: target, conditions), conditions)
        case .preferencesChange: [.choose(nil)] + applying([.choose(nil)]).rearranging(conditions)
        case .widthsChange: rearranging(conditions)
        case .replacement(let column, let part): replacing(column, part, conditions)
        case .collapse(let top): comingTogether(top, conditions)
        case .expansion(let wish): comingApart(wish, conditions)
        case .slideEnd: slides > 1 ? [.endSlide] : slides == 1 ? [.settle] : []
        }
    }

    // MARK: The room

    private func appearing(_ conditions: SplitConditions) -> [SplitMove] {
        guard !conditions.isCompact else { return [.install] + collapsing(conditions) + [.updateButton] }
        let mode = wantedMode(in: conditions)
        return [.install] + turning(to: mode) + installing(mode, conditions) + [.updateButton]
    }

    /// Brings columns together or apart where the room is not what it was.
    private func adapting(_ conditions: SplitConditions) -> [SplitMove] {
        guard isInstalled else { return [] }
        guard conditions.isCompact == (collapsed != nil) else {
            return [.expect(nil)] + (conditions.isCompact ? collapsing(conditions) : expanding(conditions))
                + [.updateButton]
        }
        let next = wantedMode(in: conditions)
        let isOther = collapsed == nil && next != mode
        return [.expect(nil)] + (isOther ? changing(to: next, atOwnPace: false, conditions) : [])
    }

    private func resizing(_ conditions: SplitConditions) -> [SplitMove] {
        let next = wantedMode(in: conditions)
        guard isInstalled, collapsed == nil, next != mode else { return [] }
        return preparing(next, conditions) + [.join, .updateButton]
    }

    private func layingOut(_ conditions: SplitConditions) -> [SplitMove] {
        guard isInstalled else { return [] }
        // What was chosen held while the view was wide, or while it was not.
        let forgetting: [SplitMove] = choice.map { $0.isWide != conditions.isWide } == true ? [.choose(nil)] : []
        let next = applying(forgetting).wantedMode(in: conditions)
        guard collapsed == nil, expected == nil, next != mode else { return forgetting }
        // Nobody has said before that there would be another size.
        return forgetting + preparing(next, conditions) + [.settle, .updateButton]
    }

    // MARK: The mode

    private func choosing(_ count: Int, _ conditions: SplitConditions) -> [SplitMove] {
        guard isInstalled, collapsed == nil else { return [] }
        let choosing = [SplitMove.choose(SplitChoice(columns: count, isWide: conditions.isWide))]
        let next = applying(choosing).wantedMode(in: conditions)
        return choosing + (next != mode ? changing(to: next, atOwnPace: true, conditions) : [])
    }

    private func rearranging(_ conditions: SplitConditions) -> [SplitMove] {
        guard isInstalled, collapsed == nil else { return [] }
        return changing(to: wantedMode(in: conditions), atOwnPace: false, conditions)
    }

    private func changing(
        to next: DisplayMode, atOwnPace isOwn: Bool, _ conditions: SplitConditions
    ) -> [SplitMove] {
        [.begin(atOwnPace: isOwn)] + (next != mode ? preparing(next, conditions) : [])
            + [.announceSizes, .slide, .updateButton]
    }

    /// Tells everybody who will come or go, and has those who come where they come from.
    private func preparing(_ next: DisplayMode, _ conditions: SplitConditions) -> [SplitMove] {
        var moves = [SplitMove.announce(next)]
        for column in conditions.present {
            let isComing = next.shows(column, hasSupplementary: conditions.hasSupplementary)
            guard isComing != shows(column, hasSupplementary: conditions.hasSupplementary) else { continue }
            if !conditions.isClassic { moves.append(.announceColumn(column, isComing: isComing)) }
            moves.append(.beginAppearance(column, isAppearing: isComing))
            if isComing { moves.append(.place(column, before: next)) }
        }
        return moves + [.become(next)]
    }

    /// Another mode, without columns that come or go by it.
    private func turning(to next: DisplayMode) -> [SplitMove] {
        next != mode ? [.announce(next), .become(next)] : []
    }

    /// Makes children of what the app has given, and shows those that a mode shows.
    private func installing(_ mode: DisplayMode, _ conditions: SplitConditions) -> [SplitMove] {
        // Columns of stacks come one after the other, two children together, as UIKit has it.
        let groups = conditions.isClassic ? [conditions.present] : conditions.present.map { [$0] }
        let moves = groups.flatMap { group in
            group.map(SplitMove.put)
                + group.filter { mode.shows($0, hasSupplementary: conditions.hasSupplementary) }
                .map { .place($0, before: nil) }
        }
        return moves + [.setNeedsLayout]
    }

    // MARK: Columns by name

    private func showingBeside(_ column: Column, _ conditions: SplitConditions) -> [SplitMove] {
        switch column {
        case .primary: choosing(conditions.preferences.mostColumns, conditions)
        case .supplementary: conditions.hasSupplementary && mode.columns < 1 ? choosing(1, conditions) : []
        // What lies above it goes.
        case .secondary: mode.isOverlay ? choosing(0, conditions) : []
        case .compact: []
        }
    }

    private func hidingBeside(_ column: Column, _ conditions: SplitConditions) -> [SplitMove] {
        let most = conditions.preferences.mostColumns
        return switch column {
        case .primary: mode.columns == most ? choosing(mode.columns - 1, conditions) : []
        case .supplementary: conditions.hasSupplementary ? choosing(0, conditions) : []
        case .secondary, .compact: []
        }
    }

    /// Returns the number of columns beside the secondary one after the display mode button: one more, or one less where all are shown.
    private func columns(after target: DisplayMode, _ conditions: SplitConditions) -> Int {
        guard target == .automatic else { return target.columns }
        return mode.columns < conditions.preferences.mostColumns ? mode.columns + 1 : mode.columns - 1
    }

    /// Goes to a column on the stack of the one that is shown.
    private func going(to column: Column, _ conditions: SplitConditions) -> [SplitMove] {
        guard let parts = conditions.parts, collapsed != .compact, column != .compact else { return [] }
        if column == collapsed { return popping(from: parts.values.min()) }
        guard let part = parts[column] else { return [.lend(column, animated: true)] }
        return popping(from: parts.values.filter { $0 > part }.min())
    }

    private func leaving(_ column: Column, _ conditions: SplitConditions) -> [SplitMove] {
        popping(from: conditions.parts?[column])
    }

    private func popping(from index: Int?) -> [SplitMove] {
        guard let index, index > 0 else { return [] }
        return [.pop(from: index)]
    }

    private func replacing(_ column: Column, _ part: Int?, _ conditions: SplitConditions) -> [SplitMove] {
        guard isInstalled else { return [] }
        let isGiven = conditions.given.contains(column)
        // It is on the stack of another column: the new one takes its place there.
        if let part, part > 0 { return [.cut(at: part)] + (isGiven ? [.lend(column, animated: false)] : []) }
        guard collapsed.map({ $0 == column }) ?? (column != .compact) else { return [] }
        let placing: [SplitMove] =
            isGiven && shows(column, hasSupplementary: conditions.hasSupplementary) ? [.place(column, before: nil)] : []
        return [.put(column)] + placing + [.setNeedsLayout, .updateButton]
    }

    // MARK: One column

    private func collapsing(_ conditions: SplitConditions) -> [SplitMove] {
        let proposed: Column = conditions.given.contains(.compact) ? .compact : .secondary
        return [.finish, .choose(nil), conditions.isClassic ? .askForPrimary : .askForTop(proposed: proposed)]
    }

    private func comingTogether(_ top: Column, _ conditions: SplitConditions) -> [SplitMove] {
        merging(upTo: top, conditions) + turning(to: .oneBesideSecondary) + [.setNeedsLayout, .reportCollapse]
    }

    private func merging(upTo top: Column, _ conditions: SplitConditions) -> [SplitMove] {
        let isCompact = top == .compact && conditions.given.contains(.compact)
        guard let base = isCompact ? .compact : conditions.present.first else { return [.collapse(onto: .primary)] }
        let going = conditions.preferences.style.columns.reversed().filter { $0 != base }
        var moves = going.map(SplitMove.remove) + [.put(base), .collapse(onto: base), .fit(nil)]
        for column in conditions.present where column != base && !isCompact {
            if conditions.isClassic {
                moves.append(.mergeSecondary)
            } else if column.rawValue <= top.rawValue {
                moves.append(.lend(column, animated: false))
            }
        }
        return moves + [.place(base, before: nil)]
    }

    private func expanding(_ conditions: SplitConditions) -> [SplitMove] {
        [.finish, .fit(wantedMode(in: conditions)), .separate, .comeApart, .askForMode]
    }

    private func comingApart(_ wish: DisplayMode?, _ conditions: SplitConditions) -> [SplitMove] {
        var next = wantedMode(in: conditions)
        var moves: [SplitMove] = []
        if let wish, wish != next {
            moves = [.choose(SplitChoice(columns: wish.columns, isWide: conditions.isWide))]
            next = applying(moves).wantedMode(in: conditions)
        }
        moves += turning(to: next) + installing(next, conditions)
        // The one column that was there may be one that the mode does not show.
        let hidden = conditions.preferences.style.columns.filter {
            !next.shows($0, hasSupplementary: conditions.hasSupplementary)
        }
        moves += hidden.map(SplitMove.takeOut)
        return moves + [.reportExpansion]
    }
}
