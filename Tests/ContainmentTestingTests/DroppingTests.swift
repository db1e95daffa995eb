import ContainmentTesting
import GalleryControllers
import PluginHost
import Testing
import UIKit

/// An element is lifted by a press and dropped on another one, within a page and from one pane to another.
@Suite("Lifting and dropping", .timeLimit(.minutes(4))) @MainActor struct DroppingTests {
    enum Place: CaseIterable {
        case host, plugin
    }

    private static let gallery = "org.mullion.gallery"

    /// Two panes of one plugin beside each other.
    private final class TwoPanes: UIViewController {
        let panes = [0, 1].map { _ in RemoteViewController(plugin: DroppingTests.gallery, controller: "dragging") }

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, pane) in panes.enumerated() {
                addChild(pane)
                pane.view.frame = CGRect(x: 400 * index, y: 0, width: 400, height: 700)
                view.addSubview(pane.view)
                pane.didMove(toParent: self)
            }
        }
    }

    private func host(width: CGFloat = 400) async throws -> TestHost {
        try await TestHost(
            plugins: [Self.gallery], size: CGSize(width: width, height: 700), clock: .manual)
    }

    @Test("A row is lifted and dropped on a note, in the host and in a plugin", arguments: Place.allCases)
    func withinPage(place: Place) async throws {
        let host = try await host()
        switch place {
        case .host: try await host.present(GalleryPage(.dragging).makeViewController())
        case .plugin: try await host.present(Self.gallery, controller: "dragging")
        }
        let note = host.elements(.textField).only
        try await host.element("Bread").press(thenDragTo: note)
        #expect(try await note.value == "Shopping: Bread")
        try await host.close()
    }

    @Test("From one pane to another the data goes with the drop")
    func betweenPanes() async throws {
        let host = try await host(width: 800)
        let controller = TwoPanes()
        try await host.present(controller)
        let (left, right) = (
            try await host.pane(of: controller.panes[0]), try await host.pane(of: controller.panes[1])
        )
        try await left.element("Milk").press(thenDragTo: right.elements(.textField).only)
        #expect(try await right.elements(.textField).only.value == "Shopping: Milk")
        #expect(try await left.elements(.textField).only.value == "Shopping: ")
        try await host.close()
    }

    @Test("What cannot be lifted, or be dropped where it is carried, is told")
    func refused() async throws {
        let host = try await host()
        try await host.present(GalleryPage(.dragging).makeViewController())
        let note = host.elements(.textField).only
        let hint = host.staticText("Press a row, and drag it to the note or to another place.")
        var error = await #expect(throws: ContainmentTestError.self) { try await hint.press(thenDragTo: note) }
        #expect(error?.code == .notHandled && error?.message.hasSuffix("lifted nothing.") == true)
        error = await #expect(throws: ContainmentTestError.self) {
            try await host.element("Bread").press(thenDragTo: hint)
        }
        #expect(error?.code == .notHandled && error?.message.contains("cannot be dropped") == true)
        #expect(try await note.value == "Shopping: ")
        try await host.close()
    }
}
