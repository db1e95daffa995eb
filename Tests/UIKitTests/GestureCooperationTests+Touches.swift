import Testing
import UIKit
import UIKitTesting

/// Who has which touches, and which recognisers.
extension UIKitBehaviour.GestureCooperation {
    @Test("A new list of recognisers takes off those that it lacks")
    func list() {
        let old = attach(UITapGestureRecognizer(), "old")
        let kept = attach(UITapGestureRecognizer(), "kept")
        let new = UITapGestureRecognizer()
        target.gestureRecognizers = [new, kept, new]
        #expect(target.gestureRecognizers == [new, kept])
        #expect(old.view == nil)
        #expect(new.view === target)
        target.gestureRecognizers = nil
        #expect(new.view == nil)
        #expect(target.gestureRecognizers == nil)
    }

    @Test("Taking off a recogniser cancels its gesture")
    func removal() {
        let manual = attach(Manual(), "manual")
        stage.press(start)
        manual.state = .began
        target.removeGestureRecognizer(manual)
        #expect(log.lines == ["manual began", "manual cancelled"])
        #expect(manual.state == .possible)
    }

    @Test("An event has every touch that is going on, and knows whose they are")
    func allTouches() {
        let manual = attach(Manual(), "manual")
        var seen: [UIEvent] = []
        final class Watcher: UIWindow {
            var onEvent: (UIEvent) -> Void = { _ in }
            override func sendEvent(_ event: UIEvent) {
                onEvent(event)
                super.sendEvent(event)
            }
        }
        let window = Watcher(frame: stage.window.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.rootViewController?.view.addSubview(target)
        window.onEvent = { seen.append($0) }
        window.sendTouch(id: 1, phase: .began, at: start, timestamp: 0)
        window.sendTouch(id: 2, phase: .began, at: CGPoint(x: 60, y: 60), timestamp: 0)
        let touches = seen.last?.allTouches ?? []
        #expect(touches.map { "\($0.id) \($0.phase)" }.sorted() == ["1 stationary", "2 began"])
        #expect(seen.last?.touches(for: manual)?.count == 2)
        #expect(seen.last?.touches(for: window)?.count == 2)
        #expect(manual.location(ofTouch: 1, in: nil) == CGPoint(x: 60, y: 60))
        let ignored = touches.first { $0.id == 2 }
        if let ignored, let event = seen.last { manual.ignore(ignored, for: event) }
        #expect(manual.numberOfTouches == 1)
        #expect(manual.location(in: nil) == start)
        expectDiagnostics([.invalidGesture]) {
            #expect(manual.location(ofTouch: 1, in: nil) == .zero)
        }
    }

    @Test("While a view with isExclusiveTouch is touched no other view is")
    func exclusiveTouch() {
        let other = TouchLines(frame: CGRect(x: 220, y: 10, width: 50, height: 50))
        stage.root.view.addSubview(other)
        target.isExclusiveTouch = true
        stage.press(start, id: 1)
        stage.press(CGPoint(x: 230, y: 20), id: 2)
        #expect(other.lines == [])
        stage.release(start, id: 1)
        stage.release(CGPoint(x: 230, y: 20), id: 2)
        stage.press(CGPoint(x: 230, y: 20), id: 3)
        stage.press(start, id: 4)
        #expect(other.lines == ["began"])
        #expect(target.lines == ["began", "ended"])
    }
}
