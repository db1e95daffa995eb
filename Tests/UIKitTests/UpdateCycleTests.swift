import Diagnostics
import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct UpdateCycles {
        /// Takes changes only while it may.
        private final class PacedPlatform: WindowPlatform {
            var mayTake = true
            var commits: [LayerTreeChanges] = []
            var asked = 0

            func show(_ window: UIWindow) {}
            func hide(_ window: UIWindow) {}
            func commit(_ window: UIWindow) {
                asked += 1
                if mayTake { commits.append(window.layerTree.takeChanges()) }
            }
        }

        @Test("After an update nothing is due, whether or not a screen shows the window")
        func comesToRest() {
            let stage = Stage()
            stage.update()
            #expect(!UpdateCycle.main.needsUpdate)
            let platform = PacedPlatform()
            UIScreen.main.platform = platform
            stage.root.view.backgroundColor = .red
            UpdateCycle.main.setNeedsUpdate()
            stage.update()
            #expect(!UpdateCycle.main.needsUpdate)
            #expect(platform.commits.count == 1)
            stage.update()
            #expect(platform.asked == 1)
        }

        @Test("Any change to a visible layer asks for one update; the scheduler hears of it once")
        func schedulesOnce() {
            let platform = PacedPlatform()
            UIScreen.main.platform = platform
            let stage = Stage()
            stage.update()
            var calls = 0
            let installation = UpdateCycle.main.install { calls += 1 }
            defer { installation.end() }
            stage.root.view.backgroundColor = .red
            stage.root.view.alpha = 0.5
            stage.root.view.setNeedsLayout()
            #expect(calls == 1)
            stage.update()
            #expect(calls == 1)
            #expect(platform.commits.last?.changed.map(\.layer) == [stage.root.view.layer])
        }

        @Test(
            "A scheduler is called as long as its installation is held; then the one before it takes over what is due")
        func installation() {
            var calls: [String] = []
            let outer = UpdateCycle.main.install { calls.append("outer") }
            defer { outer.end() }
            UpdateCycle.main.update()
            var inner: Override? = UpdateCycle.main.install { calls.append("inner") }
            UpdateCycle.main.setNeedsUpdate()
            #expect(calls == ["inner"])
            // The loop that it asked is gone, and would never come to the update.
            inner = nil
            #expect(calls == ["inner", "outer"])
            UpdateCycle.main.update()
            UpdateCycle.main.setNeedsUpdate()
            #expect(calls == ["inner", "outer", "outer"])
            #expect(inner == nil)
        }

        @Test("A scheduler that is installed while an update is due is asked for it at once")
        func installationWhileDue() {
            let lost = UpdateCycle.main.install {}
            defer { lost.end() }
            UpdateCycle.main.setNeedsUpdate()
            var calls = 0
            let installation = UpdateCycle.main.install { calls += 1 }
            defer { installation.end() }
            #expect(calls == 1)
        }

        @Test("Schedulers that end in another order than the reverse leave the last one that is held")
        func installationsInAnyOrder() {
            var calls: [Int] = []
            let first = UpdateCycle.main.install { calls.append(1) }
            let second = UpdateCycle.main.install { calls.append(2) }
            UpdateCycle.main.update()
            first.end()
            UpdateCycle.main.setNeedsUpdate()
            second.end()
            UpdateCycle.main.update()
            UpdateCycle.main.setNeedsUpdate()
            #expect(calls == [2])
        }

        @Test("A clock that is installed with UIKit is asked as long as its installation is held")
        func clock() {
            final class Clock {
                var delays: [Duration] = []
            }
            var clock: Clock? = Clock()
            weak let held = clock
            let installation = FrameClock.main.install { [clock] delay, _ in
                clock?.delays.append(delay)
                return Clock()
            }
            ManualFrameClock.use { keeper in
                let timer = FrameClock.main.schedule(.seconds(1)) {}
                #expect(keeper.count == 1)
                withExtendedLifetime(timer) {}
            }
            _ = FrameClock.main.schedule(.seconds(2)) {}
            #expect(clock?.delays == [.seconds(2)])
            clock = nil
            installation.end()
            #expect(held == nil)
        }

        @Test("A platform that cannot take changes now is not asked again until it asks for an update")
        func pacing() {
            let platform = PacedPlatform()
            UIScreen.main.platform = platform
            let stage = Stage()
            stage.update()
            platform.mayTake = false
            platform.asked = 0
            stage.root.view.backgroundColor = .red
            stage.update()
            #expect(platform.asked == 1)
            #expect(!UpdateCycle.main.needsUpdate)
            platform.mayTake = true
            UpdateCycle.main.setNeedsUpdate()
            stage.update()
            #expect(platform.commits.last?.changed.map(\.layer) == [stage.root.view.layer])
        }

        @Test("A change made in viewDidAppear, after the commit, brings about another update")
        func changeAfterCommit() {
            final class Late: UIViewController {
                override func viewDidAppear(_ animated: Bool) { view.backgroundColor = .red }
            }
            let platform = PacedPlatform()
            UIScreen.main.platform = platform
            let stage = Stage(root: Late())
            #expect(UpdateCycle.main.needsUpdate)
            platform.commits = []
            stage.update()
            #expect(platform.commits.first?.changed.map(\.change) == [.appearance])
            #expect(!UpdateCycle.main.needsUpdate)
        }

        @Test("Blocks for after the update run once, after layout and commit")
        func afterUpdate() {
            let platform = PacedPlatform()
            UIScreen.main.platform = platform
            let stage = Stage()
            platform.asked = 0
            var seen: [Int] = []
            stage.root.view.backgroundColor = .red
            UpdateCycle.main.afterUpdate { seen.append(platform.asked) }
            stage.update()
            stage.update()
            #expect(seen == [1])
        }

        @Test(
            "Blocks for after layout run once, before anything is committed, and after controllers have appeared where some do"
        )
        func afterLayout() {
            final class Appearing: UIViewController {
                var hasAppeared = false
                override func viewDidAppear(_ animated: Bool) { hasAppeared = true }
            }
            let platform = PacedPlatform()
            UIScreen.main.platform = platform
            let root = Appearing()
            let stage = Stage(root: root)
            stage.update()
            root.hasAppeared = false
            platform.asked = 0
            var seen: [String] = []
            func note() { seen.append("\(platform.asked) commits, has appeared: \(root.hasAppeared)") }
            root.view.backgroundColor = .red
            UpdateCycle.main.afterLayout(note)
            stage.update()
            stage.update()
            #expect(seen == ["0 commits, has appeared: false"])
            stage.window.isHidden = true
            stage.update()
            platform.asked = 0
            stage.window.isHidden = false
            UpdateCycle.main.afterLayout(note)
            stage.update()
            #expect(seen.last == "1 commits, has appeared: true")
        }

        @Test("An update inside an update does nothing")
        func reentrancy() {
            final class Nested: UIViewController {
                var layouts = 0
                override func viewDidLayoutSubviews() {
                    layouts += 1
                    UpdateCycle.main.update()
                }
            }
            let root = Nested()
            _ = Stage(root: root)
            #expect(root.layouts == 1)
        }

        @Test("Hidden windows are neither laid out nor committed")
        func hiddenWindows() {
            let platform = PacedPlatform()
            UIScreen.main.platform = platform
            let stage = Stage(root: TracingViewController())
            stage.window.isHidden = true
            stage.update()
            platform.asked = 0
            _ = TraceRecorder.shared.take()
            stage.root.view.backgroundColor = .red
            stage.root.view.setNeedsLayout()
            stage.update()
            #expect(platform.asked == 0)
            #expect(TraceRecorder.shared.take() == [])
            #expect(!UpdateCycle.main.needsUpdate)
        }
    }
}
