import UIKit

/// The curves that animations go by, standing still until they are played.
final class AnimationViewController: SectionViewController {
    private let tracks = MotionCurve.allCases.map { MotionTrackView($0) }
    private let play = UIButton(configuration: .filled())
    private let indicator = UIActivityIndicatorView(style: .medium)

    init(language: GalleryLanguage) {
        super.init(Self.texts, in: language)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // As far from the caption as the rows are from each other: it belongs to all of them.
        let rows = UIStackView.column(zip(MotionCurve.allCases, tracks).map { row($0, $1) }, spacing: 18)
        add(rows, caption: "quarters", spacing: 18)
        play.configuration?.title = texts["play"]
        play.addAction(UIAction { [unowned self] _ in playAll() }, for: .primaryActionTriggered)
        indicator.hidesWhenStopped = false
        add(UIStackView.row([play, indicator, UIView.spacer], spacing: 12))
    }

    private func row(_ curve: MotionCurve, _ track: MotionTrackView) -> UIView {
        let name = UILabel(texts[curve.rawValue], font: .systemFont(ofSize: 13))
        name.widthAnchor.constraint(equalToConstant: 124).isActive = true
        return UIStackView.row([name, track], spacing: 8)
    }

    /// The indicator turns as long as something moves.
    private func playAll() {
        play.isEnabled = false
        indicator.startAnimating()
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in self?.playDidEnd() }
        for track in tracks { track.play() }
        CATransaction.commit()
    }

    private func playDidEnd() {
        for track in tracks { track.standStill() }
        play.isEnabled = true
        indicator.stopAnimating()
    }
}
