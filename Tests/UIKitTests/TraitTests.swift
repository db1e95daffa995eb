import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct Traits {
        @Test("TRAIT-01 TRAIT-02 a controller's traits tell the screen's scale and how much room the window has")
        func values() {
            UIScreen.main = UIScreen(size: CGSize(width: 900, height: 700), scale: 2, userInterfaceStyle: .dark)
            let stage = Stage()
            #expect(stage.root.traitCollection.displayScale == 2)
            #expect(stage.root.traitCollection.userInterfaceStyle == .dark)
            #expect(stage.root.traitCollection.horizontalSizeClass == .compact)
            #expect(stage.root.traitCollection.verticalSizeClass == .compact)
            stage.window.resize(to: CGSize(width: 600, height: 480))
            stage.update()
            #expect(stage.root.traitCollection.horizontalSizeClass == .regular)
            #expect(stage.root.traitCollection.verticalSizeClass == .regular)
        }

        @Test("An empty trait collection has every trait unspecified")
        func empty() {
            let traits = UITraitCollection()
            #expect(traits.userInterfaceStyle == .unspecified)
            #expect(traits.displayScale == 0)
            #expect(traits.horizontalSizeClass.rawValue == 0)
            #expect(traits.verticalSizeClass.rawValue == 0)
            #expect(traits == UITraitCollection())
            #expect(traits != UITraitCollection(userInterfaceStyle: .dark))
        }

        @Test(
            "TRAIT-03 a size class that changes is told; TRAIT-04 a size that changes within it is not, layout runs",
            arguments: Placement.allCases)
        func grains(placement: Placement) async throws {
            let fill: Scenario = [
                .showWindow, .update, .addChild, .setChildFrame(x: 0, y: 0, width: 400, height: 300), .addChildView,
                .didMove, .update,
            ]
            let fine = try await trace(
                of: fill + [.resizeWindow(width: 420, height: 310), .update], child: "plain", in: placement)
            #expect(fine.count("traitCollectionDidChange") == 0)
            #expect(fine.last == "child viewDidLayoutSubviews bounds=420x310")
            let coarse = try await trace(
                of: fill + [.resizeWindow(width: 800, height: 310), .update], child: "plain", in: placement)
            #expect(
                coarse.lines("traitCollectionDidChange") == [
                    "child traitCollectionDidChange from=light@1 compact/compact to=light@1 regular/compact"
                ])
        }

        @Test(
            "TRAIT-05 turning a window may change its size and leave its size classes as they are",
            arguments: Placement.allCases)
        func turning(placement: Placement) async throws {
            let trace = try await trace(
                of: Self.filling + [.resizeWindow(width: 300, height: 400), .update], child: "adaptive", in: placement)
            #expect(trace.count("viewWillTransition(to: 300x400)") == 1)
            #expect(trace.count("willTransition") == 0)
            #expect(trace.count("registered") == 0)
            #expect(trace.count("traitCollectionDidChange") == 0)
            #expect(trace.last == "child parts 0,0 300x200 | 0,200 300x200")
        }

        @Test(
            "TRAIT-06 traits are announced, then the size; then handlers, traitCollectionDidChange and layout",
            arguments: Placement.allCases)
        func orderOfATransition(placement: Placement) async throws {
            let trace = try await trace(
                of: Self.filling + [.resizeWindow(width: 800, height: 310), .update], child: "adaptive", in: placement)
            let change = try #require(trace.firstIndex { $0.hasPrefix("child willTransition") })
            expectTrace(
                Array(trace[change...]),
                """
                child willTransition(to: light@1 regular/compact) now=light@1 compact/compact
                child viewWillTransition(to: 800x310) bounds=400x300
                child alongside traits seconds=0 curve=0 inherited=0
                child alongside size seconds=0 curve=0 inherited=0
                child transition of traits ended cancelled=false
                child transition of size ended cancelled=false
                child registered from=light@1 compact/compact to=light@1 regular/compact
                child traitCollectionDidChange from=light@1 compact/compact to=light@1 regular/compact
                child viewWillLayoutSubviews bounds=800x310
                child viewDidLayoutSubviews bounds=800x310
                child parts 0,0 400x310 | 400,0 400x310
                """)
        }

        @Test(
            "TRAIT-06 a parent is told before its child, and what announces a change reaches children through super")
        func parentBeforeChild() {
            let (parent, child) = (TracingViewController(name: "parent"), TracingViewController())
            let stage = Stage(root: parent)
            stage.embed(child)
            _ = TraceRecorder.shared.take()
            stage.window.resize(to: CGSize(width: 800, height: 310))
            stage.update()
            let trace = TraceRecorder.shared.take().filter {
                $0.contains("ransition(to: light") || $0.contains("Change")
            }
            #expect(
                trace.map { $0.prefix { $0 != "(" } } == [
                    // A subclass that records after super tells of its children's lines first.
                    "child willTransition", "parent willTransition",
                    "parent traitCollectionDidChange from=light@1 compact/compact to=light@1 regular/compact",
                    "child traitCollectionDidChange from=light@1 compact/compact to=light@1 regular/compact",
                ])
        }

        @Test("TRAIT-06 a parent hears before its child what will change, and the child by the parent's super alone")
        func announcedBySuper() {
            final class Parent: UIViewController {
                var callsSuper = true

                override func willTransition(
                    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
                ) {
                    TraceRecorder.shared.record("parent willTransition")
                    if callsSuper { super.willTransition(to: newCollection, with: coordinator) }
                }

                override func viewWillTransition(
                    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
                ) {
                    TraceRecorder.shared.record("parent viewWillTransition")
                    if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
                }
            }
            let (parent, child) = (Parent(), TracingViewController())
            let stage = Stage(root: parent)
            stage.embed(child, frame: parent.view.bounds)
            func told(by size: CGSize) -> [String] {
                _ = TraceRecorder.shared.take()
                stage.window.resize(to: size)
                stage.update()
                return TraceRecorder.shared.take().filter { $0.contains("Transition") }.map { line in
                    String(line.prefix { $0 != "(" })
                }
            }
            #expect(
                told(by: CGSize(width: 800, height: 310)) == [
                    "parent willTransition", "child willTransition", "parent viewWillTransition",
                    "child viewWillTransition",
                ])
            parent.callsSuper = false
            #expect(
                told(by: CGSize(width: 400, height: 300)) == ["parent willTransition", "parent viewWillTransition"])
        }

        @Test(
            "TRAIT-10 every one of these controllers runs on phones and tablets, upright and across",
            arguments: ParityControllers.names)
        func everyDevice(name: String) async throws {
            for (width, height) in [(375, 667), (667, 375), (430, 932), (820, 1180), (1180, 820)] {
                let trace = try await trace(
                    of: [
                        .resizeWindow(width: Double(width), height: Double(height)), .makeChildRoot, .showWindow,
                        .update, .perform(.describe),
                    ], child: name, in: .inProcess)
                #expect(trace.lines("describe").contains { $0.contains("=\(width)x\(height)") })
            }
        }

        @Test(
            "TRAIT-07 TRAIT-08 TRAIT-10 one controller is stacked where it is narrow and side by side where it is wide",
            arguments: Placement.allCases)
        func adapting(placement: Placement) async throws {
            for (size, parts) in [
                ((375.0, 667.0), "0,0 375x333.5 | 0,333.5 375x333.5"),
                ((667.0, 375.0), "0,0 333.5x375 | 333.5,0 333.5x375"),
                ((820.0, 1180.0), "0,0 410x1180 | 410,0 410x1180"),
            ] {
                let trace = try await trace(
                    of: [.resizeWindow(width: size.0, height: size.1), .makeChildRoot, .showWindow, .update],
                    child: "adaptive", in: placement)
                #expect(trace.lines("parts").last == "child parts \(parts)")
            }
        }

        private static let filling: Scenario = [
            .showWindow, .update, .addChild, .setChildFrame(x: 0, y: 0, width: 400, height: 300), .addChildView,
            .didMove, .update,
        ]

        @Test("TRAIT-09 traits are new before any layout callback of the pass", arguments: Placement.allCases)
        func beforeLayout(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .showWindow, .update, .addChild, .setChildFrame(x: 0, y: 0, width: 400, height: 300),
                    .addChildView, .didMove, .update, .resizeWindow(width: 800, height: 500), .update,
                ], child: "plain", in: placement)
            let change = try #require(trace.firstIndex { $0.contains("traitCollectionDidChange") })
            let layout = try #require(trace.lastIndex { $0.contains("viewWillLayoutSubviews bounds=800x500") })
            #expect(change < layout)
            #expect(trace[..<change].contains { $0.contains("viewWillTransition(to: 800x500) bounds=400x300") })
        }

        @Test("Views resolve dynamic colours for their own traits, anew when they change")
        func dynamicColours() {
            let stage = Stage()
            let view = UIView()
            view.backgroundColor = .systemBackground
            stage.root.view.addSubview(view)
            #expect(view.layer.backgroundColor?.description == "#FFFFFF")
            UIScreen.main.update(size: UIScreen.main.bounds.size, scale: 1, userInterfaceStyle: .dark)
            stage.update()
            #expect(view.layer.backgroundColor?.description == "#1C1C1E")
        }

        @Test("performAsCurrent makes traits current for its block only")
        func current() {
            var seen: UIUserInterfaceStyle?
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
                seen = UITraitCollection.current.userInterfaceStyle
            }
            #expect(seen == .dark)
            #expect(UITraitCollection.current.userInterfaceStyle == .light)
        }

        @Test("A colour that goes round in circles ends as black")
        func circularColour() {
            final class Holder: @unchecked Sendable {
                // Written once, before anything reads it.
                var color: UIColor?
            }
            let holder = Holder()
            let color = UIColor { _ in holder.color ?? .red }
            holder.color = color
            #expect(color.resolvedColor(with: UITraitCollection()) == .black)
        }
    }
}
