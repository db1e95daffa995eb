import BenchmarkReport
import Threads
import UIKit
import UIKitTesting

/// Typing: processor time of a character typed into the middle of a long text, with layout and drawing, and of one typed into a field.
@MainActor enum TypingBenchmark {
    static func perform(_ run: BenchmarkRun) {
        let short = run.add("a character typed into a text of 1,000 characters", longText(1000, "morning ", run))
        run.add(
            "a character typed into a text of 1 MB", longText(1_000_000, "morning ", run), against: short,
            goal: .median(atMost: 2))
        run.add(
            "a character typed into a text of 1,000,000 characters that are not ASCII",
            longText(1_000_000, "übermorgen ", run),
            goal: .median(atMost: 2))
        run.add("a character typed into a field", field(run))
    }

    private static func longText(_ count: Int, _ word: String, _ run: BenchmarkRun) -> [Double] {
        measure(run) { window in
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
            view.text = LongText.make(count, of: word)
            window.root.view.addSubview(view)
            UpdateCycle.main.update()
            view.becomeFirstResponder()
            let middle = NSRange(location: count / 2, length: 0)
            view.selectedRange = middle
            view.scrollRangeToVisible(middle)
            return { view.insertText("e") }
        }
    }

    private static func field(_ run: BenchmarkRun) -> [Double] {
        measure(run) { window in
            let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 34))
            field.borderStyle = .roundedRect
            window.root.view.addSubview(field)
            field.becomeFirstResponder()
            // What is typed stays short.
            return { field.text?.count ?? 0 < 20 ? field.insertText("e") : (field.text = "") }
        }
    }

    /// - Parameter make: Makes what is typed into, and what types a character into it.
    /// - Returns: Milliseconds of processor time for each character.
    private static func measure(_ run: BenchmarkRun, _ make: (PaintedWindow) -> () -> Void) -> [Double] {
        ManualFrameClock.use { time in
            let scheduler = UpdateCycle.main.install {}
            defer { withExtendedLifetime(scheduler) {} }
            let window = PaintedWindow()
            let type = make(window)
            UpdateCycle.main.update()
            return (0..<run.count(200)).map { _ in
                time.advance(by: .milliseconds(100))
                return ProcessorTime.milliseconds {
                    type()
                    UpdateCycle.main.update()
                }
            }
        }
    }
}
