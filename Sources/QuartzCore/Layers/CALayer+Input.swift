/// What input does at a layer.
extension CALayer {
    /// The owner takes input in another way than it did when the layer was shown last.
    package func noteInteraction() {
        note(.interaction)
    }

    /// For whoever shows the layer in another process.
    package var interaction: LayerValues.Interaction {
        guard !blocksInteraction, var interaction = layoutOwner?.interaction(of: self) else { return .none }
        // What is in front for the eye is not for the finger, which goes by the order of the views.
        if interaction.touches == .inBounds, children.contains(where: { $0.zPosition != 0 }) {
            interaction.touches = .ownerDecides
        }
        return interaction
    }

    /// What the user can bring into view by scrolling, in the layer's coordinates: content with insets. Nil, the default:
    /// nobody but its owner scrolls the layer. A rectangle with a coordinate that is not finite is refused.
    package var scrollArea: CGRect? {
        get { values.scroll.area }
        set {
            guard newValue?.isFinite != false else { return refuse("scrollArea", newValue as Any) }
            set(.scroll, \.scroll.area, newValue)
        }
    }

    /// What a finger does where the layer is shown by another process. Nil, the default: its owner takes fingers.
    package var scrollRules: ScrollRules? {
        get { values.scroll.rules }
        set { set(.scroll, \.scroll.rules, newValue) }
    }

    /// Whether the layer stays where it is seen when whoever shows it in another process scrolls the one that it lies in, as an indicator does.
    /// Its owner moves it along with each offset that it sets itself.
    package var isPinned: Bool {
        get { values.scroll.isPinned }
        set {
            guard newValue != isPinned else { return }
            set(.scroll, \.scroll.isPinned, newValue)
            // Its position is told in another way from now on.
            note(.geometry)
        }
    }

    /// Shows a layer that another process has described at an offset, which may lie beyond its area. What is not finite is passed over.
    package func showScrolled(to offset: CGPoint) {
        guard offset.isFinite else { return }
        replaceValues { $0.scroll.offset = offset }
    }

    /// Scrolls a layer that another process has described, as far as its area goes.
    ///
    /// - Parameter delta: In points; positive y moves the content down.
    /// - Returns: How much of `delta` that was.
    package func scrollShown(by delta: CGVector) -> CGVector {
        let (old, new) = (values.scroll.offset, values.offset(scrolledBy: delta))
        replaceValues { $0.scroll.offset = new }
        return CGVector(dx: old.x - new.x, dy: old.y - new.y)
    }

    /// Whoever shows the layer in another process has scrolled it. Unless its owner leads it elsewhere, it is as shown now, and
    /// nothing is to be told of it.
    ///
    /// - Returns: Where the owner wants content to come to rest that was let go; nil where it leaves it as it is.
    @discardableResult package func wasScrolled(to offset: CGPoint, _ turn: ScrollTurn = .moved) -> CGPoint? {
        let wasChanged = pendingChange.contains(.scroll)
        let wanted = layoutOwner?.scroll(self, to: offset, turn)
        if !wasChanged, values.scroll.offset == offset { pendingChange.remove(.scroll) }
        return wanted
    }
}
