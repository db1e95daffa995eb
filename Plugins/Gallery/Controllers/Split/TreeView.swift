import UIKit

/// A tree as it stands alone in a field.
final class TreeView: UIView {
    private let crown: Tree.Crown

    init(_ crown: Tree.Crown) {
        self.crown = crown
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        layer.masksToBounds = true
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(_ rect: CGRect) {
        let (middle, ground, height) = (bounds.midX, bounds.height * 0.88, bounds.height * 0.7)
        UIColor.systemBrown.setFill()
        UIBezierPath(rect: CGRect(x: middle - 3, y: ground - height * 0.4, width: 6, height: height * 0.4)).fill()
        UIColor.systemGreen.setFill()
        let top = ground - height
        switch crown {
        case .round:
            UIBezierPath(
                ovalIn: CGRect(x: middle - height * 0.4, y: top, width: height * 0.8, height: height * 0.75)
            ).fill()
        case .tall:
            UIBezierPath(
                ovalIn: CGRect(x: middle - height * 0.22, y: top, width: height * 0.44, height: height * 0.85)
            ).fill()
        case .pointed:
            let path = UIBezierPath()
            path.move(to: CGPoint(x: middle, y: top))
            path.addLine(to: CGPoint(x: middle + height * 0.32, y: ground - height * 0.15))
            path.addLine(to: CGPoint(x: middle - height * 0.32, y: ground - height * 0.15))
            path.close()
            path.fill()
        }
        UIColor.separator.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: ground, width: bounds.width, height: 1)).fill()
    }
}
