import HostStaging
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("Looks of all views of a class, at home and in a plugin") @MainActor struct AppearanceProxies {
        private final class Swatch: UIView {}

        private final class Controller: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                let own = Swatch(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
                own.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
                view.addSubview(own)
                view.addSubview(Swatch(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
            }
        }

        @Test("They are shown, but for what a view has of its own", arguments: Place.allCases)
        func shown(place: Place) throws {
            Swatch.appearance(whenContainedInInstancesOf: [Controller.self]).backgroundColor = UIColor(
                red: 1, green: 0, blue: 0, alpha: 1)
            let host = try InMemoryHost { _ in Controller() }
            switch place {
            case .host: host.stage.embed(Controller())
            case .plugin: _ = host.showPane()
            }
            host.settle()
            #expect(host.stage.pixel(CGPoint(x: 250, y: 25)) == "#ff0000")
            #expect(host.stage.pixel(CGPoint(x: 250, y: 75)) == "#ffffff")
            #expect(host.stage.pixel(CGPoint(x: 250, y: 125)) == "#0000ff")
            host.stage.close()
        }
    }
}
