/// Methods without an argument that every view controller has, or the one that stands for a child in a plugin.
enum ReservedName: String {
    case applicationFinishedRestoringState, becomeFirstResponder, canBecomeFirstResponder, delegate,
        didReceiveMemoryWarning, endAppearanceTransition, launch,
        loadView
    case loadViewIfNeeded, removeFromParent, resignFirstResponder, retry, updateViewConstraints, viewDidLayoutSubviews
    case viewDidLoad, viewLayoutMarginsDidChange, viewSafeAreaInsetsDidChange, viewWillLayoutSubviews

    init?(_ name: String) {
        self.init(rawValue: name)
    }
}
