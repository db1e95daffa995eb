import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("A search bar by itself") @MainActor struct SearchBarTests {
        private let listener = SearchPage()
        private let stage = Stage()
        private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 56))

        init() {
            bar.delegate = listener
            stage.root.view.addSubview(bar)
            stage.update()
        }

        private func type(_ text: String) {
            stage.window.insertText(text)
        }

        @Test("The delegate is asked before editing, and before each change, and told afterwards")
        func order() {
            #expect(bar.becomeFirstResponder() && bar.isFirstResponder && bar.searchTextField.isFirstResponder)
            #expect(listener.heard() == ["shouldBegin", "didBegin"])
            type("a")
            #expect(listener.heard() == ["shouldChange(0, 0, a)", "textDidChange(a)"])
            type("!")
            #expect(listener.heard() == ["shouldChange(1, 0, !)"] && bar.text == "a")
            stage.pressKey(.keyboardReturnOrEnter)
            #expect(listener.heard() == ["search"] && bar.isFirstResponder && bar.text == "a")
            bar.resignFirstResponder()
            #expect(listener.heard() == ["shouldEnd", "didEnd"])
        }

        @Test("What code sets is told to nobody, and nothing is searched without text")
        func code() {
            #expect(bar.text == "")
            bar.text = "x"
            bar.selectedScopeButtonIndex = 1
            #expect(listener.heard().isEmpty && bar.searchTextField.text == "x")
            bar.text = nil
            bar.becomeFirstResponder()
            _ = listener.heard()
            stage.pressKey(.keyboardReturnOrEnter)
            #expect(listener.heard().isEmpty)
        }

        @Test("Escape erases first, and then leaves the field")
        func escape() {
            bar.becomeFirstResponder()
            type("a")
            _ = listener.heard()
            stage.pressKey(.keyboardEscape)
            #expect(bar.text == "" && bar.isFirstResponder)
            #expect(listener.heard().last == "textDidChange()")
            stage.pressKey(.keyboardEscape)
            #expect(!bar.isFirstResponder && listener.heard() == ["shouldEnd", "didEnd"])
        }

        @Test("The button that ends a search tells the delegate alone, which decides; Escape does the same")
        func cancel() throws {
            let button = try #require(SearchStaging.button("Cancel", in: bar))
            #expect(button.alpha == 0)
            let width = bar.searchTextField.frame.width
            bar.showsCancelButton = true
            stage.update()
            #expect(button.alpha == 1 && button.frame.maxX == 392 && bar.searchTextField.frame.width < width)
            #expect(bar.searchTextField.frame.maxX + 8 == button.frame.minX)
            bar.becomeFirstResponder()
            type("a")
            _ = listener.heard()
            button.performPrimaryAction()
            #expect(listener.heard() == ["cancel"] && bar.text == "a" && bar.isFirstResponder)
            stage.pressKey(.keyboardEscape)
            #expect(listener.heard() == ["cancel"] && bar.text == "a")
        }

        @Test("The button comes in a moment where that is asked for")
        func animatedCancel() {
            ManualFrameClock.use { time in
                let field = bar.searchTextField
                let wide = field.frame.width
                bar.setShowsCancelButton(true, animated: true)
                stage.update()
                time.advance(by: .milliseconds(100))
                let width = field.layer.presentation()?.bounds.width ?? 0
                #expect(width < wide && width > field.bounds.width)
                time.advance(by: .seconds(1))
            }
        }

        @Test("Scopes are shown where there are two or more, in a row of their own, and the delegate hears of a choice")
        func scopes() throws {
            bar.showsScopeBar = true
            bar.scopeButtonTitles = ["All"]
            #expect(bar.intrinsicContentSize.height == bar.rows.height && !bar.rows.hasScopes)
            let low = bar.rows.height
            bar.scopeButtonTitles = ["All", "Near"]
            #expect(bar.rows.hasScopes && bar.intrinsicContentSize.height == low + 42)
            bar.frame.size.height = bar.rows.height
            stage.update()
            let scopes = try #require(bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
            #expect(scopes.numberOfSegments == 2 && scopes.selectedSegmentIndex == 0 && scopes.alpha == 1)
            #expect(scopes.frame.minY > bar.searchTextField.frame.maxY && scopes.frame.width == 384)
            bar.selectedScopeButtonIndex = 1
            #expect(scopes.selectedSegmentIndex == 1 && listener.heard().isEmpty)
            scopes.selectedSegmentIndex = 0
            scopes.sendActions(for: .valueChanged)
            #expect(listener.heard() == ["scope(0)"] && bar.selectedScopeButtonIndex == 0)
            bar.showsScopeBar = false
            #expect(!bar.rows.hasScopes && scopes.alpha == 0)
        }

        @Test("A button in the empty field leads to bookmarks, or to results, and gives way to text")
        func accessory() throws {
            bar.showsSearchResultsButton = true
            let button = try #require(
                bar.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.accessibilityLabel == "Results" })
            stage.update()
            #expect(bar.searchTextField.frame.contains(button.frame))
            button.performPrimaryAction()
            #expect(listener.heard() == ["results"])
            bar.isSearchResultsButtonSelected = true
            #expect(button.isSelected)
            bar.showsBookmarkButton = true
            #expect(button.accessibilityLabel == "Bookmarks" && !button.isSelected)
            button.performPrimaryAction()
            #expect(listener.heard() == ["bookmark"])
            bar.text = "a"
            #expect(button.isHidden)
            bar.text = ""
            #expect(!button.isHidden)
        }

        @Test("From right to left the glass is at the right, and the button that ends the search at the left")
        func mirrored() throws {
            stage.window.traitOverrides.layoutDirection = .rightToLeft
            bar.showsCancelButton = true
            stage.update()
            let button = try #require(SearchStaging.button("Cancel", in: bar))
            let field = bar.searchTextField
            let icon = try #require(field.leftView)
            #expect(button.frame.minX == 8 && button.frame.maxX + 8 == field.frame.minX && field.frame.maxX == 392)
            #expect(icon.frame.maxX == field.bounds.width - 8)
            #expect(field.textRect(forBounds: field.bounds).maxX < icon.frame.minX)
        }

        @Test("The field has a glass at its beginning, a grey ground with round corners, and the traits of a search")
        func field() throws {
            let field = bar.searchTextField
            let icon = try #require(field.leftView)
            #expect(icon.frame.minX == 8 && icon.frame.midY == field.bounds.midY)
            #expect(field.textRect(forBounds: field.bounds).minX == icon.frame.maxX + 6)
            #expect(field.layer.cornerRadius == 10 && field.backgroundColor == .tertiarySystemFill)
            #expect(field.bounds.height == field.height && field.height >= 36)
            #expect(bar.returnKeyType == .search && bar.enablesReturnKeyAutomatically)
            bar.keyboardType = .URL
            bar.autocorrectionType = .no
            #expect(field.keyboardType == .URL && field.autocorrectionType == .no)
        }

        @Test("A minimal bar has no ground, and another one the colour that it is given")
        func ground() {
            func color() -> UIColor? { bar.subviews.first?.backgroundColor }
            #expect(color() != nil)
            bar.barTintColor = .red
            #expect(color() == .red)
            bar.searchBarStyle = .minimal
            #expect(color() == nil)
        }

        @Test("An image behind a bar takes the place of its ground, until there is none")
        func backgroundImage() {
            let ground = bar.subviews.first
            let image = UIImage()
            bar.backgroundImage = image
            #expect(ground?.backgroundColor == nil)
            #expect((ground?.subviews.first as? UIImageView)?.image === image)
            bar.backgroundImage = nil
            #expect(ground?.backgroundColor != nil)
            #expect((ground?.subviews.first as? UIImageView)?.image == nil)
        }
    }
}
