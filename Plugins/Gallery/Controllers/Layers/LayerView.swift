import UIKit

/// Shows an effect on layers in a square of 56 in its middle.
final class LayerView: UIView {
    private static let square = CGRect(x: 0, y: 0, width: 56, height: 56)

    private let effect: LayerEffect
    private let stage = CALayer()

    init(_ effect: LayerEffect) {
        self.effect = effect
        super.init(frame: .zero)
        stage.bounds = Self.square
        layer.addSublayer(stage)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: LayerView, _) in view.fill() }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { fill() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        stage.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Layers have no dynamic colours, so they are made anew when the style changes.
    private func fill() {
        stage.sublayers = nil
        traitCollection.performAsCurrent {
            for part in parts { stage.addSublayer(part) }
        }
    }

    private var parts: [CALayer] {
        switch effect {
        case .corners:
            let box = self.box(.systemBlue)
            box.cornerRadius = 20
            box.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            return [box]
        case .border:
            let box = self.box(.systemBackground)
            box.cornerRadius = 14
            box.borderWidth = 4
            box.borderColor = UIColor.systemOrange.cgColor
            return [box]
        case .shadow:
            let box = self.box(.tertiarySystemBackground)
            box.cornerRadius = 14
            box.shadowOpacity = 0.45
            box.shadowRadius = 6
            box.shadowOffset = CGSize(width: 0, height: 3)
            return [box]
        case .gradient: return [gradient(.axial, [.systemPink, .systemOrange, .systemYellow])]
        case .conic:
            let disc = gradient(.conic, [.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemRed])
            disc.startPoint = CGPoint(x: 0.5, y: 0.5)
            disc.endPoint = CGPoint(x: 0.5, y: 0)
            disc.cornerRadius = 28
            return [disc]
        case .shape: return [ring(to: 1, .quaternaryLabel), ring(to: 0.7, .systemGreen)]
        case .mask:
            let picture = gradient(.axial, [.systemTeal, .systemIndigo])
            let disc = CAShapeLayer()
            disc.path = UIBezierPath(ovalIn: Self.square.insetBy(dx: 2, dy: 10)).cgPath
            picture.mask = disc
            return [picture]
        case .opacity:
            return [UIColor.systemRed, .systemGreen, .systemBlue].enumerated().map { index, color in
                let disc = box(color)
                disc.frame = CGRect(x: 11 * CGFloat(index), y: 11, width: 34, height: 34)
                disc.cornerRadius = 17
                disc.opacity = 0.6
                return disc
            }
        case .transform:
            return [(CGFloat(0), UIColor.systemIndigo), (.pi / 4, .systemPurple)].map { angle, color in
                let box = self.box(color)
                box.bounds = Self.square.insetBy(dx: 8, dy: 8)
                box.cornerRadius = 6
                box.opacity = 0.7
                box.setAffineTransform(CGAffineTransform(rotationAngle: angle))
                return box
            }
        }
    }

    private func box(_ color: UIColor) -> CALayer {
        let box = CALayer()
        box.frame = Self.square
        box.backgroundColor = color.cgColor
        return box
    }

    private func gradient(_ type: CAGradientLayerType, _ colors: [UIColor]) -> CAGradientLayer {
        let gradient = CAGradientLayer()
        gradient.frame = Self.square
        gradient.type = type
        gradient.colors = colors.map(\.cgColor)
        gradient.cornerRadius = 14
        return gradient
    }

    private func ring(to end: CGFloat, _ color: UIColor) -> CAShapeLayer {
        let ring = CAShapeLayer()
        ring.frame = Self.square
        ring.path =
            UIBezierPath(
                arcCenter: CGPoint(x: 28, y: 28), radius: 22, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true
            ).cgPath
        ring.fillColor = nil
        ring.strokeColor = color.cgColor
        ring.lineWidth = 9
        ring.lineCap = .round
        ring.strokeEnd = end
        return ring
    }
}
