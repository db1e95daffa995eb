import SceneBridge
import UIKit

/// The contents that a navigation item of the host had before a plugin filled it, kept to be given back when the plugin is gone.
@MainActor struct KeptNavigationItem {
    private var title: String?
    private var prompt: String?
    /// The display of the large title, which `apply(to:)` leaves alone, because it may have to wait until the item is shown.
    var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic
    private var standardAppearance: UINavigationBarAppearance?
    private var compactAppearance: UINavigationBarAppearance?
    private var scrollEdgeAppearance: UINavigationBarAppearance?
    private var compactScrollEdgeAppearance: UINavigationBarAppearance?
    private var backButtonTitle: String?
    private var hidesBackButton = false
    private var leftItemsSupplementBackButton = false
    private var leftBarButtonItems: [UIBarButtonItem]?
    private var rightBarButtonItems: [UIBarButtonItem]?
    private var backBarButtonItem: UIBarButtonItem?

    /// Makes the contents of an item that says nothing.
    init() {}

    init(_ item: UINavigationItem) {
        title = item.title
        prompt = item.prompt
        largeTitleDisplayMode = item.largeTitleDisplayMode
        standardAppearance = item.standardAppearance
        compactAppearance = item.compactAppearance
        scrollEdgeAppearance = item.scrollEdgeAppearance
        compactScrollEdgeAppearance = item.compactScrollEdgeAppearance
        backButtonTitle = item.backButtonTitle
        hidesBackButton = item.hidesBackButton
        leftItemsSupplementBackButton = item.leftItemsSupplementBackButton
        leftBarButtonItems = item.leftBarButtonItems
        rightBarButtonItems = item.rightBarButtonItems
        backBarButtonItem = item.backBarButtonItem
    }

    func apply(to item: UINavigationItem) {
        item.title = title
        item.prompt = prompt
        item.standardAppearance = standardAppearance
        item.compactAppearance = compactAppearance
        item.scrollEdgeAppearance = scrollEdgeAppearance
        item.compactScrollEdgeAppearance = compactScrollEdgeAppearance
        item.backButtonTitle = backButtonTitle
        item.hidesBackButton = hidesBackButton
        item.leftItemsSupplementBackButton = leftItemsSupplementBackButton
        item.leftBarButtonItems = leftBarButtonItems
        item.rightBarButtonItems = rightBarButtonItems
        item.backBarButtonItem = backBarButtonItem
    }
}
