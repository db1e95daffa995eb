import CoreGraphics
import UIKit

/// Shows views that begin to move and turn elsewhere on the way, and a stack that lets some of its views go and come back.
@MainActor final class InterruptedViewController: UIViewController {
    private let box = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
    private let rows = (0..<3).map { _ in UIView() }
    private let stack = UIStackView(frame: CGRect(x: 10, y: 120, width: 120, height: 120))
    /// Each block that has completed, with what it was told.
    private(set) var ends: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        box.backgroundColor = .systemBlue
        view.addSubview(box)
        stack.axis = .vertical
        for (row, color) in zip(rows, [UIColor.systemRed, .systemGreen, .systemPurple]) {
            row.backgroundColor = color
            let height = row.heightAnchor.constraint(equalToConstant: 36)
            height.priority = .defaultHigh
            height.isActive = true
            stack.addArrangedSubview(row)
        }
        view.addSubview(stack)
    }

    private func animate(_ name: String, _ options: UIView.AnimationOptions = [], _ changes: @escaping () -> Void) {
        UIView.animate(withDuration: 1, delay: 0, options: options, animations: changes) { [self] in
            ends.append("\(name) \($0)")
        }
    }

    /// Does the next thing: 0 begins, and each one after that comes in the middle of those before.
    func turn(_ step: Int) {
        switch step {
        case 0:
            animate("moves") { [self] in
                box.center.x = 150
                box.transform = CGAffineTransform(rotationAngle: 0.8).scaledBy(x: 1.5, y: 1)
            }
            animate("fades") { [self] in
                box.alpha = 0.4
                box.backgroundColor = .systemOrange
            }
            animate("hides") { [self] in rows[1].isHidden = true }
        case 1:
            animate("turns", .beginFromCurrentState) { [self] in
                box.center = CGPoint(x: 60, y: 80)
                box.bounds.size.width = 30
                box.transform = CGAffineTransform(translationX: 20, y: 0)
            }
            animate("comes back") { [self] in rows[1].isHidden = false }
        case 2:
            animate("fades otherwise") { [self] in box.alpha = 0.9 }
            animate("hides others") { [self] in
                rows[0].isHidden = true
                rows[1].isHidden = true
            }
        default:
            animate("edges") { [self] in
                box.layer.borderWidth = 4
                box.layer.shadowRadius = 5
            }
        }
    }
}
