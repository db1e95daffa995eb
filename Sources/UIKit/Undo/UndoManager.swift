import QuartzCore

/// Remembers how changes are taken back, in groups, and takes them back (Foundation's page of this name, which Foundation on Linux has not got).
///
/// An action is a closure with its target, or a selector. A target is not owned: an action whose target is gone does nothing.
@preconcurrency @MainActor open class UndoManager: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// The occupation of the manager, which decides whether actions that are registered can be undone or redone afterwards.
    private enum Phase {
        case idle
        case undoing
        case redoing
    }

    private var phase = Phase.idle
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// The groups that are open, the outermost first.
    private var openGroups: [UndoGroup] = []
    /// Whether the outermost group was opened by the manager, for what is done in one turn of the loop.
    private var hasEventGroup = false
    private var endOfTurn: AnyObject?
    private var disableCount = 0

    public init() {}

    // MARK: Groups

    /// Opens a group, in the one that is open. If `groupsByEvent` is true and none is open, it is within a group of what is done in this turn of
    /// the loop.
    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, phase == .idle { openEventGroup() }
        open()
    }

    /// Closes the innermost group.
    open func endUndoGrouping() {
        guard !openGroups.isEmpty else {
            UsageDiagnostic.report(
                .invalidUndo,
                "endUndoGrouping() was called without a group that is open. Call beginUndoGrouping() first.")
            return
        }
        close()
    }

    /// The number of groups that are open.
    open var groupingLevel: Int { openGroups.count }

    /// Whether what is done in one turn of the loop is one group.
    open var groupsByEvent = true

    /// The most groups that can be undone, of which the oldest are forgotten; 0 is no limit.
    open var levelsOfUndo = 0 {
        didSet {
            trim(&undoStack)
            trim(&redoStack)
        }
    }

    private func openEventGroup() {
        hasEventGroup = true
        open()
        endOfTurn = FrameClock.main.schedule(.zero) { [weak self] in self?.closeEventGroup() }
    }

    private func closeEventGroup() {
        guard hasEventGroup, phase == .idle else { return }
        while !openGroups.isEmpty { close() }
    }

    private func open() {
        if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func close() {
        post(.NSUndoManagerCheckpoint)
        guard let closing = openGroups.last else { return }
        let info = closing.isDiscardable && !closing.isEmpty ? [NSUndoManagerGroupIsDiscardableKey: true] : nil
        post(.NSUndoManagerWillCloseUndoGroup, info)
        guard let group = openGroups.popLast() else { return }
        if openGroups.isEmpty {
            if hasEventGroup, phase == .idle {
                hasEventGroup = false
                endOfTurn = nil
            }
            push(group)
        } else {
            openGroups[openGroups.count - 1].entries.append(.group(group))
            if !group.name.isEmpty { openGroups[openGroups.count - 1].name = group.name }
        }
        post(.NSUndoManagerDidCloseUndoGroup, info)
    }

    private func push(_ group: UndoGroup) {
        // Nothing was registered, so there is nothing to take back.
        if phase != .idle, group.isEmpty { return }
        if phase == .undoing {
            redoStack.append(group)
            trim(&redoStack)
        } else {
            undoStack.append(group)
            trim(&undoStack)
        }
    }

    private func trim(_ stack: inout [UndoGroup]) {
        guard levelsOfUndo > 0, stack.count > levelsOfUndo else { return }
        stack.removeFirst(stack.count - levelsOfUndo)
    }

    // MARK: Registration

    /// Remembers how a change is taken back. While the manager undoes, it is how the change is made again.
    ///
    /// - Parameters:
    ///   - target: The object that was changed, which is not owned.
    ///   - handler: The closure that takes the change back. It registers in turn how that is taken back.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        register(target) { object in
            if let target = object as? TargetType { handler(target) }
        }
    }

    /// Remembers how a change is taken back that is undone by itself, even where others are made in the same turn of the loop. In a group that
    /// the app has open it is undone with that.
    func registerGroup<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        // A group within that of the turn is one that the app has open.
        if openGroups.count == 1 { closeEventGroup() }
        let isAlone = openGroups.isEmpty && isUndoRegistrationEnabled
        if isAlone { open() }
        registerUndo(withTarget: target, handler: handler)
        if isAlone { close() }
    }

    /// Registers a call of a method of `target`, with an argument that the manager retains.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        register(target as AnyObject) { target in
            ObjectRegistry.shared.perform(selector, on: target, MethodArguments(anObject))
        }
    }

    private func register(_ target: AnyObject, _ run: @escaping @MainActor (AnyObject) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        let isAlone = openGroups.isEmpty
        if isAlone {
            if groupsByEvent {
                openEventGroup()
            } else {
                UsageDiagnostic.report(
                    .invalidUndo,
                    "registerUndo(withTarget:handler:) was called while no group is open and groupsByEvent is false. The action is "
                        + "a group of its own. Call beginUndoGrouping() first.")
                open()
            }
        }
        if phase == .idle { redoStack = [] }
        openGroups[openGroups.count - 1].entries.append(
            .action(UndoGroup.Action(target: target, isDiscardable: false, run: run)))
        if isAlone, !groupsByEvent { close() }
    }

    /// Has actions that are registered be forgotten, until `enableUndoRegistration()` was called as often.
    open func disableUndoRegistration() {
        disableCount += 1
    }

    open func enableUndoRegistration() {
        guard disableCount > 0 else {
            UsageDiagnostic.report(
                .invalidUndo,
                "enableUndoRegistration() was called more often than disableUndoRegistration(). Call them in pairs.")
            return
        }
        disableCount -= 1
    }

    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    /// Forgets everything, and has actions be registered again.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        disableCount = 0
        // A group that is being undone is closed by whoever opened it.
        guard phase == .idle else {
            for index in openGroups.indices { openGroups[index].entries = [] }
            return
        }
        openGroups = []
        hasEventGroup = false
        endOfTurn = nil
    }

    /// Forgets the actions of a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func clean(_ stack: inout [UndoGroup]) {
            for index in stack.indices { stack[index].removeActions(withTarget: target) }
            stack.removeAll { $0.entries.isEmpty }
        }
        clean(&undoStack)
        clean(&redoStack)
        for index in openGroups.indices { openGroups[index].removeActions(withTarget: target) }
    }

    // MARK: Undo and redo

    open var canUndo: Bool {
        !undoStack.isEmpty || openGroups.contains { !$0.entries.isEmpty }
    }

    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoStack.isEmpty
    }

    open var isUndoing: Bool { phase == .undoing }

    open var isRedoing: Bool { phase == .redoing }

    /// Closes the group of this turn of the loop, and takes back the last group.
    open func undo() {
        if phase == .idle, openGroups.count == 1 { close() }
        guard openGroups.isEmpty else {
            UsageDiagnostic.report(
                .invalidUndo,
                "undo() was called while \(openGroups.count) groups are open. Call endUndoGrouping() for each, or undoNestedGroup()."
            )
            return
        }
        undoNestedGroup()
    }

    /// Takes back the last group that was closed, which may be within one that is open.
    open func undoNestedGroup() {
        guard phase == .idle else { return }
        post(.NSUndoManagerCheckpoint)
        guard let group = takeLastGroup() else { return }
        post(.NSUndoManagerWillUndoChange)
        run(group, as: .undoing)
        post(.NSUndoManagerDidUndoChange)
    }

    /// Makes again what was undone last.
    open func redo() {
        guard phase == .idle else { return }
        post(.NSUndoManagerCheckpoint)
        guard openGroups.isEmpty, let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        run(group, as: .redoing)
        post(.NSUndoManagerDidRedoChange)
    }

    private func takeLastGroup() -> UndoGroup? {
        guard let open = openGroups.last else { return undoStack.popLast() }
        guard case .group(let group)? = open.entries.last else { return nil }
        openGroups[openGroups.count - 1].entries.removeLast()
        return group
    }

    private func run(_ group: UndoGroup, as phase: Phase) {
        let waiting = openGroups
        self.phase = phase
        openGroups = []
        open()
        openGroups[0].name = group.name
        group.run()
        // A group that a handler opened and did not close ends with the handler.
        while !openGroups.isEmpty { close() }
        self.phase = .idle
        openGroups = waiting
    }

    // MARK: Names

    /// Names the group that is open, or else the one that was closed last.
    open func setActionName(_ actionName: String) {
        if !openGroups.isEmpty {
            openGroups[openGroups.count - 1].name = actionName
        } else if !undoStack.isEmpty {
            undoStack[undoStack.count - 1].name = actionName
        }
    }

    /// The name of what would be undone; empty where it has none.
    open var undoActionName: String {
        if phase == .idle, openGroups.contains(where: { !$0.entries.isEmpty }) {
            return openGroups.last { !$0.name.isEmpty }?.name ?? ""
        }
        return undoStack.last?.name ?? ""
    }

    /// The name of what would be redone; empty where it has none.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    // MARK: Discardable actions

    /// Sets whether nothing is lost if the last action is forgotten, as that of a scroll position.
    open func setActionIsDiscardable(_ discardable: Bool) {
        if !openGroups.isEmpty {
            openGroups[openGroups.count - 1].setDiscardable(discardable)
        } else if !undoStack.isEmpty {
            undoStack[undoStack.count - 1].setDiscardable(discardable)
        }
    }

    open var undoActionIsDiscardable: Bool { undoStack.last.map { !$0.isEmpty && $0.isDiscardable } ?? false }

    open var redoActionIsDiscardable: Bool { redoStack.last.map { !$0.isEmpty && $0.isDiscardable } ?? false }

    private func post(_ name: NSNotification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UndoManager, right: UndoManager) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
