/// What a scenario asks the child itself to do, where the host could not do it from outside. Crosses processes by its
/// raw value.
package enum ChildCommand: String, Codable, CaseIterable, Sendable {
    /// Calls `setNeedsLayout()` on its view.
    case setNeedsLayout
    case layoutIfNeeded
    /// Records a line with what the child sees of itself, outside of any callback.
    case describe
    /// Records a line with its traits, safe area and margins.
    case describeSurroundings
    /// Reads `view`.
    case readView
    /// Sets `view` to nil.
    case dropView
    /// Wishes for 120 x 90 points.
    case preferSize
    /// Changes the data that it shows.
    case changeData
    /// A container adds one more child of its own, as the four steps of the documentation have it.
    case addGrandchild
    /// A container removes the child that it added last.
    case removeGrandchild
    /// Has its navigation controller push one more controller that records, called "other".
    case pushAnother
    /// Has its navigation controller pop whatever is above it.
    case popOthers
    case popToRoot
    /// Puts a button for adding into the bar.
    case addBarButton
    /// Puts a button with a menu into the bar, and another one into its view.
    case addMenus
    /// Gives itself items for the toolbar, and has its navigation controller show that.
    case showToolbar
    case hideBar
    /// Records a line with what it sees of its navigation controller.
    case describeStack
    /// Presents one more controller that records, called "other", which covers the window.
    case presentFullScreen
    /// Presents "other" on a sheet with two detents.
    case presentSheet
    /// Presents "other" on a smaller sheet.
    case presentForm
    /// Presents "other" in a popover, anchored at a part of its own view.
    case presentPopover
    /// Presents "other" over its own view, as the presentation context.
    case presentInContext
    /// Presents "other" in its own place, as the presentation context.
    case presentInPlace
    /// Has its own child present "other", for which it is the presentation context itself.
    case presentFromPart
    /// Presents "other" in the current context, where nobody defines one.
    case presentInNoContext
    /// Presents a navigation controller with "other" in it, which covers the window.
    case presentStack
    /// Presents "other" by a presentation controller of its own, which shows it in the lower half of the window.
    case presentCustom
    /// Presents an alert that asks whether to delete something.
    case presentAlert
    /// Has "other" present one more controller, called "third", over the window.
    case presentFromOther
    /// Dismisses what it presents.
    case dismissPresented
    /// Has "other" dismiss itself.
    case dismissOther
    /// Has "other" report to its delegate, which dismisses it, that it is done.
    case finishOther
    /// Lets go of its own reference to "other".
    case forgetOther
    /// Forbids the user to dismiss "other".
    case holdOther
    /// Records a line that says what it presents, and what the presented controller knows of it.
    case describePresentation
}

/// A controller that takes a scenario's commands.
@MainActor package protocol ChildCommandReceiver {
    func perform(_ command: ChildCommand)
}
