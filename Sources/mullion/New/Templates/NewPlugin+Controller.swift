extension NewPlugin {
    var controllerText: String {
        if let contract { controllerText(with: contract) } else { controllerTextWithoutContract }
    }

    /// Connects the button with the method that its selector names, or with an action that runs a statement.
    private func connectionText(_ statement: String) -> String {
        hasAppleSources
            ? "button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)"
            : "button.addAction(UIAction { [unowned self] _ in \(statement) }, for: .touchUpInside)"
    }

    /// The method that the button's selector names, and the room up to the next one; nothing without Apple's sources.
    private func tapText(_ statement: String) -> String {
        hasAppleSources ? "@objc private func tap(_ sender: UIButton) {\n        \(statement)\n    }\n\n    " : ""
    }

    private var controllerTextWithoutContract: String {
        """
        import UIKit

        /// Counts how often its button was tapped. It runs in a plugin or in a host's own process alike.
        public final class \(name)ViewController: UIViewController {
            private let label = UILabel()
            private let button = UIButton(configuration: .filled())
            private var taps = 0 {
                didSet { showTaps() }
            }

            public init() {
                super.init(nibName: nil, bundle: nil)
                title = "\(name)"
            }

            public required init?(coder: NSCoder) {
                nil
            }

            override public func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                label.font = .preferredFont(forTextStyle: .title2)
                button.configuration?.title = "Count"
                \(connectionText("taps += 1"))
                arrange()
                showTaps()
            }

            \(tapText("taps += 1"))private func arrange() {
                let column = UIStackView(arrangedSubviews: [label, button])
                column.axis = .vertical
                column.alignment = .center
                column.spacing = 16
                column.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(column)
                let area = view.safeAreaLayoutGuide
                NSLayoutConstraint.activate([
                    column.centerXAnchor.constraint(equalTo: area.centerXAnchor),
                    column.centerYAnchor.constraint(equalTo: area.centerYAnchor),
                    column.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor, constant: -32),
                ])
            }

            private func showTaps() {
                switch taps {
                case 0: label.text = "No taps yet"
                case 1: label.text = "1 tap"
                default: label.text = "\\(taps) taps"
                }
            }
        }

        """
    }

    private func controllerText(with contract: NewContract) -> String {
        """
        import Contracts
        import \(contract.module)
        import UIKit

        /// Counts how often its button was tapped. It runs in a plugin or in a host's own process alike: what it hears and says is its
        /// contract, `Sources/\(contract.module)/\(contract.file)`.
        public final class \(name)ViewController: UIViewController, \(name) {
            public weak var delegate: (any \(name)Delegate)?

            private let label = UILabel()
            private let button = UIButton(configuration: .filled())
            private var taps = Taps() {
                didSet { showTaps() }
            }

            public init() {
                super.init(nibName: nil, bundle: nil)
                title = "\(name)"
            }

            public required init?(coder: NSCoder) {
                nil
            }

            // MARK: What the host says

            public func show(_ taps: Taps) {
                self.taps = taps
            }

            // MARK: What the user does

            private func count() {
                // A count that somebody else gave may be the highest that there is.
                taps.count &+= 1
                delegate?.\(contract.variable)(self, didCount: taps)
            }

            // MARK: The view

            override public func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                label.font = .preferredFont(forTextStyle: .title2)
                button.configuration?.title = "Count"
                \(connectionText("count()"))
                arrange()
                showTaps()
            }

            \(tapText("count()"))private func arrange() {
                let column = UIStackView(arrangedSubviews: [label, button])
                column.axis = .vertical
                column.alignment = .center
                column.spacing = 16
                column.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(column)
                let area = view.safeAreaLayoutGuide
                NSLayoutConstraint.activate([
                    column.centerXAnchor.constraint(equalTo: area.centerXAnchor),
                    column.centerYAnchor.constraint(equalTo: area.centerYAnchor),
                    column.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor, constant: -32),
                ])
            }

            private func showTaps() {
                switch taps.count {
                case 0: label.text = "No taps yet"
                case 1: label.text = "1 tap"
                default: label.text = "\\(taps.count) taps"
                }
            }
        }

        """
    }
}
