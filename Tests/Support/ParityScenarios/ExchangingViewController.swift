import Foundation
import UIKit

/// A page from whose upper square bytes are dragged, and on whose lower one bytes are dropped. What was dropped last is what it gives, and it
/// shows how many bytes these are.
package final class ExchangingViewController: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    /// The middle of the square from which bytes are dragged, in the coordinates of the page.
    package static let source = CGPoint(x: 50, y: 50)
    /// The middle of the square on which bytes are dropped, in the coordinates of the page.
    package static let target = CGPoint(x: 50, y: 150)

    private static let dataType = "public.data"
    private static let side: CGFloat = 60

    /// The bytes that the page has.
    package var bytes = Data() {
        didSet { showCount() }
    }

    private let count = UILabel(frame: CGRect(x: 20, y: 200, width: 160, height: 30))

    override package func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        view.backgroundColor = .white
        let source = square(at: Self.source, .systemRed)
        source.addInteraction(UIDragInteraction(delegate: self))
        let target = square(at: Self.target, .systemBlue)
        target.addInteraction(UIDropInteraction(delegate: self))
        view.addSubview(count)
        showCount()
    }

    private func square(at middle: CGPoint, _ color: UIColor) -> UIView {
        let square = UIView(
            frame: CGRect(
                x: middle.x - Self.side / 2, y: middle.y - Self.side / 2, width: Self.side, height: Self.side))
        square.backgroundColor = color
        view.addSubview(square)
        return square
    }

    private func showCount() {
        count.text = "\(bytes.count) bytes"
    }

    // MARK: Giving

    package func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        let provider = NSItemProvider()
        let bytes = bytes
        provider.registerDataRepresentation(forTypeIdentifier: Self.dataType, visibility: .all) { handler in
            handler(bytes, nil)
            return nil
        }
        return [UIDragItem(itemProvider: provider)]
    }

    // MARK: Taking

    package func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.hasItemsConforming(toTypeIdentifiers: [Self.dataType])
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        let provider = session.items.first?.itemProvider
        provider?.loadDataRepresentation(forTypeIdentifier: Self.dataType) { [weak self] data, _ in
            // What comes from another process comes on the main thread, and what does not is given at once.
            MainActor.assumeIsolated {
                if let data { self?.bytes = data }
            }
        }
    }
}
