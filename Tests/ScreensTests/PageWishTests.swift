import Testing

@testable import Screens

@Suite struct PageWishTests {
    private static func bytes(_ appearance: UInt8, _ width: Int, _ height: Int, _ parts: Int) -> [UInt8] {
        [appearance] + [width, height, parts].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }

    private func limit(megabytes: Int, initial: ScreenSize = ScreenSize(width: 40, height: 30)) -> WishLimit {
        WishLimit(
            memory: MemoryLimit { $0 == "/proc/meminfo" ? "MemTotal: \(megabytes << 10) kB" : nil }, initial: initial)
    }

    @Test("A page says its size in pixels, the pixels per point, and whether it is light or dark")
    func reading() throws {
        let wish = try #require(PageWish(Self.bytes(2, 2880, 1800, 2048)))
        #expect(wish.width == 2880 && wish.height == 1800 && wish.scale == 2 && wish.appearance == .dark)
        #expect(try #require(PageWish(Self.bytes(1, 1, 8192, 1024))).appearance == .light)
        #expect(try #require(PageWish(Self.bytes(0, 8192, 1, 4096))).appearance == nil)
    }

    @Test(
        "M6 what no page can say is none",
        arguments: [
            bytes(3, 100, 100, 1024), bytes(255, 100, 100, 1024), bytes(1, 0, 100, 1024), bytes(1, 100, 0, 1024),
            bytes(1, 8193, 100, 1024), bytes(1, 100, 65535, 1024), bytes(1, 100, 100, 0), bytes(1, 100, 100, 1023),
            bytes(1, 100, 100, 4097), bytes(1, 100, 100, 65535), Array(repeating: 0, count: 7),
            Array(repeating: 255, count: 7), [], [1, 0, 100], bytes(1, 100, 100, 1024) + [0],
        ])
    func refusing(bytes: [UInt8]) {
        #expect(PageWish(bytes) == nil)
    }

    @Test("The window follows in what it is to follow, and stays as it is in the rest")
    func following() throws {
        let wish = try #require(PageWish(Self.bytes(1, 2000, 1000, 2048)))
        let current = ScreenSize(width: 960, height: 600, scale: 1)
        func size(_ following: PageFollowing) -> ScreenSize? {
            wish.size(instead: current, following, within: limit(megabytes: 4096))
        }
        #expect(size(.all) == ScreenSize(width: 2000, height: 1000, scale: 2))
        #expect(size(.size) == ScreenSize(width: 1000, height: 500, scale: 1))
        #expect(size(.scale) == ScreenSize(width: 1920, height: 1200, scale: 2))
        #expect(size(.appearance) == current)
    }

    @Test(
        "M6 where the memory does not last for a dense display the window is coarse, and stays where it does not at all"
    )
    func memory() throws {
        let current = ScreenSize(width: 40, height: 30)
        let dense = try #require(PageWish(Self.bytes(1, 3840, 2160, 2048)))
        #expect(
            dense.size(instead: current, .all, within: limit(megabytes: 512))
                == ScreenSize(width: 1920, height: 1080, scale: 1))
        let huge = try #require(PageWish(Self.bytes(1, 8192, 8192, 1024)))
        #expect(huge.size(instead: current, .all, within: limit(megabytes: 512)) == nil)
        // As small as it gets.
        let tiny = try #require(PageWish(Self.bytes(1, 1, 1, 4096)))
        #expect(tiny.size(instead: current, .size, within: limit(megabytes: 512)) == ScreenSize(width: 1, height: 1))
    }
}
