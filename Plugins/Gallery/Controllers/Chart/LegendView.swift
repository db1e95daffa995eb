import UIKit

/// A sign and what it stands for.
final class LegendView: UIView {
    enum Sign {
        case bar
        case line
        case dashes
    }

    private let sign: Sign
    private let label = UILabel()

    init(_ sign: Sign, _ text: String) {
        self.sign = sign
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        label.text = text
        label.font = .systemFont(ofSize: 13)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(_ rect: CGRect) {
        let left = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.maxX - 16 : 0
        let line = UIBezierPath()
        line.move(to: CGPoint(x: left, y: bounds.midY))
        line.addLine(to: CGPoint(x: left + 16, y: bounds.midY))
        line.lineWidth = 2
        switch sign {
        case .bar:
            tintColor.setFill()
            UIBezierPath(roundedRect: CGRect(x: left + 2, y: bounds.midY - 6, width: 12, height: 12), cornerRadius: 3)
                .fill()
        case .line:
            UIColor.systemOrange.setStroke()
            line.stroke()
        case .dashes:
            line.setLineDash([4, 2], count: 2, phase: 0)
            UIColor.label.setStroke()
            line.stroke()
        }
    }
}
