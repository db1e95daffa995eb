import PluginProtocol
import SceneBridge
import UIKit

/// Tells the host what its containers go by of a scene's controller: together with the layers that change in the same turn, and
/// alone where no commit comes.
@MainActor final class FactReporter {
    private weak var controller: UIViewController?
    private let pictures = BarPictures()
    private let buttons: BarButtonTable
    private weak var item: UINavigationItem?
    private weak var tabItem: UITabBarItem?
    private var told = SceneFacts.initial
    /// Whether something may be different from what was told.
    private var isStale = true
    private let isCommitComing: () -> Bool
    private let tellAlone: (SceneFacts) -> Void
    private var isScheduled = false

    /// Whether the controller's parent is a navigation controller, which asks each for its item.
    var isInNavigation = false {
        didSet { if isInNavigation != oldValue { didChange() } }
    }

    /// The text that the user types into, which is read at the end of each turn that changes it.
    var textInput = SceneTextInput() {
        didSet { if isAnythingNew { schedule() } }
    }

    private var isAnythingNew: Bool {
        isStale || textInput != told.textInput
    }

    /// - Parameter isCommitComing: Whether there are changes of layers to which the host will give its leave.
    init(
        of controller: UIViewController, isCommitComing: @escaping () -> Bool, tellAlone: @escaping (SceneFacts) -> Void
    ) {
        self.controller = controller
        buttons = BarButtonTable(pictures)
        self.isCommitComing = isCommitComing
        self.tellAlone = tellAlone
        controller.onFactsChange = { [weak self] in self?.didChange() }
    }

    /// Nil for one that is in no bar any more.
    func button(_ id: BarButtonID) -> UIBarButtonItem? {
        buttons[id]
    }

    /// Nil for one of which the host has not been told.
    func id(of item: UIBarButtonItem) -> BarButtonID? {
        buttons.id(of: item)
    }

    /// Nil for one that is not in the button's menu any more.
    func element(_ element: MenuElementID, of button: BarButtonID) -> UIMenuElement? {
        buttons[element, of: button]
    }

    /// Something changed that the facts are made of.
    func didChange() {
        isStale = true
        schedule()
    }

    /// What a commit that is made now takes along.
    func collect() -> SceneFacts {
        guard isAnythingNew, let controller else { return .unchanged }
        var facts = told
        if isStale {
            facts = read(controller)
            pictures.forgetUnused()
            isStale = false
        }
        facts.textInput = textInput
        defer { told = facts }
        return facts.changes(since: told)
    }

    private func read(_ controller: UIViewController) -> SceneFacts {
        let item = isInNavigation ? controller.navigationItem : controller.ownNavigationItem
        if item !== self.item {
            self.item?.onChange = nil
            self.item = item
            item?.onChange = { [weak self] in self?.didChange() }
        }
        follow(controller.ownTabBarItem)
        return SceneFacts(controller, item, buttons, pictures)
    }

    private func follow(_ tab: UITabBarItem?) {
        guard tab !== tabItem else { return }
        tabItem?.onChange = nil
        tabItem = tab
        tab?.onChange = { [weak self] in self?.didChange() }
    }

    /// Tells what is new at the end of the turn. To be called too when a commit that was coming may not come after all.
    func schedule() {
        guard !isScheduled, isAnythingNew else { return }
        isScheduled = true
        UpdateCycle.main.afterUpdate { [weak self] in self?.tellWhatIsLeft() }
    }

    private func tellWhatIsLeft() {
        isScheduled = false
        guard !isCommitComing() else { return }
        let facts = collect()
        if facts != .unchanged { tellAlone(facts) }
    }

    func stop() {
        controller?.onFactsChange = nil
        item?.onChange = nil
        tabItem?.onChange = nil
    }
}
