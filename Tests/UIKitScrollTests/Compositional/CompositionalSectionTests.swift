import Testing

@testable import UIKit

@Suite("The places in a section of a compositional layout") struct CompositionalSectionTests {
    typealias Length = CompositionalLength

    private static let container = CGSize(width: 400, height: 600)
    private static let whole = Length(.fractionOfWidth, 1)

    private static func item(_ width: Length, _ height: Length) -> CompositionalItem {
        CompositionalItem(size: CompositionalSize(width, height))
    }

    /// A rectangle by four lengths of one type, which the compiler need not find out.
    private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    /// Rows of two cells.
    private static func grid(height: Length = Length(.absolute, 50)) -> CompositionalSection {
        let cell = item(Length(.fractionOfWidth, 0.5), Length(.fractionOfHeight, 1))
        return CompositionalSection(
            group: CompositionalGroup(item: item(whole, height), axis: .horizontal, content: .filled([.item(cell)])))
    }

    /// One cell a row, as high as its content.
    private static func list(estimate: CGFloat = 44) -> CompositionalSection {
        let row = item(whole, Length(.estimated, estimate))
        return CompositionalSection(
            group: CompositionalGroup(
                item: row, axis: .vertical, content: .repeated(.item(row), count: 1, isEqual: false)))
    }

    private static func header(
        _ index: Int = 0, height: Length = Length(.absolute, 30), down: CGFloat = 0
    ) -> CompositionalBoundary {
        CompositionalBoundary(
            element: .supplementary(kind: down == 0 ? "header" : "footer", index: index), item: item(whole, height),
            across: 0.5, down: down)
    }

    private static func layout(_ section: CompositionalSection, _ count: Int) -> CompositionalSectionLayout {
        CompositionalSectionLayout(section, axis: .vertical, container: container, itemCount: count)
    }

    private static func frame(_ layout: CompositionalSectionLayout, _ item: Int) -> CGRect? {
        layout.anchoredPlacement(of: .item(item))?.frame
    }

    // MARK: Groups

    @Test("Groups follow each other with the space between them, inside of the insets")
    func groups() {
        var section = Self.grid()
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 0)
        let layout = Self.layout(section, 5)
        #expect(layout.extent == 182)
        #expect(Self.frame(layout, 0) == Self.rect(20, 5, 190, 50))
        #expect(Self.frame(layout, 3) == Self.rect(210, 65, 190, 50))
        #expect(Self.frame(layout, 4) == Self.rect(20, 125, 190, 50))
        let (after, before): (CGRect?, CGRect?) = (Self.frame(layout, 5), Self.frame(layout, -1))
        #expect(after == nil && before == nil)
    }

    @Test("A section without items is as high as its insets, its header and its footer")
    func empty() {
        var section = Self.grid()
        section.contentInsets.top = 5
        section.boundaries = [Self.header(), Self.header(down: 1)]
        #expect(Self.layout(section, 0).extent == 65)
        #expect(Self.layout(section, -3).items(in: CGRect(x: 0, y: 0, width: 400, height: 600)).isEmpty)
    }

    @Test("Of a hundred thousand alike items those that are to be seen are laid out, wherever they are")
    func many() {
        let layout = Self.layout(Self.grid(), 100_000)
        #expect(layout.extent == 2_500_000)
        let seen = layout.items(in: CGRect(x: 0, y: 2_000_010, width: 400, height: 100))
        #expect(seen.map(\.element) == (80_000..<80_006).map { .item($0) })
        #expect(Self.frame(layout, 99_999) == CGRect(x: 200, y: 2_499_950, width: 200, height: 50))
    }

    @Test("The space around a group moves the next one away and centres it")
    func groupSpacing() {
        var section = Self.grid()
        section.group.item.size.width = Length(.absolute, 200)
        section.group.item.edgeSpacing.top = CompositionalSpacing(length: 6, isFlexible: false)
        section.group.item.edgeSpacing.leading = CompositionalSpacing(length: 0, isFlexible: true)
        section.group.item.edgeSpacing.trailing = CompositionalSpacing(length: 0, isFlexible: true)
        let layout = Self.layout(section, 4)
        #expect(layout.extent == 112)
        #expect(Self.frame(layout, 0) == Self.rect(100, 6, 100, 50))
        #expect(Self.frame(layout, 3) == Self.rect(200, 62, 100, 50))
    }

    // MARK: Measuring

    @Test("A row that was measured moves those below it, and the last group may be shorter than the others")
    func measured() {
        var layout = Self.layout(Self.list(), 100_000)
        #expect(layout.extent == 4_400_000)
        layout.measure(.item(2), as: CGSize(width: 1, height: 100))
        layout.measure(.item(70_000), as: CGSize(width: 1, height: 20))
        #expect(layout.extent == 4_400_032)
        #expect(Self.frame(layout, 2) == Self.rect(0, 88, 400, 100))
        #expect(Self.frame(layout, 3)?.minY == 188)
        #expect(Self.frame(layout, 70_001)?.minY == 3_080_076)
        let seen = layout.items(in: CGRect(x: 0, y: 90, width: 400, height: 50))
        #expect(seen.map(\.element) == [.item(2)])
        layout.measure(.item(2), as: CGSize(width: 1, height: 44))
        #expect(layout.extent == 4_399_976)
    }

    @Test("Places agree with a plain sum of heights, whichever rows were measured")
    func againstSums() {
        var generator = SystemRandomNumberGenerator()
        var section = Self.list(estimate: 40)
        section.interGroupSpacing = 3
        var layout = Self.layout(section, 300)
        var heights = [CGFloat](repeating: 40, count: 300)
        for _ in 0..<200 {
            let row = Int.random(in: 0..<300, using: &generator)
            heights[row] = CGFloat(Int.random(in: 0...90, using: &generator))
            layout.measure(.item(row), as: CGSize(width: 400, height: heights[row]))
        }
        var place = CGFloat(0)
        for (row, height) in heights.enumerated() {
            #expect(Self.frame(layout, row) == CGRect(x: 0, y: place, width: 400, height: height))
            place += height + 3
        }
        #expect(layout.extent == place - 3)
        for top in stride(from: CGFloat(0), to: place, by: 97) {
            let rect = CGRect(x: 0, y: top, width: 400, height: 50)
            let seen = Set(layout.items(in: rect).map(\.element))
            let expected = heights.indices.filter { Self.frame(layout, $0).map { $0.touches(rect) } == true }
            #expect(seen == Set(expected.map { .item($0) }))
        }
    }

    /// Words that fill lines of 400.
    private static func words() -> CompositionalSection {
        let word = item(Length(.estimated, 100), Length(.absolute, 20))
        return CompositionalSection(
            group: CompositionalGroup(
                item: item(whole, Length(.estimated, 20)), axis: .horizontal, content: .filled([.item(word)])),
            interGroupSpacing: 5)
    }

    @Test("Words that were measured fill their lines, and the others count as estimated")
    func wordsMeasured() {
        var layout = Self.layout(Self.words(), 1000)
        #expect(layout.extent == 6245)
        for (word, width) in [200, 150, 60, 300, 90].enumerated() {
            layout.measure(.item(word), as: CGSize(width: CGFloat(width), height: 20))
        }
        #expect(Self.frame(layout, 1) == Self.rect(200, 0, 150, 20))
        #expect(Self.frame(layout, 2) == Self.rect(0, 25, 60, 20))
        #expect(Self.frame(layout, 3) == Self.rect(60, 25, 300, 20))
        #expect(Self.frame(layout, 4) == Self.rect(0, 50, 90, 20))
        #expect(Self.frame(layout, 8) == Self.rect(0, 75, 100, 20))
        let line = (999 - 8) / 4
        #expect(Self.frame(layout, 999)?.minY == 75 + CGFloat(line * 25))
        // A word that became shorter lets the next line's first word come up.
        layout.measure(.item(1), as: CGSize(width: 130, height: 20))
        #expect(Self.frame(layout, 2) == Self.rect(330, 0, 60, 20))
    }

    @Test("Lines of words lie in the same places whatever the order in which the words were measured")
    func wordsInAnyOrder() {
        let widths = (0..<60).map { CGFloat(20 + $0 * 37 % 160) }
        var forwards = Self.layout(Self.words(), 80)
        var backwards = forwards
        for word in widths.indices {
            forwards.measure(.item(word), as: CGSize(width: widths[word], height: 20))
            let other = widths.count - 1 - word
            backwards.measure(.item(other), as: CGSize(width: widths[other], height: 20))
        }
        let anew = CompositionalSectionLayout(
            Self.words(), axis: .vertical, container: Self.container, itemCount: 80, measures: forwards.measures)
        for word in 0..<80 {
            #expect(Self.frame(forwards, word) == Self.frame(backwards, word))
            #expect(Self.frame(forwards, word) == Self.frame(anew, word))
        }
        #expect(forwards.extent == backwards.extent)
    }

    // MARK: Boundaries

    @Test(
        "Headers lie above the insets, footers below them, and what does not extend the boundary lies over the content")
    func boundaries() {
        var section = Self.grid()
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 10)
        section.supplementaryInsets = section.contentInsets
        var over = Self.header(2)
        over.extendsBoundary = false
        over.offset = CGPoint(x: 3, y: 4)
        section.boundaries = [Self.header(), Self.header(1), over, Self.header(down: 1)]
        let layout = Self.layout(section, 2)
        #expect(layout.extent == 152)
        #expect(
            layout.surroundings(visible: nil).map(\.frame) == [
                CGRect(x: 20, y: 0, width: 370, height: 30), CGRect(x: 20, y: 30, width: 370, height: 30),
                CGRect(x: 23, y: 64, width: 370, height: 30), CGRect(x: 20, y: 122, width: 370, height: 30),
            ])
        #expect(Self.frame(layout, 0)?.minY == 65)
    }

    @Test(
        "A pinned header keeps in sight for as long as its section does",
        arguments: [(-50, 0), (0, 0), (40, 40), (200, 200), (500, 500), (520, 500), (900, 500)] as [(CGFloat, CGFloat)])
    func pinned(visible: CGFloat, place: CGFloat) {
        var section = Self.grid()
        section.boundaries = [Self.header()]
        section.boundaries[0].isPinned = true
        let layout = Self.layout(section, 20)
        #expect(layout.extent == 530)
        let header = layout.surroundings(visible: visible...(visible + 300)).first
        #expect(header?.frame.minY == place)
        #expect(header?.isPinned == true)
        #expect(header?.zIndex == CompositionalBoundaries.pinnedZIndex)
    }

    @Test(
        "A pinned footer keeps in sight for as long as its section does, and leaves the header free",
        arguments: [(600, 530), (560, 530), (300, 270), (50, 30), (-100, 30)] as [(CGFloat, CGFloat)])
    func pinnedFooter(bottom: CGFloat, place: CGFloat) {
        var section = Self.grid()
        section.boundaries = [Self.header(), Self.header(down: 1)]
        section.boundaries[1].isPinned = true
        let layout = Self.layout(section, 20)
        let footer = layout.surroundings(visible: (bottom - 300)...bottom).last
        #expect(footer?.frame.minY == place)
    }

    @Test("The space above a header scrolls away where the header stays")
    func padding() {
        var section = Self.grid()
        section.boundaries = [Self.header()]
        section.boundaries[0].padding = 22
        section.boundaries[0].isPinned = true
        let layout = Self.layout(section, 20)
        #expect(layout.extent == 552)
        #expect(layout.surroundings(visible: 0...300).first?.frame.minY == 22)
        #expect(layout.surroundings(visible: 10...310).first?.frame.minY == 22)
        #expect(layout.surroundings(visible: 60...360).first?.frame.minY == 60)
    }

    @Test("A header is as high as it asks to be, and moves the items")
    func measuredHeader() {
        var section = Self.list()
        section.boundaries = [Self.header(height: Length(.estimated, 38))]
        var layout = Self.layout(section, 3)
        layout.measure(.supplementary(kind: "header", index: 0), as: CGSize(width: 7, height: 50))
        #expect(layout.surroundings(visible: nil).first?.frame == Self.rect(0, 0, 400, 50))
        #expect(Self.frame(layout, 0)?.minY == 50)
    }

    @Test("A view at a side takes room from the groups")
    func side() {
        var section = Self.grid()
        var side = Self.header()
        side.item.size.width = Length(.absolute, 80)
        (side.across, side.down) = (0, 0.5)
        section.boundaries = [side]
        let layout = Self.layout(section, 4)
        #expect(Self.frame(layout, 0) == Self.rect(80, 0, 160, 50))
        #expect(layout.surroundings(visible: nil).first?.frame == Self.rect(0, 35, 80, 30))
    }

    @Test("A background lies behind the whole section with its header, smaller by its own insets")
    func background() {
        var section = Self.grid()
        section.contentInsets.top = 10
        section.boundaries = [Self.header()]
        section.decorations = [
            CompositionalDecoration(
                element: .decoration(kind: "card", index: 0),
                contentInsets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        ]
        let background = Self.layout(section, 2).surroundings(visible: nil).first
        #expect(background?.frame == Self.rect(2, 1, 394, 86))
        #expect(background.map { $0.zIndex < 0 } == true)
    }

    // MARK: Sections that scroll across

    private static func shelf(_ orthogonal: CompositionalSection.Orthogonal = .leading) -> CompositionalSection {
        var section = grid()
        section.group.item.size = CompositionalSize(Length(.fractionOfWidth, 0.5), Length(.absolute, 80))
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 0, trailing: 20)
        section.orthogonal = orthogonal
        return section
    }

    @Test("The groups of a section that scrolls across lie side by side in a content of its own")
    func across() {
        var section = Self.shelf()
        section.boundaries = [Self.header()]
        let layout = Self.layout(section, 10)
        #expect(layout.extent == 115)
        #expect(layout.orthogonalFrame == Self.rect(0, 35, 400, 80))
        #expect(layout.orthogonalContentSize == CGSize(width: 980, height: 80))
        #expect(Self.frame(layout, 0) == Self.rect(20, 0, 90, 80))
        #expect(Self.frame(layout, 3) == Self.rect(300, 0, 90, 80))
        let seen = layout.items(in: CGRect(x: 600, y: 0, width: 50, height: 80))
        #expect(seen.map(\.element) == [.item(6)])
    }

    @Test("The first and the last group can come to the middle of a section that centres groups")
    func centred() {
        let layout = Self.layout(Self.shelf(.centred), 10)
        #expect(layout.orthogonalContentSize.width == 1160)
        let first: CGRect? = Self.frame(layout, 0)
        #expect(first?.minX == 110)
    }

    @Test("A section that scrolls across is as high as the highest group that was measured")
    func acrossMeasured() {
        let cell = Self.item(Self.whole, Length(.estimated, 50))
        var section = Self.grid()
        section.group = CompositionalGroup(
            item: Self.item(Length(.absolute, 100), Length(.estimated, 50)), axis: .vertical,
            content: .filled([.item(cell)]))
        section.orthogonal = .leading
        var layout = Self.layout(section, 10)
        #expect(layout.extent == 50)
        layout.measure(.item(0), as: CGSize(width: 100, height: 30))
        #expect(layout.extent == 30)
        layout.measure(.item(1), as: CGSize(width: 100, height: 70))
        #expect(layout.extent == 70)
    }

    @Test(
        "A section that is let go comes to rest at the group that its behaviour says",
        arguments: [
            (.groupLeading, 40, 300, 1, 380), (.groupLeading, 40, 220, 1, 190), (.groupLeading, 40, 900, 1, 580),
            (.nextGroupLeading, 40, 900, 1, 190), (.nextGroupLeading, 200, 0, -1, 190),
            (.nextGroupLeading, 150, 0, -1, 0), (.nextGroupLeading, 60, 900, 0, 0),
            (.nextGroupLeading, 110, 0, 0.05, 190), (.nextGroupLeading, 575, 900, 1, 580),
            (.nextGroupLeading, -30, -90, -1, 0), (.nextGroupLeading, -30, 0, 1, 0),
        ] as [(CompositionalResting.Stop, CGFloat, CGFloat, CGFloat, CGFloat)])
    func resting(
        stop: CompositionalResting.Stop, current: CGFloat, proposed: CGFloat, velocity: CGFloat, place: CGFloat
    ) {
        let resting = CompositionalResting(section: Self.layout(Self.shelf(), 10), stop: stop)
        #expect(resting.place(current: current, proposed: proposed, velocity: velocity) == place)
    }

    @Test(
        "A section that centres groups comes to rest with one in the middle",
        arguments: [(0, 0, 0, 0), (30, 800, 1, 190), (250, 0, -1, 190), (100, 100, 0, 190), (750, 900, 1, 760)]
            as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func restingInTheMiddle(current: CGFloat, proposed: CGFloat, velocity: CGFloat, place: CGFloat) {
        let resting = CompositionalResting(section: Self.layout(Self.shelf(.centred), 10), stop: .nextGroupMiddle)
        #expect(resting.place(current: current, proposed: proposed, velocity: velocity) == place)
    }

    // MARK: The other axis

    @Test("In a layout that scrolls across, groups and headers follow each other from the leading edge")
    func horizontal() {
        let cell = Self.item(Length(.fractionOfWidth, 1), Length(.fractionOfHeight, 0.5))
        var section = CompositionalSection(
            group: CompositionalGroup(
                item: Self.item(Length(.absolute, 100), Length(.fractionOfHeight, 1)), axis: .vertical,
                content: .filled([.item(cell)])))
        var header = Self.header()
        header.item.size = CompositionalSize(Length(.absolute, 40), Length(.fractionOfHeight, 1))
        (header.across, header.down) = (0, 0.5)
        section.boundaries = [header]
        let layout = CompositionalSectionLayout(section, axis: .horizontal, container: Self.container, itemCount: 4)
        #expect(layout.extent == 240)
        #expect(Self.frame(layout, 1) == Self.rect(40, 300, 100, 300))
        #expect(Self.frame(layout, 2) == Self.rect(140, 0, 100, 300))
        #expect(layout.surroundings(visible: nil).first?.frame == Self.rect(0, 0, 40, 600))
    }
}
