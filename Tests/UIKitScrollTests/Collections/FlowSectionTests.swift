import Testing

@testable import UIKit

extension UIKitScroll {
    @Suite("The arithmetic of a flow layout") struct FlowSectionTests {
        /// 390 points across, 16 free on both sides, 10 before and after, 8 between lines and 10 between items, a header and a footer.
        private var metrics: FlowMetrics {
            FlowMetrics(
                breadth: 390, before: 10, after: 10, leading: 16, trailing: 16, lineSpacing: 8, itemSpacing: 10,
                header: 44, footer: 20)
        }

        private func uniform(_ breadth: CGFloat, _ length: CGFloat, count: Int) -> FlowSection {
            FlowSection(metrics, .uniform(FlowSize(length: length, breadth: breadth), count: count))
        }

        @Test("Lines are filled, what is left goes between the items, and the last line keeps to the columns")
        func grid() {
            let section = uniform(100, 50, count: 7)
            let across = (0..<7).map { section.frame(ofItem: $0).across }
            let along = (0..<7).map { section.frame(ofItem: $0).along }
            #expect(across == [16, 145, 274, 16, 145, 274, 16])
            #expect(along == [54, 54, 54, 112, 112, 112, 170])
            #expect(section.length == 250)
            #expect(section.header == FlowRect(along: 0, across: 0, length: 44, breadth: 390))
            #expect(section.footer == FlowRect(along: 230, across: 0, length: 20, breadth: 390))
        }

        @Test("An item beside which no second one fits stands in the middle")
        func alone() {
            #expect(uniform(300, 50, count: 2).frame(ofItem: 0).across == 45)
            #expect(uniform(300, 50, count: 2).frame(ofItem: 1).across == 45)
            // There would be room for a second one.
            #expect(uniform(100, 50, count: 1).frame(ofItem: 0).across == 16)
            // It is wider than the line.
            #expect(uniform(500, 50, count: 1).frame(ofItem: 0).across == 16)
        }

        @Test("Items of a line are centred along the direction of scrolling")
        func mixed() {
            let metrics = FlowMetrics(breadth: 375)
            let lengths: [CGFloat] = [10, 30, 20, 10]
            let breadths: [CGFloat] = [100, 200, 300, 50]
            let sizes = zip(lengths, breadths).map { FlowSize(length: $0, breadth: $1) }
            let section = FlowSection(metrics, .varied(sizes))
            let frames = (0..<4).map { section.frame(ofItem: $0) }
            #expect(frames.map(\.along) == [10, 0, 30, 35])
            #expect(frames.map(\.across) == [0, 175, 0, 325])
            #expect(section.length == 50)
        }

        @Test(
            "Items that are all alike stand where they would if each were looked at",
            arguments: [1, 8.3, 52, 71.6, 100, 174, 179.5, 358, 400] as [CGFloat])
        func alike(breadth: CGFloat) {
            for count in [0, 1, 2, 3, 4, 5, 7, 12, 50] {
                let size = FlowSize(length: 30, breadth: breadth)
                let quick = FlowSection(metrics, .uniform(size, count: count))
                let slow = FlowSection(metrics, .varied(Array(repeating: size, count: count)))
                #expect(quick.lineCount == slow.lineCount)
                #expect(abs(quick.length - slow.length) < 1e-6)
                for item in 0..<count {
                    let (one, other) = (quick.frame(ofItem: item), slow.frame(ofItem: item))
                    #expect(abs(one.along - other.along) < 1e-6 && abs(one.across - other.across) < 1e-6)
                }
                for start in stride(from: CGFloat(0), through: 400, by: 33) {
                    #expect(quick.lines(from: start, to: start + 60) == slow.lines(from: start, to: start + 60))
                }
            }
        }

        @Test("Quotients that do not add up exactly fill the line all the same")
        func quotients() {
            let size = FlowSize(length: 10, breadth: 375.0 / 7)
            #expect(FlowSection(FlowMetrics(breadth: 375), .uniform(size, count: 7)).lineCount == 1)
            #expect(
                FlowSection(FlowMetrics(breadth: 375), .varied(Array(repeating: size, count: 7))).lineCount == 1)
        }

        @Test("Of a hundred thousand items only those are looked at that are asked for")
        func many() {
            let section = uniform(358, 44, count: 100_000)
            #expect(section.lineCount == 100_000)
            #expect(section.lines(from: 2_000_000, to: 2_000_800).count == 16)
            #expect(section.frame(ofItem: 99_999).along == 5200002)
        }

        @Test("A header stays in sight while its section is, and a footer")
        func pinned() {
            let content = FlowContent([uniform(100, 50, count: 7), uniform(100, 50, count: 7)])
            #expect(content.pinnedHeader(of: 0, visible: 100...700).along == 100)
            #expect(content.pinnedHeader(of: 0, visible: 225...700).along == 186)
            #expect(content.pinnedHeader(of: 1, visible: -50...700).along == 250)
            #expect(content.pinnedFooter(of: 0, visible: 0...200).along == 180)
            #expect(content.pinnedFooter(of: 1, visible: 0...300).along == 294)
            #expect(content.pinnedFooter(of: 1, visible: 0...900).along == 480)
            #expect(content.sections(from: 260, to: 300) == 1..<2)
        }
    }
}
