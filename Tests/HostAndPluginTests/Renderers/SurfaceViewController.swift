import UIKit

/// Shows pixels that it draws itself in a layer of 64 by 48 points, and has a view above them.
final class SurfaceViewController: UIViewController {
    private(set) lazy var surfaces = (0..<2).compactMap { _ in IOSurface(properties: [.width: 64, .height: 48]) }
    private let screen = CALayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        screen.frame = CGRect(x: 10, y: 20, width: 64, height: 48)
        view.layer.addSublayer(screen)
        let above = UIView(frame: CGRect(x: 20, y: 30, width: 20, height: 20))
        above.backgroundColor = .systemRed
        view.addSubview(above)
    }

    /// Draws a picture that differs in each pixel, and shows it.
    func show(_ index: Int, shade: UInt8) {
        guard surfaces.indices.contains(index) else { return }
        let surface = surfaces[index]
        surface.lock()
        for y in 0..<surface.height {
            for x in 0..<surface.width {
                let pixel = UInt32(255) << 24 | UInt32(shade) << 16 | UInt32(x * 4) << 8 | UInt32(y * 5)
                surface.baseAddress.storeBytes(
                    of: pixel.littleEndian, toByteOffset: y * surface.bytesPerRow + x * 4, as: UInt32.self)
            }
        }
        surface.unlock()
        screen.contents = surface
    }

    /// Shows none of the surfaces any more, and lets go of them.
    func letGo() {
        screen.contents = nil
        surfaces = []
    }
}
