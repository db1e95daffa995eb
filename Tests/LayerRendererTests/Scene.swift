import CoreGraphics
import LayerRenderer
import QuartzCore

/// A root layer of 100 x 80 points with a renderer, for the tests.
@MainActor struct Scene {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let white = CGColor(gray: 1, alpha: 1)
    static let black = CGColor(gray: 0, alpha: 1)

    let root = CALayer()
    let tree: LayerTree
    let renderer: LayerRenderer

    init(size: CGSize = CGSize(width: 100, height: 80), scale: CGFloat = 1) {
        root.frame = CGRect(origin: .zero, size: size)
        tree = LayerTree(root: root)
        renderer = LayerRenderer(
            tree: tree, width: Int(size.width * scale), height: Int(size.height * scale), scale: scale,
            background: Self.white)
    }

    @discardableResult func add(_ frame: CGRect, _ color: CGColor? = nil, to parent: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        (parent ?? root).addSublayer(layer)
        return layer
    }

    /// Red, green and blue, 0 to 255.
    func pixel(_ x: Int, _ y: Int) -> [Int] {
        renderer.surface.pixel(x: x, y: y).map { [Int($0.red), Int($0.green), Int($0.blue)] } ?? []
    }

    /// The first pixel that is not the same in `other`, which has the same size.
    func firstDifference(from other: PixelSurface) -> PixelRect? {
        let mine = renderer.surface
        guard Data(mine.bytes) != Data(other.bytes) else { return nil }
        let offset = zip(mine.bytes, other.bytes).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
        return PixelRect(x: offset % mine.bytesPerRow / 4, y: offset / mine.bytesPerRow, width: 1, height: 1)
    }

    /// How many pixels of `rect` are not the background's white.
    func inkCount(in rect: PixelRect) -> Int {
        (rect.y..<rect.maxY).reduce(0) { sum, y in
            sum + (rect.x..<rect.maxX).count { pixel($0, y) != [255, 255, 255] }
        }
    }

    /// The smallest rectangle around everything that is not white.
    var inkBox: PixelRect {
        var box = PixelRect(x: 0, y: 0, width: 0, height: 0)
        for y in 0..<renderer.surface.height {
            for x in 0..<renderer.surface.width where pixel(x, y) != [255, 255, 255] {
                box = box.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }
}
