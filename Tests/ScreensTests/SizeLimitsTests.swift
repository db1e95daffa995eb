import CoreGraphics
import MainLoop
import Testing

@testable import Screens

@MainActor @Suite(.serialized) struct SizeLimitsTests {
    private static let limits = SizeLimits(
        minimum: CGSize(width: 100, height: 50), maximum: CGSize(width: 200, height: 150))

    @Test(
        "A size is changed to the nearest one that is allowed, in pixels of its scale",
        arguments: [
            (ScreenSize(width: 10, height: 10), ScreenSize(width: 100, height: 50)),
            (ScreenSize(width: 150, height: 60), ScreenSize(width: 150, height: 60)),
            (ScreenSize(width: 500, height: 10), ScreenSize(width: 200, height: 50)),
            (ScreenSize(width: 150, height: 60, scale: 2), ScreenSize(width: 200, height: 100, scale: 2)),
            (ScreenSize(width: 10, height: 500, scale: 1.5), ScreenSize(width: 150, height: 225, scale: 1.5)),
        ])
    func clamping(asked: ScreenSize, allowed: ScreenSize) {
        #expect(Self.limits.clamped(asked) == allowed)
    }

    @Test("Whatever the limits are, there is a size that they allow, and the least one counts")
    func nonsense() {
        let odd: [CGFloat] = [-1, 0, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e-300, 300]
        for least in odd {
            for most in odd {
                let limits = SizeLimits(
                    minimum: CGSize(width: least, height: most), maximum: CGSize(width: most, height: least))
                for scale in [1, 4] as [CGFloat] {
                    let size = limits.clamped(ScreenSize(width: 77, height: 77, scale: scale))
                    #expect(size.width >= 1 && size.width <= 1 << 16 && limits.clamped(size) == size)
                }
            }
        }
        let crossed = SizeLimits(minimum: CGSize(width: 300, height: 300), maximum: CGSize(width: 100, height: 100))
        #expect(crossed.clamped(ScreenSize(width: 1, height: 1)) == ScreenSize(width: 300, height: 300))
    }

    @Test("A viewer gets no smaller window than the least one, and a window that is too small grows at once")
    func viewers() throws {
        let served = try ServedScreen()
        let viewer = try RFBClient(connectedTo: served.port)
        try viewer.setEncodings([0, RFBClient.desktopSize, RFBClient.extendedDesktopSize])
        served.screen.limitSize(to: Self.limits)
        let least = ScreenSize(width: 100, height: 50)
        try served.wait { if case .resized(least) = $0 { true } else { false } }
        try viewer.setDesktopSize(width: 120, height: 20)
        let wider = ScreenSize(width: 120, height: 50)
        try served.wait { if case .resized(wider) = $0 { true } else { false } }
        #expect(served.screen.size == wider)
    }
}
