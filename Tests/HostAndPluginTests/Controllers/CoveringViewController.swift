import UIKit

/// Covers its pane in one colour, and tries to cover what is beside and above it as well.
@MainActor final class CoveringViewController: UIViewController {
    static let color = UIColor.magenta

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Self.color
        view.clipsToBounds = false
        view.layer.zPosition = 1e30
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = 15
        view.layer.shadowColor = Self.color.cgColor
        let beyond = UIView(frame: CGRect(x: -200, y: -200, width: 900, height: 800))
        beyond.backgroundColor = Self.color
        beyond.layer.zPosition = .greatestFiniteMagnitude
        let grown = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        grown.backgroundColor = Self.color
        grown.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 40, y: 40)
        grown.layer.borderWidth = 20
        grown.layer.borderColor = Self.color.cgColor
        for child in [beyond, grown] {
            child.layer.shadowOpacity = 1
            child.layer.shadowRadius = 15
            child.layer.shadowOffset = CGSize(width: 30, height: -30)
            child.layer.shadowColor = Self.color.cgColor
            view.addSubview(child)
        }
    }
}
