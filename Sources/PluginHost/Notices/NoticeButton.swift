import UIKit

/// A button of what the host says in a pane.
@MainActor final class NoticeButton: UIButton {
    /// The action of the button. It stays the same for good, so that the button keeps the focus while the words change.
    let action: PaneAction

    /// - Parameter perform: Does it.
    init(_ action: PaneAction, perform: @escaping @MainActor (PaneAction) -> Void) {
        self.action = action
        super.init(frame: .zero)
        configuration = .tinted()
        addAction(UIAction { _ in perform(action) }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// - Parameters:
    ///   - isFirst: Whether it is what the user most likely wants.
    ///   - radius: Of its corners, in points; nil: that of its size.
    func show(
        _ title: String, _ color: UIColor?, isFirst: Bool, size: UIButton.Configuration.Size, radius: CGFloat? = nil
    ) {
        var new: UIButton.Configuration = isFirst ? .tinted() : .gray()
        new.buttonSize = size
        new.title = title
        // In a narrow pane it is as high as in a wide one.
        new.titleLineBreakMode = .byTruncatingTail
        if let color {
            new.baseForegroundColor = color
            if isFirst { new.baseBackgroundColor = color }
        }
        if let radius { new.background.cornerRadius = radius }
        guard look != Look(title: title, color: color, isFirst: isFirst, size: size) else { return }
        look = Look(title: title, color: color, isFirst: isFirst, size: size)
        configuration = new
    }

    private struct Look: Equatable {
        let title: String
        let color: UIColor?
        let isFirst: Bool
        let size: UIButton.Configuration.Size
    }

    private var look: Look?
}
