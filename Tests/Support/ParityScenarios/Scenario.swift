import UIKit

/// What a host does with a container and one child, step by step. The child may be anywhere; the steps are the same.
package struct Scenario: Hashable, Sendable, Codable, ExpressibleByArrayLiteral {
    package enum Step: Hashable, Sendable, Codable {
        // Window
        /// Shows a window whose root is the container.
        case showWindow
        case hideWindow
        /// As a screen or a user would.
        case resizeWindow(width: Double, height: Double)
        /// Makes the child itself the window's root; no container takes part.
        case makeChildRoot
        /// Gives the window no root.
        case clearRoot
        /// Switches the screen between light and dark.
        case darkMode(Bool)
        case memoryWarning
        /// The computer is held upright, or lies across.
        case turnDevice(isPortrait: Bool)
        /// What the system covers of the window.
        case setSafeArea(top: Double, left: Double, bottom: Double, right: Double)

        /// A touch at a place in the window.
        case touch(TouchPhase, x: Double, y: Double)
        /// A key goes down and comes up.
        case pressKey(Int, shift: Bool)

        // Container
        case loadContainerView
        /// The container gets a button of its own at the bottom of a window of 400 x 300 points.
        case addHostButton
        /// The container has a command for the keys Escape and Page Up, and writes down when one of them is performed.
        case addHostKeyCommands
        /// The container passes appearance on by hand from now on, that is by the steps `beginAppearance` and
        /// `endAppearance`.
        case containerForwardsByHand
        case addChild
        case loadChildView
        case setChildFrame(x: Double, y: Double, width: Double, height: Double)
        case addChildView
        case didMove
        case willMoveToNil
        case removeChildView
        case removeFromParent
        case beginAppearance(Bool, animated: Bool)
        case endAppearance
        /// The container announces another size with a coordinator, and animates the child to it where it takes any time.
        case resizeChild(width: Double, height: Double, seconds: Double)
        /// The same with traits that are unusual in every respect.
        case changeChildTraits(seconds: Double)
        /// What the container has begun with a coordinator is over.
        case endTransition(cancelled: Bool)
        /// What the container covers of the child beside that.
        case setAdditionalSafeArea(top: Double, left: Double, bottom: Double, right: Double)
        /// The container gives the child traits that are unusual in every respect, or takes them back.
        case overrideChildTraits(Bool)
        /// The container makes the child dark, by the child's own property, or lets it inherit again.
        case darkenChild(Bool)

        // Navigation
        /// A navigation controller with a root of its own becomes the window's root, in place of the container. Nothing is animated.
        case makeNavigation
        /// The child is pushed.
        case push
        /// Another controller is pushed.
        case cover
        case pop
        case popToRoot
        /// The stack has the child alone from now on.
        case setRoot
        case hideBar(Bool)
        /// What is on the stack, and in the tabs, ends at bars from now on, or goes below them again.
        case makeBarsOpaque(Bool)

        // Columns
        /// A split view with two columns becomes the window's root, in place of the container: the child in one of them, another controller
        /// in the other one. Nothing is animated. Below 600 points across there is room for one column.
        case makeSplit(childIsPrimary: Bool)
        /// The child is shown as details.
        case showDetail
        /// Another controller is shown as details.
        case showOtherDetail
        case hidePrimary
        case showPrimary
        // Tabs
        /// A tab bar controller with a controller of its own, which is selected, and the child becomes the window's root.
        case makeTabs
        /// 0 is the own controller's tab, 1 the child's.
        case selectTab(Int)
        /// The child's tab goes.
        case removeTab
        case hideTabBar(Bool)

        // Presentations
        /// Skips the host's animations from now on, or carries them out again.
        case skipAnimations(Bool)
        /// The window's root presents the child in the style with this raw value, without animation.
        case presentChild(style: Int)
        /// The window's root dismisses what it presents, without animation.
        case dismissPresented
        /// The user touches a button of the alert that is shown. The number is the place of the button's action among the actions.
        case chooseAction(Int)

        // Child
        /// The child does something by itself.
        case perform(ChildCommand)
        /// Lets go of the last reference that the host has.
        case releaseChild

        // Time
        /// One update of the host, and whatever follows from it on the other side.
        case update
    }

    package enum TouchPhase: String, Hashable, Sendable, Codable {
        case began
        case moved
        case ended
        case cancelled
    }

    package var steps: [Step]

    package init(_ steps: [Step]) {
        self.steps = steps
    }

    package init(arrayLiteral elements: Step...) {
        steps = elements
    }

    package static func + (left: Scenario, right: Scenario) -> Scenario {
        Scenario(left.steps + right.steps)
    }

    package static func * (scenario: Scenario, count: Int) -> Scenario {
        Scenario(Array(repeating: scenario.steps, count: count).flatMap { $0 })
    }
}

extension Scenario {
    /// Puts the child into the container at (20, 10) with 200 x 100 points, in the order of the documentation (CONT-08).
    package static let embed: Scenario = [
        .addChild, .setChildFrame(x: 20, y: 10, width: 200, height: 100), .addChildView, .didMove,
    ]

    /// Takes the child out of the container, in the order of the documentation (CONT-13).
    package static let unembed: Scenario = [.willMoveToNil, .removeChildView, .removeFromParent]

    /// The child's whole stay in a visible container.
    package static let shownAndRemoved: Scenario = [.showWindow, .update] + embed + [.update] + unembed + [.update]
}
