import CCairo
import Foundation

/// A picture from a PNG file.
struct Picture {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Red, green and blue in one number, 0xRRGGBB.
    typealias Color = UInt32

    /// Where the file is.
    let path: String
    let width: Int
    let height: Int
    private let colors: [Color]

    init(path: String) throws {
        let surface = cairo_image_surface_create_from_png(path)
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(surface)
        else {
            throw Failure(
                description: "\(path): \(String(cString: cairo_status_to_string(cairo_surface_status(surface))))")
        }
        self.path = path
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        var colors: [Color] = []
        colors.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = UnsafeRawPointer(bytes).load(fromByteOffset: y * stride + 4 * x, as: UInt32.self)
                colors.append(pixel & 0xFFFFFF)
            }
        }
        self.colors = colors
    }

    /// Whether two pictures have the same colours everywhere.
    func looks(like other: Picture) -> Bool {
        (width, height) == (other.width, other.height) && colors == other.colors
    }

    subscript(x: Int, y: Int) -> Color {
        colors[y * width + x]
    }

    /// The colours in an area, row by row.
    subscript(area: Area) -> [Color] {
        (area.y..<area.y + area.height).flatMap { y in
            colors[y * width + area.x..<y * width + area.x + area.width]
        }
    }

    // MARK: Reading

    /// The colour that most of an area has.
    func background(of area: Area) -> Color {
        let counts = Dictionary(grouping: self[area]) { $0 }.mapValues(\.count)
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    }

    /// How many pixels of an area stand out from its background as text has to: with a contrast of 4.5 : 1 (WCAG 2.1,
    /// 1.4.3).
    func legiblePixels(in area: Area) -> Int {
        let background = background(of: area)
        return self[area].count { Self.contrast($0, background) >= 4.5 }
    }

    /// The lowest row of an area in which something differs from its background, and the middle of what does there.
    func lowestMark(in area: Area) -> (x: Int, y: Int)? {
        let background = background(of: area)
        for y in (area.y..<area.y + area.height).reversed() {
            let marks = (area.x..<area.x + area.width).filter { self[$0, y] != background }
            if let first = marks.first, let last = marks.last { return ((first + last) / 2, y) }
        }
        return nil
    }

    private static func contrast(_ one: Color, _ other: Color) -> Double {
        let (darker, lighter) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
        return (lighter + 0.05) / (darker + 0.05)
    }

    /// Relative luminance by WCAG 2.1.
    private static func luminance(_ color: Color) -> Double {
        func linear(_ shift: UInt32) -> Double {
            let value = Double(color >> shift & 0xFF) / 255
            return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }
}
