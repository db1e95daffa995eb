/// What a controller has to do with the window that it is in.
extension UIViewController {
    /// The window that its view is in, or whose root it is.
    var currentWindow: UIWindow? {
        viewIfLoaded?.window ?? hostWindow ?? parent?.currentWindow
    }

    /// What a controller supports that does not say it.
    package var usualInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }
}
