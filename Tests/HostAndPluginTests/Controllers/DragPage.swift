import Foundation
import UIKit

/// A page from whose upper square a text can be dragged, and on whose lower one things can be dropped. It records what both hear, but for
/// movements, which a plugin is not told of.
@MainActor final class DragPage: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let source = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    let target = UIView(frame: CGRect(x: 20, y: 120, width: 60, height: 60))
    private(set) var log: [String] = []
    /// How often data was asked of the source.
    private(set) var loads = 0
    private(set) var loaded: [String] = []
    private(set) var isLocal: Bool?
    private(set) var localObject: String?
    var text = "apple"
    /// Never gives the data that it is asked for, and keeps the questions: one that is let go of counts as answered.
    var isSilent = false
    private var unanswered: [@Sendable (Data?, (any Error)?) -> Void] = []
    /// Loads the data as soon as the drag comes over the target.
    var isHasty = false

    /// In the coordinates of the page.
    static let start = CGPoint(x: 50, y: 50)
    static let place = CGPoint(x: 50, y: 150)
    static let nowhere = CGPoint(x: 150, y: 250)

    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        view.backgroundColor = .white
        source.backgroundColor = .systemRed
        source.addInteraction(UIDragInteraction(delegate: self))
        target.addInteraction(UIDropInteraction(delegate: self))
        view.addSubview(source)
        view.addSubview(target)
    }

    private func note(_ line: String) {
        if log.last != line { log.append(line) }
    }

    // MARK: The source

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        note("items")
        let provider = NSItemProvider()
        let (text, isSilent) = (text, isSilent)
        provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
            [weak self] handler in
            MainActor.assumeIsolated {
                self?.loads += 1
                if isSilent { self?.unanswered.append(handler) }
            }
            if !isSilent { handler(Data(text.utf8), nil) }
            return nil
        }
        let item = UIDragItem(itemProvider: provider)
        item.localObject = text
        return [item]
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        note("begin")
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
        return session.canLoadObjects(ofClass: NSString.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        note("enter")
        if isHasty { load(session) }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        note("update")
        return UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        note("exit")
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        note("perform")
        isLocal = session.localDragSession != nil
        localObject = session.items.first?.localObject as? String
        load(session)
    }

    private func load(_ session: any UIDropSession) {
        session.loadObjects(ofClass: NSString.self) { [weak self] objects in
            self?.loaded += objects.compactMap { $0 as? String }
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        note("conclude")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        note("over")
    }
}
