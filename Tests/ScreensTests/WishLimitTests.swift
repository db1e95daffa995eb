import Testing

@testable import Screens

@Suite struct WishLimitTests {
    private func limit(megabytes: Int?, initial: ScreenSize = ScreenSize(width: 960, height: 600)) -> WishLimit {
        let text = megabytes.map { "MemTotal: \($0 << 10) kB" }
        return WishLimit(memory: MemoryLimit { $0 == "/proc/meminfo" ? text : nil }, initial: initial)
    }

    @Test("M6 a window takes a small part of the memory: 2560x1600 in 512 MB, 4096x4096 in any")
    func share() {
        #expect(limit(megabytes: 512).refusal(width: 2560, height: 1600) == nil)
        #expect(limit(megabytes: 512).refusal(width: 8192, height: 8192) == .tooLarge)
        #expect(limit(megabytes: 512).refusal(width: 3840, height: 2160) == .tooLarge)
        #expect(limit(megabytes: 1 << 20).refusal(width: 4096, height: 4096) == nil)
        #expect(limit(megabytes: 1 << 20).refusal(width: 4096, height: 4097) == .tooLarge)
        #expect(limit(megabytes: nil).pixels == limit(megabytes: 512).pixels)
    }

    @Test("M6 what the host was started with may always be had again, however little memory there is")
    func initialSize() {
        let limit = limit(megabytes: 1, initial: ScreenSize(width: 3000, height: 2000))
        #expect(limit.refusal(width: 3000, height: 2000) == nil)
        #expect(limit.refusal(width: 2000, height: 3000) == nil)
        #expect(limit.refusal(width: 3001, height: 2000) == .tooLarge)
    }

    @Test(
        "M6 sizes that no window has are impossible", arguments: [(0, 5), (5, 0), (-1, 5), (8193, 1), (65535, 65535)])
    func impossible(width: Int, height: Int) {
        #expect(limit(megabytes: 1 << 20).refusal(width: width, height: height) == .impossible)
    }
}
