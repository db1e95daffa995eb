import CoreGraphics
import Foundation
import UIKit

/// Changes the colour of a small square in its middle with each touch, beside as much as its name says: "1000 layers" that stay as they are, or a new picture of "512
/// pixels" a side each time.
final class LengthyViewController: UIViewController {
    private let count: Int
    private let imageView: UIImageView?
    private let light = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private var touches: UInt32 = 0

    /// - Parameter name: Nil is returned for one that has no number.
    init?(name: String) {
        let words = name.split(separator: "-")
        guard words.count == 2, let count = Int(words[0]) else { return nil }
        self.count = count
        imageView =
            words[1] == "pixels" ? UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) : nil
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .darkGray
        let layerCount = imageView == nil ? count : 0
        for index in 0..<layerCount {
            let layer = CALayer()
            layer.backgroundColor = UIColor.systemGray.cgColor
            layer.frame = CGRect(x: index % 25 * 4, y: index / 25 * 2, width: 3, height: 1)
            view.layer.addSublayer(layer)
        }
        // Above them.
        light.backgroundColor = .black
        view.addSubview(light)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        light.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        light.backgroundColor = light.backgroundColor == .black ? .white : .black
        guard let imageView else { return }
        self.touches += 1
        let pixels = [UInt32](repeating: 0xFF00_0000 | self.touches, count: count * count)
        let image = pixels.withUnsafeBytes { CGImage(width: count, height: count, premultipliedBGRA: Data($0)) }
        imageView.image = image.map { UIImage(cgImage: $0) }
        if imageView.superview == nil { view.addSubview(imageView) }
    }
}
