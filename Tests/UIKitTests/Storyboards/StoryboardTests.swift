import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Storyboards") @MainActor struct Storyboards {
        init() {
            _ = SampleClasses.take()
            UIView.setAnimationsEnabled(false)
        }

        @Test(
            "Every sample's first scene loads as the tree that it draws",
            arguments: [
                ("Welcome", "UIView(UILabel UIButton)"), ("Plants", "UIView(UIButton)"),
                ("Tabs", "UIView"), ("Embedding", "UIView(UIView(UIView))"),
                ("Sheets", "UIView(UIButton UIButton)"), ("WayBack", "UIView(UIButton)"),
                ("FixedRows", "UITableView"), ("Prototypes", "UITableView"),
                ("References", "UIView(UIButton UIButton UIView)"),
                ("SizeClasses", "UIView(UIStackView(UILabel))"),
            ])
        func samples(_ name: String, _ tree: String) throws {
            // Plugins that other tests have made known are not meant.
            let installation = ForeignScenes.install(ForeignScenes(identifiers: { [] }, controller: { _ in nil }))
            defer { installation.end() }
            var made: UIViewController?
            let reports = try InterfaceStaging.reports {
                made = try InterfaceStaging.sample(name).instantiateInitialViewController()
                _ =
                    (made as? UINavigationController)?.topViewController?.view ?? (made as? UITabBarController)?
                    .viewControllers?.first?.view
                    ?? made?.view
            }
            let content =
                (made as? UINavigationController)?.topViewController ?? (made as? UITabBarController)?.viewControllers?
                .first ?? made
            let view = try #require(content?.viewIfLoaded)
            // A label of the last sample is there where there is much room.
            let isWide =
                view.traitCollection.horizontalSizeClass == .regular
                && view.traitCollection.verticalSizeClass == .regular
            let isVaried = name == "SizeClasses" && isWide
            #expect(InterfaceStaging.tree(view) == (isVaried ? "UIView(UIStackView(UILabel UILabel))" : tree))
            // References lead out of the samples.
            if name != "Tabs", name != "References" { #expect(reports.isEmpty, "\(reports)") }
        }

        @Test("SB-20, SB-31, LOAD-18: the initial controller is made without its view, and its outlets come with that")
        func outlets() throws {
            let storyboard = try InterfaceStaging.sample("Welcome")
            let controller = try #require(
                storyboard.instantiateInitialViewController() as? SampleClasses.WelcomeViewController)
            #expect(controller.viewIfLoaded == nil && controller.headline == nil)
            #expect(controller.storyboard === storyboard)
            #expect(controller.nibName == "OSB-OH-kAG-view-V1S-nK-HgE")
            controller.loadViewIfNeeded()
            #expect(controller.headline?.text == "Good morning")
            let button = try #require(controller.beginButton)
            #expect(button.configuration?.title == "Begin")
            button.sendActions(for: .touchUpInside)
            #expect(controller.begun.first as? UIButton === button)
            #expect(
                SampleClasses.take() == [
                    "Welcome.init(coder:) storyboard nil", "Welcome.awakeFromNib parent nil storyboard set",
                    "Welcome.viewDidLoad children 0",
                ])
        }

        @Test("SB-19, SB-32: an identifier makes a new controller each time, which restoration knows by it too")
        func identifiers() throws {
            let storyboard = try InterfaceStaging.sample("Plants")
            let first = storyboard.instantiateViewController(withIdentifier: "Plant")
            let second = storyboard.instantiateViewController(withIdentifier: "Plant")
            #expect(first is SampleClasses.PlantViewController && first !== second)
            #expect(first.restorationIdentifier == "Plant")
            var stranger: UIViewController?
            let reports = InterfaceStaging.reports {
                stranger = storyboard.instantiateViewController(withIdentifier: "Palnt")
            }
            #expect(stranger != nil && stranger?.storyboard == nil)
            #expect(reports.count == 1 && reports[0].contains("\"Palnt\"; there are: Plant"))
        }

        @Test(
            "A creator makes the controller by an initialiser of its own; one that answers nil leaves it to the class")
        func creators() throws {
            final class Custom: UIViewController {
                let word: String
                init?(coder: NSCoder, word: String) {
                    self.word = word
                    super.init(coder: coder)
                }
                required init?(coder: NSCoder) {
                    word = ""
                    super.init(coder: coder)
                }
            }
            let storyboard = try InterfaceStaging.storyboard(
                "<viewController title=\"T\" storyboardIdentifier=\"a\" id=\"1\" sceneMemberID=\"viewController\"/>",
                initial: "1")
            let made = storyboard.instantiateViewController(identifier: "a") { Custom(coder: $0, word: "x") }
            #expect(made.word == "x" && made.title == "T" && made.storyboard === storyboard)
            let initial: UIViewController? = storyboard.instantiateInitialViewController { _ in nil }
            #expect(initial?.title == "T")
        }

        @Test("SB-23, SB-24: a navigation controller comes with its root, which hears of no move")
        func navigation() throws {
            let storyboard = try InterfaceStaging.sample("Plants")
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            let list = try #require(navigation.viewControllers.first)
            #expect(list.parent === navigation && list.viewIfLoaded == nil)
            #expect(list.navigationItem.title == "Plants")
            #expect(list.navigationItem.largeTitleDisplayMode == .always)
            #expect(
                SampleClasses.take() == [
                    "Plants.init(coder:) storyboard nil", "Plants.awakeFromNib parent set storyboard set",
                ])
            let add = try #require(list.navigationItem.rightBarButtonItem)
            _ = add.performPrimaryAction()
            #expect(SampleClasses.take() == ["sow"])
        }

        @Test("SB-23: a tab bar controller comes with its tabs, and a reference that leads nowhere is reported")
        func tabs() throws {
            var made: UITabBarController?
            let reports = try InterfaceStaging.reports {
                made =
                    try InterfaceStaging.sample("Tabs").instantiateInitialViewController() as? UITabBarController
            }
            let tabs = try #require(made)
            #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["Beds", "Tools"])
            #expect(tabs.viewControllers?.first?.tabBarItem.image != nil)
            #expect(reports.contains { $0.contains("no storyboard \"Shed\"") })
            #expect(SampleClasses.take().filter { $0.contains("ove(") }.isEmpty)
        }

        @Test("M26: an embed segue makes its child once the view is loaded, before viewDidLoad")
        func embed() throws {
            let controller = try #require(try InterfaceStaging.sample("Embedding").instantiateInitialViewController())
            _ = SampleClasses.take()
            controller.loadViewIfNeeded()
            #expect(
                SampleClasses.take() == [
                    "Garden.should(embedPond)", "Pond.init(coder:) storyboard nil",
                    "Pond.awakeFromNib parent nil storyboard set", "Garden.prepare(embedPond) loaded false",
                    "Pond.viewDidLoad children 0", "Pond.willMove(parent)", "Pond.didMove(parent)",
                    "Garden.viewDidLoad children 1",
                ])
            let child = try #require(controller.children.first)
            let container = try #require(controller.view.subviews.first)
            #expect(child.view.superview === container && child.view.frame == container.bounds)
            #expect(child.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        }

        @Test("SEG-08: an embed segue that is refused makes nothing")
        func refusedEmbed() throws {
            let controller = try #require(
                try InterfaceStaging.sample("Embedding").instantiateInitialViewController()
                    as? SampleClasses.TracedController)
            controller.allowsSegues = false
            controller.loadViewIfNeeded()
            #expect(controller.children.isEmpty)
        }

        @Test("TABLE-05: Static cells are the table's rows, reach outlets, and trigger their segues")
        func staticTable() throws {
            let storyboard = try InterfaceStaging.sample("FixedRows")
            let almanac = try #require(
                storyboard.instantiateViewController(withIdentifier: "Almanac")
                    as? SampleClasses.AlmanacViewController)
            let stage = Stage(root: UINavigationController(rootViewController: almanac))
            let table = try #require(almanac.tableView)
            #expect(table.style == .insetGrouped && table.dataSource === almanac && table.delegate === almanac)
            #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 1)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(almanac.moonCell === cell)
            #expect(cell.textLabel?.text == "Moon" && cell.accessoryType == .disclosureIndicator)
            #expect(cell.contentView.subviews.filter { $0 is UILabel }.count == 1)
            #expect(almanac.tableView(table, titleForHeaderInSection: 0) == "Sky")
            #expect(almanac.tableView(table, titleForFooterInSection: 0) == "Times are those of the equator.")
            cell.selectionSegue?.trigger(cell)
            #expect(almanac.segues == ["moon"])
            #expect(almanac.navigationController?.topViewController is SampleClasses.MoonViewController)
            stage.update()
        }

        @Test("Prototypes are made anew for each cell that is dequeued, with outlets and segues of their own")
        func prototypes() throws {
            let seeds = try #require(
                try InterfaceStaging.sample("Prototypes").instantiateInitialViewController()
                    as? SampleClasses.SeedsViewController)
            let stage = Stage(root: UINavigationController(rootViewController: seeds))
            stage.update()
            let cells = seeds.tableView.visibleCells.compactMap { $0 as? SampleClasses.SeedCell }
            #expect(cells.compactMap { $0.nameLabel?.text } == ["Row 0", "Row 1", "Row 2"])
            #expect(Set(cells.map(ObjectIdentifier.init)).count == 3)
            #expect(cells.allSatisfy { $0.reuseIdentifier == "Seed" })
            _ = SampleClasses.take()
            seeds.tableView.selecting.choose(IndexPath(row: 1, section: 0))
            let log = SampleClasses.take()
            #expect(
                log.filter { $0.hasPrefix("prepare") || $0.hasPrefix("didSelect") } == [
                    "prepare(openSeed) row 1", "didSelect 1",
                ])
        }

        @Test("A reference to a bundle that is not here asks the host, and is reported where that does not know it")
        func references() throws {
            let storyboard = try InterfaceStaging.sample("References")
            let gate = try #require(storyboard.instantiateInitialViewController() as? SampleClasses.TracedController)
            var asked: [String] = []
            let installation = ForeignScenes.install(
                ForeignScenes(identifiers: { [] }) { reference in
                    asked.append("\(reference.bundleIdentifier ?? "") \(reference.identifier ?? "")")
                    return reference.identifier == "news" ? UIViewController() : nil
                })
            defer { installation.end() }
            gate.loadViewIfNeeded()
            #expect(asked == ["org.example.news news"] && gate.children.count == 1)
            let reports = InterfaceStaging.reports { gate.performSegue(withIdentifier: "map", sender: nil) }
            #expect(asked.last == "org.example.map map")
            #expect(reports.count == 1 && reports[0].contains("org.example.map"))
            #expect(gate.presentedViewController == nil)
        }

        @Test("SB-12: what is not there, is there twice, or names what is not there is reported")
        func broken() throws {
            let reports = InterfaceStaging.reports {
                let missing = UIStoryboard(name: "Mane", bundle: nil)
                #expect(missing.instantiateInitialViewController() == nil)
            }
            #expect(reports.count == 1 && reports[0].contains("no storyboard \"Mane\""))
            let twice = try InterfaceStaging.reports {
                _ = try InterfaceStaging.storyboard(
                    "<viewController storyboardIdentifier=\"a\" id=\"1\"/>",
                    "<viewController storyboardIdentifier=\"a\" id=\"2\"/>")
            }
            #expect(twice.count == 1 && twice[0].contains("another scene's too"))
            let circle = try InterfaceStaging.storyboard(
                """
                <navigationController id="n"><connections>
                <segue destination="n" kind="relationship" relationship="rootViewController" id="s"/></connections></navigationController>
                """, initial: "n")
            let said = InterfaceStaging.reports { _ = circle.instantiateInitialViewController() }
            #expect(said.contains { $0.contains("contains itself") })
            let nowhere = try InterfaceStaging.storyboard("<viewController id=\"1\"/>")
            #expect(nowhere.instantiateInitialViewController() == nil)
        }

        @Test("A scene that embeds itself ends")
        func endlessEmbedding() throws {
            let storyboard = try InterfaceStaging.storyboard(
                """
                <viewController id="1"><view key="view" id="v"><subviews><containerView id="c"><connections>
                <segue destination="1" kind="embed" id="s"/></connections></containerView></subviews></view></viewController>
                """, initial: "1")
            let controller = try #require(storyboard.instantiateInitialViewController())
            let reports = InterfaceStaging.reports { controller.loadViewIfNeeded() }
            #expect(reports.count == 1 && reports[0].contains("embeds itself"))
        }

        @Test("An object beside the controller is made by init(), connected, and lives as long as the controller")
        func sceneObjects() throws {
            let storyboard = try InterfaceStaging.storyboard(
                """
                <viewController id="1"/><customObject customClass="HelperObject" id="h"><connections>
                <outlet property="controller" destination="1" id="o"/></connections></customObject>
                """, initial: "1")
            let controller = try #require(storyboard.instantiateInitialViewController())
            let helper = try #require(controller.interfaceScene?.scope["h"] as? SampleClasses.HelperObject)
            #expect(helper.controller === controller)
        }

        @Test("A translation's texts come in place of the file's")
        func translation() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Words-\(UUID().uuidString)")
            let german = folder.appendingPathComponent("de.lproj")
            try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data("\"l.text\" = \"Hallo\";\n\"b.normalTitle\" = \"Los\";\n".utf8).write(
                to: german.appendingPathComponent("Words.strings"))
            let translation = InterfaceTranslation(of: "Words", in: folder, languages: ["de-AT", "en"])
            #expect(translation.text(of: "l", "text") == "Hallo")
            #expect(translation.text(of: "b", "normalTitle") == "Los")
            #expect(InterfaceTranslation(of: "Words", in: folder, languages: ["fr"]).text(of: "l", "text") == nil)
            let catalogue =
                #"{"sourceLanguage":"en","version":"1.0","strings":{"l.text":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Servus"}}}}}}"#
            try Data(catalogue.utf8).write(to: folder.appendingPathComponent("Other.xcstrings"))
            let other = InterfaceTranslation(of: "Other", in: folder, languages: ["de"])
            #expect(other.text(of: "l", "text") == "Servus")
        }
    }
}
