import Diagnostics
import Foundation
import HostStaging
import PluginProtocol
import RemotePlacements
import Testing
import UIKitTesting

@testable import PluginHost
@testable import UIKit

extension HostAndPlugin {
    /// A finger that rests carries something over a page that scrolls below it.
    @Suite("Drops on what scrolls") @MainActor final class ScrolledDrops {
        private let host: InMemoryHost
        private let frames = ManualFrameClock()
        private var clock: Override?
        private let home = DragPage()

        init() throws {
            host = try InMemoryHost { _ in ScrolledDropPage() }
            clock = frames.install()
            host.stage.embed(home, frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            host.settle()
        }

        isolated deinit {
            host.stage.close()
            host.settle()
            clock?.end()
        }

        private func page(_ place: Place) throws -> ScrolledDropPage {
            switch place {
            case .host:
                let page = ScrolledDropPage()
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

        /// Lifts what the page in the left half has, and carries it to a place.
        private func carry(to point: CGPoint) {
            host.stage.touch(.began, DragPage.start)
            host.settle()
            frames.advance(by: .milliseconds(600))
            host.settle()
            for place in [DragPage.nowhere, point] {
                host.stage.touch(.moved, place)
                host.settle()
            }
        }

        private var operation: UIDropOperation? {
            host.stage.window.drag?.operation
        }

        @Test(
            "What comes to lie below a finger that rests, because the page scrolls, says what would become of a drop",
            arguments: Place.allCases)
        func scrolled(place: Place) throws {
            let page = try page(place)
            carry(to: right(ScrolledDropPage.edge))
            #expect(operation == .cancel)
            for _ in 0..<60 where operation == .cancel { host.pass(seconds: 0.05, by: frames) }
            #expect(operation == .copy && page.scrollView.contentOffset.y >= 110)
            host.stage.touch(.ended, right(ScrolledDropPage.edge))
            host.pass(seconds: 1, by: frames)
            #expect(page.loaded == ["apple"] && host.stage.window.drag == nil)
            #expect(page.log == ["along", "landed", "conclude"])
        }

        /// Carries something over the plugin's page, where it does not scroll.
        private func paneDrop() throws -> PaneDrop {
            _ = try page(.plugin)
            carry(to: right(ScrolledDropPage.middle))
            let drags = try #require(try host.supervisor().connection?.drags)
            return try #require(drags.drops.values.first)
        }

        private func say(_ outcome: DropOutcome) throws {
            let answer = DropAnswer(drag: .first, outcome: outcome, isUnasked: true)
            try host.run.channels.plugin.send(.scene(.sceneDidAnswerDrop(answer)), scene: .first)
        }

        @Test("However often a plugin changes its mind, the host looks for what is below the finger once in a frame")
        func flood() throws {
            let drop = try paneDrop()
            var count = 0
            let tell = drop.drop.onChange
            drop.drop.onChange = {
                count += 1
                tell?()
            }
            for _ in 0..<100 {
                try say(.copy)
                try say(.forbidden)
            }
            host.settle()
            #expect(count == 1 && operation == .copy)
            host.pass(PaneDrop.pace)
            #expect(count == 2 && operation == .forbidden)
            host.pass(PaneDrop.pace)
            #expect(count == 2)
            let isOver = try host.run.isOver
            #expect(!isOver)
            host.stage.touch(.ended, right(ScrolledDropPage.middle))
            host.pass(seconds: 1, by: frames)
        }

        @Test("What a plugin says of a drag that has left its pane counts for nothing, and is no misbehaviour")
        func late() throws {
            let drop = try paneDrop()
            host.stage.touch(.moved, DragPage.nowhere)
            host.settle()
            try say(.copy)
            host.settle()
            #expect(drop.outcome == .cancel && operation == .cancel)
            host.stage.touch(.ended, DragPage.nowhere)
            host.pass(seconds: 1, by: frames)
            try say(.copy)
            host.settle()
            let isOver = try host.run.isOver
            #expect(!isOver && host.stage.window.drag == nil)
        }
    }
}
