import CoreGraphics
import UIKit

/// Draws something new again and again: every two milliseconds, far more often than any screen shows it, or at another pace.
final class FloodingViewController: UIViewController {
    enum Content: Equatable {
        /// One label that counts.
        case label
        /// A hundred of them.
        case labels
        /// Layers of this number, all of which move.
        case layers(count: Int)
        /// A square picture with so many pixels a side, all of which change.
        case images(side: Int)
    }

    private let content: Content
    private let pace: Duration
    private var labels: [UILabel] = []
    private var layers: [CALayer] = []
    private let imageView = UIImageView(frame: CGRect(x: 0, y: 0, width: 512, height: 512))
    private var count = 0
    private var timer: AnyObject?

    /// - Parameter pace: The time from one change to the next.
    init(_ content: Content, every pace: Duration = .milliseconds(2)) {
        self.content = content
        self.pace = pace
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
        case .layers(let count): addLayers(count)
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

    private func addLayers(_ count: Int) {
        layers = (0..<count).map { index in
            let layer = CALayer()
            layer.backgroundColor = UIColor.systemGray.cgColor
            layer.frame = CGRect(x: 8 * (index % 40), y: 8 * (index / 40), width: 6, height: 6)
            return layer
        }
        for layer in layers { view.layer.addSublayer(layer) }
    }

    private func goOn() {
        count += 1
        for (index, label) in labels.enumerated() { label.text = "\(count + index)" }
        UIView.performWithoutAnimation { [self] in
            for layer in layers { layer.position.x += count.isMultiple(of: 2) ? 1 : -1 }
        }
        if case .images(let side) = content { imageView.image = picture(side: side) }
        timer = FrameClock.main.schedule(pace) { [weak self] in self?.goOn() }
    }

    private func picture(side: Int) -> UIImage? {
        let pixel = UInt32(truncatingIfNeeded: count &* 2_654_435_761) | 0xFF00_0000
        let pixels = [UInt32](repeating: pixel, count: side * side).withUnsafeBytes { Data($0) }
        return CGImage(width: side, height: side, premultipliedBGRA: pixels).map { UIImage(cgImage: $0) }
    }
}
