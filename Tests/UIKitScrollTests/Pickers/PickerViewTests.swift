import Diagnostics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("A picker") @MainActor struct PickerViewTests {
        private let stage = Stage()
        private let clock = ManualFrameClock()
        private let installation: Override
        private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        private let menu = Menu()

        /// Shows dishes and drinks, and writes down what is chosen.
        @MainActor private final class Menu: UIPickerViewDataSource, UIPickerViewDelegate {
            var rows = [20, 5]
            var chosen: [[Int]] = []
            var widths: [CGFloat] = [-1, -1]

            func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
                rows[component]
            }

            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
                widths[component]
            }

            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                "\(component == 0 ? "dish" : "drink") \(row)"
            }

            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                chosen.append([component, row])
            }
        }

        /// Makes a view for each row.
        @MainActor private final class Views: UIPickerViewDataSource, UIPickerViewDelegate {
            var made = 0
            var reused = 0

            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }

            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView {
                if view == nil { made += 1 } else { reused += 1 }
                let label = view as? UILabel ?? UILabel()
                label.text = "row \(row)"
                return label
            }
        }

        init() {
            installation = clock.install()
            picker.dataSource = menu
            picker.delegate = menu
            stage.root.view.addSubview(picker)
            stage.update()
        }

        /// Draws a wheel for 0.1 s, and lets go after a pause.
        private func drag(fromX x: CGFloat, by way: CGFloat, at time: Double = 0, pausing pause: Double = 0) {
            stage.press(CGPoint(x: x, y: 108), at: time)
            for step in 1...10 {
                stage.drag(to: CGPoint(x: x, y: 108 + way * CGFloat(step) / 10), at: time + 0.01 * Double(step))
            }
            stage.release(CGPoint(x: x, y: 108 + way), at: time + 0.1 + pause)
            clock.advance(by: .seconds(5))
        }

        @Test("It has what its data source says, and the first rows are chosen")
        func content() {
            #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 20)
            #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 0)
            #expect(picker.rowSize(forComponent: 0).height == 32)
            #expect(picker.numberOfRows(inComponent: 7) == 0 && picker.selectedRow(inComponent: 7) == -1)
        }

        @Test("Code chooses a row, animated or not, and nobody is told")
        func byCode() {
            picker.selectRow(7, inComponent: 0, animated: false)
            #expect(picker.selectedRow(inComponent: 0) == 7)
            picker.selectRow(3, inComponent: 1, animated: true)
            #expect(picker.selectedRow(inComponent: 1) == 3)
            clock.advance(by: .seconds(1))
            picker.selectRow(99, inComponent: 1, animated: false)
            #expect(picker.selectedRow(inComponent: 1) == 3 && menu.chosen.isEmpty)
        }

        @Test("A wheel that is put down between two rows comes to rest on the nearer one, which is told once")
        func putDown() {
            // The finger has gone 10 points before the wheel follows.
            drag(fromX: 80, by: -10 - 32 * 2 - 12, pausing: 2)
            #expect(menu.chosen == [[0, 2]] && picker.selectedRow(inComponent: 0) == 2)
            drag(fromX: 80, by: -10 - 12, at: 10, pausing: 2)
            #expect(menu.chosen == [[0, 2]], "the same row again is no choice")
        }

        @Test("A fling comes to rest on a row")
        func fling() throws {
            drag(fromX: 80, by: -100)
            let row = picker.selectedRow(inComponent: 0)
            #expect(row > 4 && menu.chosen == [[0, row]])
            picker.selectRow(0, inComponent: 0, animated: false)
            drag(fromX: 240, by: -100, at: 10)
            #expect(picker.selectedRow(inComponent: 1) == 4, "the last one is an end")
        }

        private func turnMouseWheel(by way: CGFloat, at time: Double) {
            _ = stage.window.sendScroll(
                at: CGPoint(x: 80, y: 108), delta: CGVector(dx: 0, dy: way), isPrecise: false, timestamp: time)
        }

        @Test("A mouse wheel turns it too; when that pauses the wheel comes to rest on a row, unless it is turned on")
        func mouseWheel() {
            turnMouseWheel(by: -40, at: 0)
            turnMouseWheel(by: -20, at: 0.05)
            #expect(menu.chosen.isEmpty)
            clock.advance(by: .milliseconds(200))
            turnMouseWheel(by: -40, at: 0.25)
            clock.advance(by: .seconds(1))
            let row = picker.selectedRow(inComponent: 0)
            #expect(row == 3 && menu.chosen == [[0, row]])
        }

        @Test("A tap on a row chooses it")
        func tap() {
            stage.tap(CGPoint(x: 80, y: 108 + 60))
            clock.advance(by: .seconds(1))
            #expect(menu.chosen == [[0, 2]])
            stage.tap(CGPoint(x: 80, y: 108 - 60), at: 5)
            clock.advance(by: .seconds(1))
            #expect(menu.chosen == [[0, 2], [0, 0]])
        }

        @Test("The arrow keys turn the wheel that has the focus, and lead to the other one")
        func keys() {
            stage.pressKey(.keyboardTab)
            stage.pressKey(.keyboardDownArrow)
            stage.pressKey(.keyboardDownArrow)
            stage.pressKey(.keyboardUpArrow)
            #expect(menu.chosen == [[0, 1], [0, 2], [0, 1]])
            stage.pressKey(.keyboardRightArrow)
            stage.pressKey(.keyboardEnd)
            #expect(menu.chosen.last == [1, 4])
            stage.pressKey(.keyboardHome)
            stage.pressKey(.keyboardUpArrow)
            #expect(menu.chosen.last == [1, 0])
        }

        @Test("Fewer rows than before leave the last one chosen, and nobody is told")
        func reload() {
            picker.selectRow(15, inComponent: 0, animated: false)
            picker.selectRow(4, inComponent: 1, animated: false)
            menu.rows = [10, 5]
            picker.reloadComponent(0)
            #expect(picker.selectedRow(inComponent: 0) == 9 && picker.selectedRow(inComponent: 1) == 4)
            menu.rows = [0]
            picker.reloadAllComponents()
            #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == -1)
            #expect(menu.chosen.isEmpty)
        }

        @Test("A wheel is described by what its chosen row says, and can be adjusted")
        func described() {
            picker.selectRow(3, inComponent: 1, animated: false)
            let wheels = picker.subviews.compactMap { $0 as? PickerWheel }
            #expect(wheels.map(\.accessibilityValue) == ["dish 0", "drink 3"])
            #expect(wheels.allSatisfy { $0.isAccessibilityElement && $0.accessibilityTraits.contains(.adjustable) })
        }

        @Test("Widths that the delegate wants are kept; from right to left the first wheel is at the right")
        func widths() {
            menu.widths = [100, 50]
            picker.reloadAllComponents()
            let wheels = picker.subviews.compactMap { $0 as? PickerWheel }
            #expect(wheels.map(\.frame.width) == [100, 50] && wheels[0].frame.maxX < wheels[1].frame.minX)
            picker.semanticContentAttribute = .forceRightToLeft
            picker.reloadAllComponents()
            #expect(wheels[0].frame.minX > wheels[1].frame.maxX)
        }

        @Test("Views for rows have the size of a row, are made for those that are seen, and are used again")
        func views() {
            let views = Views()
            picker.dataSource = views
            picker.delegate = views
            stage.update()
            #expect(picker.rowSize(forComponent: 0).height == 40)
            let first = picker.view(forRow: 0, forComponent: 0)
            #expect((first as? UILabel)?.text == "row 0" && first?.bounds.height == 40)
            #expect(views.made < 8 && picker.view(forRow: 50, forComponent: 0) == nil)
            let made = views.made
            picker.selectRow(50, inComponent: 0, animated: true)
            clock.advance(by: .seconds(1))
            #expect(views.reused > 0 && views.made < made + 12)
            #expect((picker.view(forRow: 50, forComponent: 0) as? UILabel)?.text == "row 50")
        }

        @Test("A wheel that is taken out of its window while it turns has chosen nothing")
        func removed() {
            picker.selectRow(15, inComponent: 0, animated: true)
            clock.advance(by: .milliseconds(100))
            picker.removeFromSuperview()
            clock.advance(by: .seconds(1))
            #expect(menu.chosen.isEmpty && picker.selectedRow(inComponent: 0) == 15)
        }
    }
}
