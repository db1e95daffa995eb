import LayerRenderer
import Presentation
import Screens
import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite("The clipboard of a screen", .serialized, .ownUpdates) struct PresentedPasteboardTests {
    @Test("What the program copies is on the screen's clipboard, and what others copy there is the program's")
    func bothWays() throws {
        let shared = SharedPasteboards()
        let installation = SharedPasteboards.install(shared)
        defer { installation.end() }
        let screen = OffscreenScreen(size: ScreenSize(width: 20, height: 10))
        let presenter = WindowPresenter(screen: screen, uiScreen: UIScreen())
        try screen.open()
        UIPasteboard.general.string = "mine"
        #expect(screen.clipboardTexts == [.general: "mine"])
        screen.clipboardTexts[.general] = "theirs"
        #expect(UIPasteboard.general.string == "mine")
        let before = UIPasteboard.general.changeCount
        screen.inject(.clipboardChanged)
        #expect(UIPasteboard.general.changeCount == before + 1)
        #expect(UIPasteboard.general.hasStrings && !UIPasteboard.general.hasImages)
        #expect(UIPasteboard.general.string == "theirs")
        screen.clipboardTexts[.general] = nil
        #expect(UIPasteboard.general.numberOfItems == 0)
        UIPasteboard.general.color = .red
        #expect(UIPasteboard.general.color == .red)
        #expect(screen.clipboardTexts.isEmpty)
        UIPasteboard.primarySelection.string = "selected"
        #expect(screen.clipboardTexts == [.primarySelection: "selected"])
        screen.clipboardTexts[.primarySelection] = "elsewhere"
        #expect(UIPasteboard.primarySelection.string == "elsewhere")
        #expect(presenter.window == nil)
    }
}
