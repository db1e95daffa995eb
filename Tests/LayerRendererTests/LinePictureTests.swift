import CoreGraphics
import LayerRenderer
import QuartzCore
import Testing

/// Texts of several lines, whose lines are drawn one by one where they have one colour.
@MainActor @Suite struct LinePictureTests {
    private static let words = ["morning", "über", "„quoted“", "gjpqy", "WAVE", "fi", "12,5", "日本", "Ж"]

    /// - Parameter end: The colour of the last letter.
    private func drawn(
        _ string: String, _ end: CGColor, size: CGFloat, _ alignment: StyledText.Alignment, lineHeight: CGFloat,
        scale: CGFloat
    ) -> Scene {
        let font = FontDescription(size: size)
        var style = StyledText.Paragraph()
        style.lineHeightMultiple = lineHeight
        let scene = Scene(size: CGSize(width: 240, height: 300), scale: scale)
        scene.add(CGRect(x: 5.3, y: 4.6, width: 220.4, height: 290)).layerContents = .text(
            StyledText(
                runs: [
                    .init(text: string, font: font, color: Scene.black, paragraph: 0),
                    .init(text: "n", font: font, color: end, paragraph: 0),
                ], paragraphs: [style], alignment: alignment, lineBreak: .byWordWrapping,
                verticalAlignment: .top, maximumLines: 0))
        scene.renderer.render()
        return scene
    }

    @Test(
        "Lines that are drawn one by one are what all lines together are, also where they lie on each other",
        arguments: [StyledText.Alignment.natural, .center, .right], [0, 0.5])
    func lines(alignment: StyledText.Alignment, lineHeight: CGFloat) {
        // The same colour in pixels, and another one in the text.
        let almostBlack = CGColor(gray: 0.0001, alpha: 1)
        let string = (0..<30).map { Self.words[($0 * 7) % Self.words.count] }.joined(separator: " ")
        for (size, scale) in [(13.0, 1.0), (17, 1.5)] {
            let one = drawn(string, Scene.black, size: size, alignment, lineHeight: lineHeight, scale: scale)
            let other = drawn(string, almostBlack, size: size, alignment, lineHeight: lineHeight, scale: scale)
            var (inked, worst) = (0, 0)
            for y in 0..<Int(300 * scale) {
                for x in 0..<Int(240 * scale) {
                    let (left, right) = (
                        one.renderer.surface.pixel(x: x, y: y), other.renderer.surface.pixel(x: x, y: y)
                    )
                    guard let left, let right else { continue }
                    if left.red < 128 { inked += 1 }
                    worst = max(worst, abs(Int(left.red) - Int(right.red)))
                }
            }
            #expect(inked > 500)
            // A place that is reckoned from another start may be rounded the other way.
            #expect(worst <= 2, "\(size) \(scale)")
        }
    }
}
