import CoreGraphics
import Foundation
import PluginProtocol

/// Containers, what plugins ask of them, and what is in their bars.
extension Samples {
    package static let container = SceneContainer(
        number: .first.next,
        kind: .navigation(
            NavigationStackDescription(
                entries: [
                    ContainedController(controller: .first), ContainedController(controller: .first.next, scene: scene),
                    ContainedController(controller: .first.next.next, scene: scene, offer: .first),
                ], isBarHidden: true, isToolbarHidden: false)), answeredRequest: .first.next)

    package static let tabs = SceneContainer(
        number: .first,
        kind: .tabs(
            TabsDescription(
                tabs: [
                    ContainedController(controller: .first.next),
                    ContainedController(controller: .first.next.next, scene: scene),
                ], selected: .first.next)))

    package static let split = SceneContainer(
        number: .first,
        kind: .split(
            SplitDescription(
                isCollapsed: true, displayMode: .twoDisplaceSecondary,
                columns: [
                    .primary: ContainedController(controller: .first.next, scene: scene, offer: .first),
                    .compact: ContainedController(controller: .first.next.next),
                ])))

    package static let tabRequest = TabSelectionRequest(
        container: .first, number: .first.next, selected: .first.next.next)

    package static let columnRequest = ColumnRequest(
        container: .first, number: .first.next, column: .supplementary, isHidden: true)

    package static let tabItem: TabItem = {
        var item = TabItem()
        item.title = "Clock"
        item.image = .symbol("clock")
        item.selectedImage = .symbol("clock.fill")
        item.badge = "3"
        item.badgeColor = CGColor(red: 0.1, green: 1 / 3, blue: 0.7, alpha: 0.5)
        item.accessibilityLabel = "The clock"
        item.accessibilityIdentifier = "clock"
        return item
    }()

    package static let preferences: ControllerPreferences = {
        var preferences = ControllerPreferences()
        preferences.statusBarStyle = .darkContent
        preferences.isStatusBarHidden = false
        preferences.isHomeIndicatorAutoHidden = true
        preferences.orientations = [.portrait, .landscapeLeft]
        preferences.autorotates = false
        preferences.extendedEdges = [.left, .bottom]
        preferences.extendsBelowOpaqueBars = true
        preferences.isModalInPresentation = true
        preferences.unwindActions = ["unwindToFirst:", "unwindToList:"]
        preferences.sheet = sheet
        return preferences
    }()

    package static let barAppearance: NavigationBarAppearance = {
        var appearance = NavigationBarAppearance()
        appearance.background = CGColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 1)
        appearance.shadow = CGColor(red: 1, green: 1, blue: 1, alpha: 0.25)
        appearance.title.color = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        appearance.largeTitle.font = BarTextStyle.Font(size: 44, weight: 900)
        appearance.button.normal.font = BarTextStyle.Font(size: 1, weight: 100)
        appearance.button.highlighted.color = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        appearance.doneButton.disabled.color = CGColor(red: 0, green: 1, blue: 1, alpha: 1)
        appearance.backButton.focused.font = BarTextStyle.Font(size: 17, weight: 500)
        return appearance
    }()

    package static let navigationItem: NavigationItem = {
        var back = BarButton(id: .first)
        back.title = "Clocks"
        back.hasAction = false
        var add = BarButton(id: .first.next)
        add.image = .symbol("plus")
        add.isDone = true
        add.tint = CGColor(red: 0.1, green: 1 / 3, blue: 0.7, alpha: 0.5)
        add.accessibilityLabel = "Add"
        add.accessibilityIdentifier = "add"
        var face = BarButton(id: .first.next.next)
        face.image = CGImage(width: 1, height: 2, premultipliedBGRA: Data([1, 2, 3, 4, 5, 6, 7, 8])).map {
            .pixels($0, scale: 2, isTemplate: true)
        }
        face.isEnabled = false
        face.isHidden = true
        face.width = 44
        add.menu = menu
        var item = NavigationItem()
        item.title = "Clock"
        item.prompt = "It is late"
        item.largeTitleDisplay = .never
        item.standardAppearance = barAppearance
        item.compactAppearance = NavigationBarAppearance()
        item.scrollEdgeAppearance = NavigationBarAppearance()
        item.compactScrollEdgeAppearance = barAppearance
        item.backButtonTitle = ""
        item.backButton = back
        item.hidesBackButton = true
        item.leftItemsSupplementBackButton = true
        item.leadingButtons = [face]
        item.trailingButtons = [add]
        return item
    }()

    package static let menu: BarMenu = {
        var new = BarMenuElement(id: .first)
        new.title = "New"
        new.subtitle = "A clock that is not there yet"
        new.image = .symbol("plus")
        new.keepsMenu = true
        var sort = BarMenuElement(id: MenuElementID(number: 2))
        sort.title = "Sort"
        sort.submenu = BarMenuElement.Submenu(isInline: true, hasOneSelection: true)
        var name = BarMenuElement(id: MenuElementID(number: 3))
        (name.title, name.depth, name.state) = ("Name", 1, .on)
        var place = BarMenuElement(id: MenuElementID(number: 7))
        (place.title, place.depth, place.state) = ("Place", 1, .mixed)
        place.isEnabled = false
        var more = BarMenuElement(id: MenuElementID(number: 8))
        (more.depth, more.submenu) = (1, BarMenuElement.Submenu())
        var last = BarMenuElement(id: MenuElementID(number: 9))
        (last.title, last.depth, last.isDestructive) = ("Delete", 2, true)
        var menu = BarMenu()
        menu.title = "Clocks"
        menu.hasOneSelection = true
        menu.elements = [new, sort, name, place, more, last]
        return menu
    }()

    package static let toolbar: Toolbar = {
        var trash = BarButton(id: BarButtonID(number: 4))
        trash.image = .symbol("trash")
        trash.accessibilityLabel = "Delete"
        var fixed = BarButton(id: BarButtonID(number: 5))
        fixed.space = .fixed
        fixed.width = 12.5
        fixed.hasAction = false
        var flexible = BarButton(id: BarButtonID(number: 6))
        flexible.space = .flexible
        return Toolbar([trash, fixed, flexible])
    }()

    package static let stackRequest = StackRequest(
        container: .first, number: .first.next, topKept: .controller(.first.next),
        above: [.offer(.first, title: "Face", hidesBottomBar: true), .controller(.first)], isAnimated: true,
        isBarHidden: false, isToolbarHidden: true)
}
