import Diagnostics
import Foundation
import HostStaging
import PluginProtocol
import RemotePlacements
import Testing
import UIKitTesting

@testable import PluginHost
@testable import PluginRuntime
@testable import UIKit

extension HostAndPlugin {
    /// Drags that begin, end, or pass over panes: the host carries them.
    @Suite("Drag and drop across the line") @MainActor final class DragsAcross {
        private let host: InMemoryHost
        private let frames = ManualFrameClock()
        private var clock: Override?
        private var rules: [UsageDiagnostic.Rule] = []
        private let outer = UsageDiagnostic.observer

        private static let left = CGRect(x: 0, y: 0, width: 200, height: 300)

        init() throws {
            host = try InMemoryHost { _ in DragPage() }
            clock = frames.install()
            UsageDiagnostic.observer = { [weak self] rule, _ in self?.rules.append(rule) }
        }

        isolated deinit {
            UsageDiagnostic.observer = outer
            host.stage.close()
            host.settle()
            clock?.end()
        }

        /// A page of the host's own, in the left half of the window.
        private func homePage() -> DragPage {
            let page = DragPage()
            host.stage.embed(page, frame: Self.left)
            host.settle()
            return page
        }

        private func page(_ place: Place) throws -> DragPage {
            switch place {
            case .host:
                let page = DragPage()
                host.stage.embed(page)
                host.settle()
                return page
            case .plugin:
                _ = host.showPane()
                return try host.controller()
            }
        }

        /// A point of the page in the right half, in the window.
        private func right(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + 200, y: point.y)
        }

        private func lift(_ point: CGPoint) {
            host.stage.touch(.began, point)
            host.settle()
            frames.advance(by: .milliseconds(600))
            host.settle()
        }

        private func drag(to point: CGPoint) {
            host.stage.touch(.moved, point)
            host.settle()
        }

        private func release(_ point: CGPoint) {
            host.stage.touch(.ended, point)
            finish()
        }

        /// Lets all animations end.
        private func finish() {
            for _ in 0..<4 {
                host.settle()
                frames.advance(by: .milliseconds(250))
            }
            host.settle()
        }

        // MARK: What is heard

        @Test("A drag within a page is heard in the same order in both places", arguments: Place.allCases)
        func order(place: Place) throws {
            let page = try page(place)
            lift(right(DragPage.start))
            drag(to: right(DragPage.nowhere))
            drag(to: right(DragPage.place))
            #expect(page.log == ["items", "begin", "can handle", "enter", "update"])
            #expect(host.stage.window.drag?.operation == .copy)
            release(right(DragPage.place))
            #expect(
                page.log.dropFirst(5) == [
                    "will end copy", "perform", "conclude", "over", "did end copy", "transferred",
                ])
            #expect(page.loaded == ["apple"] && page.isLocal == true && page.localObject == "apple")
            #expect(host.stage.window.drag == nil && rules.isEmpty)
        }

        @Test(
            "A drag that ends over nothing goes back in both places, as does one that Escape ends",
            arguments: Place.allCases)
        func cancelled(place: Place) throws {
            let page = try page(place)
            lift(right(DragPage.start))
            drag(to: right(DragPage.place))
            drag(to: right(DragPage.nowhere))
            release(right(DragPage.nowhere))
            #expect(page.log.suffix(3) == ["will end cancel", "over", "did end cancel"])
            lift(right(DragPage.start))
            drag(to: right(DragPage.nowhere))
            let press = host.stage.keyDown(.keyboardEscape, [])
            host.stage.keyUp(press)
            finish()
            #expect(page.log.suffix(2) == ["will end cancel", "did end cancel"])
            release(right(DragPage.nowhere))
            #expect(page.loaded.isEmpty && host.stage.window.drag == nil && rules.isEmpty)
        }

        @Test("What is lifted and put down begins nothing, in both places", arguments: Place.allCases)
        func putDown(place: Place) throws {
            let page = try page(place)
            lift(right(DragPage.start))
            #expect(host.stage.window.drag != nil)
            release(right(DragPage.start))
            #expect(page.log == ["items"] && host.stage.window.drag == nil && rules.isEmpty)
        }

        // MARK: From one to another

        @Test("From a plugin's pane to the host: nothing is asked of the source before the drop")
        func outOfPane() throws {
            let home = homePage()
            let page = try page(.plugin)
            lift(right(DragPage.start))
            drag(to: DragPage.place)
            #expect(home.log == ["can handle", "enter", "update"] && page.loads == 0)
            release(DragPage.place)
            #expect(home.loaded == ["apple"] && home.isLocal == false && home.localObject == nil && page.loads == 1)
            #expect(page.log == ["items", "begin", "will end copy", "did end copy", "transferred"] && rules.isEmpty)
        }

        @Test("From the host to a plugin's pane: the plugin is told types, and gets the data after the drop")
        func intoPane() throws {
            let home = homePage()
            let page = try page(.plugin)
            lift(DragPage.start)
            drag(to: right(DragPage.place))
            #expect(page.log == ["can handle", "enter", "update"] && home.loads == 0)
            release(right(DragPage.place))
            #expect(page.loaded == ["apple"] && page.isLocal == false && page.localObject == nil)
            #expect(home.log == ["items", "begin", "will end copy", "did end copy", "transferred"])
            #expect(page.log.suffix(3) == ["perform", "conclude", "over"] && rules.isEmpty)
        }

        @Test("From one plugin to another the host carries the data, once")
        func betweenPlugins() throws {
            _ = host.showPane()
            let first: DragPage = try host.controller()
            _ = host.showPane(of: InMemoryHost.otherIdentifier, frame: Self.left)
            let second: DragPage = try host.controller()
            first.text = "from the first"
            lift(right(DragPage.start))
            drag(to: DragPage.place)
            release(DragPage.place)
            #expect(second.loaded == ["from the first"] && second.isLocal == false && first.loads == 1)
            #expect(first.log.last == "transferred" && first.loaded.isEmpty && rules.isEmpty)
        }

        @Test("Who loads before the drop gets nothing, and is told so")
        func hasty() throws {
            _ = homePage()
            let page = try page(.plugin)
            page.isHasty = true
            lift(DragPage.start)
            drag(to: right(DragPage.place))
            #expect(rules == [.invalidDrag] && page.loaded.isEmpty)
            release(right(DragPage.place))
            #expect(page.loaded == ["apple"])
        }

        @Test("What is more than goes along is not given, and the source is told so")
        func large() throws {
            let home = homePage()
            let page = try page(.plugin)
            page.text = String(repeating: "x", count: Limits.standard.pasteboardBytes + 1)
            lift(right(DragPage.start))
            drag(to: DragPage.place)
            release(DragPage.place)
            #expect(home.loaded.isEmpty && rules == [.invalidDrag] && page.log.last == "transferred")
            page.text = String(page.text.dropLast())
            lift(right(DragPage.start))
            drag(to: DragPage.place)
            release(DragPage.place)
            #expect(home.loaded == [page.text])
        }

        @Test("What is more than goes along does not reach a plugin either")
        func largeIntoPane() throws {
            let home = homePage()
            let page = try page(.plugin)
            home.text = String(repeating: "x", count: Limits.standard.pasteboardBytes + 1)
            lift(DragPage.start)
            drag(to: right(DragPage.place))
            release(right(DragPage.place))
            #expect(page.loaded.isEmpty && home.loads == 1 && home.log.last == "transferred")
            home.text = String(home.text.dropLast())
            lift(DragPage.start)
            drag(to: right(DragPage.place))
            release(right(DragPage.place))
            #expect(page.loaded == [home.text])
        }

        // MARK: The host's rule

        @Test("From a pane that may not, nothing is dragged, and nothing is dropped on it")
        func never() throws {
            let home = homePage()
            let pane = host.showPane()
            let page: DragPage = try host.controller()
            pane.pasteboardPolicy = .never
            lift(right(DragPage.start))
            drag(to: DragPage.place)
            release(DragPage.place)
            #expect(page.log == ["items"] && home.log.isEmpty)
            lift(DragPage.start)
            drag(to: right(DragPage.place))
            release(right(DragPage.place))
            #expect(page.log == ["items"] && home.log.last == "did end cancel")
        }

        @Test("A host from before there were drags leaves the plugin those within its pane")
        func notGranted() throws {
            host.launcher.granted.remove(.dragAndDrop)
            let page = try page(.plugin)
            lift(right(DragPage.start))
            #expect(host.stage.window.drag == nil)
            drag(to: right(DragPage.place))
            release(right(DragPage.place))
            #expect(page.loaded == ["apple"] && page.log.last == "transferred")
        }

        // MARK: Plugins that end or break rules

        @Test("A plugin that dies while something of it is dragged ends the drag, and nothing else")
        func deadSource() throws {
            let home = homePage()
            _ = try page(.plugin)
            lift(right(DragPage.start))
            drag(to: DragPage.place)
            try host.run.kill()
            finish()
            #expect(home.log.suffix(2) == ["exit", "over"] && host.stage.window.drag == nil)
            release(DragPage.place)
            lift(DragPage.start)
            drag(to: DragPage.place)
            release(DragPage.place)
            #expect(home.loaded == ["apple"])
        }

        @Test("A plugin that dies after something of it was dropped leaves the place without the data")
        func deadAfterDrop() throws {
            let home = homePage()
            _ = try page(.plugin)
            lift(right(DragPage.start))
            drag(to: DragPage.place)
            host.stage.touch(.ended, DragPage.place)
            try host.run.kill()
            finish()
            #expect(home.loaded.isEmpty && home.log.suffix(3) == ["perform", "conclude", "over"])
        }

        @Test(
            "A plugin that dies while something is over its pane, or was dropped there, costs the host's drag nothing",
            arguments: [true, false])
        func deadTarget(isDropped: Bool) throws {
            let home = homePage()
            _ = try page(.plugin)
            lift(DragPage.start)
            drag(to: right(DragPage.place))
            if isDropped { host.stage.touch(.ended, right(DragPage.place)) }
            try host.run.kill()
            finish()
            if !isDropped { release(right(DragPage.place)) }
            #expect(home.log.contains(isDropped ? "did end copy" : "did end cancel"))
            #expect(home.log.last == (isDropped ? "transferred" : "did end cancel"))
            #expect(host.stage.window.drag == nil)
        }

        @Test(
            "A pane that fails while something is over it, or was dropped there, lets go of it, though its plugin lives on",
            arguments: [true, false])
        func failedTarget(isDropped: Bool) throws {
            let home = homePage()
            _ = try page(.plugin)
            let drags = try #require(try host.supervisor().connection?.drags)
            lift(DragPage.start)
            drag(to: right(DragPage.place))
            #expect(drags.drops.count == 1)
            if isDropped { host.stage.touch(.ended, right(DragPage.place)) }
            let run = try host.run
            let failure = SceneFailure(.unknownController, "Out of order.")
            run.channels.plugin.send(.scene(.sceneDidFail(failure)), scene: .first, inReplyTo: .first)
            finish()
            if !isDropped { release(right(DragPage.place)) }
            #expect(home.log.contains(isDropped ? "did end copy" : "did end cancel"))
            #expect(home.log.last == (isDropped ? "transferred" : "did end cancel"))
            #expect(drags.drops.isEmpty && !run.isOver)
        }

        @Test("A plugin that stops does not keep a source waiting without end")
        func stoppedTarget() throws {
            let home = homePage()
            _ = try page(.plugin)
            lift(DragPage.start)
            drag(to: right(DragPage.place))
            // It answers nothing from now on.
            let connection = try #require(try host.run.connection)
            connection.drags?.end()
            release(right(DragPage.place))
            #expect(home.log.last == "did end copy")
            host.pass(PaneDrop.patience)
            #expect(home.log.last == "transferred")
        }

        @Test(
            "A source whose session ends hears the rest of what it hears of a drag, and nothing twice",
            arguments: 0..<3)
        func endedSession(stage: Int) throws {
            _ = homePage()
            let page = try page(.plugin)
            page.isSilent = true
            lift(right(DragPage.start))
            if stage > 0 { drag(to: DragPage.place) }
            if stage > 1 { release(DragPage.place) }
            let connection = try #require(try host.run.connection)
            connection.drags?.end()
            let rest = [
                [], ["begin", "will end cancel", "did end cancel"],
                ["begin", "will end copy", "did end copy", "transferred"],
            ]
            #expect(page.log == ["items"] + rest[stage])
            if stage < 2 { release(DragPage.place) }
            #expect(page.log == ["items"] + rest[stage])
        }

        @Test("A source that never gives its data does not keep a place waiting without end")
        func silentSource() throws {
            let home = homePage()
            let page = try page(.plugin)
            page.isSilent = true
            lift(right(DragPage.start))
            drag(to: DragPage.place)
            release(DragPage.place)
            #expect(page.loads == 1 && page.log.last == "did end copy")
            host.pass(PluginDrags.patience)
            #expect(home.loaded.isEmpty && page.log.last == "transferred")
        }

        @Test("A place gets each representation four times, however often it asks: making it may take the host long")
        func greedyTarget() throws {
            let home = homePage()
            _ = try page(.plugin)
            lift(DragPage.start)
            drag(to: right(DragPage.place))
            host.stage.touch(.ended, right(DragPage.place))
            let run = try host.run
            for number in 1...300 {
                let wish = DragDataRequest(
                    drag: .first, request: DragRequestSerial(number: UInt64(number)), item: 0,
                    type: "public.utf8-plain-text")
                run.channels.plugin.send(.scene(.sceneDidRequestDragData(wish)), scene: .first)
            }
            finish()
            #expect(home.loads == 4 && home.log.last == "transferred")
            // The plugin's own question has a number that has been used: that is forgiven once.
            #expect(!run.isOver)
        }

        private var lifted: DragLift {
            DragLift(
                drag: .first,
                items: PasteboardDescription(items: [
                    .init(representations: [.init(type: "public.utf8-plain-text", data: nil)])
                ]), touch: 1, preview: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), allowsMove: true)
        }

        private func send(_ report: SceneReport) throws {
            try host.run.channels.plugin.send(.scene(report), scene: .first)
            host.settle()
        }

        @Test("Without a touch that is down in the pane nothing is lifted")
        func untouched() throws {
            _ = try page(.plugin)
            try send(.sceneDidLiftDrag(lifted))
            let isOver = try host.run.isOver
            #expect(host.stage.window.drag == nil && !isOver)
        }

        @Test("What is seen of a drag is no more than the pane, whatever the plugin says")
        func preview() throws {
            _ = try page(.plugin)
            host.stage.touch(.began, right(DragPage.nowhere))
            host.settle()
            try send(.sceneDidLiftDrag(lifted))
            let carried = try #require(host.stage.window.subviews.compactMap { $0 as? DragPreviewView }.first)
            let piece = try #require(carried.subviews.first)
            #expect(piece.bounds.size == CGSize(width: 200, height: 300))
            release(right(DragPage.nowhere))
            #expect(host.stage.window.drag == nil)
        }

        @Test("Each broken rule of drags ends the session", arguments: 0..<5)
        func misbehaviour(number: Int) throws {
            _ = homePage()
            _ = try page(.plugin)
            let run = try host.run
            func send(_ report: SceneReport) {
                run.channels.plugin.send(.scene(report), scene: .first)
            }
            var wish = DragDataRequest(drag: .first, request: .first, item: 0, type: "public.utf8-plain-text")
            if number == 4 {
                lift(DragPage.start)
                drag(to: right(DragPage.place))
            }
            for _ in 0..<3 {
                switch number {
                case 0: send(.sceneDidLiftDrag(lifted))
                case 1: send(.sceneDidAnswerDrop(DropAnswer(drag: .first, outcome: .copy)))
                case 2: send(.sceneDidRequestDragData(wish))
                case 3: send(.sceneDidProvideDragData(DragData(request: .first, data: nil)))
                default:
                    // Data before the drop.
                    send(.sceneDidRequestDragData(wish))
                    wish.request = wish.request.next
                }
            }
            host.settle()
            #expect(run.isOver)
            release(right(DragPage.place))
        }
    }
}
