import UIKit

/// Shows 1280 by 720 pixels that it draws itself, and others 60 times a second, as a player of videos does.
final class PlayingPixelsViewController: UIViewController {
    private let surfaces = (0..<3).compactMap { _ in IOSurface(properties: [.width: 1280, .height: 720]) }
    private var count: UInt32 = 0
    private var timer: AnyObject?

    override func viewDidLoad() {
        super.viewDidLoad()
        goOn()
    }

    private func goOn() {
        show()
        timer = FrameClock.main.schedule(FrameClock.frame) { [weak self] in self?.goOn() }
    }

    private func show() {
        // Where all are shown still, this picture is left out.
        guard let surface = surfaces.first(where: { !$0.isInUse }) else { return }
        count &+= 1
        let pixel = (count &* 2_654_435_761) | 0xFF00_0000
        surface.lock()
        surface.baseAddress.initializeMemory(
            as: UInt32.self, repeating: pixel.littleEndian, count: surface.height * surface.bytesPerRow / 4)
        surface.unlock()
        view.layer.contents = surface
    }
}
