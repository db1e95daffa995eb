import Testing
import UIKit
import UIKitTesting

/// The menu that is shown in a stage's window, as far as it can be told from outside: by what there is for those who cannot see.
@MainActor struct MenuOnStage {
    private let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
    }

    private var overlay: UIView? {
        stage.window.subviews.last { $0.accessibilityViewIsModal && !$0.accessibilityElementsHidden }
    }

    var isGone: Bool {
        overlay == nil
    }

    private var list: UIView? {
        overlay?.subviews.first?.subviews.first
    }

    var rows: [UIView] {
        list?.subviews ?? []
    }

    /// Of what can be chosen.
    var titles: [String] {
        rows.filter { $0.accessibilityTraits.contains(.button) }.compactMap(\.accessibilityLabel)
    }

    /// All, with a dash for what only divides.
    var lines: [String] {
        rows.map { $0.accessibilityLabel ?? "-" }
    }

    func row(_ title: String) throws -> UIView {
        try #require(rows.first { $0.accessibilityLabel == title })
    }

    func place(of title: String) throws -> CGPoint {
        let row = try row(title)
        return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    }

    func tap(_ title: String) throws {
        stage.update()
        stage.tap(try place(of: title))
        stage.update()
    }

    /// The line that letting go would choose.
    var marked: String? {
        rows.first { $0.subviews.first?.isHidden == false }?.accessibilityLabel
    }

    /// Of the whole menu, in the window's coordinates.
    var frame: CGRect {
        get throws {
            let panel = try #require(overlay?.subviews.first)
            return panel.convert(panel.bounds, to: nil)
        }
    }
}

/// What was chosen, and by whom it was told.
@MainActor final class MenuLog {
    private(set) var titles: [String] = []
    private(set) var senders: [ObjectIdentifier] = []

    func add(_ action: UIAction) {
        titles.append(action.title)
        senders += [action.sender.map(ObjectIdentifier.init)].compactMap(\.self)
    }
}

/// Has a menu for every place.
@MainActor final class ContextOwner: UIContextMenuInteractionDelegate {
    var menu: UIMenu?
    private(set) var asked: [CGPoint] = []
    private(set) var told: [String] = []

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        asked.append(location)
        return menu.map { menu in UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu } }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        animator?.addCompletion { [weak self] in self?.told.append("display") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        animator?.addAnimations { [weak self] in self?.told.append("end") }
    }
}
