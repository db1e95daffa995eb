import UIKit

/// A table in a restaurant: fields that depend on each other, and a sentence that says whether they fit.
final class FormViewController: UIViewController {
    private static let times = ["18:00", "19:30", "21:00"]
    private static let quietSeats = 6

    private let language: GalleryLanguage
    private let texts: Texts
    private let guests = UIStepper()
    private let guestCount = UILabel()
    private let time = UISegmentedControl(items: FormViewController.times)
    private let quiet = UISwitch()
    private let outside = UISwitch()
    private let budget = UISlider()
    private let price = UILabel()
    private let sign = UIImageView(image: UIImage(systemName: "exclamationmark.triangle.fill"))
    private let message = UILabel()
    private let reserve = UIButton(configuration: .filled())
    private let reset = UIButton(configuration: .plain())

    init(language: GalleryLanguage) {
        self.language = language
        texts = Texts(Self.texts, in: language)
        super.init(nibName: nil, bundle: nil)
        traitOverrides.layoutDirection = language.layoutDirection
        title = texts["title"]
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        setUpFields()
        let heading = UILabel()
        heading.text = texts["title"]
        heading.font = .systemFont(ofSize: 24, weight: .bold)
        let buttons = UIStackView(arrangedSubviews: [reset, reserve])
        buttons.spacing = 12
        buttons.distribution = .fillEqually
        let page = UIStackView(arrangedSubviews: [heading, group, notice, buttons])
        page.axis = .vertical
        page.spacing = 16
        page.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(page)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: margins.topAnchor),
            page.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        clear()
    }

    // MARK: Views

    private func setUpFields() {
        guests.minimumValue = 1
        guests.maximumValue = 12
        budget.minimumValue = 20
        budget.maximumValue = 100
        for label in [guestCount, price] {
            label.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
            label.setContentHuggingPriority(.required, for: .horizontal)
            label.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        let changed = UIAction { [unowned self] _ in update() }
        for control in [guests, time, quiet, outside, budget] as [UIControl] {
            control.addAction(changed, for: .valueChanged)
        }
        reset.configuration?.title = texts["reset"]
        reset.addAction(UIAction { [unowned self] _ in clear() }, for: .primaryActionTriggered)
        reserve.configuration?.title = texts["reserve"]
        reserve.addAction(UIAction { [unowned self] _ in confirm() }, for: .primaryActionTriggered)
    }

    /// The fields, a line between each two of them.
    private var group: UIView {
        let rows = [
            row("guests", [guestCount, guests]), row("time", [time]), row("quiet", [quiet]), row("outside", [outside]),
            row("budget", [budget, price]),
        ]
        let fields = UIStackView()
        fields.axis = .vertical
        for row in rows {
            if row !== rows.first { fields.addArrangedSubview(separator) }
            fields.addArrangedSubview(row)
        }
        fields.isLayoutMarginsRelativeArrangement = true
        fields.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
        fields.backgroundColor = .secondarySystemGroupedBackground
        fields.layer.cornerRadius = 12
        return fields
    }

    private func row(_ key: String, _ fields: [UIView]) -> UIStackView {
        let name = UILabel()
        name.text = texts[key]
        name.font = .systemFont(ofSize: 15)
        name.setContentCompressionResistancePriority(.required, for: .horizontal)
        // The slider takes the rest of its row; elsewhere the name does.
        name.setContentHuggingPriority(fields.contains(budget) ? .required : .defaultLow - 1, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [name] + fields)
        row.alignment = .center
        row.spacing = 12
        row.heightAnchor.constraint(equalToConstant: 48).isActive = true
        return row
    }

    private var separator: UIView {
        let line = UIView()
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 1).isActive = true
        return line
    }

    private var notice: UIStackView {
        message.font = .systemFont(ofSize: 13)
        message.numberOfLines = 0
        sign.tintColor = .warning
        sign.setContentHuggingPriority(.required, for: .horizontal)
        sign.setContentCompressionResistancePriority(.required, for: .horizontal)
        let notice = UIStackView(arrangedSubviews: [sign, message])
        notice.alignment = .top
        notice.spacing = 8
        return notice
    }

    // MARK: What the user does

    private func clear() {
        guests.value = 8
        time.selectedSegmentIndex = 1
        quiet.isOn = true
        outside.isOn = false
        budget.value = 45
        update()
    }

    private func update() {
        let isValid = !quiet.isOn || Int(guests.value) <= Self.quietSeats
        guestCount.text = Int(guests.value).formatted(.number.locale(language.locale))
        price.text = amount
        sign.isHidden = isValid
        message.textColor = isValid ? .quietText : .warning
        message.text =
            isValid
            ? texts("summary", guestCount.text ?? "", Self.times[time.selectedSegmentIndex], amount)
            : texts("tooMany", Self.quietSeats.formatted(.number.locale(language.locale)))
        reserve.isEnabled = isValid
    }

    private func confirm() {
        message.text = texts("reserved", Self.times[time.selectedSegmentIndex])
    }

    private var amount: String {
        let euros = Int(budget.value / 5) * 5
        return euros.formatted(.currency(code: "EUR").precision(.fractionLength(0)).locale(language.locale))
    }
}
