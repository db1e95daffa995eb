import Foundation
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    /// Layout that never comes to rest is ended, named once and left alone.
    @MainActor struct EndlessLayout {
        /// Each asks for layout because it was laid out.
        enum Restless: String, CaseIterable {
            case layoutAsksForLayout, controllerChangesConstraint, contentFollowsBounds, constraintsAskForUpdate
            case sizesFeedEachOther, traitsChangeTraits, safeAreaChangesItself, marginsChangeThemselves
            case layoutWithinLayout, preferredSizeWithinItself, traitsWithinTraits, drawingAsksForLayout,
                addedConstraint
        }

        private final class LayoutView: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                setNeedsLayout()
            }
        }

        private final class NestedView: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                setNeedsLayout()
                layoutIfNeeded()
            }
        }

        private final class ContentView: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 20, height: bounds.height + 1) }
            override func layoutSubviews() {
                super.layoutSubviews()
                invalidateIntrinsicContentSize()
            }
        }

        private final class ConstraintView: UIView {
            override func updateConstraints() {
                super.updateConstraints()
                setNeedsUpdateConstraints()
            }
        }

        private final class TraitView: UIView {
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
            }
        }

        private final class NestedTraitView: UIView {
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
                layoutIfNeeded()
            }
        }

        private final class MarginView: UIView {
            override func layoutMarginsDidChange() { layoutMargins.top += 1 }
        }

        private final class DrawingView: UIView {
            override func draw(_ rect: CGRect) { setNeedsLayout() }
            override func layoutSubviews() { setNeedsDisplay() }
        }

        private final class ConstraintController: UIViewController {
            private var height: NSLayoutConstraint?

            override func viewDidLoad() {
                let bar = UIView()
                bar.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(bar)
                height = bar.heightAnchor.constraint(equalToConstant: 1)
                height?.identifier = "growing"
                height?.isActive = true
            }

            override func viewDidLayoutSubviews() { height?.constant += 1 }
        }

        private final class AddingController: UIViewController {
            override func viewDidLayoutSubviews() {
                let constraint = view.widthAnchor.constraint(lessThanOrEqualToConstant: 5000)
                constraint.identifier = "added"
                constraint.isActive = true
            }
        }

        private final class WishingController: UIViewController {
            override func viewDidLayoutSubviews() { preferredContentSize.height = view.bounds.height + 1 }
        }

        private final class SafeAreaController: UIViewController {
            override func viewSafeAreaInsetsDidChange() { additionalSafeAreaInsets.top += 1 }
        }

        private final class Obliging: UIViewController {
            var answersAtOnce = false

            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                guard let child = container as? UIViewController else { return }
                child.view.frame.size.height = child.preferredContentSize.height
                if answersAtOnce { child.preferredContentSize.height += 1 }
            }
        }

        private func arrange(_ restless: Restless, on stage: Stage) -> UIView {
            let view: UIView
            switch restless {
            case .layoutAsksForLayout: view = LayoutView()
            case .layoutWithinLayout: view = NestedView()
            case .constraintsAskForUpdate: view = ConstraintView()
            case .traitsChangeTraits: view = TraitView()
            case .traitsWithinTraits: view = NestedTraitView()
            case .marginsChangeThemselves: view = MarginView()
            case .drawingAsksForLayout: view = DrawingView()
            case .contentFollowsBounds:
                view = ContentView()
                view.translatesAutoresizingMaskIntoConstraints = false
            case .controllerChangesConstraint: return embed(ConstraintController(), on: stage)
            case .addedConstraint: return embed(AddingController(), on: stage)
            case .sizesFeedEachOther: return embed(WishingController(), on: stage)
            case .safeAreaChangesItself: return embed(SafeAreaController(), on: stage)
            case .preferredSizeWithinItself:
                (stage.root as? Obliging)?.answersAtOnce = true
                return embed(UIViewController(), on: stage)
            }
            stage.root.view.addSubview(view)
            if view.translatesAutoresizingMaskIntoConstraints { view.frame = CGRect(x: 1, y: 2, width: 30, height: 40) }
            return view
        }

        private func embed(_ child: UIViewController, on stage: Stage) -> UIView {
            stage.root.addChild(child)
            child.view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
            stage.root.view.addSubview(child.view)
            child.didMove(toParent: stage.root)
            return child.view
        }

        private func disturb(_ restless: Restless, _ view: UIView) {
            switch restless {
            case .traitsChangeTraits, .traitsWithinTraits: view.overrideUserInterfaceStyle = .dark
            case .marginsChangeThemselves: view.layoutMargins.left = 30
            case .constraintsAskForUpdate: view.setNeedsUpdateConstraints()
            case .safeAreaChangesItself: view.viewController?.additionalSafeAreaInsets.left = 5
            case .preferredSizeWithinItself: view.viewController?.preferredContentSize.width = 50
            default: view.setNeedsLayout()
            }
        }

        @Test(
            "Layout that never comes to rest is ended, names its view in one line, and then stands still",
            arguments: Restless.allCases)
        func ended(restless: Restless) {
            let stage = Stage(root: Obliging())
            var lines: [String] = []
            let outer = UsageDiagnostic.observer
            UsageDiagnostic.observer = { rule, message in
                #expect(rule == .endlessLayout)
                lines.append(message)
            }
            defer { UsageDiagnostic.observer = outer }
            let view = arrange(restless, on: stage)
            view.accessibilityIdentifier = "restless"
            disturb(restless, view)
            var updates = 0
            while UpdateCycle.main.needsUpdate, updates < 250 {
                stage.update()
                updates += 1
            }
            #expect(!UpdateCycle.main.needsUpdate)
            #expect(lines.count == 1)
            #expect(lines.first?.contains("\n") == false)
            #expect(lines.first?.contains("frame = (") == true)

            // What others change is shown, and the view is not named again.
            let label = UILabel()
            stage.root.view.addSubview(label)
            label.text = "beside"
            label.sizeToFit()
            disturb(restless, view)
            updates = 0
            while UpdateCycle.main.needsUpdate, updates < 250 {
                stage.update()
                updates += 1
            }
            #expect(!UpdateCycle.main.needsUpdate)
            #expect(lines.count == 1)
            #expect(view.frame.isFinite)
        }

        @Test("The line names the view by class, identifier and frame, and the constraint that changes")
        func names() {
            func line(_ restless: Restless) -> String {
                let stage = Stage(root: Obliging())
                var line = ""
                let outer = UsageDiagnostic.observer
                UsageDiagnostic.observer = { line = $1 }
                defer { UsageDiagnostic.observer = outer }
                let view = arrange(restless, on: stage)
                view.accessibilityIdentifier = "restless"
                disturb(restless, view)
                stage.update()
                return line
            }
            let asking = line(.layoutAsksForLayout)
            #expect(asking.contains("<LayoutView: "))
            #expect(asking.contains("frame = (1 2; 30 40); identifier = \"restless\""))
            #expect(line(.controllerChangesConstraint).contains("'growing' UIView.height == "))
            #expect(line(.addedConstraint).contains("'added' "))
            #expect(line(.contentFollowsBounds).contains("<ContentView: "))
        }

        @Test("A view whose layout was ended has another chance with each change, and works again when its code does")
        func anotherChance() {
            final class Child: UIViewController {
                var isRestless = true
                var passes = 0
                override func viewDidLayoutSubviews() {
                    passes += 1
                    if isRestless { view.setNeedsLayout() }
                }
            }
            let child = Child()
            let stage = Stage()
            expectDiagnostics([.endlessLayout]) { stage.embed(child) }
            let passes = child.passes
            stage.update()
            #expect(child.passes == passes)
            child.isRestless = false
            child.view.setNeedsLayout()
            stage.update()
            #expect(child.passes == passes + 1)
        }

        @Test("Layout that needs many rounds, and comes to rest, is not ended")
        func manyRounds() {
            final class Counting: UIView {
                var left = 60
                override func layoutSubviews() {
                    left -= 1
                    if left > 0 { setNeedsLayout() }
                }
            }
            let stage = Stage()
            let view = Counting()
            stage.root.view.addSubview(view)
            expectDiagnostics([]) { stage.update() }
            #expect(view.left == 0)
        }

        @Test("A stack with margins in a row that reaches below a bar grows by what is covered, and no further")
        func rowBelowBar() {
            let tabs = UITabBarController()
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
            tabs.viewControllers = [page]
            let stage = Stage(root: tabs)
            let rows = UIStackView()
            rows.axis = .vertical
            rows.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(rows)
            let margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            var cards: [UIStackView] = []
            for _ in 0..<5 {
                let label = UILabel()
                label.text = "Kitchen"
                let card = UIStackView(arrangedSubviews: [label])
                card.isLayoutMarginsRelativeArrangement = true
                card.layoutMargins = margins
                let row = UIView()
                row.addSubview(card)
                card.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    card.topAnchor.constraint(equalTo: row.topAnchor),
                    card.bottomAnchor.constraint(equalTo: row.bottomAnchor),
                    card.leadingAnchor.constraint(equalTo: row.leadingAnchor),
                    card.trailingAnchor.constraint(equalTo: row.trailingAnchor),
                    row.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
                ])
                rows.addArrangedSubview(row)
                cards.append(card)
            }
            NSLayoutConstraint.activate([
                rows.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 40),
                rows.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
                rows.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
            ])
            expectDiagnostics([]) { stage.update() }
            #expect(!UpdateCycle.main.needsUpdate)
            let covered = page.view.safeAreaInsets.bottom
            #expect(covered > 0)
            for card in cards {
                #expect(card.layoutMargins.bottom <= margins.bottom + covered)
                #expect(card.frame.height <= 60 + 2 * margins.top + covered)
            }
            #expect(cards.last?.layoutMargins.bottom == margins.bottom + covered)
        }
    }
}
