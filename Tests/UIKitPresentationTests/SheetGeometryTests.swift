import Testing

@testable import UIKit

@Suite("The places of a sheet") struct SheetGeometryTests {
    typealias Identifier = UISheetPresentationController.Detent.Identifier

    /// The room for a sheet on the phone on which UIKit's values were measured.
    private static let phone = SheetRoom(
        size: CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        horizontalSizeClass: .compact)
    private static let wide = SheetRoom(size: CGSize(width: 1024, height: 768))
    private static let low = SheetRoom(
        size: CGSize(width: 800, height: 400), safeArea: UIEdgeInsets(top: 0, left: 40, bottom: 20, right: 40),
        verticalSizeClass: .compact)

    private static let medium = SheetStop(identifier: .medium, value: 425)
    private static let large = SheetStop(identifier: .large, value: 759)
    private static let small = SheetStop(identifier: Identifier("small"), value: 100)

    private static let halves = SheetGeometry(in: phone, stops: [large, medium])
    private static let thirds = SheetGeometry(in: phone, stops: [small, medium, large])

    // MARK: Rests

    @Test("STYLE-07 a page sheet is as wide as a page in a wide window, and leaves a strip free above and below")
    func page() {
        #expect(SheetGeometry(in: Self.wide).rests.map(\.frame) == [CGRect(x: 160, y: 20, width: 704, height: 728)])
        var room = Self.wide
        room.preferredSize = CGSize(width: 300, height: 200)
        #expect(SheetGeometry(in: room).rests[0].frame.size == CGSize(width: 704, height: 728))
        room.size.width = 640
        #expect(SheetGeometry(in: room).rests[0].frame == CGRect(x: 20, y: 20, width: 600, height: 728))
        room.safeArea = UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
        #expect(SheetGeometry(in: room).rests[0].frame == CGRect(x: 20, y: 32, width: 600, height: 711))
    }

    @Test(
        "STYLE-07 a form sheet has margins on all sides, and the size that its content would like to have",
        arguments: [
            (CGSize.zero, CGRect(x: 242, y: 74, width: 540, height: 620)),
            (CGSize(width: 300, height: 200), CGRect(x: 362, y: 284, width: 300, height: 200)),
            (CGSize(width: 300, height: 0), CGRect(x: 362, y: 74, width: 300, height: 620)),
            (CGSize(width: 5000, height: 5000), CGRect(x: 20, y: 20, width: 984, height: 728)),
            (CGSize(width: -4, height: CGFloat.nan), CGRect(x: 242, y: 74, width: 540, height: 620)),
        ])
    func form(preferred: CGSize, frame: CGRect) {
        var room = Self.wide
        room.hasPageSize = false
        room.preferredSize = preferred
        #expect(SheetGeometry(in: room).rests.map(\.frame) == [frame])
    }

    @Test("In a container of no size a sheet has none, and no side of it is negative")
    func nothing() {
        for horizontal in [UIUserInterfaceSizeClass.compact, .regular] {
            let room = SheetRoom(size: CGSize(width: 10, height: 10), horizontalSizeClass: horizontal)
            let frame = SheetGeometry(in: room).rests[0].frame
            #expect(frame.width >= 0 && frame.height >= 0)
        }
    }

    @Test(
        "A sheet at the lower edge is as high as its detent and the safe area; the full height begins below the status bar"
    )
    func detents() {
        #expect(Self.phone.maximumDetentValue == 759)
        #expect(Self.halves.rests.map(\.identifier) == [.medium, .large])
        #expect(
            Self.halves.rests.map(\.frame) == [
                CGRect(x: 0, y: 393, width: 393, height: 459), CGRect(x: 0, y: 59, width: 393, height: 793),
            ])
    }

    @Test("A detent above the full height is the full height; without any in use the sheet has the full height")
    func limits() {
        let tall = SheetGeometry(in: Self.phone, stops: [SheetStop(identifier: Identifier("tall"), value: 4000)])
        #expect(tall.rests.map(\.frame) == [CGRect(x: 0, y: 59, width: 393, height: 793)])
        let none = SheetGeometry(in: Self.phone)
        #expect(none.rests == [SheetRest(identifier: .large, frame: CGRect(x: 0, y: 59, width: 393, height: 793))])
    }

    @Test("A name that no detent has is that of the smallest one")
    func unknownName() {
        #expect(Self.halves.index(of: .large) == 1)
        #expect(Self.halves.index(of: Identifier("gone")) == 0)
        #expect(Self.halves.index(of: nil) == 0)
    }

    @Test("Where there is little height a sheet covers everything, or lies at the lower edge if it prefers that")
    func compactHeight() {
        #expect(SheetGeometry(in: Self.low).rests.map(\.frame) == [CGRect(x: 0, y: 0, width: 800, height: 400)])
        var room = Self.low
        room.attachesInCompactHeight = true
        #expect(SheetGeometry(in: room).rests.map(\.frame) == [CGRect(x: 40, y: 8, width: 720, height: 392)])
        room.preferredSize = CGSize(width: 300, height: 0)
        #expect(SheetGeometry(in: room).rests[0].frame.width == 720)
        room.widthFollowsPreferredSize = true
        #expect(SheetGeometry(in: room).rests[0].frame == CGRect(x: 250, y: 8, width: 300, height: 392))
        room.preferredSize.width = 2000
        #expect(SheetGeometry(in: room).rests[0].frame.width == 720)
    }

    @Test("In a narrow window that is high enough a sheet is as wide as the window, whatever its content would like")
    func compactWidth() {
        var room = Self.phone
        room.widthFollowsPreferredSize = true
        room.preferredSize = CGSize(width: 200, height: 100)
        #expect(SheetGeometry(in: room).rests[0].frame.width == 393)
    }

    // MARK: Dragging

    @Test("Between its detents a sheet grows with the finger; below the smallest one it keeps its height and goes down")
    func follow() {
        let geometry = Self.halves
        #expect(geometry.place(for: 200, mayGo: true) == 200)
        #expect(geometry.frame(at: 200) == CGRect(x: 0, y: 200, width: 393, height: 652))
        #expect(geometry.place(for: 600, mayGo: true) == 600)
        #expect(geometry.frame(at: 600) == CGRect(x: 0, y: 600, width: 393, height: 459))
        #expect(geometry.shareGone(at: 200) == 0)
        #expect(geometry.shareGone(at: 393 + 459 / 2.0) == 0.5)
        #expect(geometry.shareGone(at: 852) == 1)
    }

    @Test("Above the largest detent a sheet follows less and less, and never farther than there is room")
    func stretchUp() {
        let places = [59, 50, 0, -500, -100_000].map { Self.halves.place(for: $0, mayGo: true) }
        #expect(places[0] == 59)
        // The sheet goes 0.55 of a small step of the finger.
        #expect(abs(places[1] - (59 - 9 * 0.55)) < 0.5)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 > $1 })
        #expect(places.allSatisfy { $0 > 0 })
        let covering = SheetGeometry(in: Self.low)
        #expect(covering.place(for: -80, mayGo: true) == 0)
    }

    @Test("A sheet that must not go follows a pull less and less; a quarter of what it can be pulled is an attempt")
    func stretchDown() {
        let geometry = Self.halves
        let places = [393, 400, 500, 800, 100_000].map { geometry.place(for: $0, mayGo: false) }
        #expect(places[0] == 393)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
        #expect(places.allSatisfy { $0 < 393 + 198.25 })
        #expect(places.map { geometry.isAttempt(at: $0) } == [false, false, false, true, true])
    }

    // MARK: Letting go

    @Test(
        "A sheet that is let go of rests at the nearest detent, reckoning with its speed; a flick leads to the next one",
        arguments: [
            (59, 0, SheetRelease.rest(2)),
            (220, 0, .rest(2)),
            (230, 0, .rest(1)),
            // A slow finger does not count.
            (230, -240, .rest(1)),
            (230, -300, .rest(2)),
            (393, 999, .rest(1)),
            (393, 1000, .rest(0)),
            (393, -1000, .rest(2)),
            (59, 1000, .rest(1)),
            (59, -3000, .rest(2)),
            (640, -1000, .rest(1)),
            (718, 0, .rest(0)),
        ] as [(CGFloat, CGFloat, SheetRelease)])
    func release(place: CGFloat, velocity: CGFloat, result: SheetRelease) {
        #expect(Self.thirds.release(at: place, velocity: velocity, mayGo: true) == result)
    }

    @Test(
        "A sheet is dismissed past half of its height, or by a flick down from the smallest detent, if it may go",
        arguments: [
            (393 + 229, 0, true, SheetRelease.rest(0)),
            (393 + 230, 0, true, .dismissal),
            (393 + 230, 0, false, .rest(0)),
            (400, 999, true, .rest(0)),
            (400, 1000, true, .dismissal),
            (400, 1000, false, .rest(0)),
            (393, 1000, true, .dismissal),
            (393, 1000, false, .rest(0)),
            // A user who flicks the sheet up has changed their mind.
            (393 + 230, -1000, true, .rest(0)),
            (393 + 300, -249, true, .dismissal),
            (393 + 300, -250, true, .rest(0)),
        ] as [(CGFloat, CGFloat, Bool, SheetRelease)])
    func dismissal(place: CGFloat, velocity: CGFloat, mayGo: Bool, result: SheetRelease) {
        #expect(Self.halves.release(at: place, velocity: velocity, mayGo: mayGo) == result)
    }

    @Test("A sheet in the middle goes down with the finger, and is dismissed past half of its height")
    func centred() {
        var room = Self.wide
        room.hasPageSize = false
        let geometry = SheetGeometry(in: room)
        #expect(geometry.frame(at: 174) == CGRect(x: 242, y: 174, width: 540, height: 620))
        #expect(geometry.frame(at: 60).height == 620)
        #expect(geometry.release(at: 74 + 310, velocity: 0, mayGo: true) == .rest(0))
        #expect(geometry.release(at: 74 + 311, velocity: 0, mayGo: true) == .dismissal)
        #expect(geometry.shareGone(at: 768) == 1)
    }

    // MARK: Dimming

    @Test("STYLE-05 what lies below is dimmed at each detent, and less and less while the sheet goes out")
    func dimming() {
        #expect([59, 200, 393].map { Self.halves.dimming(at: $0) } == [1, 1, 1])
        #expect(Self.halves.dimming(at: 852) == 0)
        #expect(abs(Self.halves.dimming(at: 393 + 459 / 2.0) - 0.5) < 0.001)
        #expect(SheetGeometry(in: Self.wide).dimming(at: 20) == 1)
    }

    @Test("Up to the largest undimmed detent nothing is dimmed; it becomes dark on the way to the next one")
    func undimmed() {
        let stops = [Self.small, Self.medium, Self.large]
        let geometry = SheetGeometry(in: Self.phone, stops: stops, largestUndimmedValue: 425)
        #expect([718, 500, 393].map { geometry.dimming(at: $0) } == [0, 0, 0])
        #expect(geometry.dimming(at: 226) == 0.5)
        #expect(geometry.dimming(at: 59) == 1)
        let never = SheetGeometry(in: Self.phone, stops: stops, largestUndimmedValue: 759)
        #expect(never.dimming(at: 59) == 0)
    }
}
