import UIKit

/// A picture on a rounded ground, with a caption below.
final class TileView: UIView {
    init(_ content: UIView, caption: String) {
        super.init(frame: .zero)
        let ground = UIView()
        ground.backgroundColor = .groupBackground
        ground.layer.cornerRadius = 12
        let label = UILabel.caption(caption)
        label.textAlignment = .center
        ground.addSubview(content)
        for view in [ground, label] { addSubview(view) }
        for view in [ground, label, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            ground.topAnchor.constraint(equalTo: topAnchor),
            ground.leadingAnchor.constraint(equalTo: leadingAnchor),
            ground.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.topAnchor.constraint(equalTo: ground.bottomAnchor, constant: 4),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor),
            content.topAnchor.constraint(equalTo: ground.topAnchor),
            content.bottomAnchor.constraint(equalTo: ground.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: ground.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: ground.trailingAnchor),
        ])
        label.setContentHuggingPriority(.required, for: .vertical)
        label.setContentCompressionResistancePriority(.required, for: .vertical)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
