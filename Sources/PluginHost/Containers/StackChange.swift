import PluginProtocol
import UIKit

/// Carries out, or declines, what a plugin asks of a navigation controller that one of its panes is in.
///
/// The stack is the host's. A plugin may change its upper end, as far as all of that is its own: what belongs to the host or to another
/// plugin never goes or moves, and is covered by the rule for all containers only.
@MainActor struct StackChange {
    let request: StackRequest
    /// The pane whose plugin asks.
    let pane: RemoteViewController
    let scene: RemoteScene
    let rule: ContainerRule

    /// - Parameter offers: Those of the request that are new.
    /// - Throws: A sentence for the plugin's log, where nothing was done.
    func run(_ offers: Set<OfferID>) throws(ContainerRefusal) {
        guard let navigation = pane.container(numbered: request.container) as UINavigationController? else {
            throw .isElsewhere
        }
        let old = navigation.viewControllers
        let kept = try keptCount(of: old)
        let upper = old[kept...]
        guard upper.allSatisfy({ rule.scene(of: $0) != nil }) else {
            throw ContainerRefusal("What lies above is not the plugin's own, and stays.")
        }
        // Where something of the plugin's own goes, no more than that is covered.
        let covered = upper.isEmpty ? navigation.visiblePages : []
        var above: [UIViewController] = []
        for place in request.above {
            if case .offer(let offer, let title, let hidesBottomBar) = place, offers.contains(offer) {
                let made = try makeController(for: offer, inPlaceOf: covered)
                // By the plugin's word, as what it says later.
                made.scene?.scene.apply(SceneFacts(title: SceneFacts.Title(title), preferredContentSize: nil))
                made.hidesBottomBarWhenPushed = hidesBottomBar
                above.append(made)
            } else if let present = upper.first(where: { stands($0, at: place) }) {
                above.append(present)
            } else {
                throw ContainerRefusal("\(place) is not on the stack's upper end.")
            }
        }
        guard Set(above.map(ObjectIdentifier.init)).count == above.count else {
            throw ContainerRefusal("One controller would be there twice.")
        }
        guard kept + above.count > 0 else { throw ContainerRefusal("A stack has a root.") }
        let top = above.last ?? old[..<kept].last
        guard top.flatMap(rule.scene) != nil || !changesBars(of: navigation) else {
            throw ContainerRefusal("Another one's controller is on top, and its bars stay.")
        }
        change(navigation, from: old, kept, above)
        setBars(of: navigation)
    }

    private func changesBars(of navigation: UINavigationController) -> Bool {
        request.isBarHidden.map { $0 != scene.supervisor.bars.isBarHidden(of: navigation) } == true
            || request.isToolbarHidden.map { $0 != scene.supervisor.bars.isToolbarHidden(of: navigation) } == true
    }

    private func setBars(of navigation: UINavigationController) {
        // A delegate of the host's may have changed the stack meanwhile.
        guard request.isBarHidden != nil || request.isToolbarHidden != nil,
            navigation.topViewController.flatMap(rule.scene) != nil
        else { return }
        scene.supervisor.bars.change(of: navigation) { bars in
            if let hidden = request.isBarHidden { bars.setBarHidden(hidden, animated: request.isAnimated) }
            if let hidden = request.isToolbarHidden { bars.setToolbarHidden(hidden, animated: request.isAnimated) }
        }
    }

    private func keptCount(of old: [UIViewController]) throws(ContainerRefusal) -> Int {
        guard let topKept = request.topKept else { return 0 }
        guard let index = old.firstIndex(where: { stands($0, at: topKept) }) else {
            throw ContainerRefusal("\(topKept), above which it was to be, is not on the stack any more.")
        }
        return index + 1
    }

    private func stands(_ controller: UIViewController, at place: StackRequest.Place) -> Bool {
        switch place {
        case .controller(let number): pane.plugins.numbers.number(of: controller) == number
        case .offer(let offer, _, _): rule.scene(of: controller)?.origin.offer == offer
        }
    }

    /// - Parameter covered: The pages that it will cover.
    private func makeController(
        for offer: OfferID, inPlaceOf covered: [UIViewController]
    ) throws(ContainerRefusal) -> RemoteViewController {
        let supervisor = scene.supervisor
        guard let limit = scene.open?.connection.limits.scenes, supervisor.sceneCount < limit else {
            throw ContainerRefusal("The plugin has as many scenes as may be.")
        }
        let made = RemoteViewController(
            supervisor.makeScene(.offered(offer, by: scene.id)), of: pane.plugins)
        try pane.checkShowing(made, inPlaceOf: covered)
        return made
    }

    /// By the call that an app would have made, so that a subclass of the host's hears of it.
    private func change(
        _ navigation: UINavigationController, from old: [UIViewController], _ kept: Int, _ above: [UIViewController]
    ) {
        let animated = request.isAnimated
        if kept == old.count {
            if above.count == 1 { return navigation.pushViewController(above[0], animated: animated) }
            if above.isEmpty { return }
        } else if above.isEmpty {
            _ = navigation.popToViewController(old[kept - 1], animated: animated)
            return
        }
        navigation.setViewControllers(old[..<kept] + above, animated: animated)
    }
}
