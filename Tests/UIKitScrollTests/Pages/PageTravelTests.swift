import Testing

@testable import UIKit

extension UIKitScroll {
    @Suite("The way of pages, in numbers") @MainActor struct PageTravelTests {
        private let travel = PageTravel(extent: 400)

        @Test("Beyond the ends a page follows a finger less and less, and never by its whole width")
        func resistance() {
            #expect(abs(travel.resisted(100) - 48.35) < 0.01)
            #expect(travel.resisted(-100) == -travel.resisted(100))
            #expect(travel.resisted(200) < 2 * travel.resisted(100))
            #expect(travel.resisted(1e9) <= 400)
            for way: CGFloat in [-300, -1, 0, 40, 700] {
                #expect(abs(travel.way(resistedTo: travel.resisted(way)) - way) < 0.001)
            }
        }

        @Test("The place decides while a finger is slow, and its direction when it is fast")
        func release() {
            #expect(travel.goesOn(from: 201, speed: 0))
            #expect(!travel.goesOn(from: 199, speed: 0))
            #expect(!travel.goesOn(from: 199, speed: 300))
            #expect(travel.goesOn(from: 10, speed: 301))
            #expect(!travel.goesOn(from: 390, speed: -301))
        }

        @Test("A page that is thrown takes less time, and none is too quick to be seen")
        func seconds() {
            #expect(travel.seconds(for: 400, speed: 0) == 0.35)
            #expect(abs(travel.seconds(for: 200, speed: 2000) - 0.172) < 0.001)
            #expect(travel.seconds(for: 1, speed: 0) == 0.1)
            #expect(travel.seconds(for: 300, speed: 100_000) == 0.1)
            #expect(travel.seconds(for: 400, speed: 301) == 0.35)
        }

        @Test("What is no size counts as one point", arguments: [0, -3, CGFloat.nan, .infinity])
        func extent(_ extent: CGFloat) {
            #expect(PageTravel(extent: extent).extent == 1)
        }
    }
}
