import ContainmentTesting
import Testing
import UIKit

/// Typing key by key, selecting and the pasteboard, with a text of the host's own.
@Suite("Typing by keys", .timeLimit(.minutes(4))) @MainActor struct TypingTests {
    private final class NoteViewController: UIViewController {
        let note = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 100))
        let field = UITextField(frame: CGRect(x: 20, y: 140, width: 300, height: 40))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(note)
            view.addSubview(field)
        }
    }

    private func open() async throws -> (TestHost, NoteViewController) {
        let host = try await TestHost(plugins: [], clock: .manual)
        let controller = NoteViewController()
        try await host.present(controller)
        return (host, controller)
    }

    @Test("A keyboard types its characters, with Shift and by dead keys, and Return ends a line")
    func layouts() async throws {
        let (host, controller) = try await open()
        try await host.tap(CGPoint(x: 60, y: 40))
        try await host.type("Zoé? Nein: \"Aufwärts\"!", on: .german)
        #expect(controller.note.text == "Zoé? Nein: \"Aufwärts\"!")
        try await host.type("\nab[1]", on: .unitedStates)
        #expect(controller.note.text == "Zoé? Nein: \"Aufwärts\"!\nab[1]")
        try await host.close()
    }

    @Test("What a keyboard does not have it says, and types nothing")
    func missing() async throws {
        let (host, controller) = try await open()
        try await host.tap(CGPoint(x: 60, y: 40))
        await #expect(throws: ContainmentTestError.self) { try await host.type("aß", on: .unitedStates) }
        #expect(controller.note.text == "")
        try await host.close()
    }

    @Test("A text that nobody takes is told")
    func nobody() async throws {
        let (host, _) = try await open()
        await #expect(throws: ContainmentTestError.self) { try await host.type("a", on: .unitedStates) }
        try await host.close()
    }

    @Test("What is selected is copied or cut, and pasted elsewhere")
    func editing() async throws {
        let (host, controller) = try await open()
        controller.note.text = "one two"
        try await host.tap(CGPoint(x: 300, y: 40))
        try await host.extendSelection(by: -3)
        try await host.copySelection()
        #expect(host.pasteboard.string == "two")
        try await host.selectAll()
        try await host.cutSelection()
        #expect(controller.note.text == "" && host.pasteboard.string == "one two")
        try await host.tap(CGPoint(x: 60, y: 160))
        try await host.paste()
        #expect(controller.field.text == "one two")
        try await host.close()
    }
}
