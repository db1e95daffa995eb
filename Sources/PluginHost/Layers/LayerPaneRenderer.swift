import PaneLayers
import PluginProtocol
import QuartzCore
import UIKit

/// Shows a pane by layers of the host's own window, which its screen draws, however long that takes: its plugin is trusted.
@MainActor final class LayerPaneRenderer: PaneRenderer {
    let layer = CALayer()
    let controller: UIViewController? = nil
    var onEvent: ((PaneRendererEvent) -> Void)?

    private let mirrored: MirroredLayers

    init() {
        mirrored = MirroredLayers(in: layer)
        layer.anchorPoint = .zero
        layer.owner = mirrored
        // It is called while the pane is drawn, so what follows comes after that.
        layer.onDrawingFailure = { [weak self] reason in
            UpdateCycle.main.afterUpdate { [weak self] in
                guard let self, !isEmpty else { return }
                onEvent?(.cannotBeShown("It could not be drawn: \(reason)."))
            }
        }
    }

    /// Layers are drawn with the window that they are in.
    func launch() {}

    var isEmpty: Bool {
        mirrored.isEmpty
    }

    /// Layers are seen in the frame that comes next.
    var hasPicture: Bool {
        !isEmpty
    }

    var isDrawnWhole: Bool {
        true
    }

    func apply(_ commit: LayerCommit, _ images: ImageStore) throws(Misbehaviour) {
        try mirrored.apply(commit, images)
    }

    /// The layers that show surfaces hold them, and nobody else does.
    func forgetSurface(_ number: SurfaceID) {}

    func gestureUse(at point: CGPoint) -> GestureUse? {
        mirrored.gestureUse(at: point)
    }

    func scroll(at point: CGPoint, by delta: CGVector, isPrecise: Bool, timestamp: Double) -> ScrollResult {
        mirrored.scroll(at: point, by: delta, isPrecise: isPrecise, timestamp: timestamp)
    }

    func scrollers(at point: CGPoint) -> [PaneScroller] {
        mirrored.scrollers(at: point)
    }

    func redirectScroll(of layer: LayerID, to offset: CGPoint) {
        mirrored.redirectScroll(of: layer, to: offset)
    }

    var onScroll: (([ScrolledLayer]) -> Void)? {
        get { mirrored.onScroll }
        set { mirrored.onScroll = newValue }
    }

    func frame(of layer: LayerID) -> CGRect? {
        mirrored.frame(of: layer)
    }

    func clear() {
        mirrored.removeAll()
    }
}
