/// Tells the controllers of input views that they appear and disappear.
@MainActor struct InputControllerAppearances {
    private var shown: [UIInputViewController] = []
    private var leaving: [UIInputViewController] = []

    /// These controllers, and no others, are to be seen.
    mutating func begin(_ controllers: [UIInputViewController]) {
        let animated = UIView.areAnimationsEnabled
        let gone = shown.filter { one in !controllers.contains { $0 === one } }
        let new = controllers.filter { one in !shown.contains { $0 === one } }
        shown = controllers
        leaving += gone
        for controller in gone { controller.beginAppearanceTransition(false, animated: animated) }
        for controller in new { controller.beginAppearanceTransition(true, animated: animated) }
    }

    /// What moved is where it belongs.
    mutating func end() {
        let all = leaving + shown
        leaving = []
        for controller in all where controller.appearanceState.isAppearing || controller.appearanceState.isDisappearing
        {
            controller.endAppearanceTransition()
        }
    }
}
