import Connected
import Testing
import UIKit

@Suite("Sources as they are written for Apple's systems, with outlets, actions and selectors")
@MainActor
struct ConnectedTests {
    private let counter = CounterViewController()

    init() {
        counter.loadViewIfNeeded()
    }

    @Test("A button, a bar item and a notification reach methods that are private")
    func actions() {
        counter.button.sendActions(for: .touchUpInside)
        counter.button.sendActions(for: .touchUpInside)
        #expect(counter.label.text == "2")
        NotificationCenter.default.post(name: CounterViewController.tide, object: nil)
        #expect(counter.label.text == "tide")
        UIApplication.shared.sendAction(
            counter.reset.action ?? "nothing", to: counter.reset.target, from: nil, for: nil)
        #expect(counter.label.text == "none")
    }

    @Test("A class in a class has a table too")
    func inner() throws {
        let badge = try #require(counter.view.subviews.compactMap { $0 as? UIControl }.first)
        badge.sendActions(for: .touchUpInside)
        #expect(badge.tag == 1)
    }

    @Test("A file without UIKit has selectors, for an object that is no responder")
    func timer() {
        let ticker = Ticker()
        ticker.start()
        ticker.skip()
        #expect(ticker.ticks == 3)
        #expect(ticker.responds(to: "tick:"))
    }
}
