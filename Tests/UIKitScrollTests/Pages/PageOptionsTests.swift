import Testing

@testable import UIKit

extension UIKitScroll {
    @Suite("The options of a page view controller") @MainActor struct PageOptionsTests {
        @Test("The spine is given as a value, or as its number")
        func spine() {
            let ways: [Any] = [
                UIPageViewController.SpineLocation.max, UIPageViewController.SpineLocation.max.rawValue,
                NSNumber(value: 3),
            ]
            for way in ways {
                #expect(PageOptions([.spineLocation: way], style: .pageCurl).spineLocation == .max)
            }
        }

        @Test("What fits no style, or is no value, does not count")
        func others() {
            let all: [UIPageViewController.OptionsKey: Any] = [.spineLocation: 2, .interPageSpacing: 12.5]
            let scroll = PageOptions(all, style: .scroll)
            #expect(scroll.spineLocation == .none && scroll.spacing == 12.5)
            let leaves = PageOptions(all, style: .pageCurl)
            #expect(leaves.spineLocation == .mid && leaves.spacing == 0)
            for wrong: Any in [0, 7, "left", Double.nan] {
                #expect(PageOptions([.spineLocation: wrong], style: .pageCurl).spineLocation == .min)
            }
            for wrong: Any in [-4, Double.infinity, CGFloat.nan, "wide"] {
                #expect(PageOptions([.interPageSpacing: wrong], style: .scroll).spacing == 0)
            }
            #expect(PageOptions(nil, style: .pageCurl).spineLocation == .min)
        }

        @Test("A page view controller is as it was made; without a word its leaves are turned")
        func styles() {
            let usual = UIPageViewController()
            #expect(usual.transitionStyle == .pageCurl && usual.navigationOrientation == .horizontal)
            #expect(usual.spineLocation == .min && !usual.isDoubleSided && usual.gestureRecognizers.count == 2)
            #expect(usual.viewControllers == [])
            let scroll = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
            #expect(scroll.transitionStyle == .scroll && scroll.navigationOrientation == .vertical)
            #expect(scroll.spineLocation == .none && scroll.gestureRecognizers.isEmpty)
            let open = UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
            #expect(open.spineLocation == .mid && open.isDoubleSided)
        }
    }
}
