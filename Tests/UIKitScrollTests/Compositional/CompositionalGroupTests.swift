import Testing

@testable import UIKit

@Suite("The places in a group of a compositional layout") struct CompositionalGroupTests {
    typealias Length = CompositionalLength

    private static let container = CGSize(width: 400, height: 600)

    private static func item(_ width: Length, _ height: Length) -> CompositionalItem {
        CompositionalItem(size: CompositionalSize(width, height))
    }

    private static func row(
        _ elements: [CompositionalElement], spacing: CompositionalSpacing = .none,
        width: Length = Length(.fractionOfWidth, 1),
        height: Length = Length(.absolute, 50)
    ) -> CompositionalGroup {
        CompositionalGroup(item: item(width, height), axis: .horizontal, spacing: spacing, content: .filled(elements))
    }

    private func frames(
        _ group: CompositionalGroup, of count: Int, measures: CompositionalMeasures = CompositionalMeasures(),
        first: Int = 0
    ) -> [CGRect] {
        CompositionalArranger(measures: measures, itemCount: count)
            .arrangement(of: group, in: Self.container, first: first).placements.map(\.frame)
    }

    // MARK: Filled lines

    @Test(
        "A group repeats its items for as long as there is room for the next one",
        arguments: [
            (Length(.fractionOfWidth, 0.5), [0, 200]), (Length(.fractionOfWidth, 1 / 3.0), [0, 400 / 3.0, 800 / 3.0]),
            (Length(.absolute, 150), [0, 150]), (Length(.absolute, 500), [0]),
            (Length(.fractionOfWidth, 0.34), [0, 136]),
        ] as [(Length, [CGFloat])])
    func filled(width: Length, places: [CGFloat]) {
        let frames = frames(Self.row([.item(Self.item(width, Length(.fractionOfHeight, 1)))]), of: 100)
        #expect(frames.count == places.count)
        for (frame, place) in zip(frames, places) {
            #expect(abs(frame.minX - place) < 0.001)
            #expect(frame.height == 50 && frame.minY == 0)
        }
    }

    @Test("Fixed space between items counts when a group is filled, flexible space takes what is left over")
    func spacing() {
        let half = CompositionalElement.item(Self.item(Length(.fractionOfWidth, 0.5), Length(.absolute, 50)))
        let fixed = CompositionalSpacing(length: 10, isFlexible: false)
        #expect(frames(Self.row([half], spacing: fixed), of: 9).map(\.minX) == [0])
        let narrow = CompositionalElement.item(Self.item(Length(.absolute, 100), Length(.absolute, 50)))
        #expect(frames(Self.row([narrow], spacing: fixed), of: 9).map(\.minX) == [0, 110, 220])
        let flexible = CompositionalSpacing(length: 10, isFlexible: true)
        #expect(frames(Self.row([narrow], spacing: flexible), of: 9).map(\.minX) == [0, 150, 300])
        // The places of the last items are those that they would have beside others.
        #expect(frames(Self.row([narrow], spacing: flexible), of: 2).map(\.minX) == [0, 150])
    }

    @Test("The elements of a group take turns")
    func turns() {
        let wide = CompositionalElement.item(Self.item(Length(.absolute, 100), Length(.absolute, 50)))
        let narrow = CompositionalElement.item(Self.item(Length(.absolute, 50), Length(.absolute, 20)))
        #expect(
            frames(Self.row([wide, narrow]), of: 9) == [
                CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 100, y: 0, width: 50, height: 20),
                CGRect(x: 150, y: 0, width: 100, height: 50), CGRect(x: 250, y: 0, width: 50, height: 20),
                CGRect(x: 300, y: 0, width: 100, height: 50),
            ])
    }

    // MARK: Numbers of items

    @Test(
        "Items of a group with a number share its length, whatever length they have themselves, and keep the space between them"
    )
    func equalShares() {
        let element = CompositionalElement.item(Self.item(Length(.absolute, 7), Length(.fractionOfHeight, 1)))
        var group = Self.row([], spacing: CompositionalSpacing(length: 10, isFlexible: false))
        group.content = .repeated(element, count: 3, isEqual: true)
        let frames = frames(group, of: 9)
        let width: CGFloat = 380 / 3
        #expect(frames.count == 3)
        #expect(frames.allSatisfy { abs($0.width - width) < 0.001 })
        #expect(frames.last.map { abs($0.maxX - 400) < 0.001 } == true)
    }

    @Test("Repeated items keep their own length, even where there is no room for them")
    func repeated() {
        let element = CompositionalElement.item(Self.item(Length(.fractionOfWidth, 0.5), Length(.fractionOfHeight, 1)))
        var group = Self.row([], spacing: CompositionalSpacing(length: 10, isFlexible: false))
        group.content = .repeated(element, count: 3, isEqual: false)
        #expect(frames(group, of: 9).map(\.minX) == [0, 210, 420])
        #expect(frames(group, of: 9).allSatisfy { $0.width == 200 })
    }

    @Test("A number that is not above zero makes a group without items", arguments: [0, -1, Int.min])
    func noItems(count: Int) {
        var group = Self.row([])
        let element = CompositionalElement.item(Self.item(Length(.absolute, 7), Length(.absolute, 7)))
        for isEqual in [false, true] {
            group.content = .repeated(element, count: count, isEqual: isEqual)
            #expect(frames(group, of: 9).isEmpty)
        }
    }

    @Test("A group without end is laid out in no time for the items that there are")
    func endless() {
        var group = Self.row([])
        let element = CompositionalElement.item(Self.item(Length(.absolute, 0), Length(.absolute, 0)))
        group.content = .repeated(element, count: Int.max, isEqual: false)
        #expect(frames(group, of: 9).count == 9)
        #expect(frames(Self.row([element]), of: 9).count == 9)
        #expect(frames(Self.row([.group(Self.row([]))]), of: 9).isEmpty)
    }

    // MARK: Nested groups

    /// One large item, and beside it two small ones above each other.
    private static var mosaic: CompositionalGroup {
        let large = item(Length(.fractionOfWidth, 0.7), Length(.fractionOfHeight, 1))
        let small = item(Length(.fractionOfWidth, 1), Length(.fractionOfHeight, 0.5))
        let column = CompositionalGroup(
            item: item(Length(.fractionOfWidth, 0.3), Length(.fractionOfHeight, 1)), axis: .vertical,
            content: .repeated(.item(small), count: 2, isEqual: false))
        return row([.item(large), .group(column)], height: Length(.fractionOfWidth, 0.25))
    }

    @Test("Fractions in a nested group are those of that group")
    func nested() {
        #expect(
            frames(Self.mosaic, of: 9).map(\.rounded) == [
                CGRect(x: 0, y: 0, width: 280, height: 100), CGRect(x: 280, y: 0, width: 120, height: 50),
                CGRect(x: 280, y: 50, width: 120, height: 50),
            ])
    }

    @Test("The last group keeps its size and has the items that are left")
    func partial() {
        let arrangement = CompositionalArranger(measures: CompositionalMeasures(), itemCount: 5)
            .arrangement(of: Self.mosaic, in: Self.container, first: 3)
        #expect(arrangement.size == CGSize(width: 400, height: 100))
        #expect(arrangement.placements.map(\.element) == [.item(3), .item(4)])
        #expect((arrangement.count, arrangement.filled) == (3, 2))
    }

    // MARK: Insets and the space around items

    @Test("Insets of an item make it smaller, those of a group what its items share")
    func insets() {
        var half = Self.item(Length(.fractionOfWidth, 0.5), Length(.fractionOfHeight, 1))
        half.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        var group = Self.row([.item(half)])
        group.item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 0)
        #expect(
            frames(group, of: 9) == [
                CGRect(x: 22, y: 6, width: 184, height: 36), CGRect(x: 212, y: 6, width: 184, height: 36),
            ])
    }

    @Test("Insets do not count along an axis whose length the content says")
    func insetsOfEstimates() {
        var line = Self.item(Length(.fractionOfWidth, 1), Length(.estimated, 30))
        line.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = Self.row([.item(line)], height: Length(.estimated, 30))
        #expect(frames(group, of: 9) == [CGRect(x: 2, y: 0, width: 394, height: 30)])
    }

    @Test("The space around an item moves the others away, and flexible space centres it")
    func edgeSpacing() {
        var first = Self.item(Length(.absolute, 100), Length(.absolute, 20))
        first.edgeSpacing.leading = CompositionalSpacing(length: 10, isFlexible: false)
        first.edgeSpacing.trailing = CompositionalSpacing(length: 5, isFlexible: false)
        first.edgeSpacing.top = CompositionalSpacing(length: 0, isFlexible: true)
        first.edgeSpacing.bottom = CompositionalSpacing(length: 0, isFlexible: true)
        let second = Self.item(Length(.absolute, 285), Length(.absolute, 50))
        #expect(
            frames(Self.row([.item(first), .item(second)]), of: 2) == [
                CGRect(x: 10, y: 15, width: 100, height: 20), CGRect(x: 115, y: 0, width: 285, height: 50),
            ])
        first.edgeSpacing.leading.isFlexible = true
        let single = Self.row([.item(first)], width: Length(.absolute, 200))
        #expect(frames(single, of: 1).map(\.minX) == [95])
    }

    // MARK: What the content says

    private static func measures(_ sizes: [CGSize]) -> CompositionalMeasures {
        var measures = CompositionalMeasures()
        for (index, size) in sizes.enumerated() { measures[.item(index)] = size }
        return measures
    }

    @Test("A column grows with its items, and keeps the number of them that it was made for")
    func column() {
        let line = Self.item(Length(.fractionOfWidth, 1), Length(.estimated, 50))
        let group = CompositionalGroup(
            item: Self.item(Length(.fractionOfWidth, 1), Length(.estimated, 100)), axis: .vertical,
            content: .filled([.item(line)]))
        #expect(frames(group, of: 9).map(\.minY) == [0, 50])
        let measures = Self.measures([CGSize(width: 9, height: 80), CGSize(width: 9, height: 20)])
        let arrangement = CompositionalArranger(measures: measures, itemCount: 9)
            .arrangement(of: group, in: Self.container, first: 0)
        #expect(arrangement.size == CGSize(width: 400, height: 100))
        #expect(arrangement.placements.map(\.frame.height) == [80, 20])
        #expect(arrangement.placements.map(\.frame.width) == [400, 400])
        #expect(arrangement.placements.allSatisfy { $0.isHeightEstimated && !$0.isWidthEstimated })
    }

    @Test("A row whose height the content says is as high as its highest item")
    func rowHeight() {
        let cell = Self.item(Length(.fractionOfWidth, 0.5), Length(.estimated, 50))
        let group = Self.row([.item(cell)], height: Length(.estimated, 50))
        let arranger = CompositionalArranger(
            measures: Self.measures([CGSize(width: 0, height: 30), CGSize(width: 0, height: 44)]), itemCount: 3)
        #expect(arranger.arrangement(of: group, in: Self.container, first: 0).size.height == 44)
        #expect(arranger.arrangement(of: group, in: Self.container, first: 2).size.height == 50)
    }

    @Test("Uniform siblings are all as high as the highest of them")
    func uniform() {
        let cell = Self.item(Length(.fractionOfWidth, 0.5), Length(.uniform, 50))
        let group = Self.row([.item(cell)], height: Length(.estimated, 50))
        let measures = Self.measures([CGSize(width: 0, height: 30), CGSize(width: 0, height: 44)])
        #expect(frames(group, of: 9, measures: measures).map(\.height) == [44, 44])
    }

    @Test("Words fill a line as far as their own widths allow")
    func words() {
        let word = Self.item(Length(.estimated, 150), Length(.absolute, 20))
        let group = Self.row([.item(word)], spacing: CompositionalSpacing(length: 10, isFlexible: false))
        #expect(frames(group, of: 9).map(\.minX) == [0, 160])
        let measures = Self.measures([50, 60, 70, 80, 200].map { CGSize(width: $0, height: 20) })
        #expect(frames(group, of: 9, measures: measures).map(\.minX) == [0, 60, 130, 210])
        #expect(frames(group, of: 9, measures: measures, first: 4).map(\.minX) == [0, 210])
    }

    @Test(
        "No size from the content makes a length that is no number, negative or without end",
        arguments: [
            -5, CGFloat.nan, .infinity, -CGFloat.infinity, 1e300,
        ])
    func impossible(length: CGFloat) {
        let cell = Self.item(Length(.estimated, length), Length(.absolute, length))
        let group = Self.row([.item(cell)], width: Length(.fractionOfWidth, length), height: Length(.estimated, length))
        let measures = Self.measures([CGSize(width: length, height: length)])
        for frame in frames(group, of: 3, measures: measures) {
            #expect(frame.width >= 0 && frame.width <= Length.greatest)
            #expect(frame.height >= 0 && frame.height <= Length.greatest)
            #expect(frame.minX.isFinite && frame.minY.isFinite)
        }
    }

    // MARK: Places of their own

    @Test("A group with places of its own has the items that it names places for")
    func custom() {
        var group = Self.row([])
        group.content = .custom { size in
            [
                CompositionalCustomFrame(
                    frame: CGRect(x: 0, y: 0, width: size.width / 2, height: size.height), zIndex: 3),
                CompositionalCustomFrame(frame: CGRect(x: 50, y: 10, width: 20, height: 20)),
            ]
        }
        group.item.contentInsets.leading = 100
        #expect(
            frames(group, of: 9) == [
                CGRect(x: 100, y: 0, width: 150, height: 50), CGRect(x: 150, y: 10, width: 20, height: 20),
            ])
        #expect(frames(group, of: 1).count == 1)
    }

    // MARK: Anchors

    @Test(
        "A badge lies at the anchor of its item, moved by parts of its own size",
        arguments: [
            (
                CompositionalAnchor(across: 1, down: 0, fractionalOffset: CGPoint(x: 0.3, y: -0.3)), nil,
                CGPoint(x: 86, y: -6)
            ),
            (CompositionalAnchor(across: 1, down: 0), nil, CGPoint(x: 80, y: 0)),
            (
                CompositionalAnchor(across: 0.5, down: 1, absoluteOffset: CGPoint(x: 1, y: 2)), nil,
                CGPoint(x: 41, y: 32)
            ),
            (
                CompositionalAnchor(across: 0.5, down: 1), CompositionalAnchor(across: 0.5, down: 0),
                CGPoint(x: 40, y: 50)
            ),
            (
                CompositionalAnchor(across: 0, down: 0.5), CompositionalAnchor(across: 1, down: 0.5),
                CGPoint(x: -20, y: 15)
            ),
        ] as [(CompositionalAnchor, CompositionalAnchor?, CGPoint)])
    func badge(container: CompositionalAnchor, own: CompositionalAnchor?, origin: CGPoint) {
        var cell = Self.item(Length(.absolute, 100), Length(.absolute, 50))
        cell.supplementaries = [
            CompositionalSupplementary(
                kind: "badge", size: CompositionalSize(Length(.absolute, 20), Length(.absolute, 20)),
                containerAnchor: container, itemAnchor: own, zIndex: 1)
        ]
        let placements = CompositionalArranger(measures: CompositionalMeasures(), itemCount: 1)
            .arrangement(of: Self.row([.item(cell)]), in: Self.container, first: 0).placements
        #expect(placements.map(\.element) == [.item(0), .supplementary(kind: "badge", index: 0)])
        #expect(placements.last?.frame == CGRect(origin: origin, size: CGSize(width: 20, height: 20)))
        #expect(placements.last?.zIndex == 1)
    }
}

extension CGRect {
    fileprivate var rounded: CGRect {
        CGRect(x: minX.rounded(), y: minY.rounded(), width: width.rounded(), height: height.rounded())
    }
}
