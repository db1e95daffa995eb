import Greeting
import Testing
import UIKit

@Suite("A controller in a package that depends on the product UIKit alone")
@MainActor
struct GreetingViewControllerTests {
    @Test("puts its label and its button into its view when the view is loaded")
    func viewIsLoaded() {
        let controller = GreetingViewController()
        controller.loadViewIfNeeded()

        #expect(controller.greetingLabel.text == "Hello")
        #expect(controller.view.subviews == [controller.greetingLabel, controller.againButton])
        #expect(controller.againButton.title(for: .normal) == "Again")
    }

    @Test("runs its button's action when the button sends its actions")
    func buttonActs() {
        let controller = GreetingViewController()
        controller.loadViewIfNeeded()
        controller.againButton.sendActions(for: .touchUpInside)

        #expect(controller.greetingLabel.text == "Hello again")
    }
}
