import Testing

@testable import UIKit

extension UIKitScroll {
    @Suite("The way of a row that is swiped") struct SwipeTravelTests {
        /// Two buttons, 174 wide together, in a row of 400; a full swipe begins at 214.
        private let full = SwipeTravel(rowWidth: 400, wishes: [60, 100], allowsFullSwipe: true)
        private let banded = SwipeTravel(rowWidth: 400, wishes: [60, 100], allowsFullSwipe: false)

        @Test("Buttons are as wide as their titles, and 74 at least; together they leave something of the row to see")
        func widths() {
            #expect(full.widths == [74, 100] && full.openWidth == 174)
            let narrow = SwipeTravel(rowWidth: 200, wishes: [100, 100, 100], allowsFullSwipe: true)
            #expect(narrow.widths == [52, 52, 52])
            let tiny = SwipeTravel(rowWidth: 60, wishes: [74], allowsFullSwipe: true)
            #expect(tiny.widths == [30])
        }

        @Test("Lengths that are infinite or no number count as the least")
        func notFinite() {
            let travel = SwipeTravel(rowWidth: .nan, wishes: [.infinity, .nan], allowsFullSwipe: true)
            #expect(travel.rowWidth == 0 && travel.widths == [0, 0])
            #expect(travel.rest(from: 0, speed: .nan) == .closed)
            #expect(full.rest(from: 100, speed: .nan) == .open)
        }

        @Test(
            "Content follows the finger as far as the buttons go, and on where a full swipe performs an action",
            arguments: [(-10, 0), (0, 0), (50, 50), (174, 174), (200, 200), (300, 300), (500, 400)]
                as [(CGFloat, CGFloat)])
        func following(pull: CGFloat, uncovered: CGFloat) {
            #expect(full.uncovered(byPull: pull) == uncovered)
        }

        @Test("Where a full swipe does nothing, content follows less and less beyond the buttons, and is never gone")
        func band() {
            #expect(banded.uncovered(byPull: 174) == 174)
            let places = [200, 300, 500, 5000].map { banded.uncovered(byPull: $0) }
            #expect(places == places.sorted() && places.allSatisfy { $0 > 174 && $0 < 400 })
            #expect(places[0] < 190)
        }

        @Test("A full swipe begins beyond the buttons, and not before half of the row is uncovered")
        func fullWidth() {
            #expect(full.fullWidth == 214 && banded.fullWidth == nil)
            #expect(!full.isFull(213.5) && full.isFull(214) && !banded.isFull(399))
            #expect(SwipeTravel(rowWidth: 400, wishes: [74], allowsFullSwipe: true).fullWidth == 200)
            #expect(SwipeTravel(rowWidth: 60, wishes: [74], allowsFullSwipe: true).fullWidth == 60)
            #expect(SwipeTravel(rowWidth: 400, wishes: [], allowsFullSwipe: true).fullWidth == nil)
        }

        @Test(
            "A row that is let go of opens from the half on, follows a quick finger, and performs its first action after a full swipe",
            arguments: [
                (0, 0, .closed), (86, 0, .closed), (87, 0, .open), (10, 300, .open), (10, 299, .closed),
                (150, -300, .closed), (150, -299, .open), (213, 0, .open), (214, 0, .full), (300, 2000, .full),
                (300, -299, .full), (300, -300, .closed),
            ] as [(CGFloat, CGFloat, SwipeRest)])
        func release(uncovered: CGFloat, speed: CGFloat, rest: SwipeRest) {
            #expect(full.rest(from: uncovered, speed: speed) == rest)
        }

        @Test("The buttons share what is uncovered, the first at the edge, and none gets narrower than it is at rest")
        func stretches() {
            #expect(full.stretches(uncovered: 174, isFull: false) == [0...74, 74...174])
            #expect(full.stretches(uncovered: 87, isFull: false) == [-37...37, -13...87])
            #expect(full.stretches(uncovered: 348, isFull: false) == [0...148, 148...348])
            #expect(full.stretches(uncovered: 0, isFull: false) == [-74...0, -100...0])
        }

        @Test("In a full swipe the first button has all that is uncovered, and the others lie behind it")
        func fullStretches() {
            #expect(full.stretches(uncovered: 400, isFull: true) == [0...400, 300...400])
        }

        @Test(
            "The side follows from the edge and from the direction of reading",
            arguments: [
                (false, false, .leading), (true, false, .trailing), (false, true, .trailing), (true, true, .leading),
            ] as [(Bool, Bool, SwipeSide)])
        func side(isAtRight: Bool, isMirrored: Bool, side: SwipeSide) {
            #expect(SwipeSide(isAtRight: isAtRight, isMirrored: isMirrored) == side)
            #expect(side.isAtRight(isMirrored: isMirrored) == isAtRight)
        }
    }
}
