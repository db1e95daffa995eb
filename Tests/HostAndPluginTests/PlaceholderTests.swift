import HostStaging
import QuartzCore
import PluginHost
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("The placeholder of a pane that is waited for") @MainActor struct Placeholder {
        private func indicator(in pane: RemoteViewController) -> UIActivityIndicatorView? {
            pane.view.subviews.lazy.flatMap(\.subviews).compactMap { $0 as? UIActivityIndicatorView }.first
        }

        @Test("An indicator turns while the plugin starts, below the words, and is gone when it has drawn or ended")
        func turns() throws {
            let host = try InMemoryHost { _ in ColorViewController() }
            let pane = host.makePane()
            host.stage.embed(pane)
            UpdateCycle.main.update()
            let shown = try #require(indicator(in: pane))
            #expect(shown.isAnimating && !shown.isHidden)
            let words = try #require(shown.superview).subviews.compactMap { $0 as? UILabel }.map(\.frame)
            #expect(words.count == 2 && words.allSatisfy { $0.maxY + 8 <= shown.frame.minY })
            #expect(pane.view.bounds.contains(shown.frame))
            host.settle()
            #expect(indicator(in: pane) == nil)
            for _ in 0..<4 {
                try host.run.end(.exited(.killed(signal: 11)))
                host.settle()
                host.pass(.seconds(2))
            }
            guard case .ended = pane.state else { throw UnexpectedState(state: pane.state) }
            let ended = try #require(indicator(in: pane))
            #expect(!ended.isAnimating && ended.isHidden)
        }

        private struct UnexpectedState: Error {
            let state: RemoteViewController.State
        }

        @Test("It asks for frames while its pane can be seen, and for none while the pane or its container is hidden")
        func hidden() throws {
            let host = try InMemoryHost { _ in ColorViewController() }
            let pane = host.makePane()
            host.stage.embed(pane)
            UpdateCycle.main.update()
            let tree = host.stage.window.layerTree
            func next() -> Double? { tree.nextFrame(after: FrameClock.main.now(), interval: 1.0 / 60) }
            #expect(next() != nil)
            pane.view.isHidden = true
            #expect(next() == nil)
            pane.view.isHidden = false
            #expect(next() != nil)
            host.stage.root.view.isHidden = true
            #expect(next() == nil)
            host.stage.root.view.isHidden = false
            host.stage.remove(pane)
            #expect(next() == nil)
        }

        @Test("In a pane that has room for the words alone there is no indicator, and nothing turns")
        func small() throws {
            let host = try InMemoryHost { _ in ColorViewController() }
            let pane = host.makePane()
            host.stage.embed(pane, frame: CGRect(x: 200, y: 0, width: 200, height: 80))
            UpdateCycle.main.update()
            let shown = try #require(indicator(in: pane))
            #expect(shown.isHidden)
            #expect(host.stage.window.layerTree.nextFrame(after: FrameClock.main.now(), interval: 1.0 / 60) == nil)
            pane.view.frame.size.height = 300
            UpdateCycle.main.update()
            #expect(!shown.isHidden)
        }
    }
}
