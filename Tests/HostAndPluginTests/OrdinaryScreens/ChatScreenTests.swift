import Diagnostics
import OrdinaryScreens
import Testing
import UIKit

extension HostAndPlugin {
    /// A chat that was written for Apple's systems.
    @Suite("A chat at home and in a plugin") @MainActor final class ChatScreen {
        private typealias Run = ScreenRun<ChatViewController>

        private let delegate = RecordingChatDelegate()
        /// A pasteboard of the test's own.
        private let pasteboards = SharedPasteboards.install(SharedPasteboards())

        isolated deinit {
            pasteboards.end()
        }

        private func open(
            _ place: Place, style: UIUserInterfaceStyle = .light,
            direction: UITraitEnvironmentLayoutDirection = .leftToRight
        ) throws -> Run {
            let run = try Run(place, style: style, direction: direction) { ChatViewController() }
            run.screen.delegate = delegate
            return run
        }

        private func bar(_ run: Run) throws -> UIView {
            try #require(run.screen.inputAccessoryView)
        }

        private func textView(_ run: Run) throws -> UITextView {
            try run.find(in: try bar(run))
        }

        private func sendButton(_ run: Run) throws -> UIButton {
            try run.find(called: "Send", in: try bar(run))
        }

        private func frame(of view: UIView) -> CGRect {
            view.convert(view.bounds, to: nil)
        }

        /// The number of the last row that is seen.
        private func lastRow(_ run: Run) throws -> Int {
            try #require(try run.table.indexPathsForVisibleRows?.last).row
        }

        /// Expects that the last row is seen, as a whole, right above the bar.
        private func expectNewest(_ run: Run, _ place: Place) throws {
            let last = try run.table.numberOfRows(inSection: 0) - 1
            let (bar, row) = try (frame(of: bar(run)), frame(of: run.cell(0, last)))
            let table = try run.table
            #expect(
                abs(bar.minY - row.maxY) < 1,
                """
                \(place): the bar begins at \(bar.minY), the row ends at \(row.maxY), the table at \(frame(of: table).maxY); \
                offset \(table.contentOffset.y), content \(table.contentSize.height), insets \(table.adjustedContentInset)
                """)
        }

        @Test(
            "A chat looks the same in both places, with its newest message at the end",
            arguments: [UIUserInterfaceStyle.light, .dark],
            [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
        func look(style: UIUserInterfaceStyle, direction: UITraitEnvironmentLayoutDirection) async throws {
            let picture = try await expectSame { place in
                let run = try open(place, style: style, direction: direction)
                defer { run.end() }
                // The bar comes in, which takes a moment.
                run.pass(seconds: 1)
                #expect(try lastRow(run) == 39)
                try expectNewest(run, place)
                let own = try run.find(UILabel.self, in: try run.cell(0, 37))
                #expect((run.middle(of: own).x > 200) == (direction == .leftToRight))
                let button = try sendButton(run)
                #expect((run.middle(of: button).x > 200) == (direction == .leftToRight))
                return run.picture
            }
            #expect(Set(picture).count > 3)
        }

        @Test("What is written is told, sent and shown, and the bar is empty again")
        func send() async throws {
            let calls = try await expectSame { place in
                let run = try open(place)
                defer { run.end() }
                let textView = try textView(run)
                let recorder = RecordingTextViewDelegate(in: textView)
                let before = delegate.sent.count
                run.tap(on: textView)
                run.type("Hi")
                run.tap(on: try sendButton(run))
                #expect(delegate.sent.dropFirst(before) == ["Hi"])
                #expect(try lastRow(run) == 40 && run.texts.contains("Hi"))
                try expectNewest(run, place)
                #expect(try textView.text == "" && textView.isFirstResponder && !sendButton(run).isEnabled)
                return recorder.lines
            }
            #expect(
                calls == [
                    "shouldBegin", "didBegin", "shouldChange 0+0 H", "select 1", "didChange H", "shouldChange 1+0 i",
                    "select 2", "didChange Hi",
                ])
        }

        @Test("The placeholder is seen without text, and only a text can be sent", arguments: Place.allCases)
        func placeholder(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            let button = try sendButton(run)
            let placeholder = try run.find(UILabel.self, in: try bar(run))
            #expect(placeholder.text == "Message" && !placeholder.isHidden && !button.isEnabled)
            run.tap(on: try textView(run))
            #expect(!placeholder.isHidden)
            run.type(" ")
            #expect(placeholder.isHidden && !button.isEnabled)
            run.type("a")
            #expect(button.isEnabled)
            run.press(.keyboardDeleteOrBackspace)
            run.press(.keyboardDeleteOrBackspace)
            #expect(!placeholder.isHidden && !button.isEnabled)
        }

        @Test("The bar grows by five lines, then its text scrolls, and the newest message stays above it")
        func growth() async throws {
            let heights = try await expectSame { place in
                let run = try open(place)
                defer { run.end() }
                let bar = try bar(run)
                let textView = try textView(run)
                run.tap(on: textView)
                var heights: [CGFloat] = []
                for line in 1...8 {
                    if line > 1 { run.press(.keyboardReturnOrEnter) }
                    run.type("\(line)")
                    run.pass(seconds: 1)
                    heights.append(frame(of: bar).height)
                    #expect(frame(of: bar).maxY == 700 && textView.isScrollEnabled == (line > 5))
                    let caret = textView.caretRect(for: textView.endOfDocument)
                    #expect(textView.bounds.minY <= caret.minY && caret.maxY <= textView.bounds.maxY)
                    try expectNewest(run, place)
                }
                for _ in 0..<12 { run.press(.keyboardDeleteOrBackspace) }
                run.pass(seconds: 1)
                #expect(textView.text == "1\n2" && !textView.isScrollEnabled)
                heights.append(frame(of: bar).height)
                return heights.map { "\($0)" }
            }.compactMap(Double.init)
            try #require(heights.count == 9)
            #expect(zip(heights.prefix(5), heights.dropFirst()).allSatisfy { $0 < $1 })
            #expect(heights[5] == heights[6] && heights[6] == heights[7] && heights[8] == heights[1])
        }

        @Test(
            "What comes is seen by who is at the end, and leaves the others where they are", arguments: Place.allCases)
        func receive(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            run.screen.receive("Look!")
            run.pass(seconds: 1)
            #expect(try lastRow(run) == 40)
            try expectNewest(run, place)
            run.drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 250), rests: true)
            run.pass(seconds: 1)
            let row = try lastRow(run)
            run.screen.receive("And this!")
            run.pass(seconds: 1)
            #expect(try run.table.numberOfRows(inSection: 0) == 42 && lastRow(run) == row && row < 41)
            run.tap(on: try textView(run))
            run.type("Nice")
            run.tap(on: try sendButton(run))
            #expect(try lastRow(run) == 42)
            try expectNewest(run, place)
        }

        @Test("A message is copied by its menu, and pasted where the next one is written", arguments: Place.allCases)
        func copy(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            run.secondaryClick(on: try run.cell(0, 37))
            #expect(run.log.calls(of: "contextMenu") == ["contextMenu 0.37"])
            try run.chooseInMenu("Copy")
            #expect(UIPasteboard.general.string == "38. Yes, if the weather holds.")
            let textView = try textView(run)
            run.tap(on: textView)
            run.press(.keyboardV, .control)
            #expect(textView.text == "38. Yes, if the weather holds.")
            #expect(try sendButton(run).isEnabled)
        }

        @Test("Messages drawn down over the bar end typing; the bar and what is written in it stay")
        func dismissal() async throws {
            let calls = try await expectSame { place in
                let run = try open(place)
                defer { run.end() }
                let textView = try textView(run)
                let recorder = RecordingTextViewDelegate(in: textView)
                run.tap(on: textView)
                run.type("x")
                run.drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: 298))
                run.pass(seconds: 3)
                #expect(!textView.isFirstResponder && run.screen.isFirstResponder && textView.text == "x")
                #expect(try frame(of: bar(run)).maxY == 700)
                return recorder.lines
            }
            #expect(calls.suffix(3) == ["didChange x", "shouldEnd", "didEnd"])
        }

        @Test("A search finds messages while one types, without the bar, which comes back with all of them after it")
        func search() async throws {
            let found = try await expectSame { place in
                let run = try open(place)
                defer { run.end() }
                let bar = try bar(run)
                let field = try run.find(UISearchTextField.self, in: run.navigation.view)
                run.tap(on: field)
                #expect(field.isFirstResponder && bar.window == nil)
                run.type("FERRY")
                run.pass(seconds: 0.5)
                #expect(try run.table.numberOfRows(inSection: 0) == 8)
                let found = try run.table.visibleCells.map { $0.accessibilityLabel ?? "" }
                try run.tapButton("Cancel")
                run.pass(seconds: 1)
                #expect(try run.table.numberOfRows(inSection: 0) == 40)
                #expect(run.screen.isFirstResponder && frame(of: bar).maxY == 700)
                #expect(try lastRow(run) == 39)
                try expectNewest(run, place)
                return found
            }
            #expect(!found.isEmpty && found.allSatisfy { $0.contains("ferry") })
        }

        @Test("Over a keyboard on the screen the bar and the newest message are seen")
        func keyboard() async throws {
            UIApplication.shared.screenKeyboard = StillKeyboard()
            defer { UIApplication.shared.screenKeyboard = nil }
            try await expectSame { place in
                let run = try open(place)
                defer { run.end() }
                let bar = try bar(run)
                #expect(frame(of: bar).maxY == 700)
                run.tap(on: try textView(run))
                #expect(frame(of: bar).maxY == 500)
                try expectNewest(run, place)
                run.type("Hi")
                run.tap(on: try sendButton(run))
                #expect(try frame(of: bar).maxY == 500 && lastRow(run) == 40)
                try expectNewest(run, place)
                return ["\(frame(of: bar))", "\(try run.table.frame)"]
            }
        }
    }
}
