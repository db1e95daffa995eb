import CoreGraphics
import HostStaging

/// A part of a stage's window of which a test looks at every pixel.
@MainActor struct WatchedArea {
    /// What is behind the panes in it, as `0xrrggbb`: no `SizedPicture` has it.
    static let ground: UInt32 = 0x00ff00

    let stage: HostStage
    /// In the window's coordinates, in points.
    let rect: CGRect
    /// How many pixels a point has.
    let scale: Int

    private var width: Int { Int(rect.width) * scale }
    private var height: Int { Int(rect.height) * scale }

    /// As they were drawn last: row by row, as `0xrrggbb`.
    func pixels() -> [UInt32] {
        let surface = stage.platform.surface(of: stage.window)
        let (left, top) = (Int(rect.minX) * scale, Int(rect.minY) * scale)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for row in 0..<height {
            let start = (top + row) * surface.bytesPerRow + left * 4
            for column in 0..<width {
                pixels.append(surface.bytes.load(fromByteOffset: start + column * 4, as: UInt32.self) & 0xffffff)
            }
        }
        return pixels
    }

    /// Whether the pixels are a picture at the top left of a pane, cut off at the pane's edges, and the ground everywhere else.
    ///
    /// - Parameter pane: In pixels, from the area's top left.
    func isPicture(_ picture: SizedPicture, in pane: CGRect, _ pixels: [UInt32]) -> Bool {
        let (left, top) = (Int(pane.minX), Int(pane.minY))
        let shownWidth = min(Int(pane.width), picture.width)
        let shownHeight = min(Int(pane.height), picture.height)
        var index = 0
        for row in 0..<height {
            for column in 0..<width {
                let (x, y) = (column - left, row - top)
                let isInside = x >= 0 && y >= 0 && x < shownWidth && y < shownHeight
                if pixels[index] != (isInside ? picture.color(x: x, y: y) : Self.ground) { return false }
                index += 1
            }
        }
        return true
    }

    /// For a person: the ground as points, everything else as a digit of its colour.
    func text(_ pixels: [UInt32]) -> String {
        let colors = Set(pixels).sorted().map { String($0, radix: 16) }.joined(separator: " ")
        let rows = (0..<height).map { row in
            pixels[row * width..<(row + 1) * width]
                .map { $0 == Self.ground ? "." : String($0 >> 8 & 15, radix: 16) }.joined()
        }
        return "Colours: \(colors)\n" + rows.joined(separator: "\n")
    }
}
