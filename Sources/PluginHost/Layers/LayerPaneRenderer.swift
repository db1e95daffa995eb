import MainLoop
import PaneLayers
import PluginProtocol
import QuartzCore
import UIKit

/// Shows a pane by layers of the host's own window, which its screen draws, within the share of each frame that a pane has.
@MainActor final class LayerPaneRenderer: PaneRenderer {
    let layer = CALayer()
    let controller: UIViewController? = nil
    var onEvent: ((PaneRendererEvent) -> Void)?

    private let mirrored: MirroredLayers
    private let allowance: DrawingAllowance
    private let loop: MainLoop
    private var timer: Registration?
    private var hasToldOfSlowness = false

    /// The drawing time after which the log says which layer is slow.
    private static let slow = Duration.milliseconds(500)

    init(_ allowance: DrawingAllowance, loop: MainLoop) {
        self.allowance = allowance
        self.loop = loop
        mirrored = MirroredLayers(in: layer)
        layer.anchorPoint = .zero
        layer.owner = mirrored
        layer.drawingAllowance = allowance
        // Both are called while the pane is drawn, so what follows comes after that.
        allowance.onOverrun = { [weak self] in
            UpdateCycle.main.afterUpdate { [weak self] in self?.continueDrawing() }
        }
        allowance.onFailure = { [weak self] reason in
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

    var isDrawnWhole: Bool {
        !allowance.hasOverrun
    }

    var isDrawnAside: Bool {
        timer != nil
    }

    func apply(_ commit: LayerCommit, _ images: ImageStore) throws(Misbehaviour) {
        try mirrored.apply(commit, images)
    }

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
        allowance.renew()
        timer = nil
    }

    /// Has what the last frame left out drawn in the next one, after whatever the user did meanwhile. A pane that is never
    /// drawn whole in time is given up.
    private func continueDrawing() {
        guard !isEmpty else { return }
        tellOfSlowness()
        if allowance.isUsedUp {
            let seconds = allowance.inAll.components.seconds
            onEvent?(
                .cannotBeShown(
                    "Drawing it took more than \(seconds) seconds of the host's time and came to no end. It needs fewer or "
                        + "simpler layers."))
        } else if allowance.isWaiting {
            timer = loop.schedule(after: FramePace.frame) { [weak self] in
                self?.timer = nil
                self?.continueDrawing()
            }
        } else if !isDrawnWhole {
            layer.setNeedsRedraw()
            UpdateCycle.main.afterUpdate { [weak self] in
                if let self, isDrawnWhole { onEvent?(.wasDrawnWhole) }
            }
        }
    }

    private func tellOfSlowness() {
        let spent = allowance.spent
        guard spent >= Self.slow else {
            hasToldOfSlowness = false
            return
        }
        guard !hasToldOfSlowness else { return }
        hasToldOfSlowness = true
        let slowest = allowance.layer.flatMap(mirrored.id).map { "layer \($0.rawValue)" } ?? "no layer of it"
        onEvent?(
            .isSlow("has taken \(Int(clamping: spent / .milliseconds(1))) ms to draw and is not done, at \(slowest)"))
    }
}
