import UIKit

/// A page with every control in its states.
@MainActor package final class ControlGallery: UIViewController {
    package static let size = CGSize(width: 760, height: 732)

    /// Which way the controls run.
    package var direction = UISemanticContentAttribute.unspecified

    /// The point of the page that is at the top left of the view.
    package var origin = CGPoint.zero

    private var y: CGFloat = 20

    override package func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.bounds.origin = origin
        for row in buttonRows + valueRows { add(row) }
    }

    private func add(_ row: GalleryRow) {
        let caption = UILabel(frame: CGRect(x: 24, y: y, width: 84, height: row.height))
        caption.text = row.caption
        caption.font = .systemFont(ofSize: 12)
        caption.textColor = .secondaryLabel
        view.addSubview(caption)
        var x: CGFloat = 116
        for (shown, width) in row.views {
            let natural = shown.intrinsicContentSize
            let size = CGSize(width: natural.width > 0 ? natural.width : width - 24, height: natural.height)
            shown.frame = CGRect(
                x: x, y: (y + (row.height - size.height) / 2).rounded(), width: size.width, height: size.height)
            shown.semanticContentAttribute = direction
            view.addSubview(shown)
            x += width
        }
        y += row.height
    }

    // MARK: Buttons

    private static let styles: [(String, UIButton.Configuration)] = [
        ("Filled", .filled()), ("Tinted", .tinted()), ("Gray", .gray()), ("Bordered", .bordered()), ("Plain", .plain()),
    ]

    private func buttons(_ change: (UIButton) -> Void = { _ in }) -> [(view: UIView, width: CGFloat)] {
        Self.styles.map { name, configuration in
            var configuration = configuration
            configuration.title = name
            let button = UIButton(configuration: configuration)
            change(button)
            return (button, 124)
        }
    }

    private var buttonRows: [GalleryRow] {
        [
            GalleryRow("Normal", buttons()),
            GalleryRow("Highlighted", buttons { $0.isHighlighted = true }),
            GalleryRow("Selected", buttons { $0.isSelected = true }),
            GalleryRow("Disabled", buttons { $0.isEnabled = false }),
            GalleryRow("Destructive", buttons { $0.role = .destructive }),
            GalleryRow(
                "Sizes", height: 60,
                [
                    (sized("Mini", .mini), 96), (sized("Small", .small), 100), (sized("Medium", .medium), 124),
                    (sized("Large", .large), 130), (capsule, 110),
                ]),
            GalleryRow(
                "Content", height: 60,
                [(busy, 132), (twoLines, 148), (withImage, 110), (imageAbove, 110), (system, 90)]),
            GalleryRow("Types", types),
        ]
    }

    private func sized(_ title: String, _ size: UIButton.Configuration.Size) -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = title
        configuration.buttonSize = size
        return UIButton(configuration: configuration)
    }

    private var capsule: UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Capsule"
        configuration.cornerStyle = .capsule
        return UIButton(configuration: configuration)
    }

    private var busy: UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Saving"
        configuration.showsActivityIndicator = true
        configuration.imagePadding = 8
        return UIButton(configuration: configuration)
    }

    private var twoLines: UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Export"
        configuration.subtitle = "As a document"
        return UIButton(configuration: configuration)
    }

    private var withImage: UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Add"
        configuration.image = UIImage(systemName: "plus")
        configuration.imagePadding = 6
        return UIButton(configuration: configuration)
    }

    private var imageAbove: UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString("Remove")
        configuration.buttonSize = .small
        configuration.image = UIImage(systemName: "xmark")
        configuration.imagePlacement = .top
        configuration.imagePadding = 4
        return UIButton(configuration: configuration)
    }

    private var system: UIButton {
        let button = UIButton(type: .system)
        button.setTitle("System", for: .normal)
        return button
    }

    private var types: [(view: UIView, width: CGFloat)] {
        [UIButton.ButtonType.detailDisclosure, .contactAdd, .close].map { (UIButton(type: $0), 78) }
            + [(disabled(.detailDisclosure), 78), (disabled(.close), 78)]
    }

    private func disabled(_ type: UIButton.ButtonType) -> UIButton {
        let button = UIButton(type: type)
        button.isEnabled = false
        return button
    }

    // MARK: Values

    private var valueRows: [GalleryRow] {
        [
            GalleryRow("Switches", switches),
            GalleryRow("Sliders", sliders),
            GalleryRow("Steppers", steppers),
            GalleryRow("Segments", segments),
            GalleryRow("Images", images),
            GalleryRow("Progress", progress),
        ]
    }

    private var switches: [(view: UIView, width: CGFloat)] {
        [
            (false, false, true), (true, false, true), (false, true, true), (true, true, true), (false, false, false),
            (true, false, false),
        ].map { isOn, isHighlighted, isEnabled in
            let shown = UISwitch()
            shown.isOn = isOn
            shown.isHighlighted = isHighlighted
            shown.isEnabled = isEnabled
            return (shown, 78)
        }
    }

    private var sliders: [(view: UIView, width: CGFloat)] {
        [(Float(0.4), false, true), (0.7, true, true), (0.4, false, false), (0, false, true)].map {
            value, isHighlighted, isEnabled in
            let shown = UISlider()
            shown.value = value
            shown.isHighlighted = isHighlighted
            shown.isEnabled = isEnabled
            return (shown, 156)
        }
    }

    private var steppers: [(view: UIView, width: CGFloat)] {
        [(5, true), (0, true), (5, false)].map { value, isEnabled in
            let shown = UIStepper()
            shown.value = value
            shown.isEnabled = isEnabled
            return (shown, 124)
        }
    }

    private var segments: [(view: UIView, width: CGFloat)] {
        let first = UISegmentedControl(items: ["Day", "Week", "Month"])
        first.selectedSegmentIndex = 1
        let second = UISegmentedControl(items: ["List", "Map"])
        second.setEnabled(false, forSegmentAt: 1)
        second.selectedSegmentIndex = 0
        let third = UISegmentedControl(items: ["One", "Two"])
        third.selectedSegmentIndex = 0
        third.isEnabled = false
        return [(first, 260), (second, 170), (third, 150)]
    }

    private var images: [(view: UIView, width: CGFloat)] {
        let segments = UISegmentedControl(
            items: ["calendar", "envelope.fill", "star.fill"].map { UIImage(systemName: $0) as Any })
        segments.selectedSegmentIndex = 0
        segments.setEnabled(false, forSegmentAt: 2)
        let slider = UISlider()
        slider.value = 0.6
        slider.minimumValueImage = UIImage(systemName: "minus")
        slider.maximumValueImage = UIImage(systemName: "plus")
        let stepper = UIStepper()
        stepper.setDecrementImage(UIImage(systemName: "arrow.down"), for: .normal)
        stepper.setIncrementImage(UIImage(systemName: "arrow.up"), for: .normal)
        return [(segments, 200), (slider, 220), (stepper, 124)]
    }

    private var progress: [(view: UIView, width: CGFloat)] {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.6
        let medium = UIActivityIndicatorView(style: .medium)
        let large = UIActivityIndicatorView(style: .large)
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.currentPage = 1
        for indicator in [medium, large] { indicator.startAnimating() }
        return [(bar, 200), (medium, 60), (large, 80), (pages, 140)]
    }
}
