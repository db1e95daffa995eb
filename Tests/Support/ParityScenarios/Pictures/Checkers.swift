import CoreGraphics
import UIKit

/// A picture of coloured squares, partly translucent.
package enum Checkers {
    package static let image: CGImage? = {
        let side = 48
        var pixels = Data(capacity: side * side * 4)
        for y in 0..<side {
            for x in 0..<side {
                let isOn = (x / 6 + y / 6) % 2 == 0
                // Blue, green, red and opacity; the first three are multiplied by the last.
                pixels.append(contentsOf: isOn ? [UInt8(x * 5), UInt8(y * 5), 255, 255] : [20, 60, 0, 100])
            }
        }
        return CGImage(width: side, height: side, premultipliedBGRA: pixels)
    }()
}
