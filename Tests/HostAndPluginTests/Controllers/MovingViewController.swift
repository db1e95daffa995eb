import CoreGraphics
import ParityScenarios
import UIKit

/// Shows a view or layer of every kind, and moves them all on demand.
@MainActor final class MovingViewController: UIViewController {
    /// In seconds, until everything is at rest.
    static let length = 1.25

    private let box = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
    private let label = UILabel(frame: CGRect(x: 80, y: 10, width: 100, height: 30))
    private let imageView = UIImageView(frame: CGRect(x: 10, y: 60, width: 50, height: 40))
    private var drawn: [UIView] = []
    private let gradient = CAGradientLayer()
    private let shape = CAShapeLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        box.backgroundColor = .systemBlue
        box.layer.shadowOpacity = 0.2
        label.text = "Moving text"
        imageView.image = Checkers.image.map { UIImage(cgImage: $0) }
        imageView.contentMode = .scaleAspectFit
        for child in [box, label, imageView] { view.addSubview(child) }
        let modes: [UIView.ContentMode] = [.scaleToFill, .scaleAspectFit, .center, .bottomRight, .redraw]
        for (index, mode) in modes.enumerated() {
            let child = DrawnView(
                frame: CGRect(x: CGFloat(index % 3) * 62 + 5, y: CGFloat(index / 3) * 62 + 110, width: 56, height: 56))
            child.contentMode = mode
            drawn.append(child)
            view.addSubview(child)
        }
        gradient.frame = CGRect(x: 10, y: 240, width: 60, height: 40)
        gradient.colors = [UIColor.red, .yellow].map(\.cgColor)
        shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 50, height: 30)).cgPath
        shape.fillColor = UIColor.purple.cgColor
        shape.frame = CGRect(x: 100, y: 240, width: 50, height: 30)
        view.layer.addSublayer(gradient)
        view.layer.addSublayer(shape)
    }

    /// Begins with everything at once, views and layers that belong to none.
    func move() {
        UIView.animate(withDuration: 1, delay: 0.25) { [self] in
            box.center = CGPoint(x: 90, y: 60)
            box.bounds = CGRect(x: 4, y: 4, width: 100, height: 70)
            box.alpha = 0.6
            box.backgroundColor = .systemOrange
            box.transform = CGAffineTransform(rotationAngle: 0.6).scaledBy(x: 1.2, y: 0.8)
            box.layer.cornerRadius = 18
            box.layer.shadowOpacity = 0.9
            box.layer.shadowOffset = CGSize(width: 6, height: 9)
            box.layer.shadowRadius = 7
            box.layer.borderWidth = 3
        }
        UIView.animate(
            withDuration: 1.25, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 2
        ) { [self] in
            label.frame = CGRect(x: 70, y: 30, width: 120, height: 60)
            imageView.frame = CGRect(x: 20, y: 70, width: 90, height: 30)
            for child in drawn { child.bounds.size = CGSize(width: 80, height: 44) }
        }
        gradient.frame = CGRect(x: 30, y: 220, width: 90, height: 60)
        shape.position.x -= 40
        shape.shadowOpacity = 0.5
        let swing = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        swing.values = [0, 0.8, -0.4, 0]
        swing.duration = 0.3
        swing.repeatCount = 2
        swing.autoreverses = true
        shape.add(swing, forKey: "swing")
        let stretch = CABasicAnimation(keyPath: "path")
        stretch.fromValue = CGPath(ellipseIn: CGRect(x: 0, y: 10, width: 70, height: 10))
        stretch.duration = 0.6
        shape.add(stretch, forKey: "stretch")
        let (fade, widen) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "bounds.size.width"))
        fade.fromValue = 0.2
        widen.toValue = 20
        widen.beginTime = 0.1
        widen.duration = 0.2
        widen.fillMode = .forwards
        let group = CAAnimationGroup()
        group.animations = [fade, widen]
        group.duration = 0.4
        group.autoreverses = true
        group.timingFunction = CAMediaTimingFunction(name: .easeIn)
        gradient.add(group, forKey: "group")
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        let (shimmer, glow) = (CABasicAnimation(keyPath: "locations"), CABasicAnimation(keyPath: "colors"))
        shimmer.fromValue = [-1, -0.5]
        shimmer.toValue = [1, 1.5]
        shimmer.duration = 0.9
        glow.fromValue = [UIColor.blue, .green].map(\.cgColor)
        glow.duration = 0.7
        gradient.add(shimmer, forKey: "shimmer")
        gradient.add(glow, forKey: "glow")
    }
}
