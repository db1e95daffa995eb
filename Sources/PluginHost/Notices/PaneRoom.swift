import UIKit

/// The part of a pane in which the host's words can be read.
@MainActor struct PaneRoom: Equatable {
    /// The least side of a room in which something can be read, in points.
    private static let least: CGFloat = 24
    /// The least side of a room in which a button can be pressed, in points.
    private static let leastToPress: CGFloat = 8

    /// In the pane's coordinates, in points: what no bar and no column covers, as far as the window goes. Where nothing can be read there a
    /// button can still be pressed; where not even that, it is the whole pane.
    let rect: CGRect

    init(of pane: UIView) {
        let safe = Self.rest(of: Self.rest(of: pane.bounds, pane.safeAreaInsets), Self.columns(over: pane))
        guard pane.window != nil, !Self.isMoving(pane) else {
            rect = Self.best(of: [safe]) ?? pane.bounds
            return
        }
        let seen = pane.convert(pane.seenRect, from: nil)
        rect = Self.best(of: [safe.intersection(seen), safe]) ?? pane.bounds
    }

    /// The first in which something can be read, or else pressed.
    private static func best(of rects: [CGRect]) -> CGRect? {
        rects.first { hasRoom($0, for: least) } ?? rects.first { hasRoom($0, for: leastToPress) }
    }

    /// Empty where more is covered than there is.
    private static func rest(of rect: CGRect, _ covered: UIEdgeInsets) -> CGRect {
        CGRect(
            x: rect.minX + covered.left, y: rect.minY + covered.top,
            width: max(0, rect.width - covered.left - covered.right),
            height: max(0, rect.height - covered.top - covered.bottom))
    }

    private static func hasRoom(_ rect: CGRect, for side: CGFloat) -> Bool {
        !rect.isNull && rect.width >= side && rect.height >= side
    }

    /// While a page comes or goes, what is seen of it changes with each frame, and the words stay where they will be.
    private static func isMoving(_ pane: UIView) -> Bool {
        pane.viewController?.transitionCoordinator != nil
    }

    /// The widths that columns of split views cover of the pane, at its left and at its right, where they lie over the
    /// column that the pane is in.
    private static func columns(over pane: UIView) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        var next = pane.viewController
        while let controller = next {
            next = controller.parent
            guard let split = controller as? UISplitViewController, !split.isCollapsed, split.isOverlaid else {
                continue
            }
            for column in [UISplitViewController.Column.primary, .supplementary] {
                guard let other = split.viewController(for: column)?.viewIfLoaded, other.window != nil,
                    other.window === pane.window, !pane.isDescendant(of: other)
                else { continue }
                let covered = pane.convert(other.bounds, from: other).intersection(pane.bounds)
                guard !covered.isEmpty, covered.height >= pane.bounds.height / 2 else { continue }
                if covered.midX < pane.bounds.midX {
                    insets.left = max(insets.left, covered.maxX - pane.bounds.minX)
                } else {
                    insets.right = max(insets.right, pane.bounds.maxX - covered.minX)
                }
            }
        }
        return insets
    }
}

extension UISplitViewController {
    /// Whether a column lies over the secondary one.
    fileprivate var isOverlaid: Bool {
        displayMode == .oneOverSecondary || displayMode == .twoOverSecondary
    }
}
