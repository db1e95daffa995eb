/// Which controllers of a stack have the bars below it go. What `hidesBottomBarWhenPushed` says is read when a controller is pushed, and
/// holds until it is popped.
@MainActor package struct BottomBarWishes {
    private struct Wish {
        weak var controller: UIViewController?
    }

    private var wishes: [Wish] = []

    package init() {}

    /// Reads what the controllers that come say, and those below that say it only now: apps set it on the controller that pushes, and take
    /// it back after the push.
    ///
    /// - Parameters:
    ///   - stack: From the root to the top.
    ///   - new: Those of it that were not there before.
    package mutating func read(from stack: [UIViewController], new: [UIViewController]) {
        wishes.removeAll { wish in wish.controller.map(new.contains) ?? true }
        for (index, controller) in stack.enumerated() where new.contains(controller) {
            let isSaidBelow = stack[..<index].enumerated().contains { place, lower in
                lower.hidesBottomBarWhenPushed && (place == 0 || !hasWish(of: lower))
            }
            if controller.hidesBottomBarWhenPushed || isSaidBelow { wishes.append(Wish(controller: controller)) }
        }
    }

    mutating func forget(_ controller: UIViewController) {
        wishes.removeAll { $0.controller === controller }
    }

    /// The root has no say: nobody pushed it.
    package func wantBarAway(on stack: [UIViewController]) -> Bool {
        stack.dropFirst().contains(where: hasWish(of:))
    }

    /// Whether the controller was pushed with the wish.
    package func hasWish(of controller: UIViewController) -> Bool {
        wishes.contains { $0.controller === controller }
    }
}
