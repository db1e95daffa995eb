extension UIScrollView {
    /// The user has begun to draw the content.
    func contentDragDidBegin() {
        guard let stage = window?.inputViews else { return }
        switch keyboardDismissMode {
        case .none: break
        case .onDrag: stage.endTyping(withAccessory: false)
        case .onDragWithAccessory: stage.endTyping(withAccessory: true)
        case .interactive, .interactiveWithAccessory:
            // Where no input view lies on the window there is nothing to be pushed away, and where somebody else draws the content nobody
            // here knows where the finger is.
            guard stage.frame == nil || window?.isShownElsewhere == true else { return }
            stage.endTyping(withAccessory: keyboardDismissMode == .interactiveWithAccessory)
        }
    }

    /// The finger that draws the content is at another place.
    func contentDragDidMove() {
        guard let window, keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory else {
            return
        }
        window.inputViews.drag(
            to: pan.location(in: nil).y, withAccessory: keyboardDismissMode == .interactiveWithAccessory)
    }

    /// - Parameter velocity: Of the finger, in points a second downwards.
    func contentDragDidEnd(velocity: CGFloat) {
        window?.inputViews.endDrag(velocity: velocity)
    }
}
