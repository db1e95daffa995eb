import UIKit

/// Shows of which size it is: by what it draws, or by views and a border, which an animation takes along.
@MainActor final class SizedViewController: UIViewController {
    private let isDrawn: Bool

    init(isDrawn: Bool) {
        self.isDrawn = isDrawn
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        guard !isDrawn else { return view = SizedView(frame: UIScreen.main.bounds) }
        view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.layer.borderWidth = 1
        view.layer.borderColor = UIColor.black.cgColor
        let corner = UIView(frame: CGRect(x: 96, y: 96, width: 3, height: 3))
        corner.backgroundColor = .white
        corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        view.addSubview(corner)
    }
}
