import UIKit

/// Lies over a pane whose process does not answer: quiet at first, later with an offer to restart it.
@MainActor final class UnresponsiveBadge: UIView {
    private let plate = UIView(frame: .zero)
    private let mark = HostMarkView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let ruler = UILabel(frame: .zero)
    private let button: NoticeButton
    private var notice: PaneNotice?
    private var arrangement: BadgeArrangement?

    /// - Parameter perform: What the button does.
    init(perform: @escaping @MainActor (PaneAction) -> Void) {
        button = NoticeButton(.retry, perform: perform)
        super.init(frame: .zero)
        layer.cornerRadius = BadgeArrangement.radius
        layer.borderWidth = 1
        accessibilityIdentifier = "mullion.not-responding"
        plate.layer.cornerRadius = 4
        plate.backgroundColor = .systemBackground
        for view in [plate, mark, label, button] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ notice: PaneNotice) {
        self.notice = notice
        accessibilityLabel = notice.message.isEmpty ? notice.title : "\(notice.title): \(notice.message)"
        backgroundColor = notice.backgroundColor ?? .systemBackground
        plate.isHidden = notice.backgroundColor == nil
        label.text = notice.title
        ruler.text = notice.title
        label.textColor = notice.titleColor
        let offer = notice.buttons.first { $0.action == button.action }
        button.isHidden = offer == nil
        if let offer {
            button.show(
                offer.title, notice.buttonColor, isFirst: true, size: .small, radius: BadgeArrangement.buttonRadius)
        }
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: Geometry

    /// In the upper corner where lines end.
    ///
    /// - Parameter room: In the coordinates of the pane.
    func place(in room: CGRect) {
        guard let notice else { return }
        let new = BadgeArrangement(
            in: room.size, ruler: ruler, font: notice.titleFont,
            button: button.isHidden ? nil : button.intrinsicContentSize)
        arrangement = new
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? room.minX + new.margin : room.maxX - new.margin - new.size.width
        frame = CGRect(origin: CGPoint(x: x, y: room.minY + new.margin), size: new.size)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let arrangement else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func placed(_ rect: CGRect) -> CGRect {
            isMirrored
                ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        label.font = arrangement.font
        label.numberOfLines = arrangement.lines
        label.isHidden = arrangement.label.isEmpty
        label.frame = placed(arrangement.label)
        mark.isHidden = arrangement.mark.isEmpty
        mark.frame = placed(arrangement.mark)
        plate.frame = mark.frame.insetBy(dx: -3, dy: -3)
        button.frame = placed(arrangement.button)
    }
}
