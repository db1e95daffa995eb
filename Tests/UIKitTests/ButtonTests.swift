import Testing
import UIKit

extension UIKitBehaviour {
    @MainActor struct Buttons {
        @Test("VIEW-10 two buttons of one class run two actions")
        func twoActions() {
            let stage = Stage()
            var tapped: [String] = []
            for (index, name) in ["one", "two"].enumerated() {
                let button = UIButton(primaryAction: UIAction(title: name) { _ in tapped.append(name) })
                button.frame = CGRect(x: 0, y: 50 * CGFloat(index), width: 100, height: 40)
                stage.root.view.addSubview(button)
                #expect(button.currentTitle == name)
            }
            stage.tap(CGPoint(x: 50, y: 70))
            stage.tap(CGPoint(x: 50, y: 20))
            #expect(tapped == ["two", "one"])
        }

        @Test("Letting go outside of a button runs nothing")
        func releasedOutside() {
            let stage = Stage()
            var taps = 0
            let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            stage.root.view.addSubview(button)
            stage.press(CGPoint(x: 50, y: 20))
            stage.release(CGPoint(x: 50, y: 200))
            #expect(taps == 0)
        }

        @Test("The title of the current state is shown, else that of the normal state")
        func titles() {
            let button = UIButton(type: .custom)
            button.setTitle("Go", for: .normal)
            button.setTitle("Off", for: .disabled)
            #expect(button.currentTitle == "Go")
            button.isEnabled = false
            #expect(button.currentTitle == "Off")
            #expect(button.titleLabel?.text == "Off")
            button.setTitle(nil, for: .disabled)
            #expect(button.currentTitle == "Go")
            #expect(button.title(for: .disabled) == nil)
        }

        @Test("A configuration decides title and colours; without it the button is plain again")
        func configuration() {
            var configuration = UIButton.Configuration.filled()
            configuration.baseBackgroundColor = .red
            configuration.cornerStyle = .capsule
            var taps = 0
            let button = UIButton(
                configuration: configuration, primaryAction: UIAction(title: "Save") { _ in taps += 1 })
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            button.layoutIfNeeded()
            #expect(button.currentTitle == "Save")
            #expect(button.layer.cornerRadius == 20)
            #expect(button.layer.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            button.configuration = nil
            #expect(button.backgroundColor == nil)
            #expect(button.layer.backgroundColor == nil)
            #expect(button.layer.cornerRadius == 0)
        }

        @Test("A button is as large as its title with the insets of its configuration")
        func size() {
            var configuration = UIButton.Configuration.gray()
            configuration.title = "Continue"
            configuration.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11)
            let button = UIButton(configuration: configuration)
            let title = button.titleLabel?.intrinsicContentSize ?? .zero
            #expect(title.width > 14)
            #expect(button.intrinsicContentSize == CGSize(width: title.width + 16, height: title.height + 10))
            button.sizeToFit()
            button.layoutIfNeeded()
            #expect(button.titleLabel?.frame == CGRect(origin: CGPoint(x: 5, y: 3), size: title))
        }

        @Test("The title follows the tint colour and dims while the button is pressed")
        func colours() {
            let stage = Stage()
            let button = UIButton(type: .system)
            button.setTitle("Go", for: .normal)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            stage.root.view.addSubview(button)
            stage.root.view.tintColor = .red
            #expect(button.titleLabel?.textColor == .red)
            stage.press(CGPoint(x: 5, y: 5))
            #expect(button.titleLabel?.textColor == UIColor.red.withAlphaComponent(0.4))
            stage.release(CGPoint(x: 5, y: 5))
            #expect(button.titleLabel?.textColor == .red)
        }
    }
}
