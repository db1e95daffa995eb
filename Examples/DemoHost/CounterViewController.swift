import PaletteContract
import UIKit

/// The pane of the host itself: counts its own taps, whatever the other panes do, in a color that the user may choose.
///
/// The palette for that is a child like any other. Where it runs is decided by who makes it.
final class CounterViewController: UIViewController {
    private let label = UILabel()
    private let button = UIButton(configuration: .tinted())
    private let colorButton = UIButton(configuration: .plain())
    private let chip = UIView()
    /// The line between the pane's own half and the palette's.
    private let rule = UIView()
    private let makePalette: () -> any UIViewController & Palette
    private var palette: (any UIViewController & Palette)?
    private var taps = 0
    /// The color that was last wanted.
    private var color = Color.with { ($0.red, $0.green, $0.blue) = (0.2, 0.5, 0.9) }
    /// The color that is seen, which the user may be about to change.
    private lazy var shownColor = color

    init(makePalette: @escaping () -> any UIViewController & Palette) {
        self.makePalette = makePalette
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Host"
        view.backgroundColor = .systemBackground
        label.text = "This pane lives in the host."
        label.textAlignment = .center
        label.numberOfLines = 0
        button.configuration?.title = "Count"
        button.addAction(UIAction { [unowned self] _ in count() }, for: .touchUpInside)
        colorButton.configuration?.title = "Color…"
        colorButton.addAction(UIAction { [unowned self] _ in openPalette() }, for: .touchUpInside)
        chip.layer.cornerRadius = 6
        chip.isUserInteractionEnabled = false
        rule.backgroundColor = .separator
        rule.isHidden = true
        for subview in [label, button, colorButton, chip, rule] { view.addSubview(subview) }
        show(color)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // In a low window the palette's buttons come before the counter's words.
        let room = palette == nil ? 0 : min(PaletteSheet.height, view.bounds.height)
        let (lower, upper) = view.bounds.divided(atDistance: room, from: .maxYEdge)
        palette?.view.frame = lower
        rule.frame = CGRect(x: lower.minX, y: lower.minY - 1, width: lower.width, height: 1)
        let area = upper.insetBy(dx: 24, dy: min(24, upper.height / 8))
        label.frame = CGRect(x: area.minX, y: area.midY - 64, width: area.width, height: 48)
        button.frame = CGRect(x: area.midX - 60, y: area.midY + 8, width: 120, height: 36)
        colorButton.frame = CGRect(x: area.midX - 60, y: area.midY + 56, width: 120, height: 36)
        chip.frame = CGRect(x: area.midX - 6, y: area.midY - 88, width: 12, height: 12)
    }

    private func count() {
        taps += 1
        label.text = taps == 1 ? "Counted once." : "Counted \(taps) times."
    }

    private func show(_ color: Color) {
        let color = color.clamped
        shownColor = color
        chip.backgroundColor = UIColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    }

    // MARK: The palette

    private enum PaletteSheet {
        /// The height that a palette likes to have, in points.
        static let height: CGFloat = 300
    }

    private func openPalette() {
        let palette = makePalette()
        self.palette = palette
        palette.delegate = self
        configurePalette()
        addChild(palette)
        view.addSubview(palette.view)
        palette.didMove(toParent: self)
        colorButton.isHidden = true
        rule.isHidden = false
        view.setNeedsLayout()
    }

    /// Tells the palette what it has to know.
    func configurePalette() {
        palette?.show(shownColor)
    }

    private func closePalette() {
        palette?.willMove(toParent: nil)
        palette?.view.removeFromSuperview()
        palette?.removeFromParent()
        palette = nil
        show(color)
        colorButton.isHidden = false
        rule.isHidden = true
        view.setNeedsLayout()
    }
}

extension CounterViewController: PaletteDelegate {
    func palette(_ palette: any Palette, didPick color: Color) {
        show(color)
    }

    func palette(_ palette: any Palette, didFinish color: Color) {
        self.color = color.clamped
        closePalette()
    }

    func paletteDidCancel(_ palette: any Palette) {
        closePalette()
    }
}
