import MainLoopTesting
import Testing

@MainActor @Suite("Snapshots of the demo", .serialized, .timeLimit(.minutes(4)))
struct SnapshotTests {
    private struct Look {
        var layout: DemoLayout
        var arguments: [String]
        /// Of the panes.
        var background: Picture.Color
    }

    private static let looks = [
        Look(layout: .standard, arguments: [], background: 0xFFFFFF),
        Look(
            layout: DemoLayout(width: 640, height: 400, scale: 2),
            arguments: ["--size", "640x400", "--scale", "2", "--appearance", "dark"], background: 0x1C1C1E),
        Look(layout: DemoLayout(scale: 2), arguments: ["--scale", "2"], background: 0xFFFFFF),
        Look(
            layout: DemoLayout(width: 640, height: 400), arguments: ["--size", "640x400", "--appearance", "dark"],
            background: 0x1C1C1E),
    ]

    @Test("A snapshot shows both panes with readable text, in every look, and nothing is left behind")
    func snapshots() async throws {
        let guest = try GuestLoop()
        let pictures = try TemporaryDirectory()
        // A snapshot is taken when the time is over, whatever is seen by then. A busy machine may need more of it.
        var looks = Array(Self.looks.enumerated())
        for seconds in [4, 8, 16, 32] {
            // All at the same time, because each takes its time.
            let demos = try looks.map { number, look in
                let file = pictures.file("\(number).png")
                let arguments = ["--screen", "offscreen", "--snapshot", file, "--duration", "\(seconds)"]
                return (number, look, file, try Demo(arguments + look.arguments, on: guest))
            }
            looks = []
            for (number, look, file, demo) in demos {
                try await demo.expectGoodEnd()
                let picture = try Picture(path: file)
                if seconds < 32, !isPluginSeen(in: picture, look) {
                    looks.append((number, look))
                } else {
                    try expectBothPanes(in: picture, look)
                }
            }
        }
    }

    /// Whether the plugin had drawn its pane, and not only the host its placeholder or the empty pane.
    private func isPluginSeen(in picture: Picture, _ look: Look) -> Bool {
        picture.background(of: look.layout.pluginPane) == look.background
            && picture.background(of: look.layout.pluginButton) != look.background
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
