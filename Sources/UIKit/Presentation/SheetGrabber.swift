/// The handle at the upper edge of a sheet. A touch on it leads to the next smaller detent, or from the smallest to the largest; the arrow
/// keys lead up and down.
@MainActor final class SheetGrabber: UIControl {
    /// In points: the part that can be touched. UIKit's handle itself is 36 wide and 5 high, and 5 away from the edge.
    static let size = CGSize(width: 60, height: 28)
    private static let pillSize = CGSize(width: 36, height: 5)
    private static let distance: CGFloat = 5

    private weak var stage: SheetStage?
    private let pill = UIView()

    init(_ stage: SheetStage) {
        self.stage = stage
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        pill.isUserInteractionEnabled = false
        pill.backgroundColor = ControlColors.mark
        pill.layer.cornerRadius = Self.pillSize.height / 2
        addSubview(pill)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        pill.frame = pillFrame
    }

    private var pillFrame: CGRect {
        CGRect(
            origin: CGPoint(x: (bounds.width - Self.pillSize.width) / 2, y: Self.distance), size: Self.pillSize)
    }

    override package func stateDidChange() {
        super.stateDidChange()
        pill.alpha = isHighlighted ? 0.6 : 1
    }

    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (pillFrame, Self.pillSize.height / 2)
    }

    override var standardAccessibility: StandardAccessibility {
        .element(
            .slider, label: "Sheet Grabber", value: stage.map { StandardAccessibility.percent($0.shareOfFullHeight) },
            .adjustable)
    }

    override package func didTapInside() {
        stage?.chooseNext()
    }

    override package func adjust(_ adjustment: ControlAdjustment) -> Bool {
        guard let stage else { return false }
        switch adjustment {
        case .along: return false
        case .across(let step), .page(let step): stage.choose { $0 + step }
        case .first: stage.choose { _ in 0 }
        case .last: stage.choose { _ in .max }
        }
        return true
    }
}
