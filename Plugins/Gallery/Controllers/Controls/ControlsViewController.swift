import UIKit

/// Every control once, and what they do to each other.
final class ControlsViewController: SectionViewController {
    private let level = UISlider()
    private let steps = UIStepper()
    private let progress = UIProgressView(progressViewStyle: .default)
    private let pages = UIPageControl()
    private let value = UILabel("", font: .monospacedDigitSystemFont(ofSize: 15, weight: .medium))

    init(language: GalleryLanguage) {
        super.init(Self.texts, in: language)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(
            UIStackView.grid(
                [
                    button(.filled(), "filled"), button(.tinted(), "tinted"), button(.gray(), "gray"),
                    button(.filled(), "add", image: "plus"),
                    button(.plain(), "remove", image: "trash", role: .destructive),
                    button(.tinted(), "off", isEnabled: false),
                ], columns: 3),
            caption: "buttons")
        add(segments, caption: "choice")
        add(
            UIStackView.row(
                [toggle(true), toggle(false), toggle(true, isEnabled: false), UIView.spacer, activity], spacing: 12),
            caption: "switches")
        add(
            UIStackView.column(
                [
                    UIStackView.row([level, value], spacing: 12), progress,
                    UIStackView.row([steps, UIView.spacer, pages]),
                ],
                spacing: 12),
            caption: "values")
        value.setContentHuggingPriority(.required, for: .horizontal)
        value.setContentCompressionResistancePriority(.required, for: .horizontal)
        steps.maximumValue = 4
        pages.numberOfPages = 5
        level.addAction(UIAction { [unowned self] _ in showLevel() }, for: .valueChanged)
        steps.addAction(UIAction { [unowned self] _ in pages.currentPage = Int(steps.value) }, for: .valueChanged)
        pages.addAction(UIAction { [unowned self] _ in steps.value = Double(pages.currentPage) }, for: .valueChanged)
        level.value = 0.6
        steps.value = 1
        pages.currentPage = 1
        showLevel()
    }

    private func showLevel() {
        progress.progress = level.value
        value.text = Double(level.value).formatted(.percent.precision(.fractionLength(0)).locale(language.locale))
    }

    private func button(
        _ style: UIButton.Configuration, _ key: String, image: String? = nil, role: UIButton.Role = .normal,
        isEnabled: Bool = true
    ) -> UIButton {
        var configuration = style
        configuration.title = texts[key]
        configuration.image = image.flatMap { UIImage(systemName: $0) }
        configuration.imagePadding = 6
        let button = UIButton(configuration: configuration)
        button.role = role
        button.isEnabled = isEnabled
        return button
    }

    private var segments: UISegmentedControl {
        let segments = UISegmentedControl(items: ["day", "week", "month"].map { texts[$0] })
        segments.selectedSegmentIndex = 1
        return segments
    }

    private func toggle(_ isOn: Bool, isEnabled: Bool = true) -> UISwitch {
        let toggle = UISwitch()
        toggle.isOn = isOn
        toggle.isEnabled = isEnabled
        return toggle
    }

    private var activity: UIActivityIndicatorView {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.hidesWhenStopped = false
        return indicator
    }
}
