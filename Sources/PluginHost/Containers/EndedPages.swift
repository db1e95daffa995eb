import UIKit

/// The fate of offered pages that have ended: no other process can make them, and nothing brings them back.
@MainActor enum EndedPages {
    /// Takes those off the upper ends of their stacks that nobody wants to keep. A page below others stays, with a button that leads back
    /// from it, and so does the root of a stack.
    ///
    /// - Parameter pages: Panes that have ended.
    static func leaveStacks(_ pages: [RemoteViewController]) {
        var stacks: [UINavigationController] = []
        for page in pages {
            guard let stack = page.parent as? UINavigationController, stack.viewControllers.contains(page) else {
                continue
            }
            page.hidesBottomBarWhenPushed = false
            stack.forgetBottomBarWish(of: page)
            if !stacks.contains(stack) { stacks.append(stack) }
        }
        for stack in stacks {
            var rest = stack.viewControllers
            while rest.count > 1, let top = rest.last as? RemoteViewController, pages.contains(top), !top.isKept {
                rest.removeLast()
            }
            if rest.count < stack.viewControllers.count { stack.setViewControllers(rest, animated: false) }
        }
    }
}

extension RemoteViewController {
    /// Whether the host wants the page to stay although it has ended.
    fileprivate var isKept: Bool {
        var offering = scene?.scene.offeringController
        while let controller = offering {
            if let delegate = controller.hostDelegate {
                return delegate.remoteViewController(controller, shouldKeep: self)
            }
            offering = controller.scene?.scene.offeringController
        }
        return false
    }
}
