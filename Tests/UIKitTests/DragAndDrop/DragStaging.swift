@testable import UIKit
import Foundation
import UIKitTesting

/// A window with a view from which a text can be dragged, at (20, 20), and one on which it can be dropped, at (200, 20), both 80 points wide.
@MainActor final class DragStaging: UIDragInteractionDelegate, UIDropInteractionDelegate {
    let stage = Stage()
    let clock: ManualFrameClock
    let source = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
    let target = UIView(frame: CGRect(x: 200, y: 20, width: 80, height: 80))
    /// The calls of both delegates, in order; movements in a row count once.
    private(set) var log: [String] = []

    /// An object that a test keeps because nobody else does.
    var kept: AnyObject?

    var items = [UIDragItem(itemProvider: NSItemProvider(object: "apple"))]
    var allowsMove = true
    var handles = true
    var operation = UIDropOperation.copy
    var previewForLifting: UITargetedDragPreview?
    /// An item of which nothing is seen.
    var hiddenItem: UIDragItem?
    /// The texts that the target has loaded.
    private(set) var loaded: [String] = []

    static let start = CGPoint(x: 60, y: 60)
    static let place = CGPoint(x: 240, y: 60)
    static let nowhere = CGPoint(x: 350, y: 250)

    init(_ clock: ManualFrameClock) {
        self.clock = clock
        source.addInteraction(UIDragInteraction(delegate: self))
        target.addInteraction(UIDropInteraction(delegate: self))
        stage.root.view.addSubview(source)
        stage.root.view.addSubview(target)
        stage.update()
    }

    /// Called when a delegate hears of something, with the line that is logged.
    var onLine: ((String) -> Void)?

    private func note(_ line: String) {
        if log.last != line { log.append(line) }
        onLine?(line)
    }

    func forget() {
        log = []
    }

    /// Presses until what is there has been lifted.
    func lift(at point: CGPoint = DragStaging.start) {
        stage.press(point)
        clock.advance(by: .milliseconds(600))
        stage.update()
    }

    func drag(to point: CGPoint) {
        stage.drag(to: point)
        stage.update()
    }

    func release(at point: CGPoint) {
        stage.release(point)
        settle()
    }

    /// Lets all animations end.
    func settle() {
        for _ in 0..<4 {
            stage.update()
            clock.advance(by: .milliseconds(250))
        }
        stage.update()
    }

    var carried: DragPreviewView? {
        stage.window.subviews.compactMap { $0 as? DragPreviewView }.first
    }

    // MARK: The source

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        note("items")
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        note("preview")
        return item === hiddenItem ? nil : previewForLifting ?? UITargetedDragPreview(view: source)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        note("lift")
        animator.addCompletion { [weak self] in self?.note("lifted to \($0 == .end ? "the end" : "the start")") }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        allowsMove
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        note("begin")
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        note("move")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {
        note("will end \(operation)")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        note("did end \(operation)")
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        note("transferred")
    }

    // MARK: The target

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        note("can handle")
        return handles
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        note("enter")
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        note("update")
        return UIDropProposal(operation: operation)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        note("exit")
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        note("perform")
        session.loadObjects(ofClass: NSString.self) { [weak self] objects in
            self?.loaded = objects.compactMap { $0 as? String }
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        note("conclude")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        note("over")
    }
}
