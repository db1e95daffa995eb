import Diagnostics
import Foundation
import HostStaging
import Testing
import UIKitTesting

@testable import PluginHost
@testable import UIKit

extension HostAndPlugin {
    /// The user drags the selection of a text view: to a view of the host, and to another place of the same text.
    @Suite("Dragging text at home and in a plugin") @MainActor final class TextDragsAcross {
        private final class TextPage: UIViewController {
            let text = UITextView(frame: CGRect(x: 0, y: 20, width: 200, height: 100))
            let log = TextDragLog()

            override func viewDidLoad() {
                super.viewDidLoad()
                text.text = "one two three"
                view.addSubview(text)
            }

            /// The place of a caret, in the coordinates of the page.
            func point(_ index: Int) -> CGPoint {
                guard let position = text.position(from: text.beginningOfDocument, offset: index) else { return .zero }
                let caret = text.caretRect(for: position)
                return text.convert(CGPoint(x: caret.midX, y: caret.midY), to: view)
            }
        }

        private let host: InMemoryHost
        private let frames = ManualFrameClock()
        private var clock: Override?

        init() throws {
            host = try InMemoryHost { _ in TextPage() }
            clock = frames.install()
        }

        isolated deinit {
            host.stage.close()
            host.settle()
            clock?.end()
        }

        /// A page in the right half of the window, whose text has the keys and is selected in part.
        private func page(_ place: Place, selected: NSRange) throws -> TextPage {
            let page: TextPage
            switch place {
            case .host:
                page = TextPage()
                host.stage.embed(page)
                host.settle()
            case .plugin:
                _ = host.showPane()
                page = try host.controller()
            }
            touch(.began, right(page.point(1)), 0)
            touch(.ended, right(page.point(1)), 0)
            page.text.selectedRange = selected
            host.settle()
            return page
        }

        private func right(_ point: CGPoint) -> CGPoint {
            CGPoint(x: HostStage.rightHalf.minX + point.x, y: HostStage.rightHalf.minY + point.y)
        }

        private func touch(_ phase: UITouch.Phase, _ point: CGPoint, _ time: Double) {
            host.stage.window.sendTouch(id: 1, phase: phase, at: point, timestamp: time)
            host.settle()
        }

        /// Lifts what lies at a point. The touch comes long after the last one, so that it is no second click.
        private func lift(_ point: CGPoint) {
            touch(.began, point, 10)
            frames.advance(by: .milliseconds(600))
            host.settle()
        }

        private func release(_ point: CGPoint) {
            touch(.ended, point, 12)
            // Lets all animations end.
            for _ in 0..<4 {
                frames.advance(by: .milliseconds(250))
                host.settle()
            }
        }

        @Test("What is selected in a text is dropped on a view of the host", arguments: Place.allCases)
        func outOfText(place: Place) throws {
            let home = DragPage()
            host.stage.embed(home, frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            host.settle()
            let page = try page(place, selected: NSRange(location: 0, length: 3))
            lift(right(page.point(1)))
            touch(.moved, DragPage.place, 11)
            #expect(page.text.isTextDragActive && host.stage.window.drag?.operation == .copy)
            release(DragPage.place)
            #expect(home.loaded == ["one"] && page.text.text == "one two three")
            #expect(!page.text.isTextDragActive && host.stage.window.drag == nil)
        }

        @Test("What is selected in a text is moved to another place of it", arguments: Place.allCases)
        func withinText(place: Place) throws {
            let page = try page(place, selected: NSRange(location: 0, length: 4))
            let end = right(page.point(13))
            lift(right(page.point(1)))
            touch(.moved, end, 11)
            #expect(host.stage.window.drag?.operation == .move)
            release(end)
            #expect(page.text.text == "two threeone ")
            #expect(page.text.selectedRange == NSRange(location: 9, length: 4))
        }

        @Test("A text's delegate has its own items dragged, and hears of it", arguments: Place.allCases)
        func ownItems(place: Place) throws {
            let home = DragPage()
            host.stage.embed(home, frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            host.settle()
            let page = try page(place, selected: NSRange(location: 0, length: 3))
            page.log.items = [UIDragItem(itemProvider: NSItemProvider(object: "uno"))]
            page.text.textDragDelegate = page.log
            lift(right(page.point(1)))
            touch(.moved, DragPage.place, 11)
            release(DragPage.place)
            #expect(home.loaded == ["uno"] && page.text.text == "one two three")
            #expect(page.log.drags == ["items for one", "preview", "lift", "begin", "end copy"])
        }

        @Test(
            "A text's delegate has what is dropped replace the whole text, and hears of it", arguments: Place.allCases)
        func ownDrop(place: Place) throws {
            let home = DragPage()
            host.stage.embed(home, frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            host.settle()
            let page = try page(place, selected: NSRange(location: 0, length: 0))
            page.text.textDropDelegate = page.log
            page.log.proposal = { _ in TextDragLog.proposal(.copy) { $0.dropAction = .replaceAll } }
            let end = right(page.point(3))
            lift(DragPage.start)
            touch(.moved, end, 11)
            #expect(host.stage.window.drag?.operation == .copy && page.text.isTextDropActive)
            release(end)
            #expect(page.text.text == "apple" && !page.text.isTextDropActive)
            #expect(page.log.drops == ["enter", "update", "perform at 3", "preview", "over"])
        }

        @Test("A text that is only read is edited for a drop where its delegate wants that", arguments: Place.allCases)
        func temporarilyEdited(place: Place) throws {
            let home = DragPage()
            host.stage.embed(home, frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            host.settle()
            let page = try page(place, selected: NSRange(location: 0, length: 0))
            page.text.isEditable = false
            page.text.textDropDelegate = page.log
            page.log.editability = .temporary
            host.settle()
            let end = right(page.point(3))
            lift(DragPage.start)
            touch(.moved, end, 11)
            #expect(host.stage.window.drag?.operation == .copy)
            release(end)
            #expect(page.text.text == "oneapple two three" && !page.text.isEditable)
        }
    }
}
