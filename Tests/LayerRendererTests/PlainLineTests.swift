import CoreGraphics
import LayerRenderer
import QuartzCore
import Testing

/// One upright line of the system font in plain letters, whose place on screen is known without laying it out.
@MainActor @Suite struct PlainLineTests {
    private static let characters = (0x20..<0x7F).map { String(UnicodeScalar(UInt8($0))) }

    /// - Parameter family: Nil is the system font, of which less is known where it is named.
    private func drawn(
        _ string: String, size: CGFloat, weight: Int, family: String?, _ alignment: StyledText.Alignment,
        _ vertical: StyledText.VerticalAlignment, in frame: CGRect, scale: CGFloat
    ) -> Scene {
        let font = FontDescription(family: family, size: size, weight: weight)
        let scene = Scene(scale: scale)
        scene.add(frame).layerContents = .text(
            StyledText(
                runs: [.init(text: string, font: font, color: Scene.black)], alignment: alignment,
                verticalAlignment: vertical))
        scene.renderer.render()
        return scene
    }

    @Test(
        "Nothing of any letter is cut off, in any weight, at any edge",
        arguments: [100, 400, 900], [CGSize(width: 60, height: 6), CGSize(width: 60.4, height: 41.7)])
    func letters(weight: Int, box: CGSize) {
        for (size, scale) in [(4.0, 1.0), (9, 1.5), (17, 1), (24, 2)] {
            for vertical in [StyledText.VerticalAlignment.top, .center, .bottom] {
                let frame = CGRect(origin: CGPoint(x: 20.3, y: vertical == .top ? 25.5 : 31.2), size: box)
                for character in Self.characters {
                    for (string, alignment) in [
                        ("\(character)i", StyledText.Alignment.left), ("i\(character)", .right),
                    ] {
                        let (plain, named) = (
                            drawn(
                                string, size: size, weight: weight, family: nil, alignment, vertical, in: frame,
                                scale: scale),
                            drawn(
                                string, size: size, weight: weight, family: "Inter", alignment, vertical, in: frame,
                                scale: scale)
                        )
                        #expect(
                            plain.firstDifference(from: named.renderer.surface) == nil,
                            "\(string) \(size) \(scale) \(vertical)")
                    }
                }
            }
        }
    }

    @Test(
        "C1 numbers at the ends of what there is end nobody, and show what they show of any other line",
        arguments: [
            0, .leastNonzeroMagnitude, 1e-300, 0.001, 17, 1024, 1025, 1e9, .greatestFiniteMagnitude, .infinity, .nan,
            -1,
        ] as [CGFloat])
    func extremes(size: CGFloat) {
        for width in [0, 1e-300, 60, 1e9, 1e300, .greatestFiniteMagnitude, .infinity, .nan, -60] as [CGFloat] {
            for y in [10, -1e9, 1e300, -.greatestFiniteMagnitude, .infinity, .nan] as [CGFloat] {
                for vertical in [StyledText.VerticalAlignment.top, .center, .bottom] {
                    let frame = CGRect(x: 10, y: y, width: width, height: 22)
                    let (plain, named) = (
                        drawn(
                            "Frame", size: size, weight: 400, family: nil, .left, vertical, in: frame, scale: 1),
                        drawn(
                            "Frame", size: size, weight: 400, family: "Inter", .left, vertical, in: frame, scale: 1)
                    )
                    #expect(
                        plain.firstDifference(from: named.renderer.surface) == nil, "\(width) \(y) \(vertical)")
                }
            }
        }
    }

    @Test("A label that changes has those around it left alone")
    func neighbours() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 30, width: 80, height: 22))
        func show(_ string: String, italic: Bool = false) -> [PixelRect] {
            layer.layerContents = .text(
                StyledText(runs: [
                    .init(text: string, font: FontDescription(size: 17, isItalic: italic), color: Scene.black)
                ]))
            return scene.renderer.render()
        }
        _ = show("Frame 1")
        #expect(show("Frame 2") == [PixelRect(x: 6, y: 28, width: 88, height: 26)])
        // What is above and below is known of plain letters only.
        let italic = show("Frame 3", italic: true)
        #expect(italic.contains { $0.y <= 22 && $0.maxY >= 60 }, "\(italic)")
        let accented = show("Frâme 4")
        #expect(accented.contains { $0.y <= 22 && $0.maxY >= 60 }, "\(accented)")
    }
}
