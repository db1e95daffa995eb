import UIKit

/// The page about pixels that an app draws itself.
final class PixelsViewController: SectionViewController {
    private let plasma = PlasmaView()
    private let button = UIButton(configuration: .tinted())

    init(language: GalleryLanguage) {
        super.init(Self.texts, in: language)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(plasma)
        button.addAction(UIAction { [unowned self] _ in setMoving(!plasma.isMoving) }, for: .touchUpInside)
        setMoving(false)
        add(button)
        let note = UILabel.caption(texts["note"])
        note.numberOfLines = 0
        add(note)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        setMoving(false)
    }

    private func setMoving(_ isMoving: Bool) {
        plasma.isMoving = isMoving
        button.configuration?.title = texts[isMoving ? "stop" : "start"]
    }
}
