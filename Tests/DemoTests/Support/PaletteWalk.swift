import Glibc
import Testing

/// What a user does with the palette of the demo, whatever it is written in.
@MainActor struct PaletteWalk {
    static let plugin = "org.mullion.palette"

    let screen: ScreenDriver
    let demo: Demo
    let layout: DemoLayout

    /// Opens it and picks a color, of which the host hears.
    func pick() async throws {
        try await screen.perform("click \(layout.colorButton.center)")
        try await screen.wait(for: layout.paletteDone, toHave: "0062d6")
        try await screen.perform("click \(layout.paletteSwatch.center)")
        try await screen.wait(for: layout.openChip, toHave: "f29912")
        try await screen.wait(for: layout.palettePreview, toHave: "f29912")
    }

    /// Kills it, and waits until the next process shows the color that the host was told.
    func kill() async throws {
        let process = try #require(demo.process(of: Self.plugin))
        #expect(Glibc.kill(process, SIGKILL) == 0)
        try await demo.wait(until: "the palette runs again") { $0.process(of: Self.plugin) != process }
        // From now on the last picture of the process that was killed is seen no more, which had the color as well.
        _ = try await screen.capture()
        try await screen.wait(for: layout.palettePreview, toHave: "f29912")
    }

    /// Keeps the color, and closes it.
    func finish() async throws {
        try await screen.perform("click \(layout.paletteDone.center)")
        try await screen.wait(for: layout.chip, toHave: "f29912")
        try await screen.wait(for: layout.paletteDone, toHave: "ffffff")
    }
}
