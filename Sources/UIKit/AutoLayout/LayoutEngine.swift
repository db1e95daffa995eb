import Diagnostics
import ConstraintSolver

/// The constraints of one hierarchy of views, from its topmost view down, as a system of equations.
///
/// Changes are noted and worked off by `solve()`, in the next layout pass. Parts of the hierarchy that no constraint
/// joins share no equation, and so do not cost each other anything.
@MainActor final class LayoutEngine {
    /// Why there is an engine.
    enum Purpose {
        /// To place views.
        case layout
        /// To find the size that suits the root, as near as can be to another.
        case fitting(CGSize, ContentPriorities)
    }

    unowned let root: UIView
    let purpose: Purpose
    let solver = CassowarySolver()

    // MARK: Items

    private var entries: [ObjectIdentifier: LayoutEntry] = [:]
    /// By the number of the variable.
    private var entryOfVariable: [LayoutEntry?] = []

    // MARK: What is to be done

    private var pending: [NSLayoutConstraint] = []
    private var loose: [Weak<UIView>] = []
    private var unread: [LayoutEntry] = []
    private var isDirty = true
    private var isSolving = false
    private var lastRound = 0
    /// Those in which something may need another size, in the order in which that was noted, and where each of them is there.
    private var viewsInNeed: [Weak<UIView>] = []
    private var placesInNeed: [ObjectIdentifier: Int] = [:]

    // MARK: Constraints

    /// What each constraint of the solver was made from.
    var sources: [ConstraintID: LayoutSource] = [:]
    private var idOfConstraint: [ObjectIdentifier: ConstraintID] = [:]
    private var pendingConstraints: Set<ObjectIdentifier> = []
    var reported: Set<Set<ObjectIdentifier>> = []
    var reportedAmbiguities: Set<Ambiguity.Key> = []

    init(root: UIView, purpose: Purpose = .layout) {
        self.root = root
        self.purpose = purpose
    }

    var isForLayout: Bool {
        if case .layout = purpose { return true }
        return false
    }

    private func setDirty(near view: UIView?) {
        isDirty = true
        if isForLayout { (view ?? root).setNeedsLayout() }
    }

    /// What is in `view` may need another size.
    private func noteNeed(in view: UIView?) {
        guard isForLayout, let view else { return }
        // Whose it is is found out later: constraints come by the dozen. A view that is gone may have had the same identifier.
        if let place = placesInNeed[ObjectIdentifier(view)] {
            viewsInNeed[place] = Weak(view)
        } else {
            placesInNeed[ObjectIdentifier(view)] = viewsInNeed.count
            viewsInNeed.append(Weak(view))
        }
    }

    /// Tells containers of children whose views need another size than before.
    private func tellContainers() {
        guard !viewsInNeed.isEmpty else { return }
        let controllers = viewsInNeed.compactMap { $0.object?.managingController }
        viewsInNeed = []
        placesInNeed = [:]
        var told: Set<ObjectIdentifier> = []
        for controller in controllers where told.insert(ObjectIdentifier(controller)).inserted {
            guard let holder = controller.holder, controller.viewIfLoaded?.needsAnotherSize == true else { continue }
            holder.systemLayoutFittingSizeDidChange(forChildContentContainer: controller)
        }
    }

    // MARK: Constraints come and go

    func add(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        guard idOfConstraint[key] == nil, pendingConstraints.insert(key).inserted else { return }
        pending.append(constraint)
        setDirty(near: constraint.holder)
        noteNeed(in: constraint.holder)
    }

    func remove(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        if pendingConstraints.remove(key) != nil {
            // It stays in the list, which is too long to search for each, and is passed over there.
        } else if let id = idOfConstraint.removeValue(forKey: key) {
            removeFromSolver(id)
        } else {
            return
        }
        setDirty(near: constraint.holder)
        noteNeed(in: constraint.holder)
    }

    func removeFromSolver(_ id: ConstraintID) {
        sources[id] = nil
        solver.remove(id)
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard updateConstant(of: constraint) else { return }
        setDirty(near: constraint.holder)
        noteNeed(in: constraint.holder)
    }

    private func updateConstant(of constraint: NSLayoutConstraint) -> Bool {
        guard let id = idOfConstraint[ObjectIdentifier(constraint)] else { return false }
        return solver.setConstant(equation(of: constraint).constant, of: id)
    }

    func priorityDidChange(of constraint: NSLayoutConstraint, fromRequired wasRequired: Bool) {
        guard constraint.priority.isRequired == wasRequired else {
            // What has to hold and what is wished for are different equations.
            remove(constraint)
            return add(constraint)
        }
        guard let id = idOfConstraint[ObjectIdentifier(constraint)] else { return }
        solver.setStrength(constraint.priority.strength, of: id)
        setDirty(near: constraint.holder)
    }

    // MARK: Items come and go

    func entry(of item: any LayoutItem) -> LayoutEntry? {
        entries[ObjectIdentifier(item)]
    }

    func entry(with variable: Variable) -> LayoutEntry? {
        variable.index < entryOfVariable.count ? entryOfVariable[variable.index] : nil
    }

    /// A view that constraints place takes part even where no constraint mentions it.
    func note(_ view: UIView) {
        loose.append(Weak(view))
        setDirty(near: view.superview)
    }

    /// The item's variables, new ones where it had none.
    func entryMakingOne(of item: any LayoutItem) -> LayoutEntry {
        if let entry = entry(of: item) { return entry }
        let entry = LayoutEntry(
            item: item, x: solver.makeVariable(), y: solver.makeVariable(),
            width: solver.makeVariable(isNeverNegative: true), height: solver.makeVariable(isNeverNegative: true))
        entries[ObjectIdentifier(item)] = entry
        for variable in entry.variables {
            while entryOfVariable.count <= variable.index { entryOfVariable.append(nil) }
            entryOfVariable[variable.index] = entry
        }
        tie(entry)
        return entry
    }

    /// Takes an item out, of which no constraint is in the engine any more.
    func forget(_ item: any LayoutItem) {
        guard let entry = entries.removeValue(forKey: ObjectIdentifier(item)) else { return }
        untie(entry)
        for variable in entry.variables {
            entryOfVariable[variable.index] = nil
            solver.remove(variable)
        }
    }

    func forgetLoose(_ view: UIView) {
        loose.removeAll { $0.object === view }
    }

    /// Constraints place the view now, and did not before, or the other way round.
    func placementDidChange(of view: UIView) {
        if let entry = entry(of: view) {
            untie(entry)
            tie(entry)
        }
        // Those whose place depends on the size of the view.
        for subview in view.subviews where subview.followsFrame {
            guard let entry = entry(of: subview) else { continue }
            untie(entry)
            tie(entry)
        }
        if !view.followsFrame { note(view) }
        setDirty(near: view.superview)
    }

    /// The frame of a view that follows its frame, or the root's bounds, are others.
    func geometryDidChange(of view: UIView) {
        guard let entry = entry(of: view), entry.isTiedToFrame else { return }
        if view !== root, let superview = view.superview, isSolved(superview) {
            // It followed its superview, as the equations say; only the rounding differs.
            guard !isNear(frame(of: entry), view.untransformedFrame) else { return }
            untie(entry)
            tie(entry)
        } else if !retie(entry) {
            return
        }
        setDirty(near: view.superview ?? view)
    }

    private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
        let differences = [
            left.minX - right.minX, left.maxX - right.maxX, left.minY - right.minY, left.maxY - right.maxY,
        ]
        return differences.allSatisfy { abs($0) <= 1 }
    }

    /// The safe area or the margins of the view are others.
    func insetsDidChange(of view: UIView) {
        for guide in view.layoutStateIfAny?.systemGuides.values ?? [:].values {
            if let entry = entry(of: guide), retie(entry) { setDirty(near: view) }
        }
    }

    /// The content's size, its priorities or the place of its baselines may be others.
    func contentDidChange(of view: UIView) {
        guard let entry = entry(of: view) else { return }
        if isSolved(view) {
            noteContent(of: entry)
            setDirty(near: view.superview)
            noteNeed(in: view.superview)
        }
        for constraint in entry.standingOnText.values.compactMap(\.object) { constantDidChange(of: constraint) }
    }

    /// The direction of reading is another one in `view`.
    func directionDidChange(in view: UIView) {
        for constraint in view.constraints {
            guard constraint.places.contains(where: { $0.attribute.isDirectional }),
                idOfConstraint[ObjectIdentifier(constraint)] != nil
            else { continue }
            remove(constraint)
            add(constraint)
        }
    }

    // MARK: Solving

    /// Brings everything up to date and tells the views whose subviews move.
    func solve() {
        guard isDirty, !isSolving else { return }
        isSolving = true
        settle()
        isSolving = false
        tellContainers()
    }

    private func settle() {
        var rounds = 0
        repeat {
            isDirty = false
            takeInWaiting()
            readContents()
            let conflicts = solver.solve()
            if isForLayout { conflicts.forEach(report) }
            takeChanges()
            rounds += 1
            // Text that wraps knows its height only when its width is known.
        } while isDirty && rounds < 4
        isDirty = false
    }

    private func takeInWaiting() {
        let views = loose
        loose = []
        for view in views.compactMap(\.object) where !view.followsFrame { _ = entryMakingOne(of: view) }
        let constraints = pending
        pending = []
        for constraint in constraints where pendingConstraints.remove(ObjectIdentifier(constraint)) != nil {
            guard constraint.isIntact else { continue }
            let equation = equation(of: constraint)
            let id = solver.add(
                equation.terms, constant: equation.constant,
                Relation(rawValue: constraint.relation.rawValue) ?? .equal, strength: constraint.priority.strength)
            idOfConstraint[ObjectIdentifier(constraint)] = id
            sources[id] = .constraint(constraint)
        }
    }

    /// The size of the content is to be asked for.
    func noteContent(of entry: LayoutEntry) {
        guard entry.isContentKnown else { return }
        entry.isContentKnown = false
        unread.append(entry)
    }

    private func readContents() {
        let entries = unread
        unread = []
        for entry in entries where !entry.isContentKnown { tieContent(of: entry) }
    }

    private func takeChanges() {
        lastRound += 1
        for variable in solver.takeChangedVariables() {
            guard let entry = entry(with: variable), entry.lastRound != lastRound else { continue }
            entry.lastRound = lastRound
            if entry.wraps, updateWrappedHeight(of: entry) { isDirty = true }
            for constraint in entry.standingOnText.values.compactMap(\.object) where updateConstant(of: constraint) {
                isDirty = true
            }
            if isForLayout { apply(entry) }
        }
    }

    private func apply(_ entry: LayoutEntry) {
        let frame = frame(of: entry)
        if let guide = entry.guide {
            guard guide.area == nil || guide.area == .scrollContent, guide.solvedFrame != frame else { return }
            guide.solvedFrame = frame
            guide.owningView?.setNeedsLayout()
        } else if let view = entry.view, let state = view.layoutStateIfAny, !state.followsFrame {
            guard state.solvedFrame != frame else { return }
            state.solvedFrame = frame
            view.superview?.setNeedsLayout()
        }
    }

    /// As it was solved last, not rounded.
    func frame(of entry: LayoutEntry) -> CGRect {
        CGRect(
            x: solver.value(of: entry.x), y: solver.value(of: entry.y), width: solver.value(of: entry.width),
            height: solver.value(of: entry.height))
    }
}
