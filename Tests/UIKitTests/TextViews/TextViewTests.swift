import Testing
import TextLayout
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Text views") @MainActor struct TextViewTests {
        private let stage = Stage()
        private let bold = UIFont.boldSystemFont(ofSize: 20)

        private func shown(_ text: String = "") -> UITextView {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.font = .systemFont(ofSize: 20)
            view.text = text
            stage.root.view.addSubview(view)
            stage.update()
            return view
        }

        private func color(_ view: UITextView, _ index: Int) -> UIColor? {
            view.textStorage.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
        }

        private func font(_ view: UITextView, _ index: Int) -> UIFont? {
            view.textStorage.attribute(.font, at: index, effectiveRange: nil) as? UIFont
        }

        /// The height of a line of the font of the views, in points.
        private var lineHeight: CGFloat {
            let view = UITextView()
            view.font = .systemFont(ofSize: 20)
            return view.caretRect(for: view.beginningOfDocument).height
        }

        private func blocks(_ view: UIView) -> [TextBlockView] {
            view.subviews.flatMap { ($0 as? TextBlockView).map { [$0] } ?? blocks($0) }
        }

        // MARK: Delegate

        @Test(
            "The delegate hears of editing in UIKit's order: asked, then the selection, then the text, then all others")
        func order() {
            let view = shown()
            let hearer = TextViewHearer(of: view)
            #expect(view.becomeFirstResponder() && view.isFirstResponder)
            #expect(hearer.take() == ["shouldBegin", "didBegin", "notification begin"])
            stage.window.insertText("a")
            #expect(hearer.take() == ["shouldChange 0+0 a", "select 1", "didChange a", "notification change"])
            view.deleteBackward()
            #expect(hearer.take() == ["shouldChange 0+1 ", "select 0", "didChange ", "notification change"])
            #expect(view.resignFirstResponder() && !view.isFirstResponder)
            #expect(hearer.take() == ["shouldEnd", "didEnd", "notification end"])
        }

        @Test("A delegate refuses to begin, to change and to end")
        func refusal() {
            let view = shown("x")
            let hearer = TextViewHearer(of: view)
            hearer.allowsBeginning = false
            #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
            hearer.allowsBeginning = true
            #expect(view.becomeFirstResponder())
            hearer.calls = []
            hearer.allowsChanges = false
            view.insertText("a")
            #expect(view.text == "x")
            #expect(hearer.take() == ["shouldChange 1+0 a"])
            hearer.allowsEnding = false
            #expect(!view.resignFirstResponder() && view.isFirstResponder)
            #expect(hearer.take() == ["shouldEnd"])
        }

        @Test("What code sets is told to nobody but for the selection, which goes to the end")
        func byCode() {
            let view = shown()
            let hearer = TextViewHearer(of: view)
            view.text = "four"
            #expect(hearer.take() == ["select 4"])
            #expect(view.selectedRange == NSRange(location: 4, length: 0))
            view.text = "five"
            #expect(hearer.take().allSatisfy { $0.hasPrefix("select") })
            view.textStorage.append(NSAttributedString(string: "!"))
            #expect(view.text == "five!")
            #expect(hearer.take().allSatisfy { $0.hasPrefix("select") })
        }

        @Test("A view that leaves its window while it is edited tells the end")
        func leaving() {
            let view = shown()
            let hearer = TextViewHearer(of: view)
            view.becomeFirstResponder()
            hearer.calls = []
            view.removeFromSuperview()
            #expect(hearer.calls.contains("didEnd"))
        }

        @Test("A text that cannot be edited is the first responder without editing, and cannot be typed into")
        func readOnly() {
            let view = shown("x")
            view.isEditable = false
            let hearer = TextViewHearer(of: view)
            #expect(view.becomeFirstResponder())
            view.insertText("a")
            #expect(view.text == "x")
            #expect(hearer.take() == [])
            view.isSelectable = false
            #expect(!view.canBecomeFirstResponder && !view.isFirstResponder)
        }

        @Test("The next characters replace the whole text where the view clears on insertion, once, typed or composed")
        func clearsOnInsertion() {
            let view = shown("old")
            let hearer = TextViewHearer(of: view)
            view.clearsOnInsertion = true
            hearer.allowsChanges = false
            view.insertText("x")
            #expect(hearer.take() == ["shouldChange 0+3 x"])
            #expect(view.text == "old" && view.clearsOnInsertion)
            hearer.allowsChanges = true
            view.insertText("x")
            #expect(view.text == "x" && !view.clearsOnInsertion)
            view.insertText("y")
            #expect(view.text == "xy")
            view.clearsOnInsertion = true
            view.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
            #expect(view.text == "k" && view.markedTextRange != nil && !view.clearsOnInsertion)
            view.insertText("か")
            #expect(view.text == "か")
        }

        @Test("Changes inside of each other without an end are ended, with one report")
        func endlessChanges() {
            final class Doubler: NSObject, UITextViewDelegate {
                func textViewDidChange(_ textView: UITextView) { textView.insertText("x") }
            }
            let view = shown()
            let doubler = Doubler()
            view.delegate = doubler
            expectDiagnostics([.endlessEditing]) { view.insertText("a") }
            #expect((2..<100).contains(view.text.count))
            withExtendedLifetime(doubler) {}
        }

        // MARK: Attributes

        @Test("What is typed looks as the characters before it, until code says otherwise or the caret goes elsewhere")
        func typingAttributes() {
            let view = shown()
            let text = NSMutableAttributedString(string: "ab", attributes: [.font: bold])
            text.append(NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
            view.attributedText = text
            view.selectedRange = NSRange(location: 2, length: 0)
            view.insertText("x")
            view.insertText("y")
            #expect(view.text == "abxycd")
            #expect(font(view, 2) == bold && font(view, 3) == bold)
            view.typingAttributes[.foregroundColor] = UIColor.red
            view.insertText("1")
            view.insertText("2")
            #expect(color(view, 4) == .red && color(view, 5) == .red && color(view, 3) != .red)
            view.selectedRange = NSRange(location: 0, length: 0)
            view.insertText("3")
            #expect(color(view, 0) != .red)
            #expect(view.text == "3abxy12cd")
        }

        @Test("Font, colour and alignment are those of the whole text, of an empty one too")
        func look() {
            let view = shown()
            view.font = bold
            view.textColor = .red
            view.textAlignment = .center
            view.insertText("a")
            #expect(font(view, 0) == bold && color(view, 0) == .red)
            stage.update()
            #expect(
                abs(
                    view.firstRect(
                        for: view.textRange(from: view.beginningOfDocument, to: view.endOfDocument) ?? UITextRange()
                    ).midX - 100) < 1)
            view.textColor = nil
            #expect(color(view, 0) == .label)
            view.textAlignment = .left
            stage.update()
            #expect(abs(view.caretRect(for: view.beginningOfDocument).midX - 5) < 2)
        }

        @Test("An attributed text makes the look of its first character that of the view")
        func attributedText() {
            let view = shown()
            let style = NSMutableParagraphStyle()
            style.alignment = .right
            view.attributedText = NSAttributedString(
                string: "a", attributes: [.font: bold, .foregroundColor: UIColor.blue, .paragraphStyle: style])
            #expect(view.font == bold && view.textColor == .blue && view.textAlignment == .right)
            view.text = "b"
            #expect(font(view, 0) == bold && color(view, 0) == .blue)
        }

        // MARK: Size

        @Test("A view that does not scroll is as high as its text, and grows with it")
        func growth() {
            let view = UITextView()
            view.font = .systemFont(ofSize: 20)
            view.isScrollEnabled = false
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.root.view.addSubview(view)
            let root: UIView = stage.root.view
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.widthAnchor.constraint(equalToConstant: 200),
            ])
            stage.update()
            let line = lineHeight
            #expect(abs(view.frame.height - line - 16) <= 1)
            view.insertText("one\ntwo")
            stage.update()
            #expect(abs(view.frame.height - 2 * line - 16) <= 1)
            #expect(view.frame.height == view.sizeThatFits(CGSize(width: 200, height: 1000)).height)
            view.insertText("\n" + String(repeating: "wide words ", count: 8))
            stage.update()
            #expect(view.frame.height > 4 * line)
            #expect(view.contentOffset == .zero)
            view.text = ""
            stage.update()
            #expect(abs(view.frame.height - line - 16) <= 1)
        }

        @Test("A view that scrolls has no size of its own; its content is as large as its text")
        func contentSize() {
            let view = shown("one\ntwo\nthree\nfour\nfive\nsix\nseven\n")
            #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
            let line = lineHeight
            #expect(view.contentSize.width == 200)
            #expect(abs(view.contentSize.height - 8 * line - 16) <= 2)
            view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 10)
            stage.update()
            #expect(abs(view.contentSize.height - 8 * line - 50) <= 2)
            #expect(view.caretRect(for: view.beginningOfDocument).midX == 15)
        }

        @Test("More lines than are shown end as the container says")
        func lineLimit() {
            let view = shown("one\ntwo\nthree")
            view.textContainer.maximumNumberOfLines = 2
            view.textContainer.lineBreakMode = .byTruncatingTail
            stage.update()
            let drawn = blocks(view)
            #expect(drawn.count == 1)
            #expect(drawn.first?.text.maximumLines == 2 && drawn.first?.text.lineBreak == .byTruncatingTail)
            let line = lineHeight
            #expect(abs(view.contentSize.height - 2 * line - 16) <= 1)
            view.textContainer.maximumNumberOfLines = 3
            stage.update()
            #expect(abs(view.contentSize.height - 3 * line - 16) <= 1)
        }

        @Test("A secret text of more lines than are shown is drawn as bullets too")
        func secretLineLimit() {
            let view = shown(String(repeating: "secret ", count: 30))
            view.textContainer.maximumNumberOfLines = 1
            view.isSecureTextEntry = true
            stage.update()
            let drawn = blocks(view).map(\.text)
            #expect(drawn.count == 1 && drawn.first?.maximumLines == 1)
            #expect(drawn.allSatisfy { !$0.string.isEmpty && $0.string.allSatisfy { $0 == "\u{2022}" } })
        }

        // MARK: Scrolling

        @Test("Who types at the end sees it")
        func typingAtTheEnd() {
            let view = shown()
            view.becomeFirstResponder()
            for number in 0..<20 {
                view.insertText("line \(number)\n")
                stage.update()
                let caret = view.caretRect(for: view.endOfDocument)
                #expect(view.bounds.minY - 0.1 < caret.minY && caret.maxY < view.bounds.maxY + 0.1)
            }
            #expect(view.contentOffset.y > 100)
            #expect(abs(view.contentOffset.y + 100 - view.contentSize.height) < 1)
        }

        @Test("A view that does not scroll has the scroll view around it show the caret")
        func typingInScrollView() {
            let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let view = UITextView()
            view.isScrollEnabled = false
            view.font = .systemFont(ofSize: 20)
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
            stage.root.view.addSubview(outer)
            let content = outer.contentLayoutGuide
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: content.topAnchor),
                view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                view.widthAnchor.constraint(equalToConstant: 200),
            ])
            stage.update()
            view.becomeFirstResponder()
            for _ in 0..<10 {
                view.insertText("a\n")
                stage.update()
                let caret = view.convert(view.caretRect(for: view.endOfDocument), to: outer)
                #expect(outer.bounds.minY - 0.1 < caret.minY && caret.maxY < outer.bounds.maxY + 0.1)
            }
            #expect(outer.contentOffset.y > 100)
        }

        @Test("Lines that are not broken are scrolled along")
        func longLine() {
            let view = shown()
            view.textContainer.widthTracksTextView = false
            view.textContainer.size = CGSize(width: 0, height: 0)
            view.insertText(String(repeating: "long ", count: 40))
            stage.update()
            let caret = view.caretRect(for: view.endOfDocument)
            #expect(view.contentSize.width > 1000 && view.contentSize.height < 60)
            #expect(view.bounds.minX <= caret.minX && caret.maxX <= view.bounds.maxX)
            #expect(view.contentOffset.x > 800)
        }

        @Test("Characters far away are scrolled to, though nothing between was laid out")
        func scrollToRange() {
            let view = shown(LongText.make(60_000))
            let end = NSRange(location: view.textStorage.length, length: 0)
            view.scrollRangeToVisible(end)
            stage.update()
            let caret = view.caretRect(for: view.endOfDocument)
            #expect(view.bounds.minY - 0.1 < caret.minY && caret.maxY < view.bounds.maxY + 0.1)
            let progress = view.editor.geometry.progress
            #expect(progress.laidOut < progress.blocks / 2)
            view.scrollRangeToVisible(NSRange(location: 0, length: 1))
            #expect(view.contentOffset.y == 0)
        }

        @Test("A layout manager that is to lay out everything makes the size of the content exact")
        func contiguousLayout() {
            let view = shown(LongText.make(20_000, of: "iiiiiii "))
            let estimate = view.contentSize.height
            view.layoutManager.allowsNonContiguousLayout = false
            stage.update()
            let progress = view.editor.geometry.progress
            #expect(progress.laidOut == progress.blocks)
            #expect(view.contentSize.height != estimate)
            #expect(view.contentSize.height == view.editor.geometry.height + 16)
        }

        @Test("What is seen stands still while text above it turns out to be higher or lower than was estimated")
        func estimates() {
            let view = shown(LongText.make(60_000, of: "iiiiiii "))
            view.contentOffset.y = (view.contentSize.height / 2).rounded()
            stage.update()
            for _ in 0..<40 {
                let geometry = view.editor.geometry
                let place = geometry.position(closestTo: CGPoint(x: 0, y: view.contentOffset.y - 8 + 50))
                let index = geometry.line(at: place).range.lowerBound
                let seen = geometry.line(at: TextPosition(index)).frame.minY - view.contentOffset.y
                view.contentOffset.y -= 30
                stage.update()
                let now = geometry.line(at: TextPosition(index)).frame.minY - view.contentOffset.y
                #expect(abs(now - seen - 30) < 0.5)
            }
        }

        // MARK: Many blocks

        @Test("A selection goes over all blocks")
        func selection() {
            let paragraph = String(repeating: "word ", count: 120)
            let view = shown([paragraph, paragraph, paragraph].joined(separator: "\n"))
            #expect(view.editor.geometry.progress.blocks == 3)
            view.selectAll(nil)
            #expect(view.selectedRange == NSRange(location: 0, length: 1802))
            let range = view.selectedTextRange ?? UITextRange()
            let rects = view.selectionRects(for: range).map(\.rect)
            #expect(rects.map(\.minY) == rects.map(\.minY).sorted())
            let all = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
            #expect(abs(all.minY - 8) < 0.1)
            #expect(abs(all.height - view.editor.geometry.height) < 1)
            view.insertText("x")
            #expect(view.text == "x")
        }

        @Test("An edit draws one block anew; others keep what they show")
        func oneBlock() {
            let view = shown(LongText.make(3000))
            view.frame.size.height = 3000
            stage.update()
            let before = blocks(view)
            #expect(before.count > 2)
            let texts = before.map(\.text)
            view.selectedRange = NSRange(location: 3, length: 0)
            view.insertText("x")
            stage.update()
            let after = blocks(view)
            #expect(after.count == before.count)
            let kept = after.filter { block in
                before.contains { $0 === block } && texts.contains(block.text)
            }
            #expect(kept.count == before.count - 1)
            #expect(after.contains { $0.text.string.hasPrefix("morxning") })
        }

        @Test(
            "Of a megabyte only what is seen is laid out, also where one types", arguments: ["morning ", "übermorgen "])
        func megabyte(word: String) {
            let view = LongText.view(in: stage, of: word)
            let progress = view.editor.geometry.progress
            #expect(progress.blocks > 500)
            #expect(progress.laidOut < 60)
            let length = view.textStorage.length
            LongText.type("typed text ", into: view, stage)
            #expect(view.editor.geometry.progress.laidOut < progress.laidOut + 20)
            #expect(view.textStorage.length == length + 11)
            let middle = NSRange(location: 500_000, length: 11)
            #expect(view.textStorage.attributedSubstring(from: middle).string == "typed text ")
            #expect((view.text as NSString).substring(with: middle) == "typed text ")
            #expect(view.attributedText.length == length + 11)
        }

        @Test("A megabyte is pasted and undone as a whole; of a text that is too long to be undone nothing is pasted")
        func longPastes() {
            let view = shown("before ")
            view.becomeFirstResponder()
            let megabyte = String(repeating: String(repeating: "word ", count: 199) + "\n", count: 1053)
            view.editor.paste(megabyte)
            stage.update()
            #expect(view.textStorage.length == 7 + megabyte.utf16.count)
            #expect(view.selectedRange == NSRange(location: view.textStorage.length, length: 0))
            let progress = view.editor.geometry.progress
            #expect(progress.blocks > 500 && progress.laidOut < progress.blocks / 2)
            view.editor.perform(.undo)
            stage.update()
            #expect(view.text == "before ")
            let tooLong = String(repeating: megabyte, count: 100)
            expectDiagnostics([.invalidPasteboard]) { view.editor.paste(tooLong) }
            #expect(view.text == "before ")
        }

        // MARK: Direction

        @Test("In an interface from right to left the text leans to the right")
        func rightToLeft() {
            let view = shown()
            view.semanticContentAttribute = .forceRightToLeft
            view.text = "שלום"
            stage.update()
            #expect(view.caretRect(for: view.beginningOfDocument).midX > 190)
            #expect(view.caretRect(for: view.endOfDocument).midX < 190)
            view.text = "12"
            stage.update()
            let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument) ?? UITextRange()
            #expect(view.firstRect(for: all).maxX > 190)
            view.semanticContentAttribute = .forceLeftToRight
            stage.update()
            #expect(view.firstRect(for: all).minX < 10)
        }

        @Test("The direction of a range is that of the paragraphs that have its characters, and of no other")
        func directionOfParagraphs() {
            let view = shown("ab\ncd\nef")
            func direction(_ index: Int) -> NSWritingDirection? {
                let style = view.textStorage.attribute(.paragraphStyle, at: index, effectiveRange: nil)
                return (style as? NSParagraphStyle)?.baseWritingDirection
            }
            view.setBaseWritingDirection(.rightToLeft, for: IndexedTextRange(1..<3))
            #expect(direction(0) == .rightToLeft && direction(2) == .rightToLeft)
            #expect(direction(3) != .rightToLeft && direction(6) != .rightToLeft)
            view.setBaseWritingDirection(.rightToLeft, for: IndexedTextRange(6..<6))
            #expect(direction(3) != .rightToLeft && direction(6) == .rightToLeft)
        }

        // MARK: Links

        private func linked() -> (UITextView, CGPoint) {
            let view = shown()
            view.isEditable = false
            let text = NSMutableAttributedString(string: "see ", attributes: [.font: bold])
            text.append(
                NSAttributedString(string: "here", attributes: [.font: bold, .link: "https://example.org/a"]))
            view.attributedText = text
            stage.update()
            let range = view.editor.textRange(from: IndexedTextPosition(4), to: IndexedTextPosition(8)) ?? UITextRange()
            let rect = view.firstRect(for: range)
            return (view, view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
        }

        @Test("A tap on a link asks the delegate, and a tap beside it does not")
        func links() {
            let (view, point) = linked()
            let hearer = TextViewHearer(of: view)
            stage.tap(point)
            #expect(hearer.take().filter { $0.hasPrefix("link") } == ["link https://example.org/a 4+4"])
            stage.tap(CGPoint(x: point.x, y: point.y + 50), at: 10)
            #expect(hearer.take().filter { $0.hasPrefix("link") } == [])
            view.isEditable = true
            stage.tap(point, at: 20)
            #expect(hearer.take().filter { $0.hasPrefix("link") } == [])
        }

        @Test("A delegate replaces what a tap on a link does")
        func linkAction() {
            let (view, point) = linked()
            let hearer = TextViewHearer(of: view)
            var opened: [String] = []
            hearer.action = { item, _ in
                guard case .link(let url) = item.content else { return nil }
                return UIAction { _ in opened.append(url.absoluteString) }
            }
            stage.tap(point)
            #expect(opened == ["https://example.org/a"])
            #expect(hearer.take().filter { $0.hasPrefix("link") } == [])
        }

        @Test("A link has the tint colour and no line below, or what the app says")
        func linkLook() {
            let (view, _) = linked()
            view.tintColor = .red
            stage.update()
            func run() -> StyledText.Run? { blocks(view).first?.text.runs.last }
            #expect(run()?.color == UIColor.red.cgColor)
            #expect(run()?.ornaments?.underline == nil)
            view.linkTextAttributes = [.foregroundColor: UIColor.green, .underlineStyle: 1]
            stage.update()
            #expect(run()?.color == UIColor.green.cgColor)
            #expect(run()?.ornaments?.underline != nil)
        }

        // MARK: Images

        @Test("Each attachment draws its own image, and another one of the same size is drawn instead")
        func attachments() {
            let view = shown()
            func attachment(_ color: UIColor) -> NSAttributedString {
                let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                    color.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
                }
                return NSAttributedString(attachment: NSTextAttachment(image: image))
            }
            let text = NSMutableAttributedString(string: "a")
            text.append(attachment(.red))
            text.append(attachment(.blue))
            view.attributedText = text
            stage.update()
            let block = blocks(view).first
            #expect(block?.text.runs.count { $0.ornaments?.attachment != nil } == 2)
            func drawing() -> CGDrawing? {
                if case .drawing(let drawing)? = block?.layer.layerContents { return drawing }
                return nil
            }
            let before = drawing()
            #expect((before?.commands.count ?? 0) > 2)
            view.textStorage.replaceCharacters(in: NSRange(location: 2, length: 1), with: attachment(.green))
            stage.update()
            #expect(drawing() != nil && drawing() != before)
            view.insertText("b")
            #expect(view.textStorage.attribute(.attachment, at: 3, effectiveRange: nil) == nil)
        }

        // MARK: Undo

        @Test("Undo takes typing back, also after code has put something before it")
        func undo() {
            let view = shown()
            view.becomeFirstResponder()
            view.insertText("b")
            view.textStorage.insert(NSAttributedString(string: "a"), at: 0)
            #expect(view.text == "ab")
            view.undoManager?.undo()
            view.undoManager?.undo()
            #expect(view.text == "")
            #expect(view.editor.text.text == "")
        }
    }
}
