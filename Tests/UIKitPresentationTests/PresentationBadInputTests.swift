import Testing
import UIKit
import ParityScenarios
import UIKitTesting

extension UIKitPresentation {
    @Suite("Presentations that cannot be") @MainActor struct PresentationBadInputTests {
        private let staging = PresentationStaging()
        private var stage: Stage { staging.stage }

        private func refused(_ body: () -> Void) -> Bool {
            let outer = UsageDiagnostic.observer
            var reported: [UsageDiagnostic.Rule] = []
            UsageDiagnostic.observer = { rule, _ in reported.append(rule) }
            defer { UsageDiagnostic.observer = outer }
            body()
            stage.update()
            return reported == [.invalidPresentation]
        }

        @Test("A controller that presents already presents nothing else")
        func twice() {
            let (a, b, c) = (staging.first, staging.second, staging.third)
            staging.present(b, from: a)
            #expect(refused { a.present(c, animated: false) })
            #expect(a.presentedViewController === b && c.presentingViewController == nil && !c.isViewLoaded)
        }

        @Test("Nothing is presented from a controller without a window, in viewDidLoad, or twice")
        func noWindow() {
            let lonely = UIViewController()
            #expect(refused { lonely.present(staging.second, animated: false) })
            let early = EarlyViewController()
            #expect(refused { staging.stage.window.rootViewController = early })
            staging.present(staging.third, from: early)
            #expect(refused { staging.third.present(staging.third, animated: false) })
        }

        @Test("A controller with a parent, and one that holds the presenter, are not presented")
        func relatives() {
            let child = UIViewController()
            stage.embed(child)
            #expect(refused { staging.first.present(child, animated: false) })
            #expect(refused { child.present(staging.first, animated: false) })
            #expect(child.parent === staging.first)
        }

        @Test("What is presented already is not presented by somebody else")
        func presentedElsewhere() {
            staging.present(staging.second, from: staging.first)
            staging.present(staging.third, from: staging.second)
            #expect(refused { staging.third.present(staging.second, animated: false) })
            #expect(staging.third.presentedViewController == nil)
            #expect(staging.second.presentingViewController === staging.first)
        }

        @Test("The style none is taken for full screen, and told")
        func none() {
            staging.second.modalPresentationStyle = .none
            #expect(refused { staging.first.present(staging.second, animated: false) })
            #expect(staging.second.view.window != nil && staging.second.modalPresentationStyle == .fullScreen)
        }

        @Test("Two hundred presented one over the other are taken down at once")
        func deep() {
            var top: UIViewController = staging.first
            for _ in 0..<200 {
                let next = UIViewController()
                next.modalPresentationStyle = .fullScreen
                top.present(next, animated: false)
                top = next
            }
            stage.update()
            #expect(top.view.window != nil)
            staging.first.dismiss(animated: false)
            stage.update()
            #expect(stage.window.subviews == [staging.first.view])
        }

        @Test("Presenting while the view disappears, and dismissing while it appears, leaves nothing behind")
        func inCallbacks() {
            let restless = RestlessViewController()
            restless.modalPresentationStyle = .fullScreen
            #expect(refused { staging.present(restless, from: staging.first) })
            #expect(staging.first.presentedViewController == nil && stage.window.subviews == [staging.first.view])
        }

        @Test("Dismissing where nothing is presented does nothing but call back")
        func nothing() {
            var calls = 0
            staging.first.dismiss(animated: true) { calls += 1 }
            #expect(calls == 1)
        }
    }
}

private final class EarlyViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let other = UIViewController()
        present(other, animated: false)
    }
}

private final class RestlessViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        dismiss(animated: false)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        present(UIViewController(), animated: false)
    }
}
