import UIKit

/// A window of its own size on a strip of colours that is 1000 points high; the user scrolls it.
final class ScrollingView: UIView {
    static let contentHeight: CGFloat = 1000

    private(set) var offsets: [CGFloat] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.scrollArea = CGRect(x: 0, y: 0, width: frame.width, height: Self.contentHeight)
        for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
            let stripe = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 250, width: frame.width, height: 250))
            stripe.backgroundColor = color
            addSubview(stripe)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.minY
            super.bounds = newValue
            if newValue.minY != old { offsets.append(newValue.minY) }
        }
    }
}

/// Shows a strip of colours that is scrolled, in a root of 200 by 300 points.
final class ScrollingViewController: UIViewController {
    let strip = ScrollingView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(strip)
    }
}
