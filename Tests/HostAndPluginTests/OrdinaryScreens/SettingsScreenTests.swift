import OrdinaryScreens
import Testing
import UIKit

extension HostAndPlugin {
    /// A screen of settings that was written for Apple's systems.
    @Suite("Settings at home and in a plugin") @MainActor struct SettingsScreen {
        private let store = SettingsStore()

        private func open(_ place: Place) throws -> ScreenRun<SettingsViewController> {
            try ScreenRun(place) { [store] in SettingsViewController(store: store) }
        }

        @Test("Settings look the same in both places")
        func look() async throws {
            let picture = try await expectSame { place in
                let run = try open(place)
                defer { run.end() }
                return run.picture
            }
            #expect(Set(picture).count > 3)
        }

        @Test("A fling moves the settings equally far, and tells their delegate the same")
        func fling() async throws {
            let calls = try await expectSame { place in
                let run = try open(place)
                defer { run.end() }
                run.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -150))
                run.pass(seconds: 4)
                return run.log.lines + ["\(try run.table.contentOffset.y.rounded())"]
            }
            #expect(calls.contains("didEndDragging(true)") && calls.dropLast().last == "didEndDecelerating")
            #expect(try #require(calls.last.flatMap { Double($0) }) > 100)
        }

        @Test("A switch in a row is switched, and its row is not selected", arguments: Place.allCases)
        func toggle(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            let toggle = try #require(try run.cell(1, 1).accessoryView as? UISwitch)
            run.tap(on: toggle)
            #expect(toggle.isOn && store.isOn("Wi-Fi"))
            #expect(run.log.calls(of: "didSelect").isEmpty)
        }

        @Test("A choice is made on a page of its own, and is in its row afterwards", arguments: Place.allCases)
        func choice(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            try run.tapRow(0, 1)
            #expect(run.log.calls(of: "didSelect") == ["didSelect 0.1"])
            #expect(run.navigation.viewControllers.count == 2 && run.texts.contains("Deutsch"))
            try run.tapRow(0, 1)
            #expect(store.choice("Language") == "Deutsch")
            #expect(try run.cell(0, 1).accessoryType == .checkmark && run.cell(0, 0).accessoryType == .none)
            try run.tapButton("Settings")
            #expect(run.navigation.viewControllers.count == 1)
            #expect(run.texts.contains("Deutsch") && !run.texts.contains("日本語"))
            #expect(try run.table.indexPathForSelectedRow == nil)
        }

        @Test("The reset at the end asks first, and does what the answer says", arguments: Place.allCases)
        func reset(place: Place) throws {
            store.set(true, for: "Tracking")
            let run = try open(place)
            defer { run.end() }
            let last = try run.table.numberOfSections - 1
            for answer in ["Cancel", "Reset"] {
                #expect(store.isOn("Tracking"))
                try run.table.scrollToRow(at: IndexPath(row: 0, section: last), at: .bottom, animated: false)
                run.pass(seconds: 0.1)
                try run.tapRow(last, 0)
                try run.tapAlert(answer)
            }
            #expect(!store.isOn("Tracking"))
            #expect(run.log.calls(of: "didSelect").allSatisfy { $0 == "didSelect \(last).0" })
        }

        @Test("A row that does nothing is not highlighted", arguments: Place.allCases)
        func fact(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            let section = try run.table.numberOfSections - 2
            try run.table.scrollToRow(at: IndexPath(row: 0, section: section), at: .middle, animated: false)
            run.pass(seconds: 0.1)
            try run.tapRow(section, 0)
            #expect(run.log.lines.contains("shouldHighlight \(section).0"))
            #expect(run.log.calls(of: "didHighlight").isEmpty && run.log.calls(of: "didSelect").isEmpty)
        }
    }
}
