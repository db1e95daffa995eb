import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("A row that is moved") @MainActor struct RowReorderTests {
        private let stage = Stage()
        /// Ten rows of 50 points in a list that shows six of them.
        private let list = EditedListStub(frame: CGRect(x: 0, y: 0, width: 400, height: 300), count: 10)

        init() {
            UIView.setAnimationsEnabled(false)
            list.isSwipeable = false
            stage.root.view.addSubview(list)
            for row in list.rows {
                let grip = ReorderControlView(frame: CGRect(x: 360, y: 0, width: 40, height: 50))
                row.addSubview(grip)
            }
            stage.update()
        }

        @Test("EDIT-02 a row goes with the finger that has its lines, the others make room, and letting go moves it")
        func moves() {
            ManualFrameClock.use { _ in
                stage.press(CGPoint(x: 380, y: 35))
                #expect(list.rowReorder.liftedRow === list.rows[0] && list.rows[0].center.y == 25)
                #expect(list.rows[0].layer.shadowOpacity > 0 && list.subviews.last === list.rows[0])
                stage.drag(to: CGPoint(x: 300, y: 135), at: 1)
                #expect(list.rows[0].center == CGPoint(x: 200, y: 125))
                #expect(list.takeLog() == ["gap 0 to 2"])
                #expect(list.rows[1].frame.minY == 0 && list.rows[2].frame.minY == 50)
                stage.release(CGPoint(x: 300, y: 135), at: 2)
                #expect(list.takeLog() == ["commit 0 to 2"])
                #expect(list.rowReorder.liftedRow == nil && list.rows[0].frame.minY == 100)
                #expect(list.rows[0].layer.shadowOpacity == 0)
                #expect(list.order.prefix(3) == [1, 2, 0])
            }
        }

        @Test("The delegate may want another place than the proposed one")
        func target() {
            ManualFrameClock.use { _ in
                list.wishedTarget = 4
                stage.press(CGPoint(x: 380, y: 25))
                stage.drag(to: CGPoint(x: 380, y: 80), at: 1)
                stage.release(CGPoint(x: 380, y: 80), at: 2)
                #expect(list.takeLog().last == "commit 0 to 4")
            }
        }

        @Test("A row that cannot be moved stays where it is")
        func fixed() {
            list.fixedRows = [0]
            stage.press(CGPoint(x: 380, y: 25))
            stage.drag(to: CGPoint(x: 380, y: 125), at: 1)
            stage.release(CGPoint(x: 380, y: 125), at: 2)
            #expect(list.rows[0].frame.minY == 0 && list.takeLog() == [])
        }

        @Test("A touch that is taken away puts every row back")
        func cancelled() {
            ManualFrameClock.use { _ in
                stage.press(CGPoint(x: 380, y: 125))
                stage.drag(to: CGPoint(x: 380, y: 225), at: 1)
                stage.window.sendTouch(id: 1, phase: .cancelled, at: CGPoint(x: 380, y: 225), timestamp: 2)
                #expect(list.takeLog() == ["gap 2 to 4", "cancel"])
                #expect(list.rows.enumerated().allSatisfy { $1.frame.minY == CGFloat($0) * 50 })
            }
        }

        @Test("While the finger is at the lower edge the list scrolls to its end, and the row goes along")
        func edge() {
            ManualFrameClock.use { clock in
                stage.press(CGPoint(x: 380, y: 125))
                stage.drag(to: CGPoint(x: 380, y: 299), at: 1)
                #expect(list.bounds.minY == 0)
                clock.advance(by: .milliseconds(100))
                #expect(list.bounds.minY > 40 && list.bounds.minY < 100)
                #expect(abs(list.rows[2].center.y - (list.bounds.minY + 299)) < 1)
                clock.advance(by: .seconds(2))
                #expect(abs(list.bounds.minY - 200) < 0.1)
                #expect(list.rowReorder.places?.target.row == 9)
                stage.release(CGPoint(x: 380, y: 299), at: 4)
                #expect(list.takeLog().last == "commit 2 to 9")
            }
        }

        @Test("Away from the edge it stands still again")
        func awayFromEdge() {
            ManualFrameClock.use { clock in
                stage.press(CGPoint(x: 380, y: 125))
                stage.drag(to: CGPoint(x: 380, y: 299), at: 1)
                clock.advance(by: .milliseconds(50))
                let place = list.bounds.minY
                #expect(place > 0)
                stage.drag(to: CGPoint(x: 380, y: 150), at: 2)
                clock.advance(by: .seconds(1))
                #expect(list.bounds.minY == place)
                stage.release(CGPoint(x: 380, y: 150), at: 3)
            }
        }
    }
}
