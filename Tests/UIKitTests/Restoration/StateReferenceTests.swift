import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests of what controllers, views and other objects write into their coders, and of what comes back.
@MainActor @Suite("References and keys in state restoration", .serialized, .ownUpdates) struct StateReferenceTests {
    /// Keeps which record it shows, what is selected there, its children, a controller that is not shown, and a view.
    private final class Board: UIViewController {
        var record = ""
        var selection = 0
        var spare: UIViewController?
        private(set) var listed: [UIViewController] = []
        private(set) var mark: UIView?

        override func viewDidLoad() {
            super.viewDidLoad()
            let view = UIView()
            view.restorationIdentifier = "mark"
            self.view.addSubview(view)
        }

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(record, forKey: "record")
            coder.encode(selection, forKey: "selection")
            coder.encode(children, forKey: "children")
            coder.encode(spare, forKey: "spare")
            coder.encode(view.subviews.first, forKey: "mark")
        }

        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            record = coder.decodeObject(forKey: "record") as? String ?? ""
            selection = coder.decodeInteger(forKey: "selection")
            listed = coder.decodeObject(forKey: "children") as? [UIViewController] ?? []
            spare = coder.decodeObject(forKey: "spare") as? UIViewController
            mark = coder.decodeObject(forKey: "mark") as? UIView
        }
    }

    private func board(_ child: RestoredPage) -> Board {
        let board = Board()
        board.restorationIdentifier = "board"
        board.addChild(child)
        child.didMove(toParent: board)
        return board
    }

    @Test("REST-30 REST-33 what a controller refers to is kept too, and the reference leads to its counterpart")
    func references() throws {
        _ = RestoredPage.take()
        let leaf = RestoredPage("leaf", hasClass: false)
        let spare = RestoredPage("spare")
        (leaf.number, spare.number) = (3, 4)
        let old = board(leaf)
        (old.record, old.selection, old.spare) = ("oak", 2, spare)
        let state = try #require(RestorableState(of: old))
        #expect(RestoredPage.take() == ["encode leaf", "encode spare"])
        #expect(try state.paths == ["board", "board///mark", "board/leaf", "spare"])
        let newLeaf = RestoredPage("leaf", hasClass: false)
        let new = board(newLeaf)
        try RestorableState(state.data()).restore(new)
        #expect(
            RestoredPage.take() == [
                "class spare", "viewDidLoad leaf", "decode leaf", "viewDidLoad spare", "decode spare", "finished leaf",
                "finished spare",
            ])
        #expect(new.record == "oak" && new.selection == 2)
        #expect(new.listed == [newLeaf] && newLeaf.number == 3)
        #expect((new.spare as? RestoredPage)?.number == 4 && new.spare !== spare)
        #expect(new.mark != nil && new.mark === new.view.subviews.first)
    }

    @Test("A reference to a controller without an identifier is nil, and it keeps nothing")
    func referenceToNobody() throws {
        _ = RestoredPage.take()
        let old = board(RestoredPage("leaf", hasClass: false))
        old.spare = RestoredPage(nil)
        let state = try #require(RestorableState(of: old))
        #expect(RestoredPage.take() == ["encode leaf"])
        let new = board(RestoredPage("leaf", hasClass: false))
        new.spare = UIViewController()
        try RestorableState(state.data()).restore(new)
        #expect(new.spare == nil && new.listed.count == 1)
    }

    /// A navigation controller that leaves out what its class keeps.
    private final class ForgetfulStack: UINavigationController {
        override func encodeRestorableState(with coder: NSCoder) {}
        override func decodeRestorableState(with coder: NSCoder) {}
    }

    @Test("REST-31 an override that does not call super loses what its class keeps", arguments: [true, false])
    func withoutSuper(callsSuper: Bool) throws {
        func stack() -> UINavigationController {
            let stack = callsSuper ? UINavigationController() : ForgetfulStack()
            stack.restorationIdentifier = "nav"
            stack.viewControllers = [RestoredPage("list", hasClass: false)]
            return stack
        }
        let old = stack()
        old.pushViewController(RestoredPage("detail"), animated: false)
        let state = try #require(RestorableState(of: old))
        let new = stack()
        try RestorableState(state.data()).restore(new)
        #expect(new.viewControllers.map(\.restorationIdentifier) == (callsSuper ? ["list", "detail"] : ["list"]))
    }

    @Test(
        "REST-35 an app cannot write under the keys that are UIKit's, which is reported, and reads what UIKit wrote there"
    )
    func reservedKeys() {
        RestartedProgram.use { program in
            let delegate = RestoringDelegate(RestoredPage("home", hasClass: false))
            delegate.encode = {
                $0.encode("mine", forKey: UIApplication.stateRestorationSystemVersionKey)
                $0.encode(7, forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
                $0.encode("mine", forKey: "version")
            }
            program.launch(delegate)
            expectDiagnostics([.reservedStateKey, .reservedStateKey]) { program.end() }
            let next = RestoringDelegate(RestoredPage("home", hasClass: false))
            var found: [Any?] = []
            next.question = { coder in
                found = [
                    coder.decodeObject(forKey: UIApplication.stateRestorationSystemVersionKey),
                    coder.decodeObject(forKey: UIApplication.stateRestorationUserInterfaceIdiomKey),
                    coder.decodeObject(forKey: UIApplication.stateRestorationTimestampKey),
                    coder.decodeObject(forKey: "version"),
                ]
            }
            program.launch(next)
            #expect(found.count == 4)
            #expect(found.first as? String == UIDevice.current.systemVersion)
            #expect(found.dropFirst().first as? Int == UIDevice.current.userInterfaceIdiom.rawValue)
            #expect(found.dropFirst(2).first as? Date != nil)
            #expect(found.last as? String == "mine")
        }
    }

    private class Form: UIViewController {
        var decodes = 0

        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            decodes += 1
        }
    }

    private final class LongForm: Form {}

    @Test("REST-38 a controller of a subclass gets the state, one of another class does not, which is reported")
    func classes() throws {
        func named<Controller: UIViewController>(_ controller: Controller) -> Controller {
            controller.restorationIdentifier = "form"
            return controller
        }
        let state = try #require(RestorableState(of: named(Form())))
        let same = named(Form())
        state.restore(same)
        let subclass = named(LongForm())
        state.restore(subclass)
        #expect(same.decodes == 1 && subclass.decodes == 1)
        let longState = try #require(RestorableState(of: named(LongForm())))
        let base = named(Form())
        expectDiagnostics([.unreadableState]) { longState.restore(base) }
        #expect(base.decodes == 0)
    }

    @Test("REST-39 a controller whose view alone was put into another one's is not found")
    func bareEmbedding() throws {
        let root = RestoredPage("root")
        let bare = RestoredPage("bare")
        var state: RestorableState?
        _ = InterfaceStaging.reports {
            root.view.addSubview(bare.view)
            state = RestorableState(of: root)
        }
        #expect(try state?.paths == ["root"])
    }

    @Test("The tab that was selected is selected again, in a bar whose tabs are there by default")
    func tabs() throws {
        func bar() -> UITabBarController {
            let bar = UITabBarController()
            bar.restorationIdentifier = "tabs"
            bar.viewControllers = ["one", "two", "three"].map { RestoredPage($0, hasClass: false) }
            return bar
        }
        let old = bar()
        old.selectedIndex = 2
        let state = try #require(RestorableState(of: old))
        let new = bar()
        let tabs = new.viewControllers
        try RestorableState(state.data()).restore(new)
        #expect(new.selectedIndex == 2 && new.viewControllers == tabs)
    }

    @Test(
        "Tabs that their class makes again take the places of those with their identifiers, and the one that was selected is"
    )
    func remadeTabs() throws {
        func bar() -> UITabBarController {
            let bar = UITabBarController()
            bar.restorationIdentifier = "tabs"
            bar.viewControllers = ["one", "two", "three"].map { RestoredPage($0) }
            return bar
        }
        let old = bar()
        old.selectedIndex = 2
        (old.selectedViewController as? RestoredPage)?.number = 7
        let state = try #require(RestorableState(of: old))
        let new = bar()
        try RestorableState(state.data()).restore(new)
        #expect(new.viewControllers?.map(\.restorationIdentifier) == ["one", "two", "three"] && new.selectedIndex == 2)
        #expect((new.selectedViewController as? RestoredPage)?.number == 7)
    }

    @Test("What was presented is presented again, with what it kept")
    func presented() {
        RestartedProgram.use { program in
            let old = RestoredPage("home", hasClass: false)
            program.launch(RestoringDelegate(old))
            let sheet = RestoredPage("sheet")
            sheet.number = 5
            old.present(sheet, animated: false)
            UpdateCycle.main.update()
            program.end()
            let new = RestoredPage("home", hasClass: false)
            #expect(program.launch(RestoringDelegate(new)).contains("class home/sheet"))
            #expect((new.presentedViewController as? RestoredPage)?.number == 5)
        }
    }

    /// An object that is no controller.
    @MainActor private final class Settings: NSObject, UIStateRestoring {
        var volume = 0
        private(set) var isFinished = false

        func encodeRestorableState(with coder: NSCoder) {
            coder.encode(volume, forKey: "number")
        }

        func decodeRestorableState(with coder: NSCoder) {
            volume = coder.decodeInteger(forKey: "number")
        }

        func applicationFinishedRestoringState() {
            isFinished = true
        }
    }

    @Test("A reference to an object that is registered is nothing, and the rest is kept")
    func referenceToRegistered() {
        RestartedProgram.use { program in
            let settings = Settings()
            UIApplication.registerObject(forStateRestoration: settings, restorationIdentifier: "settings")
            let delegate = RestoringDelegate(RestoredPage("home", hasClass: false))
            delegate.encode = {
                $0.encode(settings, forKey: "settings")
                $0.encode(7, forKey: "number")
            }
            program.launch(delegate)
            program.end()
            let next = RestoringDelegate(RestoredPage("home", hasClass: false))
            var decoded: [String] = []
            next.decode = {
                decoded = ["\($0.decodeObject(forKey: "settings") == nil)", "\($0.decodeInteger(forKey: "number"))"]
            }
            program.launch(next)
            #expect(decoded == ["true", "7"])
        }
    }

    @Test("Identifiers with slashes are told from those of children, of views and of pages that stand further up")
    func slashes() throws {
        func stack() -> UINavigationController {
            let root = UIViewController()
            root.restorationIdentifier = "a"
            for (identifier, number) in [("b", 1), ("b/", 2), ("b///c", 3)] {
                let child = RestoredPage(identifier, hasClass: false)
                child.number = number
                root.addChild(child)
                child.didMove(toParent: root)
            }
            let other = RestoredPage("a/b", hasClass: false)
            other.number = 4
            let stack = UINavigationController()
            stack.restorationIdentifier = "%2F"
            stack.viewControllers = [root, other]
            return stack
        }
        func pages(_ stack: UINavigationController) -> [RestoredPage] {
            (stack.viewControllers[0].children + [stack.viewControllers[1]]).compactMap { $0 as? RestoredPage }
        }
        let state = try #require(RestorableState(of: stack()))
        let new = stack()
        for page in pages(new) { page.number = 0 }
        try RestorableState(state.data()).restore(new)
        #expect(pages(new).map(\.number) == [1, 2, 3, 4])
    }

    @Test("REST-34 an object that is registered keeps its state, under keys of its own")
    func registeredObject() {
        RestartedProgram.use { program in
            let old = Settings()
            old.volume = 4
            UIApplication.registerObject(forStateRestoration: old, restorationIdentifier: "settings")
            let page = RestoredPage("home", hasClass: false)
            page.number = 9
            program.launch(RestoringDelegate(page))
            program.end()
            let new = Settings()
            UIApplication.registerObject(forStateRestoration: new, restorationIdentifier: "settings")
            let newPage = RestoredPage("home", hasClass: false)
            program.launch(RestoringDelegate(newPage))
            #expect(new.volume == 4 && new.isFinished && !old.isFinished)
            #expect(newPage.number == 9)
        }
    }
}
