import Testing
import UIKit

extension UIKitBehaviour.Views {
    @Test("A debugger is told where a view is, what is unusual about it, and what is below it")
    func recursiveDescription() {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50.5)
        let label = UILabel(frame: CGRect(x: 1.25, y: 2, width: 3, height: 4))
        label.text = "Hi"
        label.isHidden = true
        label.alpha = 0.5
        label.tag = 7
        controller.view.addSubview(label)
        func name(_ view: UIView) -> String { String(view.description.dropLast()) }
        #expect(
            controller.view.recursiveDescription() == """
                \(name(controller.view)); frame = (0 0; 100 50.5); controller = UIViewController>
                   | \(name(label)); frame = (1.25 2; 3 4); text = "Hi"; hidden; alpha = 0.5; takes no touches; tag = 7>
                """)
    }
}
