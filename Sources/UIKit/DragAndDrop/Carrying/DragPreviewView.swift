/// Shows what is carried, over everything in a window, and has Escape end the drag.
@MainActor final class DragPreviewView: UIView {
    private let pieces: [UIView]
    private let badge = DragBadge()
    /// From the finger to the middle of the frontmost piece, where it was lifted.
    private let grips: [CGVector]
    /// Called when the user presses Escape.
    var onCancel: (() -> Void)?

    private static let liftScale: CGFloat = 1.05
    private static let shadowRadius: CGFloat = 10
    private static let shadowOpacity: Float = 0.3
    /// How far pieces lie behind the frontmost one, each from the next, in points.
    private static let stackStep: CGFloat = 6
    /// The pieces that are seen; more are counted only.
    private static let mostPieces = 3
    static let duration = 0.25

    /// - Parameter location: The place of the finger, in the window's coordinates.
    init(_ shown: [DragPiece], count: Int, at location: CGPoint) {
        let shown = Array(shown.prefix(Self.mostPieces))
        pieces = shown.map { piece in
            let view = UIView(frame: piece.frame)
            view.layer.addSublayer(piece.layer)
            view.layer.shadowPath = piece.shadowPath
            piece.layer.position = CGPoint(x: piece.frame.width / 2, y: piece.frame.height / 2)
            return view
        }
        grips = shown.map { CGVector(dx: $0.frame.midX - location.x, dy: $0.frame.midY - location.y) }
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for piece in pieces.reversed() { addSubview(piece) }
        badge.count = count
        addSubview(badge)
        badge.place(at: location)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The frontmost piece, in the window's coordinates; null where nothing is seen.
    var pieceFrame: CGRect {
        pieces.first?.frame ?? .null
    }

    /// The pieces that are seen rise.
    func lift() {
        for piece in pieces {
            piece.layer.shadowRadius = Self.shadowRadius
            piece.layer.shadowOffset = CGSize(width: 0, height: 4)
            let scale = Self.liftScale * Self.scale(of: piece.bounds.size)
            UIView.animate(withDuration: Self.duration) {
                piece.transform = CGAffineTransform(scaleX: scale, y: scale)
                piece.layer.shadowOpacity = Self.shadowOpacity
            }
        }
    }

    private static func scale(of size: CGSize) -> CGFloat {
        min(1, DragPiece.largestSide / max(size.width, size.height, 1))
    }

    /// The pieces come to lie one behind the other at the finger.
    func gather(at location: CGPoint) {
        guard pieces.count > 1 else { return follow(to: location) }
        UIView.animate(withDuration: Self.duration) { self.follow(to: location) }
    }

    func follow(to location: CGPoint) {
        guard let grip = grips.first else { return badge.place(at: location) }
        for (index, piece) in pieces.enumerated() {
            let step = CGFloat(index) * Self.stackStep
            piece.center = CGPoint(x: location.x + grip.dx + step, y: location.y + grip.dy + step)
        }
        badge.place(at: location)
    }

    /// Says beside the finger what a drop would do.
    func show(_ operation: UIDropOperation) {
        badge.operation = operation
    }

    /// The pieces go to places, those without one fade; then it is over.
    func land(_ places: [CGRect?], with animator: DragAnimator, _ completion: @escaping () -> Void) {
        badge.isHidden = true
        UIView.animate(withDuration: Self.duration) {
            for (index, piece) in self.pieces.enumerated() {
                piece.layer.shadowOpacity = 0
                if index < places.count, let place = places[index], place.isFinite, !place.isEmpty {
                    piece.transform = .identity
                    piece.center = CGPoint(x: place.midX, y: place.midY)
                    let size = piece.bounds.size
                    piece.transform = CGAffineTransform(
                        scaleX: place.width / max(size.width, 1), y: place.height / max(size.height, 1))
                } else {
                    piece.alpha = 0
                }
            }
            animator.animate()
        } completion: { _ in
            self.removeFromSuperview()
            completion()
        }
    }

    // MARK: Keys

    // Nobody below hears of keys while something is dragged.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isEscape = presses.contains { $0.key.map { $0.keyCode == .keyboardEscape && $0.isPlain } ?? false }
        if isEscape { onCancel?() }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    override var next: UIResponder? {
        nil
    }
}

extension DragPreviewView: WindowOverlay {
    var keyResponder: UIResponder? { self }
    var lastResponder: UIResponder? { nil }
    var focusRoot: UIView? { nil }

    func cancel() -> Bool {
        onCancel?()
        return true
    }
}
