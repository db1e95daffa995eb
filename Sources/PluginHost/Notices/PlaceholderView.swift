import UIKit

/// The view that stands in a pane while its process has nothing to show: it says that the process is starting, or why
/// it ended, and what the user can do.
@MainActor final class PlaceholderView: UIView {
    private let perform: @MainActor (PaneAction) -> Void
    private let plate = UIView(frame: .zero)
    private let mark = HostMarkView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let messageLabel = UILabel(frame: .zero)
    private let indicator = UIActivityIndicatorView(style: .medium)
    /// Shown nowhere: measures words without changing what is shown.
    private let ruler = UILabel(frame: .zero)
    private var buttons: [NoticeButton] = []
    /// The sizes that the buttons want in a pane with room, and in one with little.
    private var wanted: (medium: [CGSize], small: [CGSize]) = ([], [])
    private var notice: PaneNotice?
    /// The area that no bar covers, in the view's coordinates.
    private var room = CGRect.zero

    /// - Parameter perform: What the buttons do.
    init(perform: @escaping @MainActor (PaneAction) -> Void) {
        self.perform = perform
        super.init(frame: .zero)
        accessibilityIdentifier = "mullion.placeholder"
        plate.layer.cornerRadius = 4
        plate.backgroundColor = .systemBackground
        titleLabel.textAlignment = .center
        messageLabel.textAlignment = .center
        for view in [plate, mark, titleLabel, messageLabel, indicator] {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ notice: PaneNotice, isBusy: Bool) {
        self.notice = notice
        titleLabel.text = notice.title
        titleLabel.textColor = notice.titleColor
        messageLabel.text = notice.message
        messageLabel.textColor = notice.messageColor
        backgroundColor = notice.backgroundColor ?? .secondarySystemBackground
        plate.isHidden = notice.backgroundColor == nil
        accessibilityLabel = notice.message.isEmpty ? notice.title : "\(notice.title): \(notice.message)"
        showButtons(notice.buttons.map(\.action))
        isBusy ? indicator.startAnimating() : indicator.stopAnimating()
        setNeedsLayout()
    }

    /// Shows a button for each action. Buttons of actions that stay are the same objects, and keep the focus.
    private func showButtons(_ actions: [PaneAction]) {
        let old = buttons
        buttons = actions.map { action in
            old.first { $0.action == action } ?? NoticeButton(action, perform: perform)
        }
        for button in old where !buttons.contains(button) { button.removeFromSuperview() }
        for button in buttons { addSubview(button) }
        styleButtons(.small)
        wanted.small = buttons.map(\.intrinsicContentSize)
        styleButtons(.medium)
        wanted.medium = buttons.map(\.intrinsicContentSize)
    }

    private func styleButtons(_ size: UIButton.Configuration.Size) {
        guard let notice else { return }
        for (index, (button, offer)) in zip(buttons, notice.buttons).enumerated() {
            button.show(offer.title, notice.buttonColor, isFirst: index == 0, size: size)
        }
    }

    // MARK: Geometry

    /// - Parameters:
    ///   - bounds: Of the pane, all of which it covers.
    ///   - room: What of that can be read.
    func place(in bounds: CGRect, room: CGRect) {
        frame = bounds
        self.room = CGRect(
            x: room.minX - bounds.minX, y: room.minY - bounds.minY, width: room.width, height: room.height)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if !layOutSpaciously() { layOutTightly() }
    }

    private static let markSide: CGFloat = 30
    private static let spacing: CGFloat = 8

    private var isMirrored: Bool {
        effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// - Returns: Whether there was room for all of it.
    private func layOutSpaciously() -> Bool {
        guard let notice else { return true }
        let width = max(0, min(room.width - 48, 420))
        let title = height(of: notice.title, notice.titleFont, width)
        let message = height(of: notice.message, notice.messageFont, width)
        let words = title + (message > 0 ? Self.spacing + message : 0)
        let row = ButtonRow(wanted.medium, width: width)
        let below = buttons.isEmpty ? 0 : 20 + row.height
        guard width >= 100, row.isWhole, room.height >= words + below + 32 else { return false }
        // In a pane with room for the words alone there is no indicator.
        let turns = indicator.isAnimating && room.height >= words + 56
        indicator.isHidden = !turns
        let turning = turns ? indicator.intrinsicContentSize : .zero
        let after = below + (turns ? 16 + turning.height : 0)
        let markGap: CGFloat = 16
        // In a small pane it takes no room from the words.
        let isMarkAside = room.height < words + after + Self.markSide + markGap + 32
        let height = words + after + (isMarkAside ? 0 : Self.markSide + markGap)
        var y = room.minY + max(16, ((room.height - height) / 2).rounded())
        if isMarkAside {
            let x = isMirrored ? room.maxX - 23 : room.minX + 8
            placeMark(CGRect(x: x, y: room.minY + 8, width: 15, height: 15))
        } else {
            placeMark(CGRect(x: middle(Self.markSide), y: y, width: Self.markSide, height: Self.markSide))
            y += Self.markSide + markGap
        }
        place(titleLabel, notice.titleFont, lines: 0, CGRect(x: middle(width), y: y, width: width, height: title))
        y += words - message
        place(messageLabel, notice.messageFont, lines: 0, CGRect(x: middle(width), y: y, width: width, height: message))
        y += message
        if turns {
            indicator.frame = CGRect(
                x: middle(turning.width), y: y + 16, width: turning.width, height: turning.height)
            y = indicator.frame.maxY
        }
        styleButtons(.medium)
        placeButtons(row, x: middle(row.width), y: y + 20)
        return true
    }

    /// The leading x at which something of this width is in the middle of the room.
    private func middle(_ width: CGFloat) -> CGFloat {
        room.minX + ((room.width - width) / 2).rounded()
    }

    /// The buttons first, then the title, and of the message as many lines as there is room for.
    private func layOutTightly() {
        guard let notice else { return }
        indicator.isHidden = true
        styleButtons(.small)
        // Between bars that leave hardly anything the buttons have all of it.
        let margin: CGFloat = room.height < 24 ? 0 : room.height < 64 || room.width < 100 ? 4 : 8
        let area = room.shrunk(dx: margin, dy: margin)
        let font = notice.titleFont.smaller
        let line = font.lineHeight.rounded(.up)
        // In a very low pane words and buttons share a line.
        if !buttons.isEmpty, area.height < line + 6 + (wanted.small.map(\.height).max() ?? 0) {
            layOutInOneLine(area, notice.title, font)
        } else {
            layOutInLines(area, notice, font)
        }
    }

    private static let smallMarkSide: CGFloat = 15
    /// From where the small mark begins to where the words beside it do.
    private static let lead: CGFloat = smallMarkSide + 6

    /// The words have what the buttons leave.
    private func layOutInOneLine(_ area: CGRect, _ title: String, _ font: UIFont) {
        let row = ButtonRow(wanted.small, width: area.width - Self.lead, mayStack: false)
        let rest = max(0, area.width - Self.lead - row.width - 8)
        placeLine(title, font, x: area.minX, y: area.midY - font.lineHeight / 2, width: rest < 40 ? 0 : rest, in: area)
        messageLabel.isHidden = true
        placeButtons(
            row, x: isMirrored ? area.minX : area.maxX - row.width,
            y: area.minY + max(0, ((area.height - row.height) / 2).rounded()), atMost: area.height)
    }

    private func layOutInLines(_ area: CGRect, _ notice: PaneNotice, _ font: UIFont) {
        let line = font.lineHeight.rounded(.up)
        let row = ButtonRow(wanted.small, width: area.width, height: area.height - line - 6)
        let small = notice.messageFont.smaller
        let left = area.height - line - 2 - (buttons.isEmpty ? 0 : row.height + 6)
        let lines = (1...20).last { CGFloat($0) * small.lineHeight.rounded(.up) <= left } ?? 0
        let message = lines == 0 ? 0 : min(left, height(of: notice.message, small, area.width, lines: lines))
        let y = area.minY + max(0, ((left - message) / 2).rounded())
        let width = min(max(0, area.width - Self.lead), width(of: notice.title, font))
        placeLine(
            notice.title, font, x: area.minX + max(0, ((area.width - Self.lead - width) / 2).rounded()), y: y,
            width: width, in: area)
        place(
            messageLabel, small, lines: max(1, lines),
            CGRect(x: area.minX, y: y + line + 2, width: area.width, height: message))
        placeButtons(row, x: middle(row.width), y: area.maxY - row.height)
    }

    /// The mark and the title side by side.
    private func placeLine(_ title: String, _ font: UIFont, x: CGFloat, y: CGFloat, width: CGFloat, in area: CGRect) {
        let line = font.lineHeight.rounded(.up)
        let side = Self.smallMarkSide
        let shown = min(width, self.width(of: title, font))
        func placed(_ rect: CGRect) -> CGRect {
            isMirrored ? rect.offsetBy(dx: area.minX + area.maxX - rect.maxX - rect.minX, dy: 0) : rect
        }
        placeMark(placed(CGRect(x: x, y: (y + (line - side) / 2).rounded(), width: side, height: side)))
        place(
            titleLabel, font, lines: 1,
            width > 0 ? placed(CGRect(x: x + Self.lead, y: y.rounded(), width: shown, height: line)) : .zero)
    }

    private func place(_ label: UILabel, _ font: UIFont, lines: Int, _ frame: CGRect) {
        label.font = font
        label.numberOfLines = lines
        label.isHidden = frame.isEmpty
        label.frame = frame
    }

    private func height(of text: String, _ font: UIFont, _ width: CGFloat, lines: Int = 0) -> CGFloat {
        text.isEmpty ? 0 : size(of: text, font, CGSize(width: width, height: .greatestFiniteMagnitude), lines).height
    }

    private func width(of text: String, _ font: UIFont) -> CGFloat {
        size(of: text, font, CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude), 1).width
            .rounded(.up)
    }

    private func size(of text: String, _ font: UIFont, _ available: CGSize, _ lines: Int) -> CGSize {
        ruler.text = text
        ruler.font = font
        ruler.numberOfLines = lines
        return ruler.sizeThatFits(available)
    }

    private func placeMark(_ frame: CGRect) {
        mark.frame = frame
        plate.frame = frame.insetBy(dx: -3, dy: -3)
    }

    /// - Parameter height: What there is for each of them; beyond it they would lie below a bar.
    private func placeButtons(_ row: ButtonRow, x: CGFloat, y: CGFloat, atMost height: CGFloat = .infinity) {
        for (button, frame) in zip(buttons, row.frames) {
            button.frame = CGRect(
                x: x + (isMirrored ? row.width - frame.maxX : frame.minX), y: y + frame.minY, width: frame.width,
                height: min(frame.height, height))
        }
    }
}

extension UIFont {
    /// For a pane with little room.
    fileprivate var smaller: UIFont {
        withSize(max(10, (pointSize * 0.8).rounded()))
    }
}
