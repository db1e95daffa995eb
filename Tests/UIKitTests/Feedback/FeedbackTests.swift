import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Feedback") @MainActor struct Feedback {
        @Test("Generators take all that an app tells them, and report nothing and have nothing drawn")
        func told() {
            let stage = Stage()
            let view: UIView = stage.root.view
            let alone = UIImpactFeedbackGenerator(style: .heavy)
            let impact = UIImpactFeedbackGenerator(style: .rigid, view: view)
            let notification = UINotificationFeedbackGenerator(view: view)
            let selection = UISelectionFeedbackGenerator(view: view)
            stage.update()
            let wasDue = UpdateCycle.main.needsUpdate
            expectDiagnostics([]) {
                for generator in [alone, impact, notification, selection] as [UIFeedbackGenerator] {
                    generator.prepare()
                    generator.prepare()
                }
                for intensity in [0, 0.5, 2, .nan] as [CGFloat] {
                    alone.impactOccurred(intensity: intensity)
                    impact.impactOccurred(intensity: intensity, at: CGPoint(x: 3, y: CGFloat.infinity))
                }
                alone.impactOccurred()
                impact.impactOccurred(at: .zero)
                for type in [UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error] {
                    notification.notificationOccurred(type)
                    notification.notificationOccurred(type, at: .zero)
                }
                selection.selectionChanged()
                selection.selectionChanged(at: .zero)
            }
            #expect(UpdateCycle.main.needsUpdate == wasDue)
        }

        @Test("A generator that is made for a view is one of its interactions, and belongs to none after that")
        func interaction() {
            let view = UIView()
            let generator = UIImpactFeedbackGenerator(view: view)
            #expect(generator.view === view)
            #expect(view.interactions.contains { $0 === generator })
            view.removeInteraction(generator)
            #expect(generator.view == nil)
            #expect(view.interactions.isEmpty)
            #expect(UISelectionFeedbackGenerator().view == nil)
            #expect(UIImpactFeedbackGenerator() != generator)
        }

        @Test("The styles and types have Apple's raw values")
        func values() {
            let styles: [UIImpactFeedbackGenerator.FeedbackStyle] = [.light, .medium, .heavy, .soft, .rigid]
            #expect(styles.map(\.rawValue) == Array(0...4))
            let types: [UINotificationFeedbackGenerator.FeedbackType] = [.success, .warning, .error]
            #expect(types.map(\.rawValue) == Array(0...2))
        }
    }
}
