import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct PreferredSizes {
        private final class Container: UIViewController {
            var wishes: [CGSize] = []
            var needs: [CGSize] = []

            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                super.preferredContentSizeDidChange(forChildContentContainer: container)
                wishes.append(container.preferredContentSize)
            }

            override func systemLayoutFittingSizeDidChange(
                forChildContentContainer container: any UIContentContainer
            ) {
                super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
                guard let view = (container as? UIViewController)?.view else { return }
                needs.append(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
            }
        }

        @Test("PCS-01 PCS-04 the container hears of the size that its child wishes for", arguments: Placement.allCases)
        func wish(placement: Placement) async throws {
            let stage = Stage(root: Container())
            let container = try #require(stage.root as? Container)
            let child = try await Placements.make("laid-out", in: placement)
            do {
                stage.embed(try #require(child.controller))
                try await child.settle()
                #expect(container.wishes == [])
                try await child.perform(.preferSize)
                stage.update()
                try await child.settle()
                #expect(container.wishes == [CGSize(width: 120, height: 90)])
                #expect(child.controller?.preferredContentSize == CGSize(width: 120, height: 90))
                try await child.perform(.preferSize)
                stage.update()
                try await child.settle()
                #expect(container.wishes.count == 1)
            } catch {
                await child.end()
                throw error
            }
            await child.end()
        }

        @Test("PCS-02 a container with a flexible layout may give the size, and one without may not")
        func advice() {
            let stage = Stage()
            let (obeyed, ignored) = (UIViewController(), UIViewController())
            for child in [obeyed, ignored] {
                child.preferredContentSize = CGSize(width: 120, height: 90)
                stage.embed(child)
            }
            obeyed.view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                obeyed.view.widthAnchor.constraint(equalToConstant: obeyed.preferredContentSize.width),
                obeyed.view.heightAnchor.constraint(equalToConstant: obeyed.preferredContentSize.height),
            ])
            stage.update()
            #expect(obeyed.view.bounds.size == CGSize(width: 120, height: 90))
            #expect(ignored.view.bounds.size == CGSize(width: 200, height: 100))
        }

        @Test("a container hears when the constraints in its child's view ask for another size, and only then")
        func fittingSize() {
            let stage = Stage(root: Container())
            let container = stage.root as? Container
            let (child, part) = (UIViewController(), FixedView(30, 20))
            child.view.addPlaced(part)
            let edges = ["H:|-(5)-[p]-(5)-|", "V:|[p]"].flatMap {
                NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: ["p": part])
            }
            NSLayoutConstraint.activate(edges)
            let bottom = child.view.bottomAnchor.constraint(equalTo: part.bottomAnchor)
            bottom.priority = .defaultLow
            bottom.isActive = true
            stage.embed(child)
            #expect(container?.needs == [CGSize(width: 40, height: 20)])
            part.contentSize = CGSize(width: 50, height: 20)
            stage.update()
            #expect(container?.needs.last == CGSize(width: 60, height: 20))
            bottom.constant = 7
            stage.update()
            #expect(container?.needs.last == CGSize(width: 60, height: 27))
            let count = container?.needs.count
            child.view.frame.size = CGSize(width: 222, height: 111)
            part.contentSize = CGSize(width: 50, height: 20)
            stage.update()
            #expect(container?.needs.count == count)
        }
    }
}
