import Foundation
import UIKit

/// A page of 200 × 300 points that scrolls: things can be dropped on its lower part, which begins out of sight, and not on its upper one.
@MainActor final class ScrolledDropPage: UIViewController, UIDropInteractionDelegate {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let target = UIView(frame: CGRect(x: 0, y: 400, width: 200, height: 600))
    private(set) var loaded: [String] = []
    /// The calls that the page gets with the animation of a drop, in order.
    private(set) var log: [String] = []

    /// A point near the lower edge, over which a drag has the page scroll, in the coordinates of the page.
    static let edge = CGPoint(x: 100, y: 290)
    /// A point over which a drag does not have the page scroll, in the coordinates of the page.
    static let middle = CGPoint(x: 100, y: 150)

    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        scrollView.contentSize = CGSize(width: 200, height: 1000)
        scrollView.contentInsetAdjustmentBehavior = .never
        target.addInteraction(UIDropInteraction(delegate: self))
        scrollView.addSubview(target)
        view.addSubview(scrollView)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        session.loadObjects(ofClass: NSString.self) { [weak self] objects in
            self?.loaded += objects.compactMap { $0 as? String }
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
        animator.addAnimations { [weak self] in self?.log.append("along") }
        animator.addCompletion { [weak self] in self?.log.append($0 == .end ? "landed" : "lost") }
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        log.append("conclude")
    }
}
