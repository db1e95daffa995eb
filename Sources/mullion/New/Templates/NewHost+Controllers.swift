extension NewHost {
    /// The pane of the host itself.
    var homeText: String {
        """
        import UIKit

        /// The pane of the host itself.
        final class HomeViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                let label = UILabel()
                label.text = "This pane lives in the host."
                label.textAlignment = .center
                label.numberOfLines = 0
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                let area = view.safeAreaLayoutGuide
                NSLayoutConstraint.activate([
                    label.centerXAnchor.constraint(equalTo: area.centerXAnchor),
                    label.centerYAnchor.constraint(equalTo: area.centerYAnchor),
                    label.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor, constant: -32),
                ])
            }
        }

        """
    }

    /// The container of both panes.
    var panesText: String {
        """
        import UIKit

        /// Two controllers side by side. They are children like any others, wherever they run.
        final class PanesViewController: UIViewController {
            private let left: UIViewController
            private let right: UIViewController
            private let divider = UIView()

            init(left: UIViewController, right: UIViewController) {
                self.left = left
                self.right = right
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) {
                nil
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                divider.backgroundColor = .separator
                view.addSubview(divider)
                for child in [left, right] {
                    addChild(child)
                    view.addSubview(child.view)
                    child.didMove(toParent: self)
                }
            }

            override func viewWillLayoutSubviews() {
                super.viewWillLayoutSubviews()
                let (width, height) = (view.bounds.width, view.bounds.height)
                let middle = (width / 2).rounded()
                left.view.frame = CGRect(x: 0, y: 0, width: middle, height: height)
                divider.frame = CGRect(x: middle, y: 0, width: 1, height: height)
                right.view.frame = CGRect(x: middle + 1, y: 0, width: max(0, width - middle - 1), height: height)
            }
        }

        """
    }
}
