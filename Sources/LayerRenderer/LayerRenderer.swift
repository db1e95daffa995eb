import CCairo
import CoreGraphics
import Diagnostics
import DrawingRenderer
import ImageFiles
import QuartzCore

/// Draws a layer tree into pixels, and after that only what changed.
///
/// It takes the tree's changes, so a tree has one renderer at a time. The root layer is placed as in a superlayer whose
/// origin is the surface's top left corner.
@MainActor package final class LayerRenderer {
    package let tree: LayerTree
    /// The pixels; another object after every `resize`.
    package private(set) var surface: PixelSurface
    /// Pixels per point.
    package private(set) var scale: CGFloat
    /// Behind all layers; its opacity is ignored. Nil: nothing is, and each pixel has its own opacity, by which its colours are
    /// multiplied.
    package var background: CGColor? {
        didSet { if background != oldValue { invalidate(surface.bounds) } }
    }

    private var records: LayerRecords
    private var damage: DamageRegion
    private var needsRecords = true
    private var outgoing = OutgoingPictures()
    /// The statuses of Cairo that were logged.
    private var failures: Set<UInt32> = []

    /// - Parameters:
    ///   - width: in pixels; below 1 counts as 1.
    ///   - height: in pixels; below 1 counts as 1.
    ///   - scale: pixels per point; a scale that is not positive and finite counts as 1.
    package init(tree: LayerTree, width: Int, height: Int, scale: CGFloat, background: CGColor?) {
        self.tree = tree
        self.background = background
        self.scale = Self.valid(scale)
        surface = PixelSurface(width: width, height: height)
        records = LayerRecords(surface: surface.bounds, scale: self.scale)
        damage = DamageRegion(limits: surface.bounds)
        damage.add(surface.bounds)
    }

    /// Replaces the surface; the next `render()` draws all of it. Sizes in pixels, `scale` in pixels per point.
    package func resize(width: Int, height: Int, scale: CGFloat) {
        self.scale = Self.valid(scale)
        surface = PixelSurface(width: width, height: height)
        records = LayerRecords(surface: surface.bounds, scale: self.scale)
        damage = DamageRegion(limits: surface.bounds)
        damage.add(surface.bounds)
        needsRecords = true
    }

    /// Makes the next `render()` draw `rect` whatever changed.
    package func invalidate(_ rect: PixelRect) {
        damage.add(rect)
    }

    /// Draws what changed since the last call and returns the rectangles whose pixels may have changed, which do not overlap;
    /// none when nothing changed. What was scrolled is moved, and drawn only where it came into view.
    ///
    /// - Parameter time: of the media clock; where the animations are.
    @discardableResult package func render(at time: Double = FrameClock.main.now()) -> [PixelRect] {
        tree.present(at: time)
        if !needsRecords { takeOutgoingPictures() }
        var moves: [PixelMove] = []
        if needsRecords {
            _ = tree.takeChanges()
            outgoing.removeAll()
            records.outgoing = outgoing
            records.rebuild(root: tree.root)
            needsRecords = false
        } else if tree.hasChanges {
            moves = records.apply(tree.takeChanges(), to: &damage)
        }
        guard !damage.isEmpty else { return [] }
        for move in moves { surface.apply(move) }
        let rects = damage.rects
        var shown = damage
        for move in moves { shown.add(move.area) }
        damage = DamageRegion(limits: surface.bounds)
        withCairoSurface { target in
            for rect in rects { paint(rect, on: target) }
        }
        return shown.rects
    }

    /// The surface shows the last frame for this moment only.
    private func takeOutgoingPictures() {
        outgoing.update(tree.layersInTransition, on: surface, format) { records[$0]?.subtreeExtent }
        records.outgoing = outgoing
    }

    private func paint(_ rect: PixelRect, on target: OpaquePointer) {
        guard let cairo = cairo_create(target) else { return }
        defer { cairo_destroy(cairo) }
        cairo_add(rect, to: cairo)
        cairo_clip(cairo)
        clear(cairo)
        let painter = LayerPainter(
            cairo: cairo, records: records, damage: rect, scale: scale, surface: surface.bounds)
        painter.paint(tree.root)
        let status = cairo_status(cairo)
        // What a plugin shows may cause it in each frame.
        if status != CAIRO_STATUS_SUCCESS, failures.insert(status.rawValue).inserted {
            Log.views.error("Drawing stopped early: \(status.words)")
        }
    }

    private func clear(_ cairo: OpaquePointer) {
        if let background {
            cairo_set_source_rgb(cairo, Double(background.red), Double(background.green), Double(background.blue))
            cairo_paint(cairo)
        } else {
            cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
            cairo_paint(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        }
    }

    private var format: cairo_format_t {
        background == nil ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
    }

    /// A Cairo surface over the pixels for as long as `body` runs.
    private func withCairoSurface(_ body: (OpaquePointer) -> Void) {
        let bytes = surface.bytes.bindMemory(to: UInt8.self).baseAddress
        // Cairo never returns nil here: a failure is a surface that draws nothing.
        let target: OpaquePointer = cairo_image_surface_create_for_data(
            bytes, format, Int32(surface.width), Int32(surface.height), Int32(surface.bytesPerRow))
        defer {
            cairo_surface_flush(target)
            cairo_surface_finish(target)
            cairo_surface_destroy(target)
        }
        body(target)
    }

    private static func valid(_ scale: CGFloat) -> CGFloat {
        scale.isFinite && scale > 0 ? scale : 1
    }
}
