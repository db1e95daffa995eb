import UIKit

/// A slider with its name above, and two switches with theirs beside them.
@MainActor final class PopoverGalleryContent: UIViewController {
    private let names: [String]

    init(_ names: [String]) {
        self.names = names
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 220, height: 170)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let slider = UISlider()
        slider.value = 0.4
        let rows = UIStackView(arrangedSubviews: [label(names[0]), slider])
        rows.axis = .vertical
        rows.spacing = 8
        for (index, name) in names.dropFirst().enumerated() {
            let control = UISwitch()
            control.isOn = index == 0
            let row = UIStackView(arrangedSubviews: [label(name), control])
            row.alignment = .center
            rows.addArrangedSubview(row)
        }
        rows.frame = view.bounds.insetBy(dx: 16, dy: 16)
        rows.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(rows)
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }
}
