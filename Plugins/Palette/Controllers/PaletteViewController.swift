import Contracts
import PaletteContract
import UIKit

/// Edits a color, by three sliders and swatches to begin with. It runs in a host or in a plugin alike: who embeds it sees to that.
public final class PaletteViewController: UIViewController, Palette {
    public weak var delegate: (any PaletteDelegate)?

    private let preview = ColorPreview()
    private let sliders = ColorPart.allCases.map { ColorSlider($0) }
    private let swatchRow = UIStackView()
    private let cancelButton = UIButton(configuration: .tinted())
    private let doneButton = UIButton(configuration: .filled())
    private var swatches = Swatches.usual
    private var color = Color.usual

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Palette"
        restorationIdentifier = "palette"
    }

    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: What the parent says

    public func show(_ color: Color) {
        self.color = color.clamped
        if isViewLoaded { updateViews() }
    }

    public func offer(_ swatches: Swatches) {
        self.swatches = swatches
        if isViewLoaded { updateSwatches() }
    }

    public func name(_ color: Color) async throws -> ColorName {
        .with { $0.text = color.clamped.name }
    }

    // MARK: The view

    override public func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for slider in sliders {
            slider.onChange = { [unowned self] part, value in
                color[keyPath: part.place] = value
                pick()
            }
        }
        swatchRow.spacing = 8
        cancelButton.configuration?.title = "Cancel"
        cancelButton.addAction(UIAction { [unowned self] _ in delegate?.paletteDidCancel(self) }, for: .touchUpInside)
        doneButton.configuration?.title = "Done"
        doneButton.addAction(UIAction { [unowned self] _ in finish() }, for: .touchUpInside)
        arrange()
        updateSwatches()
        updateViews()
    }

    private func arrange() {
        let buttons = UIStackView(arrangedSubviews: [cancelButton, doneButton])
        buttons.spacing = 12
        buttons.distribution = .fillEqually
        let column = UIStackView(arrangedSubviews: [preview] + sliders.map(\.row) + [swatchRow, buttons])
        column.axis = .vertical
        column.spacing = 10
        column.setCustomSpacing(16, after: swatchRow)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let guide = view.safeAreaLayoutGuide
        let width = column.widthAnchor.constraint(equalTo: guide.widthAnchor, constant: -32)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            width,
            column.widthAnchor.constraint(lessThanOrEqualToConstant: 320),
            column.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
            preview.heightAnchor.constraint(equalToConstant: 44),
            swatchRow.heightAnchor.constraint(equalToConstant: 28),
        ])
    }

    private func updateViews() {
        preview.show(color)
        for slider in sliders { slider.show(color) }
    }

    private func updateSwatches() {
        for view in swatchRow.arrangedSubviews { view.removeFromSuperview() }
        for swatch in swatches.colors.prefix(Swatches.most) {
            let button = SwatchButton(swatch.clamped) { [unowned self] in
                color = $0
                pick()
            }
            swatchRow.addArrangedSubview(button)
        }
        // What takes up the rest, so that the buttons stay round.
        swatchRow.addArrangedSubview(UIView())
    }

    // MARK: What the user does

    private func pick() {
        updateViews()
        delegate?.palette(self, didPick: color)
    }

    /// The delegate may say no; one that does not answer does not stand in the way.
    private func finish() {
        let color = color
        Task {
            let verdict = try? await delegate?.palette(self, shouldFinish: color)
            guard verdict?.isAllowed != false else { return preview.shake() }
            delegate?.palette(self, didFinish: color)
        }
    }

    // MARK: Restoration

    override public func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for part in ColorPart.allCases { coder.encode(color[keyPath: part.place], forKey: part.rawValue) }
    }

    override public func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        var color = Color()
        for part in ColorPart.allCases { color[keyPath: part.place] = coder.decodeDouble(forKey: part.rawValue) }
        show(color)
    }
}
