import HostStaging
import Testing
import UIKit

extension HostAndPlugin {
    /// How screens hand data to each other, in a host's app and in a plugin.
    @Suite("Data between screens") @MainActor final class DataFlowTests {
        private let host: InMemoryHost

        init() throws {
            host = try InMemoryHost { _ in SightingListViewController() }
            host.stage.window.resize(to: CGSize(width: 800, height: 600))
        }

        isolated deinit {
            host.stage.close()
            host.settle()
        }

        private func start(_ place: Place) throws -> SightingListViewController {
            let own = SightingListViewController()
            host.stage.window.rootViewController = place == .host ? own : host.makePane()
            host.settle()
            return place == .host ? own : try host.controller()
        }

        /// The texts of what a screen presents, which is dismissed then.
        private func texts(presentedBy list: UIViewController) throws -> [String] {
            host.settle()
            let shown = try #require(list.presentedViewController)
            #expect(shown.view.window != nil)
            defer {
                list.dismiss(animated: false)
                host.settle()
            }
            return host.stage.texts(in: shown)
        }

        @Test(
            "FLOW-15 a screen shows what it is given, sends what is new, sends back what is changed, needs nothing, or loads it by itself",
            arguments: Place.allCases)
        func patterns(place: Place) throws {
            let list = try start(place)
            list.presentDetails(SightingFactsViewController())
            #expect(try texts(presentedBy: list) == ["Pigeon, Mountain View, CA"])
            let adding = list.presentAdding()
            host.settle()
            adding.type("Crow", at: "Tracy, CA")
            adding.save()
            host.settle()
            #expect(list.sightings.last == BirdSighting(name: "Crow", location: "Tracy, CA"))
            #expect(list.presentedViewController == nil)
            let editing = list.presentEditing()
            host.settle()
            #expect(host.stage.texts(in: editing) == ["Pigeon"])
            editing.rename("Dove")
            host.settle()
            #expect(list.sightings.map(\.name) == ["Dove", "Crow"] && list.presentedViewController == nil)
            list.present(SightingHelpViewController(), animated: false)
            #expect(try texts(presentedBy: list) == ["Be still, and wait."])
            list.present(SightingCountViewController(), animated: false)
            #expect(try texts(presentedBy: list) == ["15 this year"])
        }

        @Test(
            "FLOW-16 a field that the model gets later goes by the methods that were there before",
            arguments: Place.allCases)
        func laterField(place: Place) throws {
            let list = try start(place)
            let add: (BirdSighting) -> Void = list.add
            let adding = list.presentAdding()
            host.settle()
            adding.type("Heron", at: "Palo Alto, CA", note: "With young ones")
            adding.save()
            host.settle()
            #expect(list.sightings.last?.note == "With young ones")
            add(BirdSighting(name: "Wren", location: "Tracy, CA"))
            #expect(list.sightings.map(\.note) == [nil, "With young ones", nil])
        }

        @Test(
            "FLOW-17 whoever knows a screen by the one member that it needs shows any screen that has it",
            arguments: Place.allCases)
        func fewMembers(place: Place) throws {
            let list = try start(place)
            let screens: [(any SightingShowing, String)] = [
                (SightingFactsViewController(), "Pigeon, Mountain View, CA"),
                (SightingMapViewController(), "MOUNTAIN VIEW, CA"),
            ]
            for (screen, text) in screens {
                list.presentDetails(screen)
                #expect(try texts(presentedBy: list) == [text])
            }
        }

        @Test(
            "PRES-20 the names of before 2011 present, dismiss and say what is presented", arguments: Place.allCases)
        @available(*, deprecated)
        func olderNames(place: Place) throws {
            let list = try start(place)
            let help = SightingHelpViewController()
            list.presentModalViewController(help, animated: false)
            host.settle()
            #expect(list.modalViewController === help && help.view.window != nil)
            list.dismissModalViewController(animated: false)
            host.settle()
            #expect(list.modalViewController == nil && help.viewIfLoaded?.window == nil)
        }
    }
}
