import UIKit

/// Orders a number of cups, hot or cold, and says what was ordered.
public final class OrderViewController: UIViewController {
    public let countLabel = UILabel()
    public let countStepper = UIStepper()
    public let coldSwitch = UISwitch()
    public let orderButton = UIButton(configuration: .filled())
    public let summaryLabel = UILabel()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        countStepper.minimumValue = 1
        countStepper.maximumValue = 4
        countStepper.addAction(UIAction { [weak self] _ in self?.showCount() }, for: .valueChanged)
        orderButton.configuration?.title = "Order"
        orderButton.addAction(UIAction { [weak self] _ in self?.order() }, for: .primaryActionTriggered)
        summaryLabel.numberOfLines = 0
        summaryLabel.textColor = .secondaryLabel
        showCount()

        let form = UIStackView(arrangedSubviews: [
            row([countLabel, countStepper]), row([label("With ice"), coldSwitch]), orderButton, summaryLabel,
        ])
        form.axis = .vertical
        form.spacing = 12
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        NSLayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            form.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
            form.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
        ])
    }

    private func row(_ views: [UIView]) -> UIStackView {
        let row = UIStackView(arrangedSubviews: views)
        row.alignment = .center
        row.spacing = 12
        return row
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    private func showCount() {
        countLabel.text = countStepper.value == 1 ? "1 cup" : "\(Int(countStepper.value)) cups"
    }

    private func order() {
        summaryLabel.text = "\(countLabel.text ?? "") of \(coldSwitch.isOn ? "iced" : "hot") tea"
    }
}
