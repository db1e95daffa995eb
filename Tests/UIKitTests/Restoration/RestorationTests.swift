import Foundation
import Testing
import UIKit
import UIKitTesting

/// What controllers keep for a later process.
@MainActor @Suite("State restoration", .serialized, .ownUpdates) struct RestorationTests {
    /// Keeps a number, a text and the place of a choice, and notes in which order it is called.
    private final class KeepingViewController: UIViewController {
        var number = 0
        var text = ""
        var place: KeptPlace?
        private(set) var calls: [String] = [] {
            didSet { if let call = calls.last { onCall(call) } }
        }
        /// This closure hears of each call as well.
        var onCall: (String) -> Void = { _ in }

        init(_ identifier: String?) {
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = identifier
        }

        required init?(coder: NSCoder) {
            nil
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append("viewDidLoad")
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("viewWillAppear")
        }

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            calls.append("encode")
            coder.encode(number, forKey: "number")
            coder.encode(text, forKey: "text")
            coder.encode(place, forKey: "place")
        }

        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            calls.append("decode")
            number = coder.decodeInteger(forKey: "number")
            text = coder.decodeObject(forKey: "text") as? String ?? "?"
            place = coder.decodeObject(forKey: "place") as? KeptPlace
        }

        override func applicationFinishedRestoringState() {
            super.applicationFinishedRestoringState()
            calls.append("finished")
        }
    }

    private func tree(_ identifiers: [String?]) -> [KeepingViewController] {
        let controllers = identifiers.map { KeepingViewController($0) }
        for (parent, child) in zip(controllers, controllers.dropFirst()) {
            parent.addChild(child)
            child.didMove(toParent: parent)
        }
        return controllers
    }

    /// What goes to another process and comes back.
    private func carried(_ state: RestorableState?) throws -> RestorableState {
        try RestorableState(try #require(state).data())
    }

    @Test(
        "REST-29 REST-32 REST-36 what a controller encodes its counterpart decodes: numbers, texts, an object of its own"
    )
    func roundTrip() throws {
        let old = KeepingViewController("form")
        (old.number, old.text) = (-7, "Grüße 🕰")
        old.place = KeptPlace(row: 3, section: "Trees")
        let state = try carried(RestorableState(of: old))
        #expect(old.calls == ["encode"])
        let new = KeepingViewController("form")
        state.restore(new)
        #expect(new.calls == ["viewDidLoad", "decode", "finished"])
        #expect((new.number, new.text) == (-7, "Grüße 🕰"))
        #expect(new.place?.row == 3 && new.place?.section == "Trees")
    }

    @Test("REST-42 viewDidLoad comes before the state, viewWillAppear after it")
    func order() throws {
        let state = try carried(RestorableState(of: KeepingViewController("form")))
        let window = UIWindow()
        let new = KeepingViewController("form")
        state.restore(new)
        window.rootViewController = new
        window.makeKeyAndVisible()
        #expect(new.calls == ["viewDidLoad", "decode", "finished", "viewWillAppear"])
    }

    @Test("REST-42 everybody in a tree has decoded before the first hears that everything is there")
    func finished() throws {
        let state = try carried(RestorableState(of: tree(["root", "leaf"])[0]))
        let new = tree(["root", "leaf"])
        var log: [String] = []
        for (name, controller) in zip(["root", "leaf"], new) { controller.onCall = { log.append("\(name) \($0)") } }
        state.restore(new[0])
        #expect(
            log == [
                "root viewDidLoad", "root decode", "leaf viewDidLoad", "leaf decode", "root finished", "leaf finished",
            ])
    }

    @Test("REST-04 a controller without an identifier keeps nothing", arguments: [nil, ""])
    func withoutIdentifier(identifier: String?) {
        let controller = KeepingViewController(identifier)
        #expect(RestorableState(of: controller) == nil)
        #expect(controller.calls.isEmpty)
    }

    @Test("REST-06 REST-07 REST-12 one without an identifier is passed over with all that are below it")
    func passedOver() throws {
        let old = tree(["root", nil, "leaf"])
        let state = try #require(RestorableState(of: old[0]))
        #expect(old.map(\.calls) == [["encode"], [], []])
        #expect(try state.paths == ["root"])
        old[1].restorationIdentifier = "middle"
        let beside = tree(["beside", "leaf"])
        old[0].addChild(beside[0])
        let all = ["root", "root/beside", "root/beside/leaf", "root/middle", "root/middle/leaf"]
        #expect(try RestorableState(of: old[0])?.paths == all)
        // The whole group of the one that is excluded goes, and nothing else.
        old[1].restorationIdentifier = nil
        #expect(try RestorableState(of: old[0])?.paths == ["root", "root/beside", "root/beside/leaf"])
    }

    @Test("REST-08 REST-34 each controller of a tree gets its own, by the path of identifiers to it")
    func paths() throws {
        let old = tree(["root", "middle", "leaf"])
        for (number, controller) in old.enumerated() { controller.number = number + 1 }
        let state = try carried(RestorableState(of: old[0]))
        #expect(try state.paths == ["root", "root/middle", "root/middle/leaf"])
        let new = tree(["root", "middle", "leaf"])
        state.restore(new[0])
        #expect(new.map(\.number) == [1, 2, 3])
        // All have decoded before the first hears that everything is there.
        #expect(new.map(\.calls) == Array(repeating: ["viewDidLoad", "decode", "finished"], count: 3))
        let other = tree(["root", "elsewhere", "leaf"])
        state.restore(other[0])
        #expect(other.map(\.number) == [1, 0, 0])
    }

    @Test("REST-10 two children with one identifier are reported, and the first keeps its state")
    func twice() throws {
        let root = KeepingViewController("root")
        let children = [1, 2].map { number in
            let child = KeepingViewController("child")
            child.number = number
            root.addChild(child)
            return child
        }
        var state: RestorableState?
        expectDiagnostics([.restorationPathTwice]) { state = RestorableState(of: root) }
        #expect(children.map(\.calls) == [["encode"], []])
        let new = tree(["root", "child"])
        let second = KeepingViewController("child")
        new[0].addChild(second)
        try carried(state).restore(new[0])
        #expect(new[1].number == 1)
        #expect(second.calls.isEmpty)
    }

    /// A navigation controller that takes part, with a page for each of the identifiers.
    private func stack(_ identifiers: [String?]) -> (UINavigationController, [KeepingViewController]) {
        let pages = identifiers.map { KeepingViewController($0) }
        let navigation = UINavigationController()
        navigation.restorationIdentifier = "stack"
        navigation.viewControllers = pages
        return (navigation, pages)
    }

    @Test(
        "NAV-15 REST-11 pages of one identifier on a stack get back what each of them kept, with all that is below them"
    )
    func equalOnStack() throws {
        func make() -> (UINavigationController, [KeepingViewController]) {
            let (navigation, pages) = stack(["list", "item", "item", "item"])
            let inner = pages.dropFirst().map { page in
                let child = KeepingViewController("inner")
                page.addChild(child)
                return child
            }
            return (navigation, pages + inner)
        }
        let (old, oldControllers) = make()
        for (number, controller) in oldControllers.enumerated() { controller.number = number + 1 }
        var state: RestorableState?
        expectDiagnostics([]) { state = RestorableState(of: old) }
        #expect(oldControllers.map(\.calls) == Array(repeating: ["encode"], count: 7))
        let (new, newControllers) = make()
        try carried(state).restore(new)
        #expect(newControllers.map(\.number) == [1, 2, 3, 4, 5, 6, 7])
    }

    @Test("NAV-15 the order of equal pages is that of the stack, not that in which they came, and others do not count")
    func orderOnStack() throws {
        let (navigation, pages) = stack(["item", "list", "item"])
        for (number, page) in pages.enumerated() { page.number = number + 1 }
        navigation.viewControllers = [pages[2], pages[1], pages[0]]
        let state = try carried(RestorableState(of: navigation))
        // The new process has one page less in between, and one more on top that nothing is known of.
        let (new, newPages) = stack(["item", "item", "item"])
        state.restore(new)
        #expect(newPages.map(\.number) == [3, 1, 0])
        #expect(newPages[2].calls.isEmpty)
    }

    @Test("NAV-15 a page that is still seen leaving takes the place of none that is on the stack")
    func leavingTheStack() throws {
        try ManualFrameClock.use { time in
            let (navigation, pages) = stack(["list", "item", "item"])
            for (number, page) in pages.enumerated() { page.number = number + 1 }
            let stage = Stage(root: navigation)
            navigation.popViewController(animated: true)
            stage.update()
            #expect(navigation.children.count == 3 && navigation.viewControllers.count == 2)
            var state: RestorableState?
            expectDiagnostics([]) { state = RestorableState(of: navigation) }
            let (new, newPages) = stack(["list", "item"])
            try carried(state).restore(new)
            #expect(newPages.map(\.number) == [1, 2])
            time.advance(by: .seconds(1))
            stage.update()
            #expect(navigation.children.count == 2)
        }
    }

    @Test("A state that is equal to the last one is known to be")
    func equality() {
        let controller = KeepingViewController("form")
        let first = RestorableState(of: controller)
        #expect(RestorableState(of: controller) == first)
        controller.number = 1
        #expect(RestorableState(of: controller) != first)
    }

    @Test("What is no state is refused, and an archive that cannot be read costs its controller its state alone")
    func broken() throws {
        #expect(throws: (any Error).self) { try RestorableState(Data([1, 2, 3])) }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        let state = try RestorableState(try encoder.encode(["form": Data("nonsense".utf8)]))
        let controller = KeepingViewController("form")
        expectDiagnostics([.unreadableState]) { state.restore(controller) }
        #expect(controller.calls == ["viewDidLoad"])
    }
}
