import PluginProtocol
import SceneBridge
import UIKit

/// What a plugin has been told of the host's containers, and which of its requests have been dealt with.
@MainActor struct SentContainerStates {
    private var told: [ControllerID: SceneContainer] = [:]
    private var answered: ContainerRequestSerial?

    /// Lets the number of a request pass, and counts the request as dealt with, if it is larger than that of every one before.
    mutating func accept(_ request: ContainerRequestSerial, of message: String) throws(Misbehaviour) {
        if let answered, request <= answered {
            throw Misbehaviour(.foreignIdentifier, "request \(request) does not come after \(answered)", at: [message])
        }
        answered = request
    }

    /// - Parameter isNew: Whether the plugin may have forgotten it.
    /// - Returns: What is to be said of it; nil where the plugin knows that.
    mutating func update(
        _ container: UIViewController, isNew: Bool, numbers: ControllerTable, session: PluginSupervisor
    ) -> SceneContainer? {
        guard let kind = Self.kind(of: container, numbers, session) else { return nil }
        let described = SceneContainer(
            number: numbers.number(of: container), kind: kind, answeredRequest: answered)
        guard isNew || told[described.number] != described else { return nil }
        told[described.number] = described
        return described
    }

    private static func kind(
        of container: UIViewController, _ numbers: ControllerTable, _ session: PluginSupervisor
    ) -> SceneContainer.Kind? {
        let entry = { (controller: UIViewController) in
            let scene = (controller as? RemoteViewController)?.scene?.scene
            let own = scene?.supervisor === session ? scene : nil
            return ContainedController(
                controller: numbers.number(of: controller), scene: own?.id, offer: own?.origin.offer)
        }
        switch container {
        case let navigation as UINavigationController:
            let entries = navigation.viewControllers.suffix(NavigationStackDescription.mostEntries).map(entry)
            return .navigation(
                NavigationStackDescription(
                    entries: entries, isBarHidden: session.bars.isBarHidden(of: navigation),
                    isToolbarHidden: session.bars.isToolbarHidden(of: navigation)))
        case let tabs as UITabBarController:
            return .tabs(
                TabsDescription(
                    tabs: (tabs.viewControllers ?? []).prefix(TabsDescription.mostTabs).map(entry),
                    selected: tabs.selectedViewController.map(numbers.number)))
        case let split as UISplitViewController:
            return .split(
                SplitDescription(
                    isCollapsed: split.isCollapsed, displayMode: .init(split.displayMode),
                    columns: split.givenControllers.mapValues(entry)))
        default:
            return nil
        }
    }

    /// Forgets those that no scene is in.
    mutating func removeAll(except present: Set<ControllerID>) {
        if told.count > present.count { told = told.filter { present.contains($0.key) } }
    }
}

extension UISplitViewController {
    fileprivate var givenControllers: [SplitDescription.Column: UIViewController] {
        var given: [SplitDescription.Column: UIViewController] = [:]
        for column in SplitDescription.Column.allCases { given[column] = viewController(for: column.uiColumn) }
        return given
    }
}
