import Foundation

/// A row of a picker whose delegate has no view for it: shows the row's title.
@MainActor final class PickerTitleView: UIView {
    private let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 21)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// A view that a title is put into: that of another row where there is one, else a new one.
    static func stand(in old: UIView?) -> PickerTitleView {
        old as? PickerTitleView ?? PickerTitleView(frame: .zero)
    }

    func show(_ title: String?, color: UIColor = .label) {
        label.attributedText = nil
        label.text = title
        label.textColor = color
    }

    func show(_ title: NSAttributedString) {
        label.attributedText = title
        label.textAlignment = .center
    }

    var text: String? {
        label.text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
