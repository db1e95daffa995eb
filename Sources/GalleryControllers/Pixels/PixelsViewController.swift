import UIKit

/// The page about pixels that an app draws itself.
final class PixelsViewController: SectionViewController {
    private let plasma = PlasmaView()

    init(language: GalleryLanguage) {
        super.init(Self.texts, in: language)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(plasma)
        let button = UIButton(configuration: .tinted())
        button.configuration?.title = texts["start"]
        button.addAction(UIAction { [unowned self] _ in setMoving(!plasma.isMoving, button) }, for: .touchUpInside)
        add(button)
        let note = UILabel.caption(texts["note"])
        note.numberOfLines = 0
        add(note)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        plasma.isMoving = false
    }

    private func setMoving(_ isMoving: Bool, _ button: UIButton) {
        plasma.isMoving = isMoving
        button.configuration?.title = texts[isMoving ? "stop" : "start"]
    }
}
