import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("The main storyboard") @MainActor struct MainInterfaces {
        @Test("WIN-12: a property list names the main storyboard and the configurations of scenes")
        func manifest() {
            #expect(InterfaceManifest([:]).mainStoryboard == nil)
            #expect(InterfaceManifest(["UIMainStoryboardFile": "Main"]).mainStoryboard == "Main")
            let manifest = InterfaceManifest([
                "UIApplicationSceneManifest": [
                    "UISceneConfigurations": [
                        "UIWindowSceneSessionRoleApplication": [
                            ["UISceneConfigurationName": "Default Configuration", "UISceneStoryboardFile": "Main"],
                            ["UISceneConfigurationName": "Other"],
                        ]
                    ]
                ] as [String: Any]
            ])
            #expect(manifest.configuration(named: nil, role: .windowApplication)?.storyboard == "Main")
            #expect(manifest.configuration(named: "Other", role: .windowApplication)?.storyboard == nil)
            #expect(manifest.configuration(named: "None", role: .windowApplication) == nil)
        }

        @Test(
            "WIN-12: a class is found with the name of its module, with what stands for that in Xcode, and without; else there is a report"
        )
        func classes() {
            SampleClasses.register()
            // The runtime alone knows this one: it has no table.
            #expect(InterfaceManifest.objectClass(named: "UIKitTests.TextViewHearer") == TextViewHearer.self)
            let table = SampleClasses.HomeViewController.self
            #expect(InterfaceManifest.objectClass(named: "$(PRODUCT_MODULE_NAME).HomeViewController") == table)
            #expect(InterfaceManifest.objectClass(named: "HomeViewController") == table)
            #expect(InterfaceManifest.objectClass(named: nil) == nil)
            let reports = InterfaceStaging.reports {
                #expect(InterfaceManifest.objectClass(named: "UIKitTests.NoSuchDelegate") == nil)
            }
            #expect(reports.count == 1 && reports.first?.contains("UIKitTests.NoSuchDelegate") == true)
        }

        @Test(
            "What has the name of this kind of device comes before what is for all: keys of a property list, and files")
        func device() throws {
            let idiom = UIDevice.current.userInterfaceIdiom
            try #require(idiom == .pad, "Screens are a pad's.")
            let list = ["UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "Wide"]
            #expect(InterfaceManifest(list).mainStoryboard == "Wide")
            #expect(InterfaceManifest(["UIMainStoryboardFile~iphone": "Narrow"]).mainStoryboard == nil)
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Device-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for (name, tag) in [("Card", 1), ("Card~ipad", 2), ("Card~iphone", 3), ("Note~iphone", 4), ("Note", 5)] {
                try InterfaceStaging.xib("<view tag=\"\(tag)\" id=\"v\"/>").write(
                    to: folder.appendingPathComponent("\(name).xib"))
            }
            let bundle = try #require(Bundle(path: folder.path))
            func tag(_ name: String) -> Int? {
                (UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil).first as? UIView)?.tag
            }
            #expect(tag("Card") == 2 && tag("Note") == 5 && tag("Card~iphone") == 3)
        }

        @Test("A program reads its own property list and its own resources first, whatever else was built beside it")
        func neighbours() {
            let folders = ["app_Other.resources", "my_app_My-Notes.resources", "app_Zoo.resources", "app_Notes.bundle"]
            #expect(
                ResourceFolders.ordered(folders, ownFirst: ["Zoo"]) == [
                    "app_Zoo.resources", "app_Notes.bundle", "app_Other.resources", "my_app_My-Notes.resources",
                ])
            #expect(ResourceFolders.ordered(folders, ownFirst: []) == folders.sorted())
            #expect(ResourceFolders.isFolder("my_app_My-Notes.resources", of: ["My_Notes"]))
            #expect(ResourceFolders.isFolder("my_app_My-Notes.resources", of: ["My-Notes"]))
            #expect(!ResourceFolders.isFolder("app_Notes.bundle", of: ["Note", "otes", "My_Notes"]))
            #expect(!ResourceFolders.isFolder("app_My-Notes.resources", of: ["Notes"]))
            let own = ResourceFolders.own(modules: ["NoSuchTarget"])
            #expect(own == Array(ResourceFolders.standard.prefix(1)))
        }

        @Test(
            "WIN-09 to WIN-11: the delegate has the window with its root before it hears of the launch, and nothing is shown"
        )
        func window() throws {
            final class Delegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
            }
            let before = InterfaceManifest.current
            defer { InterfaceManifest.current = before }
            InterfaceManifest.current = InterfaceManifest(["UIMainStoryboardFile": "NoSuchMain"])
            let delegate = Delegate()
            let reports = InterfaceStaging.reports {
                let window = MainInterface.window(for: delegate)
                #expect(window != nil && delegate.window === window)
                #expect(window?.isHidden == true && window?.rootViewController == nil)
            }
            #expect(reports.count == 2 && reports[0].contains("NoSuchMain"))
            InterfaceManifest.current = InterfaceManifest([:])
            #expect(MainInterface.window(for: Delegate()) == nil)
        }
    }
}
