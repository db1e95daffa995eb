import Glibc
import MainLoopTesting
import Testing

@MainActor @Suite("Snapshots of the demo", .serialized, .timeLimit(.minutes(4)))
struct SnapshotTests {
    private struct Look {
        var layout: DemoLayout
        var arguments: [String]
        /// Of the panes.
        var background: Picture.Color
        /// Of the plugin's button.
        var tint: String
    }

    private static let looks = [
        Look(layout: .standard, arguments: [], background: 0xFFFFFF, tint: "0062d6"),
        Look(
            layout: DemoLayout(width: 640, height: 520, scale: 2),
            arguments: ["--size", "640x520", "--scale", "2", "--appearance", "dark"], background: 0x1C1C1E,
            tint: "5ba9ff"),
        Look(layout: DemoLayout(scale: 2), arguments: ["--scale", "2"], background: 0xFFFFFF, tint: "0062d6"),
        Look(
            layout: DemoLayout(width: 640, height: 520), arguments: ["--size", "640x520", "--appearance", "dark"],
            background: 0x1C1C1E, tint: "5ba9ff"),
    ]

    @Test("A snapshot shows both panes with readable text, in every look, and nothing is left behind")
    func snapshots() async throws {
        let guest = try GuestLoop()
        let pictures = try TemporaryDirectory()
        // All at the same time, because each takes its time. None ends before a viewer has seen what its plugin shows.
        let demos = try Self.looks.enumerated().map { number, look in
            let file = pictures.file("\(number).png")
            let arguments = [
                "--screen", "vnc", "--vnc-port", "0", "--port", "0", "--snapshot", file, "--duration", "3600",
            ]
            return (look, file, try Demo(arguments + look.arguments, on: guest))
        }
        for (look, file, demo) in demos {
            let screen = try await ScreenDriver.vnc(port: try await demo.vncPort(), on: guest)
            try await screen.wait(for: look.layout.pluginButtonEdge, toHave: look.tint)
            try await screen.close()
            demo.signal(SIGTERM)
            try await demo.expectGoodEnd()
            try expectBothPanes(in: try Picture(path: file), look)
        }
    }

    private func expectBothPanes(in picture: Picture, _ look: Look) throws {
        let layout = look.layout
        try #require(picture.width == layout.window.width && picture.height == layout.window.height)
        for pane in [layout.hostPane, layout.pluginPane] {
            #expect(picture.background(of: pane) == look.background)
        }
        for label in [layout.hostLabel, layout.pluginLabel, layout.statusLine] {
            #expect(picture.legiblePixels(in: label) > 100 * layout.scale, "\(label)")
        }
        for button in [layout.hostButton, layout.pluginButton] {
            #expect(picture.background(of: button) != look.background)
            #expect(picture.legiblePixels(in: button) > 40 * layout.scale, "\(button)")
        }
        #expect(Set(picture[layout.mullion]).count == 1)
        #expect(picture[layout.mullion].first != look.background)
    }
}
