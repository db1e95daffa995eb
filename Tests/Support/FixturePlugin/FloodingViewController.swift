import CoreGraphics
import UIKit

/// Draws something new every two milliseconds, far more often than any screen shows it.
final class FloodingViewController: UIViewController {
    enum Content {
        /// One label that counts.
        case label
        /// A hundred of them.
        case labels
        /// A picture of 512 x 512 pixels, all of which change.
        case images
    }

    private let content: Content
    private var labels: [UILabel] = []
    private let imageView = UIImageView(frame: CGRect(x: 0, y: 0, width: 512, height: 512))
    private var count = 0
    private var timer: AnyObject?

    init(_ content: Content) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        switch content {
        case .label: addLabels(1)
        case .labels: addLabels(100)
        case .images: view.addSubview(imageView)
        }
        goOn()
    }

    private func addLabels(_ count: Int) {
        labels = (0..<count).map { index in
            let frame = CGRect(x: 100 * CGFloat(index % 5), y: 20 * CGFloat(index / 5), width: 100, height: 20)
            return UILabel(frame: frame)
        }
        for label in labels { view.addSubview(label) }
    }

    private func goOn() {
        count += 1
        for (index, label) in labels.enumerated() { label.text = "\(count + index)" }
        if content == .images { imageView.image = picture }
        timer = FrameClock.main.schedule(.milliseconds(2)) { [weak self] in self?.goOn() }
    }

    private var picture: UIImage? {
        let pixel = UInt32(truncatingIfNeeded: count &* 2_654_435_761) | 0xFF00_0000
        let pixels = [UInt32](repeating: pixel, count: 512 * 512).withUnsafeBytes { Data($0) }
        return CGImage(width: 512, height: 512, premultipliedBGRA: pixels).map { UIImage(cgImage: $0) }
    }
}
