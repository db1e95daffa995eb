import CoreGraphics
import Foundation
import FuzzTargets
import PluginProtocol
import Testing
import UIKitTesting

@Suite("Words of plugins that their host draws itself", .timeLimit(.minutes(4)))
struct WordsTests {
    /// In a process of its own: what ends it fails this test, and not all others with it. `scripts/fuzz words` makes up others for as long as
    /// one likes.
    @Test(
        "Whatever a plugin says in bars, menus, alerts, sheets and notices, within the limits, is drawn: the seed that is not is the last that is named"
    )
    func randomWords() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await ShownWords.show(seeds: 1...60)
        }
        let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
        let named = output.split(separator: "\n").filter { $0.hasPrefix(ShownWords.mark) }
        #expect(named.last == "\(ShownWords.mark)60")
    }

    @Test("What is said is seen: in the bars, in a tab, in menus, in alerts, on a sheet and in a notice", .ownUpdates)
    @MainActor func seen() {
        let seen = FuzzTarget.show(WordScript(look: HostLook(size: CGSize(width: 700, height: 500)), steps: Self.steps))
        let missing = Set(Self.words).subtracting(seen.texts)
        #expect(missing.isEmpty)
        #expect(seen.texts.contains { $0.contains("“Leak”") })
        #expect(seen.menus == 2 && seen.alerts == 2 && seen.sheets == 1)
        #expect(seen.idleSteps == 0)
    }

    @Test("The words of a seed are taken: each has bars and a question, and menus open", .ownUpdates)
    @MainActor func seeds() {
        var menus = 0
        for seed in 1...6 as ClosedRange<UInt64> {
            let seen = FuzzTarget.show(RandomWords.make(seed: seed))
            #expect(seen.texts.contains(RandomWords.menuTitle) && seen.alerts == 1, "seed \(seed)")
            menus += seen.menus
        }
        #expect(menus > 0)
    }

    // MARK: Known words

    private static let words = [
        "Harbour", "Low tide", "Sail", "Port", "Anchor", "Boats", "7", "Hoist", "Lower", "Jib", "Sink?", "Now", "Yes",
        "Float?", "Chart", "North",
    ]

    private static var steps: [WordScript.Step] {
        [
            .say(.content(.sceneDidChangeFacts(bars))), .openMenus, .coverPane,
            .say(present(.first, question("Sink?"))),
            .say(.scene(.sceneDidChangeAlert(.first, question("Float?")))), .dismiss,
            .say(
                .scene(
                    .sceneDidPresent(
                        PresentationRequest(offer: OfferID(number: 2), style: .pageSheet, isAnimated: false)))),
            .dismiss, .say(present(OfferID(number: 3), chart)), .dismiss,
            .say(.scene(.sceneDidFail(SceneFailure(.unknownController, "Leak")))),
        ]
    }

    private static var bars: SceneFacts {
        var sail = BarButton(id: BarButtonID(number: 1))
        sail.title = "Sail"
        sail.hasAction = false
        sail.menu = menu
        var item = NavigationItem()
        item.title = "Harbour"
        item.prompt = "Low tide"
        item.backButtonTitle = "Port"
        item.trailingButtons = [sail]
        var anchor = BarButton(id: BarButtonID(number: 2))
        anchor.title = "Anchor"
        var tab = TabItem()
        tab.title = "Boats"
        tab.badge = "7"
        return SceneFacts(
            title: nil, preferredContentSize: nil, navigationItem: item, tabItem: tab, toolbar: Toolbar([anchor]))
    }

    /// The first line is that of a submenu.
    private static var menu: BarMenu {
        var menu = BarMenu()
        menu.elements = zip((1 as UInt64)..., [("Hoist", 0), ("Jib", 1), ("Lower", 0)]).map { number, line in
            var element = BarMenuElement(id: MenuElementID(number: number))
            (element.title, element.depth) = line
            if number == 1 { element.submenu = BarMenuElement.Submenu() }
            return element
        }
        return menu
    }

    private static func question(_ title: String) -> AlertDescription {
        AlertDescription(
            title: title, message: "Now", isActionSheet: false,
            actions: [.init(title: "Yes"), .init(title: "No", style: .cancel)])
    }

    private static let chart = AlertDescription(
        title: "Chart", message: nil, isActionSheet: true, actions: [.init(title: "North")])

    private static func present(_ offer: OfferID, _ alert: AlertDescription) -> PluginToHost {
        .scene(
            .sceneDidPresent(
                PresentationRequest(
                    offer: offer, style: alert.isActionSheet ? .popover : .fullScreen, isAnimated: false,
                    anchor: CGRect(x: 10, y: 10, width: 20, height: 20), alert: alert)))
    }
}

/// What the test's process does.
@MainActor private enum ShownWords {
    nonisolated static let mark = "words of seed "

    static func show(seeds: ClosedRange<UInt64>) {
        for seed in seeds {
            FileHandle.standardOutput.write(Data("\(mark)\(seed)\n".utf8))
            FuzzTarget.show(RandomWords.make(seed: seed))
        }
    }
}
