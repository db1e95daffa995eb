import Foundation
import HostStaging
import StoryboardApps
import UIKit

/// A screen of one of the apps with storyboards, in a window of its own.
@MainActor struct StoryboardScene {
    /// The screens of an app for phones stand in a row.
    static let onPhone: [[StoryboardScene]] = [
        [
            StoryboardScene("title screen", .titleScreen), StoryboardScene("game", .titleScreen, "newTwoPlayerGame"),
            StoryboardScene("special", .special),
        ],
        [
            StoryboardScene("records", .records), StoryboardScene("record", .records, "showRecord", selectsRow: true),
            StoryboardScene("editor", .records, "addRecord"),
        ],
        [
            StoryboardScene("birds", .birdSightings),
            StoryboardScene("bird", .birdSightings, "ShowSightingDetails", selectsRow: true),
            StoryboardScene("another bird", .birdSightings, "ShowAddSightingView"),
        ],
        [
            StoryboardScene("portrait", .landscape), StoryboardScene("first page", .pages),
            StoryboardScene("second page", .pages, "next"),
        ],
    ]

    static let onPad: [[StoryboardScene]] = [
        [
            StoryboardScene("list and record", .recordsPad, "showRecord", selectsRow: true),
            StoryboardScene("landscape", .landscape, "DisplayAlternateView"),
        ]
    ]

    /// The size of the window, in points.
    static func size(isWide: Bool) -> CGSize {
        isWide ? CGSize(width: 760, height: 480) : CGSize(width: 320, height: 480)
    }

    let name: String
    private let app: StoryboardApp
    /// The segue that leads to the screen; nil for the app's first one.
    private let segue: String?
    /// Whether the segue begins at the first row of a table.
    private let selectsRow: Bool

    private init(_ name: String, _ app: StoryboardApp, _ segue: String? = nil, selectsRow: Bool = false) {
        self.name = name
        self.app = app
        self.segue = segue
        self.selectsRow = selectsRow
    }

    /// A picture of the screen, as a PNG file.
    func take(isWide: Bool, _ style: UIUserInterfaceStyle) throws -> Data {
        try StillFrameClock.use { frames in
            let platform = RenderingPlatform()
            let screen = UIScreen(size: Self.size(isWide: isWide), scale: 1, userInterfaceStyle: style)
            screen.platform = platform
            UIScreen.main = screen
            let window = UIWindow(frame: screen.bounds)
            window.rootViewController = app.makeRoot()
            window.makeKeyAndVisible()
            settle(frames)
            defer {
                window.rootViewController?.dismiss(animated: false)
                window.rootViewController = nil
                window.isHidden = true
                settle(frames)
            }
            if let segue {
                guard let page = Self.page(of: window.rootViewController) else {
                    throw PictureFailure(description: "The app of \(name) has no first page.")
                }
                if selectsRow {
                    (page as? UITableViewController)?.tableView.selectRow(
                        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
                }
                page.performSegue(withIdentifier: segue, sender: nil)
                settle(frames)
            }
            platform.commit(window)
            return try platform.pngData(of: window)
        }
    }

    /// Lets what moves come to its end.
    private func settle(_ frames: StillFrameClock) {
        for _ in 0..<3 {
            UpdateCycle.main.update()
            frames.advance(by: .seconds(1))
        }
        UpdateCycle.main.update()
    }

    /// Returns the controller that has the first screen's segues.
    private static func page(of root: UIViewController?) -> UIViewController? {
        switch root {
        case let split as UISplitViewController: page(of: split.viewControllers.first)
        case let navigation as UINavigationController: page(of: navigation.viewControllers.first)
        default: root
        }
    }
}
