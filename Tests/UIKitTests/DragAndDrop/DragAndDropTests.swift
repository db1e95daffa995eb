@testable import UIKit
import Foundation
import Testing
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Drag and drop in a window") @MainActor struct DragAndDropTests {
        private func staged(_ body: (DragStaging) throws -> Void) rethrows {
            try ManualFrameClock.use { try body(DragStaging($0)) }
        }

        @Test("Both sides of a drop hear of it in UIKit's order, and the place gets the data")
        func order() {
            staged { staging in
                staging.lift()
                #expect(staging.log == ["items", "preview", "lift"] && staging.carried != nil)
                staging.drag(to: DragStaging.nowhere)
                #expect(staging.log.suffix(3) == ["lifted to the end", "begin", "move"])
                staging.forget()
                staging.drag(to: DragStaging.place)
                #expect(staging.log == ["move", "can handle", "enter", "update"])
                staging.forget()
                staging.stage.release(DragStaging.place)
                #expect(staging.log == ["will end copy", "perform"] && staging.loaded == ["apple"])
                staging.settle()
                #expect(
                    staging.log == [
                        "will end copy", "perform", "conclude", "over", "did end copy", "transferred",
                    ])
                #expect(staging.carried == nil && staging.stage.window.drag == nil)
            }
        }

        @Test("A press that is over too soon, or moves before its time, lifts nothing")
        func noLift() {
            staged { staging in
                staging.stage.press(DragStaging.start)
                staging.clock.advance(by: .milliseconds(300))
                staging.release(at: DragStaging.start)
                staging.stage.press(DragStaging.start, at: 5)
                staging.stage.drag(to: CGPoint(x: 80, y: 60), at: 5)
                staging.clock.advance(by: .milliseconds(600))
                staging.release(at: CGPoint(x: 80, y: 60))
                #expect(staging.log == [] && staging.carried == nil)
            }
        }

        @Test("Where the delegate has no items nothing is lifted, and the press is another recogniser's")
        func noItems() {
            staged { staging in
                staging.items = []
                let press = UILongPressGestureRecognizer()
                var states: [UIGestureRecognizer.State] = []
                press.addAction(UIAction { [weak press] _ in if let press { states.append(press.state) } })
                staging.stage.root.view.addGestureRecognizer(press)
                staging.lift()
                #expect(staging.log == ["items"] && staging.carried == nil)
                staging.release(at: DragStaging.start)
                #expect(states == [.began, .ended])
            }
        }

        @Test("What was lifted and not moved is put down: nothing begins, and the view's menu is shown")
        func putDown() {
            staged { staging in
                let menus = OneMenu()
                staging.kept = menus
                staging.source.addInteraction(UIContextMenuInteraction(delegate: menus))
                staging.lift()
                staging.release(at: DragStaging.start)
                #expect(staging.log == ["items", "preview", "lift", "lifted to the start"])
                #expect(staging.stage.window.presentedMenu != nil && staging.carried == nil)
                staging.stage.window.dismissMenu()
                staging.settle()
            }
        }

        @Test("Let go over nothing the drag ends with nothing, and the place that it left hears that it is over")
        func cancelled() {
            staged { staging in
                staging.lift()
                staging.drag(to: DragStaging.place)
                staging.drag(to: DragStaging.nowhere)
                staging.forget()
                staging.release(at: DragStaging.nowhere)
                #expect(staging.log == ["will end cancel", "over", "did end cancel"])
                #expect(staging.loaded == [])
            }
        }

        @Test("Escape ends a drag with nothing, and nobody else hears of the key")
        func escape() {
            staged { staging in
                staging.lift()
                staging.drag(to: DragStaging.place)
                staging.forget()
                staging.stage.pressKey(.keyboardEscape)
                staging.settle()
                #expect(staging.log == ["will end cancel", "exit", "over", "did end cancel"])
                staging.release(at: DragStaging.place)
                #expect(staging.loaded == [] && staging.stage.window.drag == nil)
            }
        }

        @Test("A touch that is taken away ends the drag with nothing")
        func takenAway() {
            staged { staging in
                staging.lift()
                staging.drag(to: DragStaging.place)
                staging.stage.window.cancelTouches(timestamp: 1)
                staging.settle()
                #expect(staging.log.last == "did end cancel" && staging.carried == nil)
            }
        }

        @Test("A place that cannot handle the drag is asked once, and left out for the one around it")
        func cannotHandle() {
            staged { staging in
                let outer = DropLog()
                staging.stage.root.view.addInteraction(UIDropInteraction(delegate: outer))
                staging.handles = false
                staging.lift()
                staging.drag(to: DragStaging.place)
                staging.drag(to: CGPoint(x: 241, y: 61))
                #expect(staging.log.filter { $0 == "can handle" }.count == 1 && !staging.log.contains("enter"))
                #expect(outer.lines.first == "enter")
                staging.release(at: DragStaging.place)
                #expect(outer.lines.suffix(2) == ["perform", "over"])
            }
        }

        @Test(
            "What is proposed counts: forbidden ends so, and a move needs the source's leave", arguments: [true, false])
        func proposals(allowsMove: Bool) {
            staged { staging in
                staging.operation = .forbidden
                staging.lift()
                staging.drag(to: DragStaging.place)
                #expect(staging.stage.window.drag?.operation == .forbidden)
                staging.release(at: DragStaging.place)
                #expect(staging.log.last == "did end forbidden")
                staging.operation = .move
                staging.allowsMove = allowsMove
                staging.lift()
                staging.drag(to: DragStaging.place)
                staging.release(at: DragStaging.place)
                #expect(staging.log.contains("did end move") == allowsMove)
                #expect(staging.loaded == (allowsMove ? ["apple"] : []))
            }
        }

        @Test("Data that comes later is waited for before the source hears that all is transferred")
        func lateData() {
            staged { staging in
                let provider = NSItemProvider()
                let answers = AnswerLater()
                provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
                    answers.keep($0)
                    return nil
                }
                staging.items = [UIDragItem(itemProvider: provider)]
                staging.lift()
                staging.drag(to: DragStaging.place)
                staging.release(at: DragStaging.place)
                #expect(staging.log.last == "did end copy" && staging.loaded == [])
                answers.answer(Data("pear".utf8))
                #expect(staging.log.last == "transferred" && staging.loaded == ["pear"])
            }
        }

        @Test("The preview is a still of the view: it follows the finger by where it was held, and no later change")
        func preview() throws {
            try staged { staging in
                staging.source.backgroundColor = .systemRed
                staging.stage.update()
                staging.lift(at: CGPoint(x: 30, y: 30))
                let carried = try #require(staging.carried)
                #expect(carried.pieceFrame.midX == 60 && carried.pieceFrame.midY == 60)
                let still = try #require(
                    carried.subviews.last { $0 is DragBadge == false }?.layer.children.last?.children.first)
                let color = try #require(still.backgroundColor)
                staging.source.backgroundColor = .systemGreen
                staging.drag(to: CGPoint(x: 130, y: 80))
                #expect(carried.pieceFrame.midX == 160 && carried.pieceFrame.midY == 110)
                #expect(still.backgroundColor == color)
                staging.release(at: DragStaging.nowhere)
            }
        }

        @Test("The shadow is that of the part that is seen, or has an outline of its own", arguments: [false, true])
        func shadow(hasOutline: Bool) throws {
            try staged { staging in
                let parameters = UIDragPreviewParameters()
                let seen = CGRect(x: 10, y: 20, width: 40, height: 30)
                let outline = CGRect(x: 15, y: 25, width: 20, height: 10)
                parameters.visiblePath = UIBezierPath(ovalIn: seen)
                if hasOutline { parameters.shadowPath = UIBezierPath(rect: outline) }
                staging.previewForLifting = UITargetedDragPreview(view: staging.source, parameters: parameters)
                staging.lift()
                let carried = try #require(staging.carried)
                let shadows = carried.subviews.compactMap { $0.layer.shadowPath?.boundingBox }
                #expect(
                    shadows == [(hasOutline ? outline : seen).offsetBy(dx: -seen.minX, dy: -seen.minY)])
                staging.release(at: DragStaging.start)
            }
        }

        @Test("What lies below the preview is hit through it")
        func through() {
            staged { staging in
                staging.lift()
                staging.drag(to: DragStaging.place)
                #expect(staging.stage.window.hitTest(DragStaging.place, with: nil) === staging.target)
                staging.release(at: DragStaging.place)
            }
        }

        @Test("A scroll view below the finger scrolls near its edge, as far as it goes, and no further")
        func autoscroll() {
            staged { staging in
                let scroll = UIScrollView(frame: CGRect(x: 0, y: 120, width: 400, height: 180))
                scroll.contentSize = CGSize(width: 400, height: 400)
                staging.stage.root.view.addSubview(scroll)
                staging.lift()
                staging.drag(to: CGPoint(x: 200, y: 210))
                staging.settle()
                #expect(scroll.contentOffset.y == 0)
                staging.drag(to: CGPoint(x: 200, y: 298))
                for _ in 0..<100 { staging.clock.advance(by: .milliseconds(17)) }
                #expect(abs(scroll.contentOffset.y - 220) < 0.01)
                staging.release(at: CGPoint(x: 200, y: 298))
                #expect(staging.log.last == "did end cancel")
            }
        }

        @Test("What scrolls below a finger that rests is asked, and the sign beside the finger says what it answers")
        func scrolledBelow() {
            staged { staging in
                let place = DropLog()
                staging.kept = place
                let scroll = UIScrollView(frame: CGRect(x: 0, y: 120, width: 400, height: 180))
                scroll.contentSize = CGSize(width: 400, height: 400)
                let last = UIView(frame: CGRect(x: 0, y: 300, width: 400, height: 100))
                last.addInteraction(UIDropInteraction(delegate: place))
                scroll.addSubview(last)
                staging.stage.root.view.addSubview(scroll)
                staging.lift()
                staging.drag(to: CGPoint(x: 200, y: 298))
                let badge = staging.carried?.subviews.lazy.compactMap { $0 as? DragBadge }.first
                #expect(place.lines == [] && badge?.operation == .cancel)
                for _ in 0..<100 { staging.clock.advance(by: .milliseconds(17)) }
                #expect(place.lines == ["enter"] && badge?.operation == .copy)
                staging.release(at: CGPoint(x: 200, y: 298))
                #expect(place.lines == ["enter", "perform", "over"])
            }
        }

        @Test("The item that is seen goes back to its place, also where nothing is seen of one before it")
        func unseenItem() throws {
            try staged { staging in
                let items = ["apple", "pear"].map { UIDragItem(itemProvider: NSItemProvider(object: $0)) }
                (staging.items, staging.hiddenItem) = (items, items[0])
                staging.lift()
                let piece = try #require(staging.carried?.subviews.first { !($0 is DragBadge) })
                staging.drag(to: DragStaging.nowhere)
                #expect(piece.center == DragStaging.nowhere)
                staging.stage.release(DragStaging.nowhere)
                #expect(piece.center == DragStaging.start && piece.alpha == 1)
                staging.settle()
                #expect(staging.log.last == "did end cancel" && staging.carried == nil)
            }
        }

        @Test("A button that is spring loaded does what a tap does when a drag has rested over it")
        func spring() {
            staged { staging in
                var taps = 0
                let button = UIButton(
                    frame: CGRect(x: 20, y: 150, width: 80, height: 40), primaryAction: UIAction { _ in taps += 1 })
                button.isSpringLoaded = true
                staging.stage.root.view.addSubview(button)
                staging.lift()
                staging.drag(to: button.center)
                staging.clock.advance(by: .milliseconds(500))
                staging.drag(to: DragStaging.nowhere)
                staging.clock.advance(by: .seconds(2))
                #expect(taps == 0)
                staging.drag(to: button.center)
                staging.clock.advance(by: .seconds(2))
                #expect(taps == 1)
                staging.release(at: button.center)
                button.isSpringLoaded = false
                #expect(!button.isSpringLoaded)
            }
        }

        @Test("A text view takes text where the finger is, asks its delegate, and becomes first responder")
        func textView() {
            staged { staging in
                let view = UITextView(frame: CGRect(x: 0, y: 120, width: 300, height: 100))
                view.text = "one two"
                staging.stage.root.view.addSubview(view)
                staging.stage.update()
                staging.lift()
                let end = CGPoint(x: 280, y: 140)
                staging.drag(to: end)
                #expect(staging.stage.window.drag?.operation == .copy)
                staging.release(at: end)
                #expect(view.text == "one twoapple" && view.isFirstResponder)
                view.isEditable = false
                staging.lift()
                staging.drag(to: end)
                #expect(staging.stage.window.drag?.operation == .cancel)
                staging.release(at: end)
                #expect(view.text == "one twoapple")
            }
        }

        @Test("A text field takes text, and none of what is no text")
        func textField() {
            staged { staging in
                let field = UITextField(frame: CGRect(x: 0, y: 120, width: 300, height: 40))
                staging.stage.root.view.addSubview(field)
                staging.stage.update()
                staging.lift()
                staging.drag(to: field.center)
                staging.release(at: field.center)
                #expect(field.text == "apple")
                staging.items = [UIDragItem(itemProvider: NSItemProvider(object: UIColor.red))]
                staging.lift()
                staging.drag(to: field.center)
                #expect(staging.stage.window.drag?.operation == .cancel)
                staging.release(at: field.center)
                #expect(field.text == "apple")
            }
        }
    }
}

/// Has a menu for every place.
@MainActor private final class OneMenu: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) }
    }
}
