/// A way of dealing with a view that can be added to any: it brings its own recognisers.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The one that it was added to; nil for none. The view holds the interaction, not the other way round.
    var view: UIView? { get }

    /// Called before it is added to a view, or with nil before it is taken off.
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions that were added, in order. Those that a new list does not have are taken off.
    public var interactions: [any UIInteraction] {
        get { attachedInteractions }
        set {
            for old in attachedInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Takes it off the view that it was added to before, if it was.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        attachedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        guard attachedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        attachedInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
