import UIKit

/// Waves of colour that the view draws itself, pixel by pixel, into one of three surfaces in turns: a new picture for each frame.
final class PlasmaView: UIView {
    private static let width = 320
    private static let height = 180
    /// Pictures until they come again.
    private nonisolated static let period = 256

    private let surfaces = (0..<3).compactMap { _ in
        IOSurface(properties: [.width: PlasmaView.width, .height: PlasmaView.height])
    }
    private let palette: [UInt32]
    private let waves: [UInt8]
    private var link: CADisplayLink?
    /// Which picture is shown.
    private(set) var picture = 0

    override init(frame: CGRect) {
        palette = (0..<Self.period).map { index in
            func part(_ turn: Double) -> UInt32 {
                UInt32(127.5 + 127 * sin((Double(index) / Double(Self.period) + turn) * 2 * .pi))
            }
            return 0xFF00_0000 | part(0) << 16 | part(0.33) << 8 | part(0.66)
        }
        waves = (0..<max(Self.width, Self.height)).map { UInt8(64 + 63 * sin(Double($0) / 27)) }
        super.init(frame: frame)
        ObjectTable(PlasmaView.self, actions: [.init("drawFrame") { $0.drawFrame() }]).register()
        layer.contentsGravity = .resizeAspectFill
        layer.masksToBounds = true
        layer.cornerRadius = 12
        draw(picture: 0)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(Self.height))
    }

    /// Whether a new picture is drawn for each frame.
    var isMoving: Bool {
        get { link != nil }
        set {
            guard newValue != isMoving else { return }
            link?.invalidate()
            link = newValue ? CADisplayLink(target: self, selector: "drawFrame") : nil
            link?.add(to: .main, forMode: .common)
        }
    }

    private func drawFrame() {
        draw(picture: (picture + 1) % Self.period)
    }

    /// Draws into a surface that nobody shows; leaves the picture out where all of them are shown.
    func draw(picture: Int) {
        guard let surface = surfaces.first(where: { !$0.isInUse }) else { return }
        self.picture = picture
        surface.lock(options: [], seed: nil)
        for y in 0..<surface.height {
            let row = (surface.baseAddress + y * surface.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<surface.width {
                row[x] = palette[(Int(waves[x]) + Int(waves[y]) + x / 4 + picture) % Self.period]
            }
        }
        surface.unlock(options: [], seed: nil)
        layer.contents = surface
    }
}
