import UIKit

/// Shows pixels that it draws itself: red ones, and green ones after a touch, and so on.
final class PixelsViewController: UIViewController {
    private let surfaces = (0..<3).compactMap { _ in IOSurface(properties: [.width: 16, .height: 16]) }
    private var isGreen = false

    override func viewDidLoad() {
        super.viewDidLoad()
        show()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isGreen.toggle()
        show()
    }

    private func show() {
        guard let surface = surfaces.first(where: { !$0.isInUse }) else { return }
        surface.lock()
        for place in stride(from: 0, to: surface.height * surface.bytesPerRow, by: 4) {
            surface.baseAddress.storeBytes(
                of: (isGreen ? UInt32(0xff00_ff00) : 0xffff_0000).littleEndian, toByteOffset: place, as: UInt32.self)
        }
        surface.unlock()
        view.layer.contents = surface
    }
}
