import ContainmentTesting
import Testing
import UIKit

/// Typing into the fields of plugins in real processes, while they stand still and when they die.
@Suite("Typing into plugins", .timeLimit(.minutes(4))) @MainActor struct TypingTests {
    private static let gallery = "org.mullion.gallery"

    private func start() async throws -> (host: TestHost, pane: Pane) {
        let host = try await TestHost(
            plugins: [Self.gallery], size: CGSize(width: 400, height: 640), clock: .manual)
        return (host, try await host.present(Self.gallery, controller: "typing"))
    }

    /// Types characters one by one.
    private func type(_ text: String, _ host: TestHost) async throws {
        for character in text { try await host.type(String(character)) }
    }

    @Test(
        "A plugin that is stopped loses nothing of what is typed meanwhile, and has it in its order when it goes on",
        arguments: [false, true])
    func stopped(isBadged: Bool) async throws {
        let (host, pane) = try await start()
        try await pane.textField("Name").tap()
        try await host.press(.keyboardEnd)
        try pane.process.stop()
        try await type(" x12", host)
        try await host.press(.keyboardDeleteOrBackspace)
        try await host.press(.keyboardLeftArrow)
        #expect(try await pane.textField("Name").value == "Ada Lovelace")
        if isBadged {
            // So long that the host says that the plugin does not respond.
            try await host.advance(by: .seconds(4))
            #expect(try await pane.badge.exists)
        }
        try await type("!", host)
        let number = pane.process.identifier
        try pane.process.resume()
        #expect(try await pane.textField("Ada Lovelace x!1").waitForExistence())
        #expect(pane.process.identifier == number)
    }

    @Test("Lines that are typed into a text view of a stopped plugin are all there when it goes on")
    func lines() async throws {
        let (host, pane) = try await start()
        let note = pane.textField("Note")
        try await note.tap()
        try await host.press(.keyboardA, .control)
        try await host.type("zero")
        try pane.process.stop()
        for line in ["one", "two"] {
            try await host.press(.keyboardReturnOrEnter)
            try await type(line, host)
        }
        try pane.process.resume()
        #expect(try await pane.textField("zero\none\ntwo").waitForExistence())
        #expect(try await pane.staticText("12 characters").exists)
    }

    @Test(
        "A plugin that dies while an input method composes in it leaves the host's own field as it was, which takes what is typed then",
        arguments: [false, true])
    func killed(isStopped: Bool) async throws {
        let host = try await TestHost(
            plugins: [Self.gallery], size: CGSize(width: 400, height: 640), clock: .manual)
        let page = UIViewController()
        let own = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
        own.accessibilityLabel = "Own"
        own.text = "own"
        page.view.addSubview(own)
        try await host.present(page, frame: CGRect(x: 0, y: 0, width: 400, height: 60))
        let pane = try await host.present(
            Self.gallery, controller: "typing", frame: CGRect(x: 0, y: 60, width: 400, height: 580))
        try await pane.textField("Name").tap()
        try await host.press(.keyboardEnd)
        if isStopped { try pane.process.stop() }
        try await host.compose("かな")
        if !isStopped { #expect(try await pane.textField("Ada Lovelaceかな").waitForExistence()) }
        try await pane.process.kill()
        try await host.settle()
        #expect(own.text == "own" && !own.isEditing && own.markedTextRange == nil)
        // Nothing is composed any more that could be committed somewhere else.
        await #expect(throws: ContainmentTestError.self) { try await host.commitComposition() }
        try await pane.waitUntilShown()
        try await host.textField("Own").tap()
        try await host.press(.keyboardEnd)
        try await type("ed", host)
        #expect(own.text == "owned" && own.isEditing)
        #expect(try await pane.textField("Name").value == "Ada Lovelace")
    }

    @Test(
        "What the user has copied elsewhere is pasted in a plugin, and what is copied there is in the host's pasteboard"
    )
    func pasteboard() async throws {
        let (host, pane) = try await start()
        host.pasteboard.string = "Mary Somerville"
        try await pane.textField("Name").tap()
        try await host.press(.keyboardA, .control)
        try await host.press(.keyboardV, .control)
        #expect(try await pane.textField("Mary Somerville").waitForExistence())
        for _ in 0..<10 { try await host.press(.keyboardLeftArrow, .shift) }
        try await host.press(.keyboardC, .control)
        try await host.wait(until: "the name is copied") { host.pasteboard.string == "Somerville" }
    }
}
