import Diagnostics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("A date picker") @MainActor struct DatePickerTests {
        private typealias Dates = PickerDates

        private let stage = Stage()
        private let clock = ManualFrameClock()
        private let installation: Override
        private let picker = UIDatePicker()
        private let log = ChangeLog()

        @MainActor private final class ChangeLog {
            var dates: [Date] = []
            var openings: [String] = []
        }

        init() {
            installation = clock.install()
            picker.calendar = Dates.calendar
            picker.locale = Locale(identifier: "en_US")
            picker.timeZone = Dates.zone
            picker.date = Dates.date(2026, 2, 10, 13, 7)
            picker.addAction(
                UIAction { [log] action in
                    if let picker = action.sender as? UIDatePicker { log.dates.append(picker.date) }
                }, for: .valueChanged)
            picker.addAction(UIAction { [log] _ in log.openings.append("begin") }, for: .editingDidBegin)
            picker.addAction(UIAction { [log] _ in log.openings.append("end") }, for: .editingDidEnd)
            stage.root.view.addSubview(picker)
        }

        private func show(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) {
            picker.datePickerMode = mode
            picker.preferredDatePickerStyle = style
            picker.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: picker.intrinsicContentSize)
            stage.update()
        }

        private func views<View: UIView>(_ kind: View.Type, in root: UIView) -> [View] {
            root.subviews.flatMap { ($0 as? View).map { [$0] } ?? views(kind, in: $0) }
        }

        private func titles() -> [String?] {
            views(UIButton.self, in: picker).filter { !$0.isHidden }.map { $0.configuration?.title }
        }

        @Test("At first it shows a date and a time, compactly")
        func defaults() {
            let picker = UIDatePicker()
            #expect(picker.datePickerMode == .dateAndTime && picker.preferredDatePickerStyle == .automatic)
            #expect(picker.datePickerStyle == .compact && picker.minuteInterval == 1)
            #expect(picker.countDownDuration == 0 && picker.roundsToMinuteInterval)
            #expect(picker.bounds.width > 100 && picker.bounds.height > 30)
        }

        @Test(
            "What has one look only has that, whatever is preferred",
            arguments: [
                (UIDatePicker.Mode.countDownTimer, UIDatePickerStyle.inline, UIDatePickerStyle.wheels),
                (.yearAndMonth, .compact, .wheels), (.time, .inline, .wheels), (.date, .inline, .inline),
                (.time, .compact, .compact), (.date, .wheels, .wheels), (.date, .automatic, .compact),
            ])
        func styles(mode: UIDatePicker.Mode, preferred: UIDatePickerStyle, style: UIDatePickerStyle) {
            show(mode, preferred)
            #expect(picker.datePickerStyle == style)
        }

        @Test("A date outside of the limits becomes the nearest within, and new limits change what is chosen; no event")
        func limits() {
            picker.minimumDate = Dates.date(2026, 3, 1)
            #expect(picker.date == Dates.date(2026, 3, 1))
            picker.maximumDate = Dates.date(2026, 4, 1)
            picker.setDate(Dates.date(2030, 1, 1), animated: true)
            #expect(picker.date == Dates.date(2026, 4, 1) && log.dates.isEmpty)
        }

        @Test("The date that is answered is a multiple of the interval, where that is not switched off")
        func interval() {
            picker.minuteInterval = 15
            #expect(picker.date == Dates.date(2026, 2, 10, 13, 0))
            picker.roundsToMinuteInterval = false
            #expect(picker.date == Dates.date(2026, 2, 10, 13, 7))
            picker.minuteInterval = 7
            #expect(picker.minuteInterval == 1)
        }

        @Test("A duration is of whole minutes, and of less than a day")
        func duration() {
            show(.countDownTimer, .automatic)
            picker.countDownDuration = 3725
            #expect(picker.countDownDuration == 3720)
            picker.countDownDuration = 1_000_000
            #expect(picker.countDownDuration == 86_340)
        }

        @Test("Turning a wheel changes the date, and tells")
        func wheels() {
            show(.date, .wheels)
            stage.pressKey(.keyboardTab)
            stage.pressKey(.keyboardDownArrow)
            clock.advance(by: .seconds(1))
            #expect(picker.date == Dates.date(2026, 3, 10, 13, 7) && log.dates == [picker.date])
        }

        @Test("Wheels on a date that cannot be chosen go on to the next one that can")
        func wheelsComeBack() throws {
            picker.date = Dates.date(2026, 1, 31)
            show(.date, .wheels)
            stage.pressKey(.keyboardTab)
            stage.pressKey(.keyboardDownArrow)
            clock.advance(by: .seconds(1))
            #expect(log.dates == [Dates.date(2026, 2, 28)])
            let wheels = try #require(views(UIPickerView.self, in: picker).first)
            let day = DateColumn(.day, 1..<32, isEndless: true, width: 0)
            #expect(day.value(ofRow: wheels.selectedRow(inComponent: 1)) == 28)
        }

        @Test("A tap on a day of the calendar chooses it and keeps the time; a day beyond the limits is not chosen")
        func calendar() throws {
            picker.maximumDate = Dates.date(2026, 2, 20)
            show(.dateAndTime, .inline)
            let grid = try #require(views(MonthGrid.self, in: picker).first)
            // February 2026 begins on a Sunday.
            func place(ofDay day: Int) -> CGPoint {
                let width = grid.bounds.width / 7
                return grid.convert(
                    CGPoint(x: (CGFloat((day - 1) % 7) + 0.5) * width, y: 20 + (CGFloat((day - 1) / 7) + 0.5) * 44),
                    to: nil)
            }
            stage.tap(place(ofDay: 17))
            #expect(log.dates == [Dates.date(2026, 2, 17, 13, 7)])
            stage.tap(place(ofDay: 25), at: 5)
            #expect(log.dates.count == 1 && picker.date == Dates.date(2026, 2, 17, 13, 7))
        }

        @Test("Arrow keys go through the days of the calendar, and on to other months")
        func calendarKeys() throws {
            show(.date, .inline)
            let grid = try #require(views(MonthGrid.self, in: picker).first)
            UIFocusSystem.focusSystem(for: grid)?.focusByKey(grid)
            stage.pressKey(.keyboardRightArrow)
            stage.pressKey(.keyboardUpArrow)
            stage.pressKey(.keyboardUpArrow)
            #expect(
                log.dates == [
                    Dates.date(2026, 2, 11, 13, 7), Dates.date(2026, 2, 4, 13, 7), Dates.date(2026, 1, 28, 13, 7),
                ])
            #expect(grid.month.day(of: Dates.date(2026, 1, 28)) == 28)
        }

        @Test("The arrows of the calendar show other months, and choose nothing")
        func months() throws {
            show(.date, .inline)
            let grid = try #require(views(MonthGrid.self, in: picker).first)
            let forth = try #require(
                views(UIButton.self, in: picker).first { $0.accessibilityLabel == "Next month" })
            forth.performPrimaryAction()
            #expect(grid.month.start == Dates.date(2026, 3, 1) && log.dates.isEmpty)
            #expect(titles().contains("March 2026"))
        }

        @Test("A compact picker shows the date and the time as the locale writes them")
        func compact() {
            show(.dateAndTime, .compact)
            #expect(titles().contains("Feb 10, 2026"))
            #expect(titles().contains { $0?.hasPrefix("1:07") == true })
            show(.date, .compact)
            #expect(titles() == ["Feb 10, 2026"])
        }

        @Test("A compact picker presents the calendar in a popover, and tells when it opens and closes")
        func popover() throws {
            show(.date, .compact)
            let button = try #require(views(UIButton.self, in: picker).first { !$0.isHidden })
            button.performPrimaryAction()
            clock.advance(by: .seconds(1))
            stage.update()
            let controller = try #require(stage.root.presentedViewController as? DateEditorController)
            #expect(controller.modalPresentationStyle == .popover && log.openings == ["begin"])
            let grid = try #require(views(MonthGrid.self, in: controller.view).first)
            UIFocusSystem.focusSystem(for: grid)?.focusByKey(grid)
            stage.pressKey(.keyboardRightArrow)
            #expect(picker.date == Dates.date(2026, 2, 11, 13, 7) && titles() == ["Feb 11, 2026"])
            controller.dismiss(animated: false)
            clock.advance(by: .seconds(1))
            stage.update()
            #expect(log.openings == ["begin", "end"] && stage.root.presentedViewController == nil)
        }

        @Test("A disabled picker has nothing that can be turned or pressed")
        func disabled() {
            show(.date, .wheels)
            picker.isEnabled = false
            #expect(views(PickerWheel.self, in: picker).allSatisfy { !$0.isEnabled && !$0.canBecomeFocused })
            show(.date, .compact)
            #expect(views(UIButton.self, in: picker).allSatisfy { !$0.isEnabled })
        }
    }
}
