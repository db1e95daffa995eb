import CoreGraphics
import Foundation
import Testing

struct CGColorTests {
    @Test("Components are clamped, what is not a number counts as 0")
    func clamped() {
        #expect(CGColor(red: 2, green: -1, blue: .nan, alpha: 0.5).components == [1, 0, 0, 0.5])
    }

    @Test("A colour prints as hexadecimal digits, with opacity only where it has one")
    func description() {
        #expect(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1).description == "#FF8000")
        #expect(CGColor(gray: 0, alpha: 0).description == "#00000000")
    }

    @Test("Colours are equal by value")
    func equality() {
        let colour = CGColor(gray: 0.5, alpha: 1)
        #expect(colour == CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        #expect(colour.copy(alpha: 0.5) != colour)
        #expect(Set([colour, CGColor(gray: 0.5, alpha: 1)]).count == 1)
    }
}
