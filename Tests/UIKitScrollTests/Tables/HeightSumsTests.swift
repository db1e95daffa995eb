import Testing

@testable import UIKit

@Suite("Sums of heights") struct HeightSumsTests {
    /// Heights of several kinds, some of them 0.
    private static let heights: [CGFloat] = [0, 0, 14, 7, 0, 21, 28, 0, 7, 7, 0]

    private static func sums() -> HeightSums {
        var sums = HeightSums(count: heights.count, common: 7)
        for (index, height) in heights.enumerated() { sums[index] = height }
        return sums
    }

    @Test("Each stands below all before it, whether it was given at once or one by one")
    func offsets() {
        var (offset, all): (CGFloat, [CGFloat]) = (0, [])
        for height in Self.heights {
            all.append(offset)
            offset += height
        }
        for sums in [Self.sums(), HeightSums(Self.heights)] {
            #expect((0..<sums.count).map { sums.offset(of: $0) } == all)
            #expect(sums.total == offset)
            #expect((0..<sums.count).map { sums[$0] } == Self.heights)
        }
    }

    @Test(
        "What stands at a place is the last that begins there or before",
        arguments: [(-5, 2), (0, 2), (13, 2), (14, 3), (20, 3), (21, 5), (41, 5), (42, 6), (84, 10), (500, 10)]
            as [(CGFloat, Int)])
    func places(_ place: CGFloat, _ index: Int) {
        #expect(Self.sums().index(at: place) == index)
    }

    @Test(
        "Between two places is everything of which something is there",
        arguments: [
            (0, 14, 2..<3), (13, 15, 2..<4), (14, 21, 3..<4), (-50, 0, 0..<0), (84, 90, 0..<0), (-10, 500, 2..<10),
        ]
            as [(CGFloat, CGFloat, Range<Int>)])
    func stretches(_ low: CGFloat, _ high: CGFloat, _ indices: Range<Int>) {
        let sums = Self.sums()
        let found = sums.indices(from: low, to: high)
        #expect(found.filter { sums[$0] > 0 } == indices.filter { sums[$0] > 0 })
    }

    @Test("Nothing stands anywhere where there is nothing")
    func empty() {
        let sums = HeightSums(count: 0, common: 44)
        #expect(sums.total == 0 && sums.index(at: 3) == nil && sums.indices(from: 0, to: 100).isEmpty)
    }
}
