/// The base of the generators, which an app tells of what may be felt (UIKit's page of this name). An app makes one of the others.
///
/// Nothing is felt: the machines that Mullion runs on have no haptic engine. An iPad has none either, and generators do nothing there by themselves;
/// code is written for that.
@preconcurrency @MainActor
open class UIFeedbackGenerator: UIInteraction, NSObjectProtocol, Hashable, CustomStringConvertible {
    /// The view that the generator was made for, or was added to, and which holds it; nil for none.
    open private(set) weak var view: UIView?

    /// Makes a generator that belongs to no view.
    public init() {}

    /// Makes a generator and adds it to a view's interactions.
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    public func willMove(to view: UIView?) {}

    public func didMove(to view: UIView?) {
        self.view = view
    }

    /// Does nothing, because there is no haptic engine that could be made ready.
    open func prepare() {}

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIFeedbackGenerator, right: UIFeedbackGenerator) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
