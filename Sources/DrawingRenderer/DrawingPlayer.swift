import CCairo
import CoreGraphics
import TextLayout

/// Plays recorded drawing commands.
package struct DrawingPlayer {
    struct State {
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var shadow: CGDrawing.Shadow?
        /// Whether a transform squeezed everything flat; Cairo refuses such transforms.
        var isFlat = false
        /// Steps of the clips that are no upright rectangles.
        var clipSteps = 0
    }

    private enum Scope {
        case state(State)
        case layer(State)
        /// One that was refused, and changes nothing when it ends.
        case refused
    }

    let cairo: OpaquePointer
    /// Of the recorded area, before any command.
    let base: CGAffineTransform
    var state = State()
    private var scopes: [Scope] = []
    private var depth = 0
    private var layers = 0

    /// Saved states beyond are refused, with the restores that belong to them.
    private static let deepest = 512
    /// Each layer takes the memory of all that can be seen.
    private static let mostLayersInEachOther = 8
    /// What layers and shadows may cost in one drawing, in pixels; beyond it they are left out, so that a drawing that
    /// means harm cannot hold a host up.
    var pixelsLeft = 1 << 26
    /// What painting may cost in one drawing, in pixels, for the same reason.
    var paintingLeft = 1 << 31
    /// How many pairs of edges may be cut with each other: Cairo cuts what it paints with every clip.
    var cutsLeft = 1 << 25
    /// How many rows of pixels the edges of all paths may cross together. Cairo takes half a microsecond for one, and up to two
    /// where thousands of edges are in a row.
    var edgeRowsLeft = 1 << 23
    /// How many corners dashes may have; beyond it lines are unbroken. Cairo keeps all of a line in memory.
    var dashCornersLeft = 1 << 18

    /// Coordinates are those of the user space of `cairo`, whose state is left as it was.
    package static func play(_ drawing: CGDrawing, on cairo: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        var player = DrawingPlayer(cairo: cairo, base: CGAffineTransform(matrix))
        cairo_save(cairo)
        for command in drawing.commands {
            player.play(command)
        }
        while let scope = player.scopes.last {
            if case .layer = scope { player.endLayer() } else { player.restore() }
        }
        cairo_restore(cairo)
    }

    private init(cairo: OpaquePointer, base: CGAffineTransform) {
        self.cairo = cairo
        self.base = base
    }

    private mutating func play(_ command: CGDrawing.Command) {
        switch command {
        case .saveState:
            save()
        case .restoreState:
            restore()
        case .beginLayer:
            beginLayer()
        case .endLayer:
            endLayer()
        case .setAlpha(let alpha):
            state.alpha = alpha > 0 ? min(alpha, 1) : 0
        case .setBlendMode(let mode):
            state.blendMode = mode
        case .setShadow(let shadow):
            state.shadow = shadow
        case .concatenate(let transform):
            state.isFlat = state.isFlat || !cairo_concatenate(transform, on: cairo)
        case _ where state.isFlat:
            break
        case .clip(let path, let rule):
            guard let area = PixelPath(path, on: cairo) else { break }
            if !area.isUprightRectangle { state.clipSteps += area.steps }
            Self.addArea(area, rule, to: cairo)
            cairo_clip(cairo)
        case .fill, .stroke:
            paint(command)
        case .gradient, .image, .text:
            if canCut(nil) { paint(command) }
        }
    }

    // MARK: States and layers

    private mutating func save() {
        guard depth < Self.deepest else {
            scopes.append(.refused)
            return
        }
        depth += 1
        scopes.append(.state(state))
        cairo_save(cairo)
    }

    private mutating func restore() {
        switch scopes.last {
        case .state(let saved):
            depth -= 1
            state = saved
            cairo_restore(cairo)
        case .refused:
            break
        case .layer, nil:
            return
        }
        scopes.removeLast()
    }

    private mutating func beginLayer() {
        let area = visiblePixels.area
        guard !state.isFlat, layers < Self.mostLayersInEachOther, area <= pixelsLeft else {
            save()
            // What a mask takes away beside its shapes would be all that lies below: the layer is drawn without it.
            if case .state = scopes.last, state.blendMode.reachesBeyondShapes { state.isFlat = true }
            return
        }
        pixelsLeft -= area
        layers += 1
        scopes.append(.layer(state))
        let clipSteps = state.clipSteps
        state = State()
        state.clipSteps = clipSteps
        pushGroup()
    }

    private mutating func endLayer() {
        guard case .layer(let saved) = scopes.last else {
            restore()
            return
        }
        scopes.removeLast()
        layers -= 1
        state = saved
        paintGroup()
    }

    /// What is drawn from here on is a picture, which `paintGroup` paints. It lies in pixels: the product of the transform with its
    /// inverse would not always be nothing.
    func pushGroup() {
        cairo_save(cairo)
        let transform = cairo_current_transform(cairo)
        cairo_identity_matrix(cairo)
        cairo_push_group(cairo)
        cairo_set_transform(transform, on: cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }

    mutating func paintGroup() {
        let picture = cairo_pop_group(cairo)
        paint(extent: nil) { cairo, alpha in
            cairo_set_source(cairo, picture)
            cairo_paint_with_alpha(cairo, Double(alpha))
        }
        cairo_pattern_destroy(picture)
        cairo_restore(cairo)
    }
}
