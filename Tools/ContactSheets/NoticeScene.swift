import UIKit

/// A situation in which a host speaks in a pane.
enum NoticeScene: String, CaseIterable {
    case starting = "starting"
    case unresponsive = "does not respond, in a stack"
    case unresponsiveMirrored = "from right to left"
    case unresponsiveInColumn = "in a column, below a large title"
    case unresponsiveSmall = "in small panes"
    case restarting = "ended, starts again"
    case ended = "ended for good, in a stack"
    case lost = "a page that went with its process"
    case endedInTab = "in a tab, with words of the host"

    /// Of a window, in points.
    static let size = CGSize(width: 420, height: 300)
}
