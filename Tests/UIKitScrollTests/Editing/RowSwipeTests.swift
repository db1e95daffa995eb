import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("A row that is swiped") @MainActor struct RowSwipeTests {
        private let stage = Stage()
        private let list = EditedListStub(frame: CGRect(x: 0, y: 0, width: 400, height: 300), count: 4)
        private let answers = Answers()

        /// The actions that were performed, and how they are answered.
        @MainActor private final class Answers {
            var names: [String] = []
            var sources: [UIView] = []
            var completions: [(Bool) -> Void] = []
        }

        init() {
            UIView.setAnimationsEnabled(false)
            stage.root.view.addSubview(list)
            list.trailing = configuration(["Flag"])
            stage.update()
        }

        private func configuration(
            _ names: [String], _ style: UIContextualAction.Style = .normal
        ) -> UISwipeActionsConfiguration {
            UISwipeActionsConfiguration(
                actions: names.map { name in
                    UIContextualAction(style: style, title: name) { [answers] _, source, completion in
                        answers.names.append(name)
                        answers.sources.append(source)
                        answers.completions.append(completion)
                    }
                })
        }

        private var row: EditedRowStub { list.rows[0] }

        private func buttons(of row: EditedRowStub) -> [SwipeActionButton] {
            row.subviews.compactMap { $0 as? SwipeActionsView }.flatMap(\.buttons)
        }

        /// A finger goes so far across, and rests there before it lets go. A row follows it after ten points.
        private func drag(from start: CGPoint, by way: CGFloat, letsGo: Bool = true) {
            let end = CGPoint(x: start.x + way, y: start.y)
            stage.press(start, at: 0)
            stage.drag(to: end, at: 1)
            if letsGo { stage.release(end, at: 3) }
            stage.update()
        }

        private func open() {
            drag(from: CGPoint(x: 300, y: 25), by: -90)
            #expect(row.swipeOffset == -74)
            _ = list.takeLog()
        }

        private func settle() {
            for _ in 0..<3 { stage.update() }
        }

        // MARK: By a finger

        @Test("The content follows the finger after ten points, and opens where more than half of the buttons is seen")
        func opens() {
            drag(from: CGPoint(x: 300, y: 25), by: -60, letsGo: false)
            #expect(row.swipeOffset == -50 && row.content.frame.minX == -50)
            #expect(list.takeLog() == ["begin 0"])
            stage.release(CGPoint(x: 240, y: 25), at: 3)
            #expect(row.swipeOffset == -74 && list.swipe.openRow === row)
            #expect(list.takeLog() == [])
        }

        @Test("It goes back where less than half is seen, and nothing of the buttons stays")
        func goesBack() {
            drag(from: CGPoint(x: 300, y: 25), by: -40)
            settle()
            #expect(row.swipeOffset == 0 && list.swipe.openRow == nil)
            #expect(buttons(of: row).isEmpty && !row.clipsToBounds)
            #expect(list.takeLog() == ["begin 0", "end 0"])
        }

        @Test("A quick finger opens the row, however short its way was")
        func fling() {
            stage.press(CGPoint(x: 300, y: 25), at: 0)
            stage.drag(to: CGPoint(x: 280, y: 25), at: 0.05)
            stage.release(CGPoint(x: 280, y: 25), at: 0.05)
            #expect(row.swipeOffset == -74)
        }

        @Test("A finger that goes down is for whoever scrolls, and so is one towards a side without actions")
        func leavesOthers() {
            stage.press(CGPoint(x: 300, y: 25))
            stage.drag(to: CGPoint(x: 296, y: 60), at: 1)
            stage.drag(to: CGPoint(x: 200, y: 60), at: 2)
            stage.release(CGPoint(x: 200, y: 60), at: 3)
            #expect(row.swipeOffset == 0)
            drag(from: CGPoint(x: 100, y: 25), by: 90)
            #expect(row.swipeOffset == 0 && list.takeLog() == [])
        }

        @Test(
            "Leading actions are uncovered by a finger to the right; where the row is mirrored it is the other way round"
        )
        func sides() {
            list.leading = configuration(["Read"])
            drag(from: CGPoint(x: 100, y: 25), by: 90)
            #expect(row.swipeOffset == 74 && buttons(of: row).map(\.action.title) == ["Read"])
            list.swipe.close(animated: false)
            row.semanticContentAttribute = .forceRightToLeft
            drag(from: CGPoint(x: 100, y: 25), by: 90)
            #expect(row.swipeOffset == 74 && buttons(of: row).map(\.action.title) == ["Flag"])
        }

        @Test("The first action lies at the edge, and the buttons fill what is uncovered")
        func places() {
            list.trailing = configuration(["One", "Two"])
            drag(from: CGPoint(x: 300, y: 25), by: -160)
            let frames = buttons(of: row).map { $0.convert($0.bounds, to: row) }
            #expect(
                frames == [CGRect(x: 326, y: 0, width: 74, height: 50), CGRect(x: 252, y: 0, width: 74, height: 50)])
        }

        @Test("A list that says so has no row to swipe")
        func unswipeable() {
            list.isSwipeable = false
            drag(from: CGPoint(x: 300, y: 25), by: -90)
            #expect(row.swipeOffset == 0)
        }

        @Test("A touch that is taken away leaves the row where it is nearer to")
        func cancelled() {
            drag(from: CGPoint(x: 300, y: 25), by: -300, letsGo: false)
            stage.window.sendTouch(id: 1, phase: .cancelled, at: CGPoint(x: 0, y: 25), timestamp: 2)
            #expect(row.swipeOffset == -74 && answers.names == [])
        }

        // MARK: Full swipes

        @Test("A swipe over half of the row performs the first action, and the row goes back when that has answered")
        func fullSwipe() {
            list.trailing = configuration(["One", "Two"])
            drag(from: CGPoint(x: 390, y: 25), by: -270)
            #expect(answers.names == ["One"] && row.swipeOffset == -400)
            #expect(answers.sources.first === buttons(of: row).first)
            #expect(buttons(of: row).first?.frame == CGRect(x: 0, y: 0, width: 400, height: 50))
            answers.completions.first?(true)
            settle()
            #expect(row.swipeOffset == 0 && buttons(of: row).isEmpty)
        }

        @Test("Where the configuration says so it performs nothing")
        func noFullSwipe() {
            list.trailing?.performsFirstActionWithFullSwipe = false
            drag(from: CGPoint(x: 390, y: 25), by: -370)
            #expect(answers.names == [] && row.swipeOffset == -74)
        }

        // MARK: Buttons

        @Test("A tap on a button performs its action; an answer that it was not done puts the row back")
        func button() {
            open()
            stage.tap(CGPoint(x: 380, y: 25), at: 5)
            #expect(answers.names == ["Flag"] && row.swipeOffset == -74)
            answers.completions.first?(false)
            settle()
            #expect(row.swipeOffset == 0 && list.takeLog() == ["end 0"])
        }

        @Test("While an action goes on, no button can be chosen")
        func oneAtATime() {
            open()
            stage.tap(CGPoint(x: 380, y: 25), at: 5)
            stage.tap(CGPoint(x: 380, y: 25), at: 6)
            #expect(answers.names == ["Flag"])
        }

        @Test("A row whose data was destroyed stays aside until the list takes it away")
        func destructive() {
            list.trailing = configuration(["Delete"], .destructive)
            open()
            stage.tap(CGPoint(x: 380, y: 25), at: 5)
            answers.completions.first?(true)
            settle()
            #expect(row.swipeOffset == -74)
            list.swipe.rowDidLeave(row)
            #expect(row.swipeOffset == 0 && buttons(of: row).isEmpty && list.takeLog() == ["end 0"])
        }

        @Test("An app that answers twice, or when the row is long back, does no harm")
        func lateAnswer() {
            open()
            stage.tap(CGPoint(x: 380, y: 25), at: 5)
            list.swipe.close(animated: false)
            drag(from: CGPoint(x: 300, y: 75), by: -90)
            _ = list.takeLog()
            answers.completions.first?(true)
            answers.completions.first?(true)
            settle()
            #expect(list.swipe.openRow === list.rows[1] && list.takeLog() == [])
        }

        @Test("EDIT-02 asking for a deletion uncovers one button, which deletes")
        func confirmation() {
            var deletions = 0
            list.swipe.confirmDeletion(of: row, title: "Remove", animated: false) { deletions += 1 }
            stage.update()
            #expect(buttons(of: row).map(\.action.title) == ["Remove"] && row.swipeOffset == -buttonWidth)
            stage.tap(CGPoint(x: 380, y: 25), at: 1)
            #expect(deletions == 1)
        }

        private var buttonWidth: CGFloat {
            buttons(of: row).reduce(0) { $0 + $1.frame.width }
        }

        // MARK: Going back

        @Test("A touch elsewhere puts the row back, and does nothing else")
        func elsewhere() {
            open()
            stage.tap(CGPoint(x: 200, y: 75), at: 5)
            settle()
            #expect(row.swipeOffset == 0 && list.rows[1].touchesBegun == 0 && list.takeLog() == ["end 0"])
            stage.tap(CGPoint(x: 200, y: 75), at: 7)
            #expect(list.rows[1].touchesBegun == 1)
        }

        @Test("A tap on its content puts the row back, and does nothing else")
        func ownContent() {
            open()
            let begun = row.touchesBegun
            stage.tap(CGPoint(x: 100, y: 25), at: 5)
            settle()
            #expect(row.swipeOffset == 0 && row.touchesBegun == begun)
        }

        @Test("Swiping another row puts the first one back")
        func anotherRow() {
            open()
            drag(from: CGPoint(x: 300, y: 75), by: -90)
            settle()
            #expect(row.swipeOffset == 0 && list.rows[1].swipeOffset == -74)
            #expect(list.takeLog() == ["end 0", "begin 1"])
        }

        @Test("An open row is drawn on from where it is, and back")
        func drawnBack() {
            open()
            drag(from: CGPoint(x: 200, y: 25), by: 70, letsGo: false)
            #expect(row.swipeOffset == -14)
            stage.release(CGPoint(x: 270, y: 25), at: 3)
            settle()
            #expect(row.swipeOffset == 0 && list.takeLog() == ["end 0"])
        }

        @Test("Scrolling puts the row back, but not the scrolling of a drag that moves the row")
        func scrolling() {
            drag(from: CGPoint(x: 300, y: 25), by: -60, letsGo: false)
            list.swipe.listDidScroll()
            #expect(row.swipeOffset == -50)
            stage.release(CGPoint(x: 240, y: 25), at: 3)
            list.swipe.listDidScroll()
            settle()
            #expect(row.swipeOffset == 0)
        }

        // MARK: By a touchpad

        @Test("A touchpad moves the row, which comes to rest when nothing more is told")
        func touchpad() {
            ManualFrameClock.use { clock in
                let left = stage.window.sendScroll(
                    at: CGPoint(x: 300, y: 25), delta: CGVector(dx: -50, dy: 3), isPrecise: true, timestamp: 0)
                #expect(row.swipeOffset == -50 && left == .zero)
                clock.advance(by: .seconds(1))
                #expect(row.swipeOffset == -74)
                _ = stage.window.sendScroll(
                    at: CGPoint(x: 300, y: 25), delta: CGVector(dx: 60, dy: 0), isPrecise: true, timestamp: 1)
                #expect(row.swipeOffset == -14)
                clock.advance(by: .seconds(1))
                settle()
                #expect(row.swipeOffset == 0 && list.takeLog() == ["begin 0", "end 0"])
            }
        }

        @Test(
            "A touchpad performs no action, however far it rolls, and leaves what goes up or down, or to a side without actions"
        )
        func touchpadLimits() {
            ManualFrameClock.use { clock in
                let down = CGVector(dx: -10, dy: 40)
                #expect(
                    stage.window.sendScroll(
                        at: CGPoint(x: 300, y: 25), delta: down, isPrecise: true, timestamp: 0) == down)
                let right = CGVector(dx: 40, dy: 0)
                #expect(
                    stage.window.sendScroll(
                        at: CGPoint(x: 300, y: 25), delta: right, isPrecise: true, timestamp: 0) == right)
                let notch = CGVector(dx: -40, dy: 0)
                #expect(
                    stage.window.sendScroll(
                        at: CGPoint(x: 300, y: 25), delta: notch, isPrecise: false, timestamp: 0) == notch)
                for time in 1...5 {
                    _ = stage.window.sendScroll(
                        at: CGPoint(x: 300, y: 25), delta: CGVector(dx: -300, dy: 0), isPrecise: true,
                        timestamp: Double(time))
                }
                #expect(row.swipeOffset == -74)
                clock.advance(by: .seconds(1))
                #expect(row.swipeOffset == -74 && answers.names == [])
            }
        }

        // MARK: Actions as values

        @Test("An action has the colour of its style, and again when its own is taken away")
        func colours() {
            let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
            let standard = action.backgroundColor
            action.backgroundColor = .systemBlue
            #expect(action.backgroundColor == .systemBlue)
            action.backgroundColor = nil
            #expect(action.backgroundColor == standard)
            let normal = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
            #expect(normal.backgroundColor != standard && normal.style == .normal)
            #expect(UISwipeActionsConfiguration(actions: [action]).performsFirstActionWithFullSwipe)
        }

        @Test("A button is one element, with the title of its action")
        func accessibility() {
            open()
            let button = buttons(of: row).first
            #expect(button?.isAccessibilityElement == true && button?.accessibilityLabel == "Flag")
        }
    }
}
