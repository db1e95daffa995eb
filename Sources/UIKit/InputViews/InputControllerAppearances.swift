/// Tells the controllers of input views that they appear and disappear.
@MainActor final class InputControllerAppearances {
    private var shown: [UIInputViewController] = []
    private var leaving: [UIInputViewController] = []

    /// These controllers, and no others, are to be seen.
    func begin(_ controllers: [UIInputViewController]) {
        let animated = UIView.areAnimationsEnabled
        let gone = shown.filter { one in !controllers.contains { $0 === one } }
        let new = controllers.filter { one in !shown.contains { $0 === one } }
        shown = controllers
        leaving += gone
        for controller in gone { controller.beginAppearanceTransition(false, animated: animated) }
        for controller in new { controller.beginAppearanceTransition(true, animated: animated) }
    }

    /// The views have come to where they belong, or have gone.
    func end() {
        let all = leaving + shown
        leaving = []
        for controller in all where controller.appearanceState.isAppearing || controller.appearanceState.isDisappearing
        {
            controller.endAppearanceTransition()
        }
    }
}
