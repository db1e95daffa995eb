import Foundation
import Testing

@testable import UIKit

extension UIKitScroll {
    @Suite("The pull of a refresh") struct RefreshPullTests {
        @Test(
            "The first spoke is seen when the wheel is uncovered, the last one when the refresh begins",
            arguments: [(0, 0), (40, 0), (41, 1), (69, 4), (70, 4), (75, 5), (99.9, 7), (100, 8), (300, 8)])
        func spokes(distance: CGFloat, shown: Int) {
            let pull = RefreshPull(distance: distance, visibleHeight: 600)
            #expect(pull.shownSpokes == shown)
            #expect(pull.isComplete == (shown == RefreshPull.spokes))
        }

        @Test(
            "A low view has to be pulled less far, because its content resists more",
            arguments: [(1000, 100), (334, 100), (300, 90), (200, 60), (50, 60), (0, 60)])
        func threshold(height: CGFloat, threshold: CGFloat) {
            #expect(abs(RefreshPull(distance: 0, visibleHeight: height).threshold - threshold) < 0.001)
        }

        @Test("What is no distance is no pull", arguments: [-50, CGFloat.nan, CGFloat.infinity])
        func nothing(distance: CGFloat) {
            let pull = RefreshPull(distance: distance, visibleHeight: 600)
            #expect(pull.distance == 0 && pull.shownSpokes == 0 && !pull.isComplete)
        }

        @Test("A height that is no number asks for the least")
        func strangeHeight() {
            #expect(RefreshPull(distance: 60, visibleHeight: .nan).isComplete)
        }
    }
}
