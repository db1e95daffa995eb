import PluginHost
import SeededRandom
import Testing
import UIKit

@Suite("The figure of a host's mark") @MainActor struct HostMarkTests {
    private func luminance(_ color: UIColor, _ style: UIUserInterfaceStyle) -> CGFloat {
        let traits = UITraitCollection(userInterfaceStyle: style)
        let parts = color.resolvedColor(with: traits).cgColor.components ?? []
        let linear = parts.prefix(3).map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return zip(linear, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
    }

    @Test(
        "Its colours have a contrast of 4.5:1 with the surfaces that it lies on",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(style: UIUserInterfaceStyle) {
        for color in HostMark.colors {
            for ground in [UIColor.systemBackground, .secondarySystemBackground] {
                let (one, other) = (luminance(color, style), luminance(ground, style))
                #expect((max(one, other) + 0.05) / (min(one, other) + 0.05) >= 4.5)
            }
        }
    }

    @Test("Runs of a host have different ones, and one run has the same for good")
    func lot() {
        var generator = SeededGenerator(seed: 1)
        let marks = (0..<1000).map { _ in HostMark(using: &generator) }
        #expect(Set(marks).count > 980)
        #expect(Set(marks.map(\.color)).count == HostMark.colors.count)
        #expect(HostMark.current == HostMark.current)
    }

    @Test("It is the same on the left as on the right, and neither nearly empty nor nearly full")
    func shape() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<1000 {
            let mark = HostMark(using: &generator)
            let cells = (0..<25).filter { mark.isFilled(column: $0 % 5, row: $0 / 5) }
            #expect((8...18).contains(cells.count))
            #expect(cells.allSatisfy { mark.isFilled(column: 4 - $0 % 5, row: $0 / 5) })
        }
    }
}
