import CoreGraphics
import LayerRenderer
import Testing

@testable import Screens

@MainActor @Suite struct OffscreenScreenTests {
    private let screen = OffscreenScreen(size: ScreenSize(width: 40, height: 30, scale: 2))
    private let log = EventLog()

    @Test("What is shown is kept with its damage, clipped to the surface")
    func keepsFrames() throws {
        try screen.open()
        let surface = PixelSurface(width: 40, height: 30)
        let damage = [PixelRect(x: 30, y: 20, width: 20, height: 20), PixelRect(x: 90, y: 0, width: 5, height: 5)]
        screen.show(surface, damage: damage)
        #expect(screen.surface === surface)
        #expect(screen.frames.map(\.damage) == [[PixelRect(x: 30, y: 20, width: 10, height: 10)]])
        screen.forgetFrames()
        #expect(screen.frames.isEmpty)
    }

    @Test("Nothing is shown or received before opening and after closing")
    func closedScreenIsSilent() throws {
        screen.delegate = log
        screen.show(PixelSurface(width: 1, height: 1), damage: [])
        screen.inject(.focus(true))
        try screen.open()
        screen.inject(.text("a"))
        screen.close()
        screen.close()
        screen.inject(.text("b"))
        #expect(log.events == [.text("a")])
        #expect(screen.frames.isEmpty && screen.surface == nil)
        #expect(throws: ScreenError.self) { try screen.open() }
    }

    @Test("Its clipboards have what was offered, or what a test puts there")
    func clipboards() throws {
        screen.offer("early", on: .general, isLocal: false)
        #expect(!screen.hasText(on: .general))
        try screen.open()
        screen.offer("copied", on: .general, isLocal: true)
        #expect(screen.text(on: .general) == "copied" && screen.text(on: .primarySelection) == nil)
        screen.offer("", on: .general, isLocal: false)
        #expect(screen.clipboardTexts.isEmpty)
        screen.clipboardTexts[.primarySelection] = "selected"
        #expect(screen.hasText(on: .primarySelection))
    }

    @Test("An injected resize changes the size before the delegate hears of it")
    func resizeChangesSize() throws {
        try screen.open()
        screen.delegate = log
        var seen: ScreenSize?
        log.whenReceived = { seen = $0.size }
        screen.inject(.resized(ScreenSize(width: 100, height: 80, scale: 2)))
        #expect(seen?.sizeInPoints == CGSize(width: 50, height: 40))
    }

    @Test("Sizes and scales that make no sense become ones that do")
    func sanitisesSize() {
        #expect(ScreenSize(width: 0, height: -5, scale: 0) == ScreenSize(width: 1, height: 1, scale: 1))
        #expect(ScreenSize(width: 5, height: 5, scale: .nan).scale == 1)
    }
}
