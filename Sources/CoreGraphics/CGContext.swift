/// Records drawing commands, so that they can be drawn at any scale and in another process.
///
/// Coordinates are in points; y grows downwards, as in a UIKit graphics context.
public final class CGContext {
    struct State {
        var transform = CGAffineTransform.identity
        var fillColor = CGColor.black
        var strokeColor = CGColor.black
        var stroke = CGDrawing.Stroke()
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var shadow: CGDrawing.Shadow?
        /// The box around what clips left, in the recorded area.
        var clipBox: CGRect
    }

    private enum Scope {
        case state(State)
        case layer(State)
    }

    private(set) var state: State
    private var scopes: [Scope] = []
    private(set) var currentPath = CGMutablePath()
    private var commands: [CGDrawing.Command] = []

    /// `area` is what can be seen of the recording; it does not cut.
    package init(area: CGRect = .infinite) {
        state = State(clipBox: area)
    }

    /// The drawing that was recorded so far; states and layers that are still open are closed at its end.
    package var drawing: CGDrawing {
        // Most have none, and are not copied.
        guard !scopes.isEmpty else { return CGDrawing(commands: commands) }
        return CGDrawing(
            commands: commands
                + scopes.reversed().map { scope in
                    switch scope {
                    case .state: .restoreState
                    case .layer: .endLayer
                    }
                })
    }

    // MARK: State

    public func saveGState() {
        scopes.append(.state(state))
        commands.append(.saveState)
    }

    /// Does nothing when no state is saved since the innermost transparency layer began.
    public func restoreGState() {
        guard case .state(let saved) = scopes.last else { return }
        scopes.removeLast()
        state = saved
        commands.append(.restoreState)
    }

    /// Begins a layer: the drawing until the matching end is put together first, and then drawn as one, with the
    /// opacity, blend mode and shadow that are set now.
    public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]? = nil) {
        scopes.append(.layer(state))
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        commands.append(.beginLayer)
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]? = nil) {
        beginTransparencyLayer()
        clip(to: rect)
    }

    /// Brings back the state of before the layer; does nothing without one.
    public func endTransparencyLayer() {
        guard scopes.contains(where: { if case .layer = $0 { true } else { false } }) else { return }
        while let scope = scopes.popLast() {
            switch scope {
            case .state(let saved):
                state = saved
                commands.append(.restoreState)
            case .layer(let saved):
                state = saved
                commands.append(.endLayer)
                return
            }
        }
    }

    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
        commands.append(.setAlpha(state.alpha))
    }

    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
        commands.append(.setBlendMode(mode))
    }

    /// Nil, or one that is clear: none. `offset` and `blur` are in points of the whole context, whatever the transform.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard offset.isFinite, blur.isFinite else { return }
        state.shadow = color.flatMap { color in
            color.alpha > 0 ? CGDrawing.Shadow(offset: offset, blur: max(0, blur), color: color) : nil
        }
        commands.append(.setShadow(state.shadow))
    }

    /// In black of a third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Whether a fill hides all that is below it, so that its blend mode does not matter between normal and copy.
    package var fillsOpaquely: Bool {
        state.fillColor.alpha == 1 && state.alpha == 1 && state.blendMode == .normal && state.shadow == nil
    }

    func change(_ change: (inout State) -> Void) {
        change(&state)
    }

    // MARK: Coordinates

    /// The transform from user space to the recorded area.
    public var ctm: CGAffineTransform {
        state.transform
    }

    public func concatenate(_ transform: CGAffineTransform) {
        guard transform.isFinite else { return }
        state.transform = transform.concatenating(state.transform)
        commands.append(.concatenate(transform))
    }

    // MARK: Recording

    func takePath() -> CGPath {
        defer { currentPath = CGMutablePath() }
        return CGPath(segments: currentPath.segments)
    }

    func record(clip path: CGPath, _ rule: CGPathFillRule) {
        guard path.isFinite else { return }
        let box = path.isEmpty ? .zero : path.boundingBox.applying(state.transform)
        state.clipBox = state.clipBox.overlap(with: box)
        commands.append(.clip(path, rule))
    }

    func record(fill path: CGPath, _ rule: CGPathFillRule) {
        guard !path.isEmpty, path.isFinite else { return }
        commands.append(.fill(path, rule, state.fillColor))
    }

    func record(stroke path: CGPath, width: CGFloat? = nil) {
        var stroke = state.stroke
        if let width { stroke.width = width }
        guard !path.isEmpty, path.isFinite, stroke.width > 0, stroke.width.isFinite else { return }
        commands.append(.stroke(path, stroke, state.strokeColor))
    }

    func record(_ gradient: CGDrawing.Gradient) {
        guard gradient.isFinite else { return }
        commands.append(.gradient(gradient))
    }

    /// Draws `image` with its top at the top of `rect`, stretched to fill it.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        guard rect.isFinite else { return }
        commands.append(.image(image, rect.standardized))
    }

    package func draw(_ text: StyledText, in rect: CGRect) {
        guard rect.isFinite else { return }
        commands.append(.text(text, rect))
    }

    /// Draws a finished recording of an area of `size` stretched to `rect`, and cut at it.
    package func draw(_ drawing: CGDrawing, of size: CGSize, in rect: CGRect) {
        guard rect.isFinite, size.width > 0, size.height > 0, !drawing.commands.isEmpty else { return }
        drawAsOne {
            translateBy(x: rect.minX, y: rect.minY)
            scaleBy(x: rect.width / size.width, y: rect.height / size.height)
            record(drawing, cutAt: CGRect(origin: .zero, size: size))
        }
    }

    /// Draws a finished recording whose points are those of user space, and cuts it at `area`.
    package func draw(_ drawing: CGDrawing, cutAt area: CGRect) {
        guard area.isFinite, !drawing.commands.isEmpty else { return }
        drawAsOne { record(drawing, cutAt: area) }
    }

    private func record(_ drawing: CGDrawing, cutAt area: CGRect) {
        clip(to: area)
        commands.append(contentsOf: drawing.commands(placedBy: state.transform))
    }

    /// Draws what sets an opacity, a blend mode and a shadow of its own, which would otherwise take the place of those that are set now.
    /// Inside of `draw` none of the three is set; the state of now comes back afterwards.
    package func drawAsOne(_ draw: () -> Void) {
        saveGState()
        let isLayer = state.alpha < 1 || state.blendMode != .normal || state.shadow != nil
        if isLayer { beginTransparencyLayer() }
        draw()
        if isLayer { endTransparencyLayer() }
        restoreGState()
    }
}
