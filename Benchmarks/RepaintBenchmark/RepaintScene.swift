import UIKit

/// What is in the window, and what changes of it from frame to frame.
@MainActor enum RepaintScene: String, CaseIterable {
    case everything = "300 labels, all drawn"
    case oneLabel = "300 labels, one text changes"
    case scrolled = "300 labels, scrolled"
    case oneLayer = "2000 layers, one moves"

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
            let layers = (0..<2000).map { index in
                let layer = CALayer()
                layer.backgroundColor = UIColor(white: CGFloat(index % 10) / 10, alpha: 1).cgColor
                layer.frame = CGRect(x: index % 50 * 25, y: index / 50 * 20, width: 20, height: 15)
                return layer
            }
            for layer in layers { view.layer.addSublayer(layer) }
            return { frame in
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                layers[1000].position.x = CGFloat(100 + frame % 100)
                CATransaction.commit()
            }
        }
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
