import Foundation

/// What keys do while a menu is shown.
extension MenuOverlay {
    /// The longest pause between two letters of a word, in seconds.
    private static let longestPause: TimeInterval = 0.8

    func begin(_ press: UIPress) {
        guard isPresented, let key = press.key, key.isPlain else { return }
        let isMirrored = panel.rows.first?.isMirrored == true
        switch key.keyCode {
        case .keyboardDownArrow: mark(panel.choosable(after: panel.marked, step: 1))
        case .keyboardUpArrow: mark(panel.choosable(after: panel.marked, step: -1))
        case .keyboardHome, .keyboardPageUp: mark(panel.choosable(after: nil, step: 1))
        case .keyboardEnd, .keyboardPageDown: mark(panel.choosable(after: nil, step: -1))
        case .keyboardEscape: dismiss()
        case .keyboardTab: break
        case .keyboardReturnOrEnter, .keypadEnter: chooseMarked()
        case .keyboardSpacebar:
            if !type(" ", at: press.timestamp) { chooseMarked() }
        case .keyboardRightArrow: isMirrored ? leaveSubmenu(byKey: true) : openMarked()
        case .keyboardLeftArrow: isMirrored ? openMarked() : leaveSubmenu(byKey: true)
        default:
            if !key.characters.isEmpty { _ = type(key.characters, at: press.timestamp) }
        }
    }

    private func mark(_ index: Int?) {
        typed = nil
        panel.mark(index, isShown: true)
    }

    private func chooseMarked() {
        if let index = panel.marked { choose(index, byKey: true) }
    }

    private func openMarked() {
        guard let index = panel.marked, case .element(let element) = panel.rows[index].row, element is UIMenu else {
            return
        }
        choose(index, byKey: true)
    }

    /// Marks what begins with the letters that were typed in quick succession.
    ///
    /// - Returns: Whether they go on with a word.
    private func type(_ characters: String, at time: TimeInterval) -> Bool {
        let earlier = typed.flatMap { time - $0.time <= Self.longestPause ? $0.text : nil }
        guard earlier != nil || characters != " " else { return false }
        let text = (earlier ?? "") + characters
        typed = (text, time)
        if let index = panel.row(beginningWith: text, isRefined: earlier != nil) { panel.mark(index, isShown: true) }
        return true
    }
}
