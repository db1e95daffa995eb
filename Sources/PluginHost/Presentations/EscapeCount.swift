import UIKit

/// Counts how often the Escape key goes down in quick succession: with the third time a user gets rid of what a plugin has presented,
/// whatever the plugin does with the key.
@MainActor struct EscapeCount {
    private static let most = 3
    /// In seconds.
    private static let span: TimeInterval = 2

    private var times: [TimeInterval] = []

    /// Counts a press, unless it is of another key or not its beginning.
    ///
    /// - Returns: Whether it is the third within the span: the user means it. The count then begins anew.
    mutating func count(_ press: UIPress) -> Bool {
        guard press.phase == .began, press.key?.keyCode == .keyboardEscape else { return false }
        times.removeAll { press.timestamp - $0 > Self.span }
        times.append(press.timestamp)
        guard times.count >= Self.most else { return false }
        times = []
        return true
    }
}
