/// Something that is drawn over the views of a window and follows one of them.
@MainActor package protocol WindowDecoration: AnyObject {
    /// Called in each update of the window when everything has its place, before the layers are committed.
    func place(in window: UIWindow)
}
