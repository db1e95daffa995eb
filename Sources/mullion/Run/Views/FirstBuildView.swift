import UIKit

/// What is seen until the first build has ended: that it goes on, and how far it is.
final class FirstBuildView: UIView {
    private let indicator = UIActivityIndicatorView(style: .medium)
    private let titleLabel = UILabel()
    private let lineLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        titleLabel.text = "Building…"
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        lineLabel.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        lineLabel.textColor = .secondaryLabel
        for label in [titleLabel, lineLabel] { label.textAlignment = .center }
        for view in [indicator, titleLabel, lineLabel] { addSubview(view) }
        indicator.startAnimating()
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ line: String) {
        if !isHidden { lineLabel.text = line }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let middle = bounds.midY.rounded()
        indicator.frame = CGRect(x: (bounds.midX - 10).rounded(), y: middle - 44, width: 20, height: 20)
        titleLabel.frame = CGRect(x: 24, y: middle - 12, width: max(0, bounds.width - 48), height: 24)
        lineLabel.frame = CGRect(x: 24, y: middle + 18, width: max(0, bounds.width - 48), height: 18)
    }
}
