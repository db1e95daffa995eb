/// A target and the selector that it is sent. The target is not retained.
struct TargetAction {
    private(set) weak var target: AnyObject?
    /// Whether a target was given. Without one the selector is for the responder chain.
    let hasTarget: Bool
    let action: Selector

    init(_ target: Any?, _ action: Selector) {
        self.target = target.map { $0 as AnyObject }
        hasTarget = target != nil
        self.action = action
    }

    /// Whether a target was given and is gone: then nothing is sent.
    var isOver: Bool { hasTarget && target == nil }

    /// The target as a member of a set; `NSNull` stands for the responder chain.
    var hashableTarget: AnyHashable? {
        guard hasTarget else { return AnyHashable(NSNull()) }
        return target.map { $0 as? AnyHashable ?? AnyHashable(ObjectIdentifier($0)) }
    }

    /// Whether target and action are these.
    func isSame(_ target: Any?, _ action: Selector) -> Bool {
        self.action == action && hasTarget == (target != nil) && self.target === target.map { $0 as AnyObject }
    }

    /// Whether `removeTarget` means it. Nil stands for every target, and for every action.
    func matches(_ target: Any?, _ action: Selector?) -> Bool {
        (target == nil || self.target === target.map { $0 as AnyObject }) && (action == nil || self.action == action)
    }
}
