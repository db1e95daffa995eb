import Testing
import UIKit

@testable import PluginHost

@Suite("The numbers by which plugins know controllers of the host") @MainActor struct ControllerTableTests {
    @Test("A controller keeps its number however many there are, and no number is given twice")
    func kept() {
        let numbers = ControllerTable()
        let controllers = (0..<100).map { _ in UIViewController() }
        let first = controllers.map { numbers.number(of: $0) }
        #expect(Set(first).count == 100)
        #expect(controllers.map { numbers.number(of: $0) } == first)
    }

    @Test("The number of a controller that is gone is nobody else's")
    func gone() {
        let numbers = ControllerTable()
        let kept = UIViewController()
        let own = numbers.number(of: kept)
        var seen: Set = [own]
        for _ in 0..<200 { #expect(seen.insert(numbers.number(of: UIViewController())).inserted) }
        #expect(numbers.number(of: kept) == own)
        #expect(seen.allSatisfy(numbers.wasMinted))
    }
}
