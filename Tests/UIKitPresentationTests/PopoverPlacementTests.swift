import SeededRandom
import Testing

@testable import UIKit

extension UIKitPresentation {
    @Suite("Where a popover lies") @MainActor struct PopoverPlacementTests {
        /// The area of a window of an upright pad without its margins.
        private let room = CGRect(x: 19, y: 19, width: 782, height: 1142)
        private let size = CGSize(width: 240, height: 180)

        struct Case: Sendable, CustomTestStringConvertible {
            let testDescription: String
            let source: CGRect
            let frame: CGRect
            let direction: UIPopoverArrowDirection
            let tip: CGPoint
            var permitted = UIPopoverArrowDirection.any
            var isMirrored = false
        }

        nonisolated private static let cases = [
            Case(
                testDescription: "a source in the middle has it below",
                source: CGRect(x: 380, y: 300, width: 60, height: 40),
                frame: CGRect(x: 290, y: 340, width: 240, height: 193), direction: .up, tip: CGPoint(x: 120, y: 0)),
            Case(
                testDescription: "a source at the lower edge has it above",
                source: CGRect(x: 380, y: 1100, width: 60, height: 40),
                frame: CGRect(x: 290, y: 907, width: 240, height: 193), direction: .down, tip: CGPoint(x: 120, y: 193)),
            Case(
                testDescription: "a source near the left edge has it at its right, as measured on a pad",
                source: CGRect(x: 100, y: 300, width: 60, height: 40),
                frame: CGRect(x: 160, y: 230, width: 253, height: 180), direction: .left, tip: CGPoint(x: 0, y: 90)),
            Case(
                testDescription: "a source near the right edge has it at its left",
                source: CGRect(x: 660, y: 300, width: 60, height: 40),
                frame: CGRect(x: 407, y: 230, width: 253, height: 180), direction: .right, tip: CGPoint(x: 253, y: 90)),
            Case(
                testDescription: "a source in a corner has it along its edge, and the arrow goes with the source",
                source: CGRect(x: 760, y: 20, width: 44, height: 40),
                frame: CGRect(x: 561, y: 60, width: 240, height: 193), direction: .up, tip: CGPoint(x: 215, y: 0)),
            Case(
                testDescription: "one permitted direction is that of the arrow",
                source: CGRect(x: 380, y: 300, width: 60, height: 40),
                frame: CGRect(x: 440, y: 230, width: 253, height: 180), direction: .left, tip: CGPoint(x: 0, y: 90),
                permitted: .left),
            Case(
                testDescription: "of the sides reading goes to the right first",
                source: CGRect(x: 380, y: 300, width: 60, height: 40),
                frame: CGRect(x: 440, y: 230, width: 253, height: 180), direction: .left, tip: CGPoint(x: 0, y: 90),
                permitted: [.left, .right]),
            Case(
                testDescription: "and to the left in an interface that runs from right to left",
                source: CGRect(x: 380, y: 300, width: 60, height: 40),
                frame: CGRect(x: 127, y: 230, width: 253, height: 180), direction: .right, tip: CGPoint(x: 253, y: 90),
                permitted: [.left, .right], isMirrored: true),
            Case(
                testDescription: "no permitted direction counts as all",
                source: CGRect(x: 380, y: 300, width: 60, height: 40),
                frame: CGRect(x: 290, y: 340, width: 240, height: 193), direction: .up, tip: CGPoint(x: 120, y: 0),
                permitted: []),
            Case(
                testDescription: "a source that fills the room has it below its middle",
                source: CGRect(x: 0, y: 0, width: 820, height: 1180),
                frame: CGRect(x: 290, y: 590, width: 240, height: 193), direction: .up, tip: CGPoint(x: 120, y: 0)),
        ]

        @Test("POP-04 A popover lies beside its source where there is room, with its arrow", arguments: cases)
        func beside(_ example: Case) {
            let placement = PopoverPlacement(
                size, beside: example.source, in: room, permitted: example.permitted, isMirrored: example.isMirrored)
            #expect(placement.frame == example.frame)
            #expect(placement.arrowDirection == example.direction && placement.arrowTip == example.tip)
            #expect(placement.content.size == size)
        }

        @Test("Without a source it is in the middle of the room and has no arrow")
        func middle() {
            let placement = PopoverPlacement(size, beside: nil, in: room)
            #expect(placement.frame == CGRect(x: 290, y: 500, width: 240, height: 180))
            #expect(placement.content == CGRect(origin: .zero, size: size))
            #expect(placement.arrowDirection == [] && placement.arrowTip == nil)
        }

        @Test("What has no room beside its source is smaller, or covers it where it may")
        func large() {
            let source = CGRect(x: 380, y: 300, width: 60, height: 40)
            let large = CGSize(width: 2000, height: 2000)
            let smaller = PopoverPlacement(large, beside: source, in: room)
            #expect(smaller.frame == CGRect(x: 19, y: 340, width: 782, height: 821))
            #expect(smaller.content.size == CGSize(width: 782, height: 808))
            let covering = PopoverPlacement(large, beside: source, in: room, canOverlap: true)
            #expect(covering.frame == room && covering.content.height == room.height - PopoverPlacement.arrowLength)
        }

        @Test(
            "Never beyond the room, never over a source that leaves room, and the tip is always at the popover's edge")
        func random() {
            var random = SeededGenerator(seed: 17)
            func length(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
            for round in 0..<2000 {
                let room = CGRect(x: length(0...50), y: length(0...50), width: length(1...900), height: length(1...900))
                let source = CGRect(
                    x: length(-100...900), y: length(-100...900), width: length(0...400), height: length(0...400))
                let permitted = UIPopoverArrowDirection(rawValue: UInt.random(in: 0...15, using: &random))
                let placement = PopoverPlacement(
                    CGSize(width: length(0...1200), height: length(0...1200)), beside: source, in: room,
                    permitted: permitted, canOverlap: Bool.random(using: &random),
                    isMirrored: Bool.random(using: &random))
                let frame = placement.frame
                let isInside =
                    frame.minX > room.minX - 0.6 && frame.maxX < room.maxX + 0.6 && frame.minY > room.minY - 0.6
                    && frame.maxY < room.maxY + 0.6
                #expect(isInside, "round \(round): \(frame) in \(room)")
                #expect(placement.content.width >= 0 && placement.content.height >= 0, "round \(round)")
                if !permitted.isEmpty { #expect(permitted.contains(placement.arrowDirection), "round \(round)") }
                guard let tip = placement.arrowTip else {
                    Issue.record("round \(round) has no arrow")
                    continue
                }
                switch placement.arrowDirection {
                case .up: #expect(tip.y == 0 && (0...frame.width).contains(tip.x), "round \(round)")
                case .down: #expect(tip.y == frame.height && (0...frame.width).contains(tip.x), "round \(round)")
                case .left: #expect(tip.x == 0 && (0...frame.height).contains(tip.y), "round \(round)")
                default: #expect(tip.x == frame.width && (0...frame.height).contains(tip.y), "round \(round)")
                }
            }
        }
    }
}
