import CCairo
import CoreGraphics
import TextLayout

/// Plays recorded drawing commands.
@MainActor struct DrawingPlayer {
    private struct State {
        var alpha: CGFloat
        /// Whether a transform squeezed everything flat; Cairo refuses such transforms.
        var isFlat = false
    }

    private let cairo: OpaquePointer
    private var state: State
    private var saved: [State] = []

    /// Saved states beyond are refused, with the restores that belong to them.
    private static let deepest = 512
    private var refusedSaves = 0

    /// Coordinates are those of the user space of `cairo`, whose state is left as it was.
    static func play(_ drawing: CGDrawing, on cairo: OpaquePointer) {
        var player = DrawingPlayer(cairo: cairo, state: State(alpha: 1))
        cairo_save(cairo)
        for command in drawing.commands {
            player.play(command)
        }
        for _ in player.saved { cairo_restore(cairo) }
        cairo_restore(cairo)
    }

    private init(cairo: OpaquePointer, state: State) {
        self.cairo = cairo
        self.state = state
    }

    private mutating func play(_ command: CGDrawing.Command) {
        switch command {
        case .saveState:
            save()
        case .restoreState:
            restore()
        case .setAlpha(let alpha):
            state.alpha = alpha > 0 ? min(alpha, 1) : 0
        case .concatenate(let transform):
            concatenate(transform)
        case _ where state.isFlat:
            break
        case .clip(let path, let rule):
            add(path, rule)
            cairo_clip(cairo)
        case .fill(let path, let rule, let color):
            add(path, rule)
            cairo_set_source(color, opacity: state.alpha, on: cairo)
            cairo_fill(cairo)
        case .stroke(let path, let stroke, let color):
            guard stroke.width > 0, stroke.width.isFinite else { break }
            add(path, .winding)
            set(stroke)
            cairo_set_source(color, opacity: state.alpha, on: cairo)
            cairo_stroke(cairo)
        case .image(let image, let rect):
            ImagePainter.paint(image, in: rect, opacity: state.alpha, on: cairo)
        case .text(let text, let rect):
            draw(text, in: rect, on: cairo, opacity: state.alpha)
        }
    }

    private mutating func save() {
        guard saved.count < Self.deepest else {
            refusedSaves += 1
            return
        }
        saved.append(state)
        cairo_save(cairo)
    }

    private mutating func restore() {
        guard refusedSaves == 0 else {
            refusedSaves -= 1
            return
        }
        guard let last = saved.popLast() else { return }
        state = last
        cairo_restore(cairo)
    }

    private mutating func concatenate(_ transform: CGAffineTransform) {
        state.isFlat = state.isFlat || !cairo_concatenate(transform, on: cairo)
    }

    private func add(_ path: CGPath, _ rule: CGPathFillRule) {
        cairo_new_path(cairo)
        cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_add(path, to: cairo)
    }

    private func set(_ stroke: CGDrawing.Stroke) {
        cairo_set_line_width(cairo, Double(stroke.width))
        switch stroke.cap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch stroke.join {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        cairo_set_miter_limit(cairo, stroke.miterLimit.isFinite ? max(1, Double(stroke.miterLimit)) : 10)
    }
}
