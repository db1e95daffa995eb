import CoreGraphics
import Foundation
import PluginProtocol
import SeededRandom
import UIKit

/// Words for the host's bars, menus, alerts, sheets and notices that are legal and mean nothing: texts are of pieces that are hard to draw and
/// often as long as may be, menus as deep and as wide, and numbers are usual or at the ends of what may be.
package struct RandomWords {
    private var random: SeededGenerator
    /// The bytes that are left for what is being made.
    private var room = 0
    private var lastButton: UInt64 = 0
    private var lastElement: UInt64 = 0

    private init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// The same for the same seed. Each has bars, menus, and an alert or an action sheet at least.
    package static func make(seed: UInt64) -> WordScript {
        var words = RandomWords(seed: seed)
        return words.make()
    }

    private mutating func make() -> WordScript {
        var steps: [WordScript.Step] = [.say(bars(isFirst: true)), .openMenus]
        if chance(0.4) { steps.append(.coverPane) }
        if chance(0.4) { steps.append(.resize(size())) }
        steps.append(.say(bars(isFirst: false)))
        if chance(0.3) { steps.append(.openMenus) }
        steps += question(.first)
        if chance(0.4) { steps += sheet(OfferID.first.next, in: SceneID.first.next) }
        if chance(0.3) { steps.append(.say(failure())) }
        return WordScript(look: look(), steps: steps)
    }

    // MARK: The host

    private mutating func look() -> HostLook {
        var look = HostLook(size: size())
        look.style = chance(0.5) ? .dark : .light
        look.direction = chance(0.4) ? .rightToLeft : .leftToRight
        look.textSize = pick([.extraSmall, .large, .accessibilityExtraExtraExtraLarge])
        look.prefersLargeTitles = chance(0.4)
        return look
    }

    /// Of a window: narrow and wide, low and high.
    private mutating func size() -> CGSize {
        pick([
            CGSize(width: 140, height: 320), CGSize(width: 320, height: 480), CGSize(width: 700, height: 400),
            CGSize(width: 1000, height: 300),
        ])
    }

    // MARK: Bars

    /// The title of the button of which a menu is opened.
    package static let menuTitle = "Menu"

    /// - Parameter isFirst: Whether the bar is sure to have a button whose menu opens by a tap.
    private mutating func bars(isFirst: Bool) -> PluginToHost {
        // Buttons that are other ones, or the same with other words: then of both bars, since no number is in two.
        let isAnew = chance(0.5)
        if isAnew { lastButton = 0 }
        var item = navigationItem()
        if isFirst {
            var button = button()
            (button.title, button.image) = (Self.menuTitle, nil)
            (button.hasAction, button.isHidden, button.isEnabled) = (false, false, true)
            button.menu = menu()
            item.trailingButtons = [button] + item.trailingButtons.dropLast()
        }
        var facts = SceneFacts(title: nil, preferredContentSize: nil, navigationItem: item)
        if chance(0.5) { facts.tabItem = tabItem() }
        if isAnew || chance(0.5) { facts.toolbar = toolbar() }
        room = Self.longestTitle
        if chance(0.3) { facts.title = .init(chance(0.8) ? text(upTo: Self.longestTitle) : nil) }
        return .content(.sceneDidChangeFacts(facts))
    }

    // The limits of texts, in bytes of UTF-8, and others, as in docs/Protocol.md.
    private static let longestTitle = 4096
    private static let longest = 1024
    private static let longestSymbol = 64
    private static let longestFailure = 4096
    private static let widest: CGFloat = 10_000
    private static let largestScale: CGFloat = 16

    /// What the fields take beside texts and pictures: of an appearance, and of a button or an element of a menu.
    private static let reserve = 16 << 10
    private static let partReserve = 200

    private mutating func navigationItem() -> NavigationItem {
        // Room for the button that the first one has beside these.
        room = NavigationItem.mostBytes - Self.reserve - (96 << 10)
        var item = NavigationItem()
        item.title = chance(0.8) ? text(upTo: Self.longestTitle) : nil
        item.prompt = chance(0.3) ? text(upTo: Self.longestTitle) : nil
        item.largeTitleDisplay = pick([.automatic, .always, .never])
        item.standardAppearance = chance(0.3) ? appearance() : nil
        item.compactAppearance = chance(0.2) ? appearance() : nil
        item.scrollEdgeAppearance = chance(0.3) ? appearance() : nil
        item.compactScrollEdgeAppearance = chance(0.2) ? appearance() : nil
        item.backButtonTitle = chance(0.4) ? text(upTo: Self.longestTitle) : nil
        item.hidesBackButton = chance(0.2)
        item.leftItemsSupplementBackButton = chance(0.5)
        item.leadingButtons = buttons(upTo: NavigationItem.mostButtons)
        item.trailingButtons = buttons(upTo: NavigationItem.mostButtons)
        item.backButton = chance(0.3) ? button() : nil
        room = 96 << 10
        return item
    }

    private mutating func toolbar() -> Toolbar {
        room = Toolbar.mostBytes - Self.reserve
        return Toolbar(
            buttons(upTo: Toolbar.mostItems).map { button in
                var item = button
                item.space = chance(0.3) ? pick([.fixed, .flexible]) : nil
                return item
            })
    }

    private mutating func tabItem() -> TabItem {
        room = TabItem.mostBytes - Self.reserve
        var item = TabItem()
        item.title = chance(0.8) ? text(upTo: Self.longest) : nil
        item.image = chance(0.6) ? image() : nil
        item.selectedImage = chance(0.4) ? image() : nil
        item.badge = chance(0.6) ? text(upTo: Self.longest) : nil
        item.badgeColor = chance(0.4) ? color() : nil
        item.accessibilityLabel = chance(0.2) ? text(upTo: Self.longest) : nil
        return item
    }

    /// A few, or as many as may be.
    private mutating func buttons(upTo most: Int) -> [BarButton] {
        let count = chance(0.15) ? most : integer(0...3)
        return (0..<count).map { _ in button() }
    }

    private mutating func button() -> BarButton {
        lastButton += 1
        room -= min(room, Self.partReserve)
        var button = BarButton(id: BarButtonID(number: lastButton))
        button.title = chance(0.8) ? text(upTo: Self.longest) : nil
        button.image = chance(0.3) ? image() : nil
        button.isDone = chance(0.3)
        button.isEnabled = chance(0.8)
        button.isHidden = chance(0.1)
        button.tint = chance(0.3) ? color() : nil
        button.accessibilityLabel = chance(0.2) ? text(upTo: Self.longest) : nil
        button.accessibilityIdentifier = chance(0.1) ? text(upTo: Self.longest) : nil
        button.hasAction = chance(0.6)
        button.width = chance(0.7) ? 0 : pick([.leastNonzeroMagnitude, 0.5, 44, Self.widest])
        button.menu = chance(0.2) ? menu() : nil
        return button
    }

    /// Never empty.
    private mutating func menu() -> BarMenu {
        var menu = BarMenu()
        menu.title = chance(0.5) ? text(upTo: Self.longest) : nil
        menu.hasOneSelection = chance(0.3)
        let count = chance(0.2) ? BarMenu.mostElements : integer(1...6)
        for _ in 0..<count {
            let previous = menu.elements.last
            let deepest = previous.map { $0.submenu == nil ? $0.depth : min($0.depth + 1, BarMenu.mostDepth) } ?? 0
            menu.elements.append(element(at: chance(0.7) ? deepest : integer(0...deepest)))
        }
        return menu
    }

    private mutating func element(at depth: Int) -> BarMenuElement {
        lastElement += 1
        room -= min(room, Self.partReserve)
        var element = BarMenuElement(id: MenuElementID(number: lastElement))
        element.depth = depth
        element.title = chance(0.9) ? text(upTo: Self.longest) : nil
        element.subtitle = chance(0.3) ? text(upTo: Self.longest) : nil
        element.image = chance(0.2) ? image() : nil
        element.isEnabled = chance(0.8)
        element.isDestructive = chance(0.2)
        element.keepsMenu = chance(0.2)
        element.state = pick([.off, .off, .on, .mixed])
        element.submenu =
            chance(0.4)
            ? BarMenuElement.Submenu(isInline: chance(0.3), hasOneSelection: chance(0.3)) : nil
        return element
    }

    private mutating func appearance() -> NavigationBarAppearance {
        var appearance = NavigationBarAppearance()
        appearance.background = chance(0.5) ? color() : nil
        appearance.shadow = chance(0.5) ? color() : nil
        appearance.title = style()
        appearance.largeTitle = style()
        appearance.button = buttonAppearance()
        appearance.doneButton = buttonAppearance()
        appearance.backButton = buttonAppearance()
        return appearance
    }

    private mutating func buttonAppearance() -> BarButtonAppearance {
        var appearance = BarButtonAppearance()
        appearance.normal = style()
        appearance.highlighted = style()
        appearance.disabled = style()
        appearance.focused = style()
        return appearance
    }

    private mutating func style() -> BarTextStyle {
        BarTextStyle(
            color: chance(0.4) ? color() : nil,
            font: chance(0.4) ? BarTextStyle.Font(size: pick([1, 2, 17, 44]), weight: pick([100, 400, 900])) : nil)
    }

    // MARK: Presentations

    /// An alert or an action sheet, which may come to say something else.
    private mutating func question(_ offer: OfferID) -> [WordScript.Step] {
        let isActionSheet = chance(0.4)
        let count = chance(0.2) ? AlertDescription.mostActions : integer(0...4)
        var request = PresentationRequest(
            offer: offer, style: isActionSheet ? .popover : .fullScreen, isAnimated: chance(0.2),
            alert: alert(isActionSheet, count))
        place(&request)
        var steps: [WordScript.Step] = [.say(.scene(.sceneDidPresent(request)))]
        if chance(0.4) { steps.append(.say(.scene(.sceneDidChangeAlert(offer, alert(isActionSheet, count))))) }
        if chance(0.3) { steps.append(.resize(size())) }
        return steps + [.dismiss]
    }

    private mutating func alert(_ isActionSheet: Bool, _ count: Int) -> AlertDescription {
        room = .max
        var actions = (0..<count).map { _ in
            AlertDescription.Action(
                title: text(upTo: AlertDescription.longestActionTitle), style: pick([.plain, .destructive]),
                isEnabled: chance(0.8))
        }
        if let index = actions.indices.randomElement(using: &random), chance(0.5) { actions[index].style = .cancel }
        if let index = actions.indices.randomElement(using: &random), chance(0.5) { actions[index].isPreferred = true }
        return AlertDescription(
            title: chance(0.9) ? text(upTo: AlertDescription.longestTitle) : nil,
            message: chance(0.7) ? text(upTo: AlertDescription.longestMessage) : nil, isActionSheet: isActionSheet,
            actions: actions)
    }

    /// A pane on a sheet or in a popover, which has other wishes later and may fail.
    ///
    /// - Parameter scene: The number that the host gives the pane.
    private mutating func sheet(_ offer: OfferID, in scene: SceneID) -> [WordScript.Step] {
        var request = PresentationRequest(
            offer: offer, style: pick([.pageSheet, .formSheet, .popover]), isAnimated: chance(0.2), sheet: sheet())
        let styles = PresentationRequest.Style.allCases.filter(
            PresentationRequest.adaptiveStyles(of: request.style).contains)
        request.adaptiveStyle = chance(0.5) ? nil : pick(styles)
        place(&request)
        var preferences = ControllerPreferences()
        preferences.sheet = sheet()
        let side: [CGFloat] = [0, .leastNonzeroMagnitude, 300, Limits.coordinate]
        let facts = SceneFacts(
            title: nil, preferredContentSize: CGSize(width: pick(side), height: pick(side)), preferences: preferences)
        return [
            .say(.scene(.sceneDidPresent(request))), .say(.scene(.sceneDidOpen), scene: scene),
            .say(.content(.sceneDidChangeFacts(facts)), scene: scene),
        ] + (chance(0.3) ? [.say(failure(), scene: scene)] : []) + [.dismiss]
    }

    private mutating func sheet() -> SheetDescription {
        let heights: [CGFloat] = [.leastNonzeroMagnitude, 1, 200, Limits.coordinate]
        let detents = (0..<integer(0...SheetDescription.mostDetents)).map { _ in
            pick([.medium, .large, .points(pick(heights))] as [SheetDescription.Detent])
        }
        var sheet = SheetDescription(
            detents: detents, selected: chance(0.5) ? detents.indices.randomElement(using: &random) : nil,
            largestUndimmed: chance(0.5) ? detents.indices.randomElement(using: &random) : nil, hasGrabber: chance(0.5))
        sheet.cornerRadius = chance(0.5) ? pick([0, .leastNonzeroMagnitude, 20, Limits.coordinate]) : nil
        sheet.isAttachedInCompactHeight = chance(0.5)
        sheet.widthFollowsPreferredSize = chance(0.5)
        sheet.isAnimated = chance(0.2)
        return sheet
    }

    /// Says where in the pane, or at which button, it is presented.
    private mutating func place(_ request: inout PresentationRequest) {
        if chance(0.6) {
            request.anchor = CGRect(
                x: coordinate(), y: coordinate(), width: abs(coordinate()), height: abs(coordinate()))
        }
        if chance(0.4) { request.anchorButton = BarButtonID(number: UInt64(integer(1...4))) }
        if chance(0.5) { request.arrowDirections = .init(rawValue: UInt32(integer(1...15))) }
    }

    /// Why a scene is not shown, which the host's notice quotes.
    private mutating func failure() -> PluginToHost {
        room = .max
        return .scene(.sceneDidFail(SceneFailure(.unknownController, text(upTo: Self.longestFailure))))
    }

    // MARK: Values

    /// A text of a few pieces, or of so many that it is as long as it may be.
    private mutating func text(upTo limit: Int) -> String {
        let limit = min(limit, room)
        let pieces = Array((0..<integer(1...3)).map { _ in pick(HostileText.pieces) }.joined().unicodeScalars)
        guard !pieces.isEmpty else { return "" }
        let most = chance(0.25) ? limit : pieces.count
        var text = String.UnicodeScalarView()
        var bytes = 0
        // Not by the character: thousands of marks are one.
        for index in 0..<most {
            let scalar = pieces[index % pieces.count]
            guard bytes + UTF8.width(scalar) <= limit else { break }
            bytes += UTF8.width(scalar)
            text.append(scalar)
        }
        room -= bytes
        return String(text)
    }

    /// Of one pixel, of a line of them, or as large as may be.
    private static let pictures = [
        (1, 1), (BarImage.longestSide, 1), (1, BarImage.longestSide), (127, 128), (128, 128),
    ]
    .map { width, height in
        guard
            let image = CGImage(
                width: width, height: height, premultipliedBGRA: Data(repeating: 90, count: width * height * 4))
        else { preconditionFailure("\(width) x \(height) is no size of a picture") }
        return image
    }

    private mutating func image() -> BarImage {
        let picture = pick(Self.pictures)
        let image = BarImage.pixels(
            picture, scale: pick([.leastNonzeroMagnitude, 1e-300, 1e-9, 0.5, 1, 3, Self.largestScale]),
            isTemplate: chance(0.5))
        guard chance(0.6), image.bytes <= room else {
            let name =
                chance(0.3) ? text(upTo: Self.longestSymbol) : pick(["plus", "chevron.backward", "no.such.symbol"])
            return .symbol(name.isEmpty ? "plus" : name)
        }
        room -= image.bytes
        return image
    }

    private mutating func color() -> CGColor {
        func part() -> CGFloat {
            pick([0, 1, -0.0, .leastNonzeroMagnitude, CGFloat(1).nextDown, CGFloat.random(in: 0...1, using: &random)])
        }
        return CGColor(red: part(), green: part(), blue: part(), alpha: chance(0.5) ? 1 : part())
    }

    private mutating func coordinate() -> CGFloat {
        pick([
            0, .leastNonzeroMagnitude, 1e-9, Limits.coordinate, -Limits.coordinate,
            CGFloat.random(in: -300...300, using: &random), CGFloat.random(in: -300...300, using: &random),
        ])
    }

    private mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }
}
