import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct ConstraintUpdates {
        private final class Log {
            var lines: [String] = []
        }

        private final class LoggingView: UIView {
            let name: String
            let log: Log

            init(_ name: String, _ log: Log) {
                self.name = name
                self.log = log
                super.init(frame: .zero)
            }

            required init?(coder: NSCoder) { nil }

            override func updateConstraints() {
                log.lines.append("\(name).updateConstraints")
                super.updateConstraints()
            }

            override func layoutSubviews() {
                log.lines.append("\(name).layoutSubviews")
                super.layoutSubviews()
            }
        }

        private final class LoggingController: UIViewController {
            let log = Log()
            lazy var root = LoggingView("root", log)
            lazy var part = LoggingView("part", log)
            var callsSuper = true

            override func loadView() {
                view = root
                root.addSubview(part)
            }

            override func updateViewConstraints() {
                log.lines.append("controller.updateViewConstraints")
                if callsSuper { super.updateViewConstraints() }
            }

            override func viewWillLayoutSubviews() { log.lines.append("controller.willLayout") }
            override func viewDidLayoutSubviews() { log.lines.append("controller.didLayout") }
        }

        @Test("LAYO-01 LAYO-12 constraints from the leaves up, the controller in its view's place, then layout")
        func order() {
            let stage = Stage()
            let child = LoggingController()
            stage.embed(child)
            child.log.lines = []
            child.part.setNeedsUpdateConstraints()
            child.root.setNeedsUpdateConstraints()
            child.root.setNeedsLayout()
            child.part.setNeedsLayout()
            stage.update()
            #expect(
                child.log.lines == [
                    "part.updateConstraints", "controller.updateViewConstraints", "root.updateConstraints",
                    "controller.willLayout", "root.layoutSubviews", "controller.didLayout", "part.layoutSubviews",
                ])
            child.log.lines = []
            child.root.layoutIfNeeded()
            stage.update()
            #expect(child.log.lines == [])
        }

        @Test(
            "LAYO-01 a view and what has a mask in it have their new sizes before constraints are updated and layout runs"
        )
        func orderOfNewSize() {
            final class Resized: UIViewController {
                let masked = UIView()
                var lines: [String] = []

                override func viewDidLoad() {
                    super.viewDidLoad()
                    masked.frame = view.bounds
                    masked.autoresizingMask = .flexibleWidth
                    view.addSubview(masked)
                }

                private func note(_ hook: String) {
                    lines.append("\(hook) \(Int(view.bounds.width)) \(Int(masked.frame.width))")
                }

                override func updateViewConstraints() {
                    note("constraints")
                    super.updateViewConstraints()
                }

                override func viewWillLayoutSubviews() { note("willLayout") }
                override func viewDidLayoutSubviews() { note("didLayout") }
            }
            let stage = Stage()
            let child = Resized()
            stage.embed(child)
            child.lines = []
            child.view.setNeedsUpdateConstraints()
            child.view.frame.size.width = 300
            #expect(child.masked.frame.width == 300 && child.lines == [])
            stage.update()
            #expect(child.lines == ["constraints 300 300", "willLayout 300 300", "didLayout 300 300"])
        }

        @Test("LAYO-13 an override of updateViewConstraints that leaves super out keeps the view's from being called")
        func withoutSuper() {
            let stage = Stage()
            let child = LoggingController()
            child.callsSuper = false
            stage.embed(child)
            #expect(child.log.lines.contains("controller.updateViewConstraints"))
            #expect(!child.log.lines.contains("root.updateConstraints"))
            #expect(!UpdateCycle.main.needsUpdate)
        }

        @Test("a new view needs an update of its constraints; calling updateConstraints clears that")
        func need() {
            let view = UIView()
            #expect(view.needsUpdateConstraints())
            view.updateConstraints()
            #expect(!view.needsUpdateConstraints())
            view.setNeedsUpdateConstraints()
            #expect(view.needsUpdateConstraints())
            view.updateConstraintsIfNeeded()
            #expect(!view.needsUpdateConstraints())
        }

        @Test("LAYO-15 constraints in updateViewConstraints and masks with layoutSubviews give the same frames")
        func twoTechniques() {
            final class Constrained: UIViewController {
                let part = UIView()
                var constraints: [NSLayoutConstraint] = []

                override func viewDidLoad() {
                    part.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(part)
                }

                override func updateViewConstraints() {
                    if constraints.isEmpty {
                        constraints = ["|-(10)-[p]-(10)-|", "V:|-(10)-[p(20)]"].flatMap {
                            NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: ["p": part])
                        }
                        NSLayoutConstraint.activate(constraints)
                    }
                    super.updateViewConstraints()
                }
            }
            final class Placing: UIView {
                let part = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(part)
                }
                required init?(coder: NSCoder) { nil }
                override func layoutSubviews() {
                    part.frame = CGRect(x: 10, y: 10, width: bounds.width - 20, height: 20)
                }
            }
            final class Masked: UIViewController {
                override func loadView() { view = Placing(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
            }
            let stage = Stage()
            let (first, second) = (Constrained(), Masked())
            stage.embed(first)
            stage.embed(second)
            for size in [CGSize(width: 200, height: 100), CGSize(width: 120, height: 80)] {
                for child in [first, second] as [UIViewController] { child.view.frame.size = size }
                stage.update()
                #expect(first.view.frames == second.view.frames)
                #expect(first.part.frame.width == size.width - 20)
            }
        }

        @Test("LAYO-14 a layout by constraints needs no code in the controller")
        func noCode() {
            let stage = Stage()
            let root = stage.root.view!
            let stack = UIStackView(arrangedSubviews: [FixedView(20, 10), FixedView(30, 10)])
            root.addPlaced(stack)
            stack.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
            stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            stage.update()
            #expect(stack.frameText == "175 0 50 10")
            stage.window.resize(to: CGSize(width: 200, height: 100))
            stage.update()
            #expect(stack.frameText == "75 0 50 10")
        }

        @Test("LAYO-16 passes that repeat do not drift")
        func noDrift() {
            let stage = Stage()
            let root = stage.root.view!
            let view = root.addPlaced()
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3),
                view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.7),
                view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            ])
            stage.update()
            let before = root.hierarchyDump
            for step in 0..<50 {
                stage.window.resize(to: CGSize(width: 401 + step, height: 300))
                stage.update()
            }
            stage.window.resize(to: CGSize(width: 400, height: 300))
            for _ in 0..<5 {
                root.setNeedsLayout()
                stage.update()
            }
            #expect(root.hierarchyDump == before)
        }
    }
}
