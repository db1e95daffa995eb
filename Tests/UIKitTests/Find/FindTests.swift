import Diagnostics
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Finding in a text view") @MainActor final class FindTests {
        private let frames = ManualFrameClock()
        private let installation: Override
        private let stage: Stage
        private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))

        init() {
            installation = frames.install()
            stage = Stage()
            view.font = .systemFont(ofSize: 20)
            view.text = "one two one three one"
            view.isFindInteractionEnabled = true
            stage.root.view.addSubview(view)
            stage.update()
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 4, length: 0)
        }

        isolated deinit {
            view.findInteraction?.dismissFindNavigator()
            stage.update()
            frames.advance(by: .seconds(1))
            installation.end()
        }

        private var bar: FindNavigatorView? { stage.window.findNavigator }

        private var field: UITextField? { stage.window.firstResponder as? UISearchTextField }

        private var session: UIFindSession? { view.findInteraction?.activeFindSession }

        /// The text by which the bar says how many results there are.
        private var count: String? {
            bar?.subviews.lazy.compactMap { $0 as? UILabel }.first?.text
        }

        private var marks: [UIView] {
            view.subviews.lazy.compactMap { $0 as? FoundTextView }.first?.subviews ?? []
        }

        private func settle() {
            stage.update()
            frames.advance(by: .seconds(1))
            stage.update()
        }

        private func open(_ query: String, replacing: Bool = false) {
            stage.pressKey(replacing ? .keyboardH : .keyboardF, .control)
            settle()
            field?.text = ""
            stage.window.insertText(query)
            settle()
        }

        // MARK: Keys

        @Test("Control and F shows the bar, which finds what is typed from the caret on")
        func finding() {
            #expect(bar == nil && session == nil)
            stage.pressKey(.keyboardF, .control)
            settle()
            #expect(view.findInteraction?.isFindNavigatorVisible == true && bar?.window === stage.window)
            #expect(field?.placeholder == "Find" && count == nil)
            stage.window.insertText("ONE")
            settle()
            #expect(session?.resultCount == 3 && session?.highlightedResultIndex == 1 && count == "2 of 3")
            #expect(marks.count == 3)
            #expect(view.selectedRange == NSRange(location: 4, length: 0))
            stage.window.insertText("x")
            settle()
            #expect(session?.resultCount == 0 && session?.highlightedResultIndex == NSNotFound)
            #expect(count == "Not found" && marks.isEmpty)
        }

        @Test("Return, F3 and Control and G go on, with Shift back, and round the ends")
        func stepping() {
            open("one")
            var places: [Int] = []
            let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags)] = [
                (.keyboardReturnOrEnter, []), (.keyboardReturnOrEnter, []), (.keyboardReturnOrEnter, .shift),
                (.keyboardF3, []), (.keyboardF3, .shift), (.keyboardG, .control), (.keyboardG, [.control, .shift]),
            ]
            for (key, modifiers) in keys {
                stage.pressKey(key, modifiers)
                places.append(session?.highlightedResultIndex ?? -1)
            }
            #expect(places == [2, 0, 2, 0, 2, 0, 2])
            #expect(field?.text == "one")
        }

        @Test("Escape takes the bar away, and what was highlighted is selected in the text, which has the keys")
        func leaving() {
            open("one")
            let ended = session
            stage.pressKey(.keyboardReturnOrEnter)
            stage.pressKey(.keyboardEscape)
            settle()
            #expect(bar == nil && session == nil && ended?.resultCount == 0)
            #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 18, length: 3))
            #expect(marks.isEmpty && stage.window.inputViews.frame == nil)
            // What was searched last is found again.
            stage.pressKey(.keyboardF, .control)
            settle()
            #expect(field?.text == "one" && session?.resultCount == 3)
        }

        @Test("Where nothing finds, the key is for others")
        func keyForOthers() {
            final class Hearer: UIViewController {
                var keys = 0
                override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
            }
            let hearer = Hearer()
            stage.embed(hearer)
            let other = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            hearer.view.addSubview(other)
            settle()
            other.becomeFirstResponder()
            stage.pressKey(.keyboardF, .control)
            #expect(hearer.keys == 1 && bar == nil && other.text == "")
            view.isFindInteractionEnabled = false
            view.becomeFirstResponder()
            stage.pressKey(.keyboardF, .control)
            #expect(bar == nil && view.findInteraction == nil)
        }

        @Test("A text that can only be read is searched, and not replaced in")
        func reading() {
            view.isEditable = false
            view.becomeFirstResponder()
            open("two", replacing: true)
            #expect(session?.resultCount == 1 && session?.supportsReplacement == false)
            #expect(bar?.showsReplace == false)
        }

        // MARK: Changes

        @Test("What the user writes into the text is found too, without scrolling")
        func editing() {
            open("one")
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 0, length: 0)
            stage.window.insertText("one ")
            settle()
            #expect(bar != nil && session?.resultCount == 4 && marks.count == 4)
            #expect(session?.highlightedResultIndex == 2 && view.contentOffset == .zero)
            view.text = "none"
            settle()
            #expect(session?.resultCount == 1 && marks.count == 1)
        }

        @Test("One result after another is replaced, each change undone by itself, and the replacement is not found")
        func replacing() {
            open("one", replacing: true)
            #expect(bar?.showsReplace == true)
            view.findInteraction?.replacementText = "one!"
            view.findInteraction?.replaceOne()
            #expect(view.text == "one two one! three one" && session?.highlightedResultIndex == 2)
            view.findInteraction?.replaceOne()
            #expect(view.text == "one two one! three one!" && session?.highlightedResultIndex == 0)
            view.undoManager?.undo()
            #expect(view.text == "one two one! three one")
        }

        @Test("All results are replaced by one change, with their look, and undone as one")
        func replacingAll() throws {
            let text = NSMutableAttributedString(
                string: "one bold one", attributes: [.font: UIFont.systemFont(ofSize: 20)])
            let bold = UIFont.boldSystemFont(ofSize: 20)
            text.addAttribute(.font, value: bold, range: NSRange(location: 4, length: 4))
            view.attributedText = text
            let hearer = TextViewHearer(of: view)
            open("one", replacing: true)
            hearer.calls = []
            view.findInteraction?.replacementText = "1"
            view.findInteraction?.replaceAll()
            #expect(view.text == "1 bold 1" && session?.resultCount == 0)
            #expect(hearer.calls.filter { $0.hasPrefix("should") } == ["shouldChange 0+12 1 bold 1"])
            func font(_ index: Int) -> UIFont? {
                view.textStorage.attribute(.font, at: index, effectiveRange: nil) as? UIFont
            }
            #expect(font(0) != bold && font(2) == bold && font(5) == bold && font(7) != bold)
            view.undoManager?.undo()
            #expect(view.text == "one bold one")
        }

        @Test("A delegate refuses a replacement")
        func refusing() {
            let hearer = TextViewHearer(of: view)
            open("one", replacing: true)
            hearer.allowsChanges = false
            view.findInteraction?.replacementText = "1"
            view.findInteraction?.replaceOne()
            view.findInteraction?.replaceAll()
            #expect(view.text == "one two one three one" && session?.resultCount == 3)
        }

        // MARK: The bar

        @Test("The end of the text is scrolled out from under the bar, and the room goes with it")
        func room() {
            view.frame = stage.root.view.bounds
            view.text = String(repeating: "line\n", count: 60) + "last"
            settle()
            let inset = view.adjustedContentInset.bottom
            open("last")
            let top = stage.window.inputViews.frame?.minY ?? 0
            let rect = view.convert(view.caretRect(for: view.endOfDocument), to: nil)
            #expect(top > 100 && top < 300 && rect.maxY <= top + 0.5 && rect.minY > 0)
            view.findInteraction?.dismissFindNavigator()
            settle()
            #expect(view.adjustedContentInset.bottom == inset)
        }

        @Test("The bar goes with the view that is searched")
        func viewGone() {
            open("one")
            let interaction = view.findInteraction
            view.removeFromSuperview()
            settle()
            #expect(interaction?.isFindNavigatorVisible == false && bar == nil)
            #expect(stage.window.firstResponder == nil && stage.window.inputViews.frame == nil)
        }

        @Test("The bar goes when nobody has the view any more, which it does not keep")
        func viewFreed() {
            weak var gone: UITextView?
            do {
                let other = UITextView(frame: CGRect(x: 0, y: 120, width: 400, height: 100))
                gone = other
                other.text = "one"
                other.isFindInteractionEnabled = true
                stage.root.view.addSubview(other)
                other.findInteraction?.presentFindNavigator(showingReplace: false)
                settle()
                #expect(bar?.interaction === other.findInteraction)
                other.removeFromSuperview()
            }
            settle()
            #expect(bar == nil && gone == nil)
            #expect(stage.window.firstResponder == nil && stage.window.inputViews.frame == nil)
        }

        @Test("One bar at a time is in a window: another one's session ends")
        func other() {
            let other = UITextView(frame: CGRect(x: 0, y: 120, width: 400, height: 100))
            other.isFindInteractionEnabled = true
            stage.root.view.addSubview(other)
            open("one")
            other.findInteraction?.presentFindNavigator(showingReplace: false)
            settle()
            #expect(session == nil && marks.isEmpty && bar?.interaction === other.findInteraction)
            other.findInteraction?.dismissFindNavigator()
            settle()
            #expect(bar == nil)
        }

        @Test("The selection is what is searched, if somebody asks for that")
        func selection() {
            view.selectedRange = NSRange(location: 4, length: 3)
            let action = StandardEditAction.useSelectionForFind
            #expect(view.canPerformAction(action.selector, withSender: nil))
            action.send(from: view, sender: nil)
            #expect(view.findInteraction?.searchText == "two" && bar == nil)
            view.selectedRange = NSRange(location: 4, length: 0)
            #expect(!view.canPerformAction(action.selector, withSender: nil))
        }

        @Test("Options are chosen in a menu, which an app makes its own")
        func options() {
            view.text = "One one"
            open("one")
            func choose(_ title: String) {
                let action = view.findInteraction?.optionsMenu.children.lazy.compactMap { $0 as? UIAction }
                    .first { $0.title == title }
                action?.choose(sender: view)
                settle()
            }
            #expect(session?.resultCount == 2)
            choose("Match Case")
            #expect(session?.resultCount == 1)
            choose("Match Case")
            view.text = "ones one"
            choose("Match Whole Words")
            #expect(session?.resultCount == 1)
            let button = bar?.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.menu != nil }
            #expect(button?.menu?.children.map(\.title) == ["Find and Replace", "Match Case", "Match Whole Words"])
            choose("Find and Replace")
            #expect(bar?.showsReplace == true)
            var offered = 0
            view.findInteraction?.optionsMenuProvider = { elements in
                offered = elements.count
                return UIMenu(children: [])
            }
            #expect(offered == 3 && view.findInteraction?.optionsMenu.children.isEmpty == true)
        }

        // MARK: Others

        @Test("A session of an app's own is told of what the user does")
        func ownSession() {
            final class Own: UIFindSession {
                var calls: [String] = []
                override var resultCount: Int { 7 }
                override var highlightedResultIndex: Int { 3 }
                override func performSearch(query: String, options: UITextSearchOptions?) {
                    calls.append("search \(query)")
                }
                override func highlightNextResult(in direction: UITextStorageDirection) {
                    calls.append(direction == .forward ? "next" : "previous")
                }
                override func invalidateFoundResults() { calls.append("invalidate") }
            }
            final class Delegate: UIFindInteractionDelegate {
                let own = Own()
                var isReady = false
                var calls: [String] = []
                func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
                    isReady ? own : nil
                }
                func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
                    calls.append("begin")
                }
                func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
                    calls.append("end")
                }
            }
            let delegate = Delegate()
            let interaction = UIFindInteraction(sessionDelegate: delegate)
            stage.root.view.addInteraction(interaction)
            interaction.presentFindNavigator(showingReplace: false)
            #expect(!interaction.isFindNavigatorVisible && delegate.calls.isEmpty)
            delegate.isReady = true
            interaction.searchText = "a"
            interaction.presentFindNavigator(showingReplace: true)
            settle()
            #expect(count == "4 of 7" && bar?.showsReplace == false)
            delegate.own.searchResultDisplayStyle = .total
            #expect(count == "7")
            interaction.findPrevious()
            interaction.dismissFindNavigator()
            settle()
            #expect(delegate.calls == ["begin", "end"])
            #expect(delegate.own.calls == ["search a", "previous", "invalidate"])
        }

        @Test("Ten thousand results are shown, and all of them replaced")
        func many() {
            view.text = String(repeating: "a ", count: 12_000)
            open("a", replacing: true)
            #expect(session?.resultCount == TextViewFinding.mostResults)
            view.findInteraction?.replacementText = "b"
            view.findInteraction?.replaceAll()
            #expect(view.text.contains("a") == false && view.text.utf16.count == 24_000)
        }

        @Test("Of a secret text nothing is found")
        func secret() {
            view.isSecureTextEntry = true
            open("one", replacing: true)
            #expect(session?.resultCount == 0 && session?.supportsReplacement == false)
        }
    }
}
