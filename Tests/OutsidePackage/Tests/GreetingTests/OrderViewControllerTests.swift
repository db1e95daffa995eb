import Greeting
import Testing
import UIKit

@Suite("A form in a package that depends on the product UIKit alone")
@MainActor
struct OrderViewControllerTests {
    private func makeController() -> OrderViewController {
        let controller = OrderViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        controller.view.layoutIfNeeded()
        return controller
    }

    @Test("lays its fields out by constraints and stack views")
    func layout() {
        let controller = makeController()
        func frame(_ view: UIView) -> CGRect {
            view.convert(view.bounds, to: controller.view)
        }
        #expect(frame(controller.orderButton).minX == 20)
        #expect(frame(controller.orderButton).width == 280)
        #expect(frame(controller.countStepper).maxX == 300)
        #expect(frame(controller.coldSwitch).maxX == 300)
        // Edges lie on pixels, so middles may be half a pixel apart.
        #expect(abs(frame(controller.countLabel).midY - frame(controller.countStepper).midY) <= 0.5)
        #expect(frame(controller.orderButton).minY == frame(controller.coldSwitch).maxY + 12)
        #expect(!controller.orderButton.hasAmbiguousLayout)
    }

    @Test("orders what its controls say")
    func order() {
        let controller = makeController()
        controller.countStepper.value = 3
        controller.countStepper.sendActions(for: .valueChanged)
        controller.coldSwitch.setOn(true, animated: false)
        controller.orderButton.sendActions(for: .primaryActionTriggered)
        #expect(controller.summaryLabel.text == "3 cups of iced tea")
    }
}
