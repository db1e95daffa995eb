import Testing

@testable import UIKit

extension UIKitScroll {
    @Suite("The places of pages, in numbers") @MainActor struct PageMotionTests {
        private func motion(
            _ style: UIPageViewController.TransitionStyle,
            _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
            spine: UIPageViewController.SpineLocation = .none, isMirrored: Bool = false, spacing: CGFloat = 0
        ) -> PageMotion {
            PageMotion(
                style: style, orientation: orientation, spineLocation: spine, isMirrored: isMirrored,
                size: CGSize(width: 400, height: 300), spacing: spacing)
        }

        @Test("Pages that scroll lie side by side with their space between them")
        func scroll() {
            let motion = motion(.scroll, spacing: 20)
            #expect(motion.extent == 420)
            #expect(motion.oldOffset(0.5, isForward: true) == CGPoint(x: -210, y: 0))
            #expect(motion.newOffset(0.5, isForward: true) == CGPoint(x: 210, y: 0))
            #expect(motion.oldOffset(0.5, isForward: false) == CGPoint(x: 210, y: 0))
            #expect(motion.newOffset(0.25, isForward: false) == CGPoint(x: -315, y: 0))
            #expect(motion.forward(CGPoint(x: -30, y: 8)) == 30)
        }

        @Test("Down a column pages follow each other below")
        func vertical() {
            let motion = motion(.scroll, .vertical)
            #expect(motion.newOffset(0, isForward: true) == CGPoint(x: 0, y: 300))
            #expect(motion.forward(CGPoint(x: 8, y: -30)) == 30)
            #expect(motion.forward(CGPoint(x: 8, y: 30)) == -30)
        }

        @Test("From right to left the next page that scrolls lies at the left; a leaf and a column do not mind")
        func mirrored() {
            #expect(motion(.scroll, isMirrored: true).newOffset(0, isForward: true) == CGPoint(x: -400, y: 0))
            #expect(motion(.scroll, isMirrored: true).forward(CGPoint(x: 30, y: 0)) == 30)
            #expect(motion(.scroll, .vertical, isMirrored: true).forward(CGPoint(x: 0, y: -30)) == 30)
            #expect(motion(.pageCurl, spine: .min, isMirrored: true).forward(CGPoint(x: -30, y: 0)) == 30)
        }

        @Test("A leaf goes to the spine or comes from there, and the page below stays")
        func leaf() {
            let left = motion(.pageCurl, spine: .min)
            #expect(left.isOldAbove(isForward: true) && !left.isOldAbove(isForward: false))
            #expect(left.oldOffset(0.25, isForward: true) == CGPoint(x: -100, y: 0))
            #expect(left.newOffset(0.25, isForward: true) == .zero)
            #expect(left.newOffset(0.25, isForward: false) == CGPoint(x: -300, y: 0))
            #expect(left.oldOffset(0.25, isForward: false) == .zero)
            let right = motion(.pageCurl, spine: .max)
            #expect(!right.isOldAbove(isForward: true) && right.isOldAbove(isForward: false))
            #expect(right.newOffset(0.25, isForward: true) == CGPoint(x: 300, y: 0))
            #expect(right.oldOffset(0.25, isForward: false) == CGPoint(x: 100, y: 0))
        }

        @Test(
            "From where pages are seen follows how far they have gone",
            arguments: [UIPageViewController.SpineLocation.none, .min, .mid, .max], [true, false])
        func progress(spine: UIPageViewController.SpineLocation, isForward: Bool) {
            for orientation in [UIPageViewController.NavigationOrientation.horizontal, .vertical] {
                let motion = motion(spine == .none ? .scroll : .pageCurl, orientation, spine: spine)
                for progress: CGFloat in [0, 0.25, 0.5, 1] {
                    let (old, new) = (
                        motion.oldOffset(progress, isForward: isForward),
                        motion.newOffset(progress, isForward: isForward)
                    )
                    #expect(motion.progress(old: old, new: new, isForward: isForward) == progress)
                }
            }
        }

        @Test("Pages that scroll give way beyond the ends, and leaves do not")
        func resistance() {
            let motion = motion(.scroll)
            let offset = motion.resistedOffset(-100)
            #expect(abs(offset.x - 48.35) < 0.01 && offset.y == 0)
            #expect(abs(motion.way(resistedTo: offset) + 100) < 0.001)
            #expect(self.motion(.pageCurl, spine: .min).resistedOffset(-100) == .zero)
        }
    }
}
