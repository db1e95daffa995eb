import BenchmarkReport
import UIKit

/// What is in the window, and what changes of it from frame to frame.
@MainActor enum DrawnScene: String, CaseIterable {
    case everything = "300 labels, all drawn"
    case oneLabel = "300 labels, one text changes"
    case scrolled = "300 labels, scrolled"
    case oneLayer = "2000 layers, one moves"
    case animations = "500 layers, all animated"
    case cards = "100 cards with shadow and gradient, all drawn"

    var goal: Goal? {
        switch self {
        case .everything: .median(atMost: 4)
        case .oneLabel: .median(atMost: 0.05)
        case .scrolled, .oneLayer, .animations, .cards: nil
        }
    }

    /// - Returns: What is to be done before each frame; it gets the frame's number.
    func fill(_ stage: PaintedWindow) -> (Int) -> Void {
        let view = stage.root.view ?? UIView()
        switch self {
        case .everything:
            _ = Self.addLabels(to: view)
            return { _ in stage.invalidate() }
        case .oneLabel:
            let labels = Self.addLabels(to: view)
            return { frame in labels[150].text = "Frame \(frame)" }
        case .scrolled:
            let page = UIView(frame: view.bounds)
            page.clipsToBounds = true
            view.addSubview(page)
            _ = Self.addLabels(to: page)
            return { frame in page.bounds.origin.y = CGFloat(frame % 100) }
        case .oneLayer:
            let layers = Self.addLayers(2000, to: view)
            return { frame in
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                layers[1000].position.x = CGFloat(100 + frame % 100)
                CATransaction.commit()
            }
        case .animations:
            for layer in Self.addLayers(500, to: view) { Self.animate(layer) }
            return { _ in }
        case .cards:
            for index in 0..<100 { view.addSubview(Self.makeCard(index)) }
            return { _ in stage.invalidate() }
        }
    }

    private static func addLayers(_ count: Int, to view: UIView) -> [CALayer] {
        let layers = (0..<count).map { index in
            let layer = CALayer()
            layer.backgroundColor = UIColor(white: CGFloat(index % 10) / 10, alpha: 1).cgColor
            layer.frame = CGRect(x: index % 50 * 25, y: index / 50 * 20, width: 20, height: 15)
            return layer
        }
        for layer in layers { view.layer.addSublayer(layer) }
        return layers
    }

    /// Moves to and fro for longer than any benchmark.
    private static func animate(_ layer: CALayer) {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.byValue = 40
        animation.duration = 1
        animation.autoreverses = true
        animation.repeatCount = .infinity
        layer.add(animation, forKey: nil)
    }

    private static func makeCard(_ index: Int) -> UIView {
        let card = UIView(frame: CGRect(x: 14 + index % 10 * 126, y: 14 + index / 10 * 78, width: 112, height: 64))
        card.backgroundColor = .white
        card.layer.cornerRadius = 8
        card.layer.shadowOpacity = 0.3
        card.layer.shadowRadius = 5
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 8, y: 8, width: 96, height: 48)
        gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemPurple.cgColor]
        card.layer.addSublayer(gradient)
        return card
    }

    private static func addLabels(to view: UIView) -> [UILabel] {
        (0..<300).map { index in
            let label = UILabel(frame: CGRect(x: index % 10 * 128, y: index / 10 * 26, width: 120, height: 22))
            label.text = "Label number \(index)"
            view.addSubview(label)
            return label
        }
    }
}
