import UIKit

/// A page of one colour. A tap pushes the next one.
final class PageViewController: UIViewController {
    /// By depth: red, green and blue, and for columns orange and violet.
    private static let colors: [UIColor] = [
        UIColor(red: 0.8, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0.6, blue: 0, alpha: 1),
        UIColor(red: 0, green: 0, blue: 0.8, alpha: 1), UIColor(red: 1, green: 0.6, blue: 0, alpha: 1),
        UIColor(red: 0.6, green: 0, blue: 0.8, alpha: 1),
    ]

    private let depth: Int

    init(depth: Int) {
        self.depth = depth
        super.init(nibName: nil, bundle: nil)
        title = "Page \(depth)"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Self.colors[depth]
        let tap = UITapGestureRecognizer()
        tap.addAction(UIAction { [unowned self] _ in pushNext() })
        view.addGestureRecognizer(tap)
    }

    private func pushNext() {
        guard depth < 2 else { return }
        navigationController?.pushViewController(PageViewController(depth: depth + 1), animated: true)
    }
}
