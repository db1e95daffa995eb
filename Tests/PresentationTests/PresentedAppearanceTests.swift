import LayerRenderer
import Presentation
import Screens
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("The appearance of a desktop", .serialized, .ownUpdates) struct PresentedAppearanceTests {
    @Test("What is shown takes on the appearance of the desktop, at the size and scale that it has")
    func appearance() throws {
        let screen = OffscreenScreen(size: ScreenSize(width: 200, height: 100, scale: 2))
        let uiScreen = UIScreen(size: CGSize(width: 100, height: 50), scale: 2, userInterfaceStyle: .light)
        UIScreen.main = uiScreen
        let presenter = WindowPresenter(screen: screen, uiScreen: uiScreen)
        try screen.open()
        let window = UIWindow()
        window.rootViewController = UIViewController()
        window.rootViewController?.view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        window.makeKeyAndVisible()
        UpdateCycle.main.update()
        func color() throws -> [UInt8] {
            let pixel = try #require(screen.surface?.pixel(x: 150, y: 80))
            return [pixel.red, pixel.green, pixel.blue]
        }
        #expect(try color() == [0, 0, 255])
        presenter.screen(screen, didReceive: .appearance(.dark))
        UpdateCycle.main.update()
        #expect(try color() == [255, 0, 0])
        #expect(window.traitCollection.userInterfaceStyle == .dark && window.traitCollection.displayScale == 2)
        #expect(window.bounds.size == CGSize(width: 100, height: 50))
        presenter.screen(screen, didReceive: .appearance(.light))
        UpdateCycle.main.update()
        #expect(try color() == [0, 0, 255])
        window.isHidden = true
    }
}
