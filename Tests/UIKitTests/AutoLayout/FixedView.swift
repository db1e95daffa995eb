import UIKit

/// A view whose content has a size that a test gives.
final class FixedView: UIView {
    var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
        contentSize = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { contentSize }
}

extension UIView {
    /// A view that constraints place, in this one.
    @discardableResult func addPlaced(_ view: UIView = UIView()) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }

    /// The frames of the subviews, one a line.
    var frames: String {
        subviews.map(\.frameText).joined(separator: "\n")
    }

    var frameText: String {
        [frame.minX, frame.minY, frame.width, frame.height].map { number in
            let rounded = (Double(number) * 1000).rounded() / 1000
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }.joined(separator: " ")
    }
}

/// A view of a size with nothing in it, outside of any window.
@MainActor func board(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}
