import Testing
import UIKit

@Suite(.timeLimit(.minutes(4))) struct ColorTests {
    private func components(_ color: UIColor) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue].map { Int(($0 * 255).rounded()) } + [Int((alpha * 100).rounded())]
    }

    @Test(
        "Hue, saturation and brightness make the colours of the circle, and are read back",
        arguments: [
            (0, 1, 1, [255, 0, 0, 100]), (1.0 / 3, 1, 1, [0, 255, 0, 100]), (2.0 / 3, 1, 1, [0, 0, 255, 100]),
            (1.0 / 12, 0.5, 0.8, [204, 153, 102, 100]), (0, 0, 0.4, [102, 102, 102, 100]),
            (11.0 / 12, 1, 0.5, [128, 0, 64, 100]),
        ] as [(CGFloat, CGFloat, CGFloat, [Int])])
    func hue(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: [Int]) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
        #expect(components(color) == expected)
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
        #expect(abs(h - hue) < 1e-9 && abs(s - saturation) < 1e-9 && abs(b - brightness) < 1e-9 && a == 1)
    }

    @Test("The white of a grey is its own; a colour has the white that is as bright")
    func white() {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor(white: 0.3, alpha: 0.4).getWhite(&white, alpha: &alpha))
        #expect(white == 0.3 && alpha == 0.4)
        UIColor.green.getWhite(&white, alpha: nil)
        #expect(abs(white - 0.8617) < 0.001)
    }

    @Test("Display P3 is converted, and what sRGB lacks is cut off")
    func displayP3() {
        #expect(components(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.5)) == [255, 255, 255, 50])
        #expect(components(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)) == [128, 128, 128, 100])
        #expect(components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)) == [255, 0, 0, 100])
        #expect(components(UIColor(displayP3Red: 0.6, green: 0.4, blue: 0.2, alpha: 1)) == [162, 99, 38, 100])
    }

    @Test("Fixed colours are equal by what they look like, dynamic ones by identity")
    func equality() {
        #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.white.hashValue == UIColor(hue: 0.5, saturation: 0, brightness: 1, alpha: 1).hashValue)
        #expect(UIColor.label == .label)
        #expect(UIColor { _ in .red } != UIColor { _ in .red })
    }

    @Test("A system colour has values for light, dark and increased contrast")
    func systemColors() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let strong = UITraitCollection(accessibilityContrast: .high)
        let both = UITraitCollection(traitsFrom: [dark, strong])
        #expect(UIColor.systemBlue.resolvedColor(with: UITraitCollection()) == UIColor(rgb: 0x007AFF))
        #expect(UIColor.systemBlue.resolvedColor(with: dark) == UIColor(rgb: 0x0A84FF))
        #expect(UIColor.systemBlue.resolvedColor(with: strong) == UIColor(rgb: 0x0040DD))
        #expect(UIColor.systemBlue.resolvedColor(with: both) == UIColor(rgb: 0x409CFF))
        #expect(UIColor.secondaryLabel.resolvedColor(with: dark) == UIColor(rgb: 0xEBEBF5, alpha: 0.6))
    }

    @Test("Surfaces above others are lighter in the dark")
    func elevation() {
        let elevated = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits.userInterfaceLevel = .elevated
        }
        #expect(UIColor.systemBackground.resolvedColor(with: elevated) == UIColor(rgb: 0x1C1C1E))
        #expect(
            UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .black)
    }

    @Test("A dynamic colour with another opacity stays dynamic")
    func alpha() {
        let half = UIColor.label.withAlphaComponent(0.5)
        #expect(
            half.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == UIColor(white: 0, alpha: 0.5))
        #expect(half.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor(white: 1, alpha: 0.5))
    }

    @Test("Components of a dynamic colour are those for the current traits, on any thread")
    func currentTraits() async {
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(components(.label) == [255, 255, 255, 100])
        }
        let elsewhere = await Task.detached { UIColor.label.cgColor }.value
        #expect(elsewhere == UIColor.black.cgColor)
    }
}
