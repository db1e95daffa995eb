import UIKit

/// Has one control of each kind, and writes down what they tell and where the focus is.
package final class ControlsViewController: TracingViewController {
    private let button = UIButton(type: .system)
    private let toggle = UISwitch(frame: CGRect(x: 0, y: 40, width: 0, height: 0))
    private let slider = UISlider(frame: CGRect(x: 80, y: 40, width: 120, height: 34))
    private let stepper = UIStepper(frame: CGRect(x: 0, y: 80, width: 0, height: 0))
    private let segments = UISegmentedControl(items: ["One", "Two"])

    override package func viewDidLoad() {
        super.viewDidLoad()
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        button.setTitle("Press", for: .normal)
        segments.frame = CGRect(x: 100, y: 80, width: 100, height: 32)
        for control in controls {
            view.addSubview(control)
            listen(to: control)
        }
        let tap = UITapGestureRecognizer(
            primaryAction: UIAction { [weak self] action in
                let recognizer = action.sender as? UITapGestureRecognizer
                self?.record("tap \(recognizer.map { "\($0.state)" } ?? "nobody")")
            })
        let area = UIView(frame: CGRect(x: 0, y: 120, width: 200, height: 30))
        area.addGestureRecognizer(tap)
        view.addSubview(area)
        addKeyCommand(
            UIKeyCommand(
                input: UIKeyCommand.inputEscape, modifierFlags: [],
                primaryAction: UIAction { [weak self] _ in self?.record("performs escape") }))
    }

    private var controls: [UIControl] {
        [button, toggle, slider, stepper, segments]
    }

    private func listen(to control: UIControl) {
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
            (.touchCancel, "cancel"), (.touchDragExit, "exit"), (.valueChanged, "value"),
            (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in events {
            control.addAction(
                UIAction { [weak self] action in
                    guard let self, let sender = action.sender as? UIControl else { return }
                    record("\(type(of: sender)) \(name) \(value(of: sender))")
                }, for: event)
        }
    }

    private func value(of control: UIControl) -> String {
        switch control {
        case let toggle as UISwitch: "\(toggle.isOn)"
        case let slider as UISlider: "\(slider.value)"
        case let stepper as UIStepper: "\(stepper.value)"
        case let segments as UISegmentedControl: "\(segments.selectedSegmentIndex)"
        default: control.isHighlighted ? "highlighted" : ""
        }
    }

    override package func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        let focused = controls.first(where: \.isFocused)
        record("focus \(focused.map { "\(type(of: $0))" } ?? "none")")
    }
}
