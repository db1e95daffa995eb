import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests of the state that a program keeps over its end.
@MainActor @Suite("State over a restart", .serialized, .ownUpdates) struct ApplicationRestorationTests {
    private func stack(_ pages: UIViewController..., identifier: String? = "nav") -> UINavigationController {
        let stack = UINavigationController()
        stack.restorationIdentifier = identifier
        stack.viewControllers = pages
        return stack
    }

    /// The root that a program begins with by default: a list that is found by its path.
    private func beginning() -> UINavigationController {
        stack(RestoredPage("list", hasClass: false))
    }

    private func names(_ stack: UINavigationController) -> [String?] {
        stack.viewControllers.map(\.restorationIdentifier)
    }

    /// The numbers of the pages on a stack; -1 for what is none.
    private func numbers(_ stack: UINavigationController) -> [Int] {
        stack.viewControllers.map { ($0 as? RestoredPage)?.number ?? -1 }
    }

    private func page(_ identifier: String?, _ number: Int, hasClass: Bool = true) -> RestoredPage {
        let page = RestoredPage(identifier, hasClass: hasClass)
        page.number = number
        return page
    }

    // MARK: What comes back

    @Test(
        "REST-01 REST-03 REST-40 a program that is launched again shows the pages that it showed, with what they kept")
    func restart() {
        RestartedProgram.use { program in
            let old = beginning()
            program.launch(RestoringDelegate(old))
            old.pushViewController(page("detail", 7), animated: false)
            old.pushViewController(page("note", 8), animated: false)
            program.end()
            #expect(program.files == ["interface.state"])
            let new = beginning()
            program.launch(RestoringDelegate(new))
            #expect(names(new) == ["list", "detail", "note"])
            #expect(numbers(new) == [0, 7, 8])
            #expect(new.topViewController?.viewIfLoaded?.window != nil)
        }
    }

    @Test(
        "REST-19 REST-25 REST-42 the delegate is asked first, then controllers are made, then they decode, then they appear"
    )
    func order() {
        RestartedProgram.use { program in
            let old = beginning()
            #expect(
                program.launch(RestoringDelegate(old)) == [
                    "didFinishLaunching", "viewDidLoad list", "viewWillAppear list",
                ])
            old.pushViewController(page("detail", 7), animated: false)
            #expect(program.end() == ["shouldSave", "willEncode", "encode list", "encode detail"])
            #expect(
                program.launch(RestoringDelegate(beginning())) == [
                    "shouldRestore", "delegate nav", "class nav/detail", "delegate nav/list", "viewDidLoad detail",
                    "decode detail", "viewDidLoad list", "decode list", "didDecode", "finished detail", "finished list",
                    "didFinishLaunching", "viewWillAppear detail",
                ])
        }
    }

    @Test("REST-02 nothing is kept of controllers without identifiers, and nothing at all where the delegate says no")
    func optIn() {
        RestartedProgram.use { program in
            let old = stack(RestoredPage(nil), identifier: nil)
            program.launch(RestoringDelegate(old))
            old.pushViewController(page("detail", 7), animated: false)
            #expect(program.end() == ["shouldSave", "willEncode"])
            let next = beginning()
            let delegate = RestoringDelegate(next)
            #expect(program.launch(delegate).prefix(3) == ["shouldRestore", "didDecode", "didFinishLaunching"])
            next.pushViewController(page("detail", 7), animated: false)
            delegate.saves = false
            #expect(program.end() == ["shouldSave"])
            // What was kept before is no longer what the user saw last.
            #expect(program.files.isEmpty)
            let last = beginning()
            #expect(program.launch(RestoringDelegate(last)).first == "didFinishLaunching")
            #expect(names(last) == ["list"])
        }
    }

    @Test("A delegate that does not want the state back gets none, and what is kept stays")
    func notRestored() {
        RestartedProgram.use { program in
            let old = beginning()
            program.launch(RestoringDelegate(old))
            old.pushViewController(page("detail", 7), animated: false)
            program.end()
            let next = beginning()
            let delegate = RestoringDelegate(next)
            delegate.restores = false
            #expect(program.launch(delegate).prefix(2) == ["shouldRestore", "didFinishLaunching"])
            #expect(names(next) == ["list"])
            #expect(program.files == ["interface.state"])
        }
    }

    @Test("A delegate that answers the older questions is asked them, and by default nothing is kept")
    func olderQuestions() {
        final class Older: UIApplicationDelegate {
            func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
            func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
                true
            }
        }
        final class Silent: UIApplicationDelegate {}
        let application = UIApplication.shared
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        let (older, silent): (any UIApplicationDelegate, any UIApplicationDelegate) = (Older(), Silent())
        #expect(older.application(application, shouldSaveSecureApplicationState: coder))
        #expect(older.application(application, shouldRestoreSecureApplicationState: coder))
        #expect(!silent.application(application, shouldSaveSecureApplicationState: coder))
        #expect(!silent.application(application, shouldRestoreSecureApplicationState: coder))
    }

    @Test("REST-13 a page without an identifier comes up as it is by default, and the others above it")
    func excludedPage() {
        RestartedProgram.use { program in
            let old = stack(page(nil, 5))
            program.launch(RestoringDelegate(old))
            old.pushViewController(page("detail", 7), animated: false)
            program.end()
            let new = stack(RestoredPage(nil))
            program.launch(RestoringDelegate(new))
            #expect(names(new) == [nil, "detail"])
            #expect(numbers(new) == [0, 7])
        }
    }

    @Test("REST-14 a controller that is excluded is kept where the delegate refers to it, which shows it again")
    func excludedByHand() {
        RestartedProgram.use { program in
            let old = stack(RestoredPage("list"), identifier: nil)
            let first = RestoringDelegate(old)
            first.encode = { $0.encode(old.topViewController, forKey: "top") }
            program.launch(first)
            old.pushViewController(page("detail", 7), animated: false)
            #expect(program.end() == ["shouldSave", "willEncode", "encode detail"])
            let new = stack(RestoredPage("list"), identifier: nil)
            let second = RestoringDelegate(new)
            second.decode = { coder in
                if let page = coder.decodeObject(forKey: "top") as? UIViewController {
                    new.pushViewController(page, animated: false)
                }
            }
            #expect(program.launch(second).contains("class detail"))
            #expect(numbers(new) == [0, 7])
        }
    }

    // MARK: Where controllers come from

    @Test("REST-20 REST-24 REST-37 a restoration class that answers nil ends the search, for what was below it too")
    func refused() {
        RestartedProgram.use { program in
            let old = beginning()
            program.launch(RestoringDelegate(old))
            let password = page("password", 7)
            let child = page("child", 8)
            password.addChild(child)
            child.didMove(toParent: password)
            old.pushViewController(page("detail", 6), animated: false)
            old.pushViewController(password, animated: false)
            program.end()
            RestoredPage.refused = ["password"]
            let new = beginning()
            let lines = program.launch(RestoringDelegate(new))
            #expect(lines.filter { $0.contains("password") } == ["class nav/password"])
            #expect(lines.contains("class nav/detail") && !lines.contains("delegate nav/detail"))
            #expect(names(new) == ["list", "detail"])
            #expect(numbers(new) == [0, 6])
        }
    }

    @Test(
        "REST-21 REST-22 REST-28 what the delegate makes is used; where it answers nil what exists is, and is not made again"
    )
    func delegateOrExisting() {
        RestartedProgram.use { program in
            let old = stack(page("list", 3, hasClass: false))
            program.launch(RestoringDelegate(old))
            old.pushViewController(page("detail", 7, hasClass: false), animated: false)
            program.end()
            let new = beginning()
            let list = new.topViewController
            let delegate = RestoringDelegate(new)
            let made = RestoredPage.made
            delegate.controller = { path, _ in
                path == ["nav", "detail"] ? RestoredPage("detail", hasClass: false) : nil
            }
            let lines = program.launch(delegate)
            #expect(
                lines.filter { $0.hasPrefix("delegate") } == [
                    "delegate nav", "delegate nav/detail", "delegate nav/list",
                ])
            #expect(RestoredPage.made == made + 1)
            #expect(new.viewControllers.first === list)
            #expect(numbers(new) == [3, 7])
        }
    }

    /// Runs `body` with a storyboard of one page of a class, which has an identifier for restoration.
    private func withStoryboard(_ pageClass: String, _ body: (UIStoryboard) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Restored-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text =
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene><objects><viewController restorationIdentifier="card" storyboardIdentifier="card" \
            customClass="\(pageClass)" customModule="UIKitTests" id="1" sceneMemberID="viewController"/>\
            </objects></scene></scenes></document>
            """
        try Data(text.utf8).write(to: folder.appendingPathComponent("Cards.storyboard"))
        let bundle = try #require(Bundle(path: folder.path))
        try body(UIStoryboard(name: "Cards", bundle: bundle))
    }

    @Test("REST-05 REST-23 REST-41 what came from a storyboard is made of it where nobody else has it")
    func fromStoryboard() throws {
        try withStoryboard("RestoredPage") { storyboard in
            RestartedProgram.use { program in
                let old = beginning()
                program.launch(RestoringDelegate(old))
                let card = storyboard.instantiateViewController(withIdentifier: "card") as? RestoredPage
                card?.number = 9
                if let card { old.pushViewController(card, animated: false) }
                program.end()
                let new = beginning()
                let lines = program.launch(RestoringDelegate(new))
                #expect(lines.contains("delegate nav/card"))
                #expect(names(new) == ["list", "card"])
                #expect(numbers(new) == [0, 9])
                #expect(new.topViewController?.storyboard != nil && new.topViewController !== card)
            }
        }
    }

    /// Gets its child with its view, as by an embed segue.
    private final class EmbeddingPage: UIViewController {
        private let pages: UIStoryboard

        init(_ pages: UIStoryboard) {
            self.pages = pages
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = "embedding"
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let card = pages.instantiateViewController(withIdentifier: "card")
            addChild(card)
            view.addSubview(card.view)
            card.didMove(toParent: self)
        }
    }

    @Test(
        "A child that its parent gets with its view is the one that is restored, and not another one out of its storyboard"
    )
    func embedded() throws {
        try withStoryboard("RestoredPage") { storyboard in
            RestartedProgram.use { program in
                let old = EmbeddingPage(storyboard)
                program.launch(RestoringDelegate(old))
                (old.children.first as? RestoredPage)?.number = 4
                program.end()
                let new = EmbeddingPage(storyboard)
                program.launch(RestoringDelegate(new))
                #expect(new.children.count == 1 && (new.children.first as? RestoredPage)?.number == 4)
            }
        }
    }

    @Test(
        "REST-26 REST-27 EX-27 a class finds the storyboard in the coder, run after run, and makes nothing where there is none"
    )
    func storyboardInCoder() throws {
        try withStoryboard("StoryboardPage") { storyboard in
            RestartedProgram.use { program in
                var root = beginning()
                program.launch(RestoringDelegate(root))
                let card = storyboard.instantiateViewController(withIdentifier: "card") as? StoryboardPage
                card?.restorationClass = StoryboardPage.self
                card?.number = 9
                let bare = StoryboardPage()
                bare.restorationIdentifier = "bare"
                bare.restorationClass = StoryboardPage.self
                root.viewControllers += [card, bare].compactMap { $0 }
                for _ in 1...2 {
                    program.end()
                    root = beginning()
                    program.launch(RestoringDelegate(root))
                    #expect(names(root) == ["list", "card"])
                    #expect((root.topViewController as? StoryboardPage)?.number == 9)
                }
            }
        }
    }

    // MARK: Ends that are not in good order

    @Test("A program that ends soon after it was given a state begins afresh; one that lives on is given it again")
    func endedByState() {
        RestartedProgram.use { program in
            let old = beginning()
            program.launch(RestoringDelegate(old))
            old.pushViewController(page("detail", 7), animated: false)
            program.end()
            program.launch(RestoringDelegate(beginning()))
            program.time.advance(by: .seconds(10))
            program.crash()
            #expect(program.files == ["interface.state"])
            let next = beginning()
            program.launch(RestoringDelegate(next))
            #expect(names(next) == ["list", "detail"])
            program.time.advance(by: .seconds(9))
            program.crash()
            let last = beginning()
            #expect(program.launch(RestoringDelegate(last)).first == "didFinishLaunching")
            #expect(names(last) == ["list"])
            #expect(program.files.isEmpty)
        }
    }

    @Test("The time begins when a program that has extended its restoration completes it")
    func extended() {
        RestartedProgram.use { program in
            let old = beginning()
            program.launch(RestoringDelegate(old))
            old.pushViewController(page("detail", 7), animated: false)
            program.end()
            let delegate = RestoringDelegate(beginning())
            delegate.decode = { _ in UIApplication.shared.extendStateRestoration() }
            program.launch(delegate)
            program.time.advance(by: .seconds(60))
            #expect(program.files == ["interface.state.restoring"])
            UIApplication.shared.completeStateRestoration()
            program.time.advance(by: .seconds(10))
            #expect(program.files == ["interface.state"])
        }
    }

    @Test("A file that is no state is dropped, and so is one that is too large; the program begins afresh")
    func brokenFile() throws {
        try RestartedProgram.use { program in
            for data in [Data("nonsense".utf8), Data(), Data(count: StateFile.limit + 1)] {
                try FileManager.default.createDirectory(at: program.folder, withIntermediateDirectories: true)
                try data.write(to: program.file)
                let root = beginning()
                #expect(program.launch(RestoringDelegate(root)).first == "didFinishLaunching")
                #expect(names(root) == ["list"])
                #expect(program.files.isEmpty)
                program.crash()
            }
        }
    }

    @Test(
        "The file lies in a folder of the program's, in XDG_STATE_HOME or below HOME; where there is neither nothing is kept"
    )
    func place() {
        RestartedProgram.use { program in
            let root = program.folder.path
            let places = [
                (["XDG_STATE_HOME": "\(root)/state", "HOME": root], "\(root)/state"),
                (["XDG_STATE_HOME": "state", "HOME": root], "\(root)/.local/state"),
                (["HOME": root], "\(root)/.local/state"),
            ]
            for (environment, folder) in places {
                UIApplication.shared.stateFile = StateFile(program: "notes", environment: environment)
                program.launch(RestoringDelegate(beginning()))
                program.end()
                let file = "\(folder)/mullion/notes/interface.state"
                #expect(FileManager.default.fileExists(atPath: file))
                try? FileManager.default.removeItem(atPath: file)
            }
            #expect(StateFile(program: "notes", environment: ["XDG_STATE_HOME": "state"]) == nil)
            for name in ["", ".", "..", "a/b"] { #expect(StateFile(program: name, environment: ["HOME": root]) == nil) }
        }
    }

    @Test("The file is the user's alone, and a state that is too large is not kept")
    func fileOfTheUser() throws {
        try RestartedProgram.use { program in
            program.launch(RestoringDelegate(beginning()))
            program.end()
            let mode = try FileManager.default.attributesOfItem(atPath: program.file.path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
            let delegate = RestoringDelegate(beginning())
            delegate.encode = { $0.encode(Data(count: StateFile.limit), forKey: "ballast") }
            program.launch(delegate)
            program.end()
            #expect(program.files.isEmpty)
        }
    }
}
