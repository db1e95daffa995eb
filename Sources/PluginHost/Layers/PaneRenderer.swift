import PaneLayers
import PluginProtocol
import QuartzCore
import UIKit

/// Shows what a plugin commits of one scene: keeps its layers, runs their animations, and has them drawn.
///
/// It is all that a pane knows of drawing. Decision 44 tells what crosses this line, and how another process could be beyond it.
@MainActor protocol PaneRenderer: AnyObject {
    /// The layer that is seen in the pane, behind everything that the host says there. Its origin lies at the pane's top left; it has no
    /// size of its own.
    var layer: CALayer { get }

    /// A controller that is shown instead of layers, as a child of the pane's controller that fills the pane; nil where layers are shown.
    var controller: UIViewController? { get }

    /// Starts whatever draws the pane, so that it is there when there is something to draw. Does nothing where it runs already.
    func launch()

    /// Whether nothing was committed yet, or what was is gone.
    var isEmpty: Bool { get }

    /// Whether the next frame has a picture of what was committed, be it of an earlier commit than the last.
    var hasPicture: Bool { get }

    /// Shows a commit, which leaves a tree that may be: that was checked before. All or nothing.
    ///
    /// - Throws: Where the commit names a picture that never came. Nothing has changed then.
    func apply(_ commit: LayerCommit, _ images: ImageStore) throws(Misbehaviour)

    /// Lets go of a surface that the plugin has released, unless a layer shows it still.
    func forgetSurface(_ number: SurfaceID)

    /// The gestures that what is shown at a place makes use of itself; nil where only the plugin can tell.
    ///
    /// - Parameter point: In the pane's coordinates.
    func gestureUse(at point: CGPoint) -> GestureUse?

    /// Scrolls what is shown at a place, before the plugin hears of it.
    ///
    /// - Parameters:
    ///   - point: In the pane's coordinates.
    ///   - delta: In points; positive y moves the content down.
    ///   - isPrecise: Whether it comes from a device that tells points, not notches.
    ///   - timestamp: Of the event, in seconds.
    func scroll(at point: CGPoint, by delta: CGVector, isPrecise: Bool, timestamp: Double) -> ScrollResult

    /// The objects that scroll what is shown at a place by fingers, the innermost first; none where the plugin makes use of drags there itself, or
    /// only it can tell.
    func scrollers(at point: CGPoint) -> [PaneScroller]

    /// Leads a layer that moves after it was let go to another place to rest at.
    func redirectScroll(of layer: LayerID, to offset: CGPoint)

    /// Called with what fingers and touchpads have scrolled, and what rolls on after it, in order.
    var onScroll: (([ScrolledLayer]) -> Void)? { get set }

    /// The frame of a layer, in the pane's coordinates; nil where no layer of this number is shown.
    func frame(of layer: LayerID) -> CGRect?

    /// Takes everything away: the process that drew it is gone.
    func clear()

    /// Whether the last frame has all of the last commit.
    var isDrawnWhole: Bool { get }

    /// Called between two frames.
    var onEvent: ((PaneRendererEvent) -> Void)? { get set }
}
