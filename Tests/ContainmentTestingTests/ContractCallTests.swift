import ContainmentTesting
import PaletteContract
import Testing

@Suite("Calls by contract") @MainActor struct ContractCallTests {
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
}
