import CoreGraphics
import Screens
import Testing
import UIKit
import UIKitTesting

@testable import Presentation

/// A screen that hears of the text that is typed into its windows, and whose input method acts there.
@MainActor @Suite("Text that is typed into on a screen", .serialized, .ownUpdates)
struct PresentedTextInputTests {
    private let screen = OffscreenScreen(size: ScreenSize(width: 400, height: 300, scale: 2))
    private let presenter: WindowPresenter
    private let window: UIWindow
    private let field = ComposingTextView(frame: CGRect(x: 10, y: 20, width: 180, height: 20))

    init() throws {
        let uiScreen = UIScreen(size: CGSize(width: 200, height: 150), scale: 2, userInterfaceStyle: .light)
        UIScreen.main = uiScreen
        try screen.open()
        presenter = WindowPresenter(screen: screen, uiScreen: uiScreen)
        window = UIWindow(frame: uiScreen.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.rootViewController?.view.addSubview(field)
        UpdateCycle.main.update()
    }

    private func delete(isRepeat: Bool = false) {
        screen.inject(.key(KeyEvent(usage: .deleteOrBackspace, isDown: true, isRepeat: isRepeat, timestamp: 0)))
    }

    @Test("The screen hears at once that text is typed, then of the caret, and at the end of a turn that none is")
    func caret() {
        #expect(screen.textInput == nil)
        field.show("abc", selected: 2..<2)
        #expect(field.becomeFirstResponder())
        #expect(screen.textInput == ScreenTextInput())
        UpdateCycle.main.update()
        #expect(screen.textInput == ScreenTextInput(caret: CGRect(x: 30, y: 20, width: 2, height: 20)))
        #expect(field.resignFirstResponder())
        #expect(screen.textInput != nil)
        UpdateCycle.main.update()
        #expect(screen.textInput == nil)
    }

    @Test(
        "A caret that is scrolled away is at the nearest edge, and one in a window that lies elsewhere is on the screen"
    )
    func edges() {
        field.frame.origin.y = 400
        #expect(field.becomeFirstResponder())
        UpdateCycle.main.update()
        #expect(screen.textInput?.caret == CGRect(x: 10, y: 150, width: 2, height: 0))
        field.frame.origin.y = 20
        window.frame.origin = CGPoint(x: 5, y: 7)
        UpdateCycle.main.update()
        // The place of the window is read when its text is told of anew.
        field.show("a", selected: 1..<1)
        UpdateCycle.main.update()
        #expect(screen.textInput?.caret == CGRect(x: 25, y: 27, width: 2, height: 20))
    }

    @Test("What an input method puts in is marked, and what it commits replaces it")
    func composition() {
        #expect(field.becomeFirstResponder())
        screen.inject(.marked(.init("かん")))
        #expect(field.text == "かん" && field.marked == 0..<2 && field.selected == 2..<2)
        screen.inject(.text("缶"))
        #expect(field.text == "缶" && field.marked == nil && screen.endedCompositions == 0)
        screen.inject(.marked(.init("k")))
        #expect(field.resignFirstResponder())
        #expect(field.text == "缶k" && screen.endedCompositions == 1)
    }

    @Test("With two windows the one that gets the keys counts, and the other again when that goes")
    func windows() {
        #expect(field.becomeFirstResponder())
        UpdateCycle.main.update()
        #expect(screen.textInput?.caret != nil)
        let other = UIWindow(frame: UIScreen.main.bounds)
        other.makeKeyAndVisible()
        UpdateCycle.main.update()
        #expect(screen.textInput == nil)
        other.isHidden = true
        window.makeKey()
        UpdateCycle.main.update()
        #expect(screen.textInput?.caret != nil)
    }

    @Test("A key that repeats presses once, and deletes each time")
    func repeats() {
        field.show("abcd", selected: 4..<4)
        #expect(field.becomeFirstResponder())
        delete()
        delete(isRepeat: true)
        #expect(field.text == "ab")
    }
}
