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
                ("01-one-scene", "UIView(UILabel UIButton)"), ("02-navigation-show", "UIView(UIButton)"),
                ("03-tab-bar", "UIView"), ("04-embed", "UIView(UIView(UIView))"),
                ("05-modal-and-popover", "UIView(UIButton UIButton)"), ("06-unwind", "UIView(UIButton)"),
                ("07-static-table", "UITableView"), ("08-prototype-cells", "UITableView"),
                ("09-storyboard-reference", "UIView(UIButton UIButton UIView)"),
                ("10-size-classes", "UIView(UIStackView(UILabel))"),
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
            let isVaried = name == "10-size-classes" && isWide
            #expect(InterfaceStaging.tree(view) == (isVaried ? "UIView(UIStackView(UILabel UILabel))" : tree))
            // References lead out of the samples.
            if name != "03-tab-bar", name != "09-storyboard-reference" { #expect(reports.isEmpty, "\(reports)") }
        }

        @Test("SB-20, SB-31, LOAD-18: the initial controller is made without its view, and its outlets come with that")
        func outlets() throws {
            let storyboard = try InterfaceStaging.sample("01-one-scene")
            let controller = try #require(
                storyboard.instantiateInitialViewController() as? SampleClasses.GreetingViewController)
            #expect(controller.viewIfLoaded == nil && controller.label == nil)
            #expect(controller.storyboard === storyboard)
            #expect(controller.nibName == "vC1-aa-001-view-vW1-aa-001")
            controller.loadViewIfNeeded()
            #expect(controller.label?.text == "Hello")
            let button = try #require(controller.button)
            #expect(button.configuration?.title == "Greet")
            button.sendActions(for: .touchUpInside)
            #expect(controller.greeted.first as? UIButton === button)
            #expect(
                SampleClasses.take() == [
                    "Greeting.init(coder:) storyboard nil", "Greeting.awakeFromNib parent nil storyboard set",
                    "Greeting.viewDidLoad children 0",
                ])
        }

        @Test("SB-19, SB-32: an identifier makes a new controller each time, which restoration knows by it too")
        func identifiers() throws {
            let storyboard = try InterfaceStaging.sample("02-navigation-show")
            let first = storyboard.instantiateViewController(withIdentifier: "Detail")
            let second = storyboard.instantiateViewController(withIdentifier: "Detail")
            #expect(first is SampleClasses.DetailViewController && first !== second)
            #expect(first.restorationIdentifier == "Detail")
            var stranger: UIViewController?
            let reports = InterfaceStaging.reports {
                stranger = storyboard.instantiateViewController(withIdentifier: "Detial")
            }
            #expect(stranger != nil && stranger?.storyboard == nil)
            #expect(reports.count == 1 && reports[0].contains("\"Detial\"; there are: Detail"))
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
            let storyboard = try InterfaceStaging.sample("02-navigation-show")
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            let list = try #require(navigation.viewControllers.first)
            #expect(list.parent === navigation && list.viewIfLoaded == nil)
            #expect(list.navigationItem.title == "List")
            #expect(list.navigationItem.largeTitleDisplayMode == .always)
            #expect(
                SampleClasses.take() == [
                    "List.init(coder:) storyboard nil", "List.awakeFromNib parent set storyboard set",
                ])
            let add = try #require(list.navigationItem.rightBarButtonItem)
            _ = add.performPrimaryAction()
            #expect(SampleClasses.take() == ["add"])
        }

        @Test("SB-23: a tab bar controller comes with its tabs, and a reference that leads nowhere is reported")
        func tabs() throws {
            var made: UITabBarController?
            let reports = try InterfaceStaging.reports {
                made =
                    try InterfaceStaging.sample("03-tab-bar").instantiateInitialViewController() as? UITabBarController
            }
            let tabs = try #require(made)
            #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["First", "Second"])
            #expect(tabs.viewControllers?.first?.tabBarItem.image != nil)
            #expect(reports.contains { $0.contains("no storyboard \"Settings\"") })
            #expect(SampleClasses.take().filter { $0.contains("ove(") }.isEmpty)
        }

        @Test("M26: an embed segue makes its child once the view is loaded, before viewDidLoad")
        func embed() throws {
            let controller = try #require(try InterfaceStaging.sample("04-embed").instantiateInitialViewController())
            _ = SampleClasses.take()
            controller.loadViewIfNeeded()
            #expect(
                SampleClasses.take() == [
                    "Container.should(embedChild)", "Child.init(coder:) storyboard nil",
                    "Child.awakeFromNib parent nil storyboard set", "Container.prepare(embedChild) loaded false",
                    "Child.viewDidLoad children 0", "Child.willMove(parent)", "Child.didMove(parent)",
                    "Container.viewDidLoad children 1",
                ])
            let child = try #require(controller.children.first)
            let container = try #require(controller.view.subviews.first)
            #expect(child.view.superview === container && child.view.frame == container.bounds)
            #expect(child.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        }

        @Test("SEG-08: an embed segue that is refused makes nothing")
        func refusedEmbed() throws {
            let controller = try #require(
                try InterfaceStaging.sample("04-embed").instantiateInitialViewController()
                    as? SampleClasses.TracedController)
            controller.allowsSegues = false
            controller.loadViewIfNeeded()
            #expect(controller.children.isEmpty)
        }

        @Test("Static cells are the table's rows, reach outlets, and trigger their segues")
        func staticTable() throws {
            let storyboard = try InterfaceStaging.sample("07-static-table")
            let settings = try #require(
                storyboard.instantiateViewController(withIdentifier: "Settings")
                    as? SampleClasses.SettingsViewController)
            let stage = Stage(root: UINavigationController(rootViewController: settings))
            let table = try #require(settings.tableView)
            #expect(table.style == .insetGrouped && table.dataSource === settings && table.delegate === settings)
            #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 1)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(settings.aboutCell === cell)
            #expect(cell.textLabel?.text == "About" && cell.accessoryType == .disclosureIndicator)
            #expect(cell.contentView.subviews.filter { $0 is UILabel }.count == 1)
            #expect(settings.tableView(table, titleForHeaderInSection: 0) == "General")
            #expect(settings.tableView(table, titleForFooterInSection: 0) == "Changes count at once.")
            cell.selectionSegue?.trigger(cell)
            #expect(settings.segues == ["about"])
            #expect(settings.navigationController?.topViewController is SampleClasses.AboutViewController)
            stage.update()
        }

        @Test("Prototypes are made anew for each cell that is dequeued, with outlets and segues of their own")
        func prototypes() throws {
            let items = try #require(
                try InterfaceStaging.sample("08-prototype-cells").instantiateInitialViewController()
                    as? SampleClasses.ItemsViewController)
            let stage = Stage(root: UINavigationController(rootViewController: items))
            stage.update()
            let cells = items.tableView.visibleCells.compactMap { $0 as? SampleClasses.ItemCell }
            #expect(cells.compactMap { $0.titleLabel?.text } == ["Row 0", "Row 1", "Row 2"])
            #expect(Set(cells.map(ObjectIdentifier.init)).count == 3)
            #expect(cells.allSatisfy { $0.reuseIdentifier == "Item" })
            _ = SampleClasses.take()
            items.tableView.selecting.choose(IndexPath(row: 1, section: 0))
            let log = SampleClasses.take()
            #expect(
                log.filter { $0.hasPrefix("prepare") || $0.hasPrefix("didSelect") } == [
                    "prepare(showItem) row 1", "didSelect 1",
                ])
        }

        @Test("A reference to a bundle that is not here asks the host, and is reported where that does not know it")
        func references() throws {
            let storyboard = try InterfaceStaging.sample("09-storyboard-reference")
            let home = try #require(storyboard.instantiateInitialViewController() as? SampleClasses.TracedController)
            var asked: [String] = []
            let installation = ForeignScenes.install(
                ForeignScenes(identifiers: { [] }) { reference in
                    asked.append("\(reference.bundleIdentifier ?? "") \(reference.identifier ?? "")")
                    return reference.identifier == "main" ? UIViewController() : nil
                })
            defer { installation.end() }
            home.loadViewIfNeeded()
            #expect(asked == ["org.mullion.hello main"] && home.children.count == 1)
            let reports = InterfaceStaging.reports { home.performSegue(withIdentifier: "palette", sender: nil) }
            #expect(asked.last == "org.mullion.palette palette")
            #expect(reports.count == 1 && reports[0].contains("org.mullion.palette"))
            #expect(home.presentedViewController == nil)
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
