import ContainmentTesting
import PaletteControllers
import Testing
import UIKit

@Suite("Parity, as a function", .timeLimit(.minutes(4))) @MainActor struct ParityFunctionTests {
    @Test("A controller that is the same at home and in its plugin passes, callbacks and pixels, by hand and by key")
    func same() async throws {
        try await expectParity(
            of: Plugins.palette, controller: "main", size: CGSize(width: 360, height: 280),
            atHome: { PaletteViewController() }
        ) { stage in
            try await stage.embed()
            try await stage.slider("Green").adjust(to: 1)
            try await stage.capture("green")
            try await stage.host.press(.keyboardTab)
            try await stage.host.resize(to: CGSize(width: 300, height: 400))
            try await stage.host.changeTraits { $0.userInterfaceStyle = .dark }
            try await stage.remove()
        }
    }

    @Test("A pane that a renderer draws looks like one that the host draws, and its controller hears the same")
    func drawnByRenderer() async throws {
        func callbacks(in host: TestHost) -> [String] {
            host.callbacks(of: "PaletteViewController").filter { !$0.contains("Layout") && !$0.contains("Insets") }
        }
        let home = try await TestHost(plugins: [Plugins.palette], isDrawnByRenderers: false)
        var pane = try await home.present(Plugins.palette, controller: "main")
        let first = try await home.screenshot()
        try await pane.slider("Green").adjust(to: 1)
        let second = try await home.screenshot()
        #expect(!second.isLike(first, tolerance: 1))
        try await pane.dismiss()
        let expected = callbacks(in: home)
        try await home.close()

        let away = try await TestHost(plugins: [Plugins.palette], isDrawnByRenderers: true)
        pane = try await away.present(Plugins.palette, controller: "main")
        func wait(until event: String, for picture: Screenshot) async throws {
            try await away.wait(until: event) {
                (try? away.screenshotNow())?.isLike(picture, tolerance: 1) == true
            }
        }
        try await wait(until: "the renderer has drawn the page", for: first)
        try await pane.slider("Green").adjust(to: 1)
        try await wait(until: "the renderer has drawn another colour", for: second)
        try await pane.dismiss()
        #expect(callbacks(in: away) == expected)
        try await away.close()
    }

    /// Another class, that looks otherwise.
    private final class Impostor: UIViewController {}

    @Test("One that is another is told apart, with what it lacks")
    func other() async throws {
        let error = await #expect(throws: ContainmentTestError.self) {
            try await expectParity(of: Plugins.palette, controller: "main", atHome: { Impostor() })
        }
        #expect(error?.code == .noParity)
        #expect(error?.message.contains("The plugin has no Impostor") == true)
    }

    @Test("The callbacks of both processes are there, in order")
    func callbacks() async throws {
        let host = try await TestHost(plugins: [Plugins.palette])
        let pane = try await host.present(Plugins.palette, controller: "main")
        try await pane.dismiss()
        let names = host.callbacks(of: "PaletteViewController").filter {
            !$0.contains("Layout") && !$0.contains("Insets")
        }
        #expect(
            names == [
                "willMove(toParent: a container)", "loadView", "viewDidLoad", "viewWillAppear(false)",
                "didMove(toParent: a container)", "viewIsAppearing(false)", "viewDidAppear(false)",
                "willMove(toParent: nil)",
                "viewWillDisappear(false)", "viewDidDisappear(false)", "didMove(toParent: nil)",
            ])
        #expect(host.callbacks.contains { $0.plugin == nil && $0.controller == "RemoteViewController" })
    }
}
