import ContainmentTesting
import PaletteContract
import PaletteControllers
import Testing
import UIKit

@Suite("Calls by contract", .timeLimit(.minutes(4))) @MainActor struct ContractCallTests {
    private final class Listener: PaletteDelegate {
        var picked: [Color] = []
        var isDone = false

        func palette(_ palette: any Palette, didPick color: Color) {
            picked.append(color)
        }

        func palette(_ palette: any Palette, didFinish color: Color) {
            isDone = true
        }

        func palette(_ palette: any Palette, shouldFinish color: Color) async throws -> Verdict {
            .with { $0.isAllowed = true }
        }
    }

    @Test("A test is the delegate of a child in a plugin, and sees each call that crossed the line")
    func calls() async throws {
        let host = try await TestHost(plugins: [Plugins.palette], size: CGSize(width: 360, height: 280))
        let palette = RemotePalette(plugin: Plugins.palette, controller: "main")
        let listener = Listener()
        palette.delegate = listener
        palette.show(Color.with { ($0.red, $0.green, $0.blue) = (0.2, 0.4, 0.6) })
        let pane = try await host.present(palette)
        #expect(try await pane.slider("Green").value == "40%")
        try await pane.slider("Red").adjust(to: 1)
        #expect(listener.picked.last?.red == 1)
        #expect(pane.calls.first?.method == "Show")
        #expect(pane.calls.first?.caller == .parent)
        #expect(try pane.calls.first?.argument(as: Color.self).blue == 0.6)
        #expect(pane.calls.filter { $0.caller == .child && $0.method == "DidPick" }.count == listener.picked.count)
        try await pane.button("Done").tap()
        try await host.wait(until: "the palette is done") { listener.isDone }
        #expect(pane.calls.suffix(2).map(\.method) == ["ShouldFinish", "DidFinish"])
    }

    @Test(
        "FLOW-06 FLOW-08 a presented controller in a plugin is configured by calls that go down, and reports to its delegate by calls that go up"
    )
    func presented() async throws {
        let host = try await TestHost(plugins: [Plugins.palette], size: CGSize(width: 700, height: 500))
        let palette = RemotePalette(plugin: Plugins.palette, controller: "main")
        let listener = Listener()
        palette.delegate = listener
        palette.show(Color.with { ($0.red, $0.green, $0.blue) = (0.2, 0.4, 0.6) })
        palette.modalPresentationStyle = .formSheet
        palette.preferredContentSize = CGSize(width: 360, height: 280)
        host.window.rootViewController?.present(palette, animated: true)
        let pane = try await host.presented.pane
        #expect(try await pane.slider("Green").value == "40%")
        try await pane.slider("Red").adjust(to: 1)
        #expect(listener.picked.last?.red == 1)
        #expect(pane.calls.first?.caller == .parent && pane.calls.dropFirst().allSatisfy { $0.caller == .child })
        try await pane.dismiss()
        #expect(try await !host.presented.exists)
    }

    @Test(
        "FLOW-09 FLOW-10 FLOW-11 a presented controller of another module knows of whom it reports to the protocol only"
    )
    func ownModule() async throws {
        let host = try await TestHost(plugins: [], size: CGSize(width: 700, height: 500))
        // The palette's module is built without this one, and this one sees what is public of it.
        let palette = PaletteViewController()
        let listener = Listener()
        palette.delegate = listener
        palette.show(Color.with { ($0.red, $0.green, $0.blue) = (0.2, 0.4, 0.6) })
        palette.modalPresentationStyle = .formSheet
        host.window.rootViewController?.present(palette, animated: true)
        try await host.sheet.slider("Blue").adjust(to: 1)
        #expect(listener.picked.last?.blue == 1 && listener.picked.last?.green == 0.4)
        try await host.sheet.dismiss()
        #expect(palette.presentingViewController == nil)
    }
}
