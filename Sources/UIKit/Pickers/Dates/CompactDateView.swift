import Foundation

/// Shows a date on a button or two, of which each opens an editor for its part of the date: in a popover, or below the buttons where no
/// controller can present one.
@MainActor final class CompactDateView: UIView, DateEditor {
    /// The gap between two buttons, and between them and the editor below, in points.
    private static let gap: CGFloat = 6
    private static let height: CGFloat = 34

    private enum Part: CaseIterable {
        case date
        case time
    }

    private let buttons: [Part: UIButton]
    private let formatter = DateFormatter()
    private var date: Date
    private var settings: DateSettings
    /// The editor that is open, with the part of the date that it is for; nil while none is.
    private var opened: (part: Part, editor: any DateEditor)?

    var onChange: (@MainActor (Date) -> Void)?
    /// Called when the size that the view needs has changed, and when an editor is opened or closed.
    var onResize: (@MainActor () -> Void)?
    var onOpening: (@MainActor (Bool) -> Void)?

    init(_ date: Date, _ settings: DateSettings) {
        self.date = date
        self.settings = settings
        buttons = [.date: UIButton(configuration: .gray()), .time: UIButton(configuration: .gray())]
        super.init(frame: .zero)
        for (part, button) in buttons {
            button.addAction(UIAction { [weak self] _ in self?.toggle(part) }, for: .primaryActionTriggered)
            addSubview(button)
        }
        update()
    }

    required init?(coder: NSCoder) {
        nil
    }

    var isEnabled = true {
        didSet {
            for button in buttons.values { button.isEnabled = isEnabled }
            opened?.editor.isEnabled = isEnabled
        }
    }

    func show(_ date: Date, _ settings: DateSettings, animated: Bool) {
        self.date = date
        self.settings = settings
        if let (part, editor) = opened { editor.show(date, self.settings(for: part), animated: animated) }
        update()
    }

    private func update() {
        formatter.calendar = settings.calendar
        formatter.locale = settings.locale
        formatter.timeZone = settings.calendar.timeZone
        for (part, button) in buttons {
            formatter.dateStyle = part == .date ? .medium : .none
            formatter.timeStyle = part == .time ? .short : .none
            button.isHidden = !shows(part)
            button.configuration?.title = formatter.string(from: date)
            button.configuration?.baseForegroundColor = opened?.part == part ? nil : .label
        }
        setNeedsLayout()
        onResize?()
    }

    private func shows(_ part: Part) -> Bool {
        switch settings.mode {
        case .date, .yearAndMonth: part == .date
        case .time, .countDownTimer: part == .time
        case .dateAndTime: true
        }
    }

    private func settings(for part: Part) -> DateSettings {
        settings.with(part == .date ? .date : .time)
    }

    // MARK: Opening

    private func toggle(_ part: Part) {
        let isOpen = opened?.part == part
        close()
        if !isOpen { open(part) }
    }

    private func open(_ part: Part) {
        guard let button = buttons[part] else { return }
        let editor: any DateEditor =
            part == .date
            ? MonthCalendarView(date, settings(for: part)) : DateWheelsView(date, settings(for: part))
        editor.onChange = { [weak self] date in self?.choose(date) }
        editor.isEnabled = isEnabled
        opened = (part, editor)
        if let presenter {
            let controller = DateEditorController(editor, from: button) { [weak self, weak editor] in
                if let editor, self?.opened?.editor === editor { self?.forget() }
            }
            presenter.present(controller, animated: true)
        } else {
            addSubview(editor)
        }
        onOpening?(true)
        update()
    }

    /// The controller that is nearest and presents nothing yet.
    private var presenter: UIViewController? {
        guard let controller = managingController ?? window?.rootViewController else { return nil }
        return controller.presentedViewController == nil ? controller : nil
    }

    private func close() {
        guard let editor = opened?.editor else { return }
        if let controller = editor.managingController as? DateEditorController {
            controller.dismiss(animated: true)
        } else {
            editor.removeFromSuperview()
        }
        forget()
    }

    /// Forgets the editor that was open, because it has closed.
    private func forget() {
        guard opened != nil else { return }
        opened = nil
        onOpening?(false)
        update()
    }

    private func choose(_ date: Date) {
        show(date, settings, animated: true)
        onChange?(date)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { close() }
    }

    // MARK: Layout

    private var shownButtons: [UIButton] {
        Part.allCases.filter(shows).compactMap { buttons[$0] }
    }

    private func width(of button: UIButton) -> CGFloat {
        button.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: Self.height)).width.rounded(.up)
    }

    /// The editor that is open below the buttons; nil while none is there.
    private var editorBelow: (any DateEditor)? {
        opened.flatMap { $0.editor.superview === self ? $0.editor : nil }
    }

    var fittingSize: CGSize {
        let widths = shownButtons.map(width)
        let row = widths.reduce(0, +) + CGFloat(max(widths.count - 1, 0)) * Self.gap
        guard let below = editorBelow?.fittingSize else { return CGSize(width: row, height: Self.height) }
        return CGSize(width: max(row, below.width), height: Self.height + Self.gap + below.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for button in shownButtons {
            let width = width(of: button)
            button.frame = mirroredIfNeeded(CGRect(x: x, y: 0, width: width, height: Self.height))
            x += width + Self.gap
        }
        guard let editor = editorBelow else { return }
        let size = editor.fittingSize
        editor.frame = mirroredIfNeeded(
            CGRect(x: 0, y: Self.height + Self.gap, width: min(size.width, bounds.width), height: size.height))
    }
}
