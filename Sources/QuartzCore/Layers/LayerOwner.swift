/// Who lays out what is in a layer, and takes the input there.
@MainActor package protocol LayerOwner: AnyObject {
    /// The name by which reports call the owner, so that whoever reads them finds it.
    var nameInReports: String { get }

    /// `layer` may be another one than the owner's main layer.
    func sizeDidChange(of layer: CALayer)

    /// What input does at `layer`, for whoever shows it in another process. A change is told by `noteInteraction()`.
    func interaction(of layer: CALayer) -> LayerValues.Interaction

    /// Whoever shows the layer in another process has scrolled it.
    ///
    /// - Returns: Where the owner wants content to come to rest that was let go; nil where it leaves it as it is.
    func scroll(_ layer: CALayer, to offset: CGPoint, _ turn: ScrollTurn) -> CGPoint?
}
