@testable import UIKit
import Foundation
import Testing
import UIKitTesting

extension UIKitBehaviour {
    @Suite("A preview above a menu") @MainActor struct MenuPreviewTests {
        @Test("The two lie around what they belong to, the menu below, in line with the edge where reading begins")
        func placement() {
            func place(_ isMirrored: Bool) -> MenuPreviewPlacement {
                MenuPreviewPlacement(
                    CGSize(width: 200, height: 100), above: CGSize(width: 150, height: 80),
                    around: CGRect(x: 190, y: 150, width: 0, height: 0),
                    in: CGRect(x: 8, y: 8, width: 384, height: 284), isMirrored: isMirrored)
            }
            #expect(place(false).preview == CGRect(x: 90, y: 55, width: 200, height: 100))
            #expect(place(false).menu == CGRect(x: 90, y: 165, width: 150, height: 80))
            #expect(place(true).menu == CGRect(x: 140, y: 165, width: 150, height: 80))
        }

        @Test("In a low room the menu has half of it at most, and the preview what is left")
        func lowRoom() {
            let places = MenuPreviewPlacement(
                CGSize(width: 900, height: 500), above: CGSize(width: 300, height: 300),
                around: CGRect(x: 900, y: 900, width: 0, height: 0), in: CGRect(x: 8, y: 8, width: 384, height: 100),
                isMirrored: false)
            #expect(places.preview == CGRect(x: 8, y: 8, width: 384, height: 40))
            #expect(places.menu == CGRect(x: 8, y: 58, width: 300, height: 50))
        }

        /// Tells a log of its appearance.
        private final class Preview: UIViewController {
            var onLine: ((String) -> Void)?

            override func viewDidLoad() {
                super.viewDidLoad()
                preferredContentSize = CGSize(width: 200, height: 100)
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                onLine?("will appear")
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                onLine?("did appear")
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                onLine?("will disappear")
            }

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                onLine?("did disappear")
            }
        }

        /// Rows of 50 points with menus that have a preview.
        @MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            let preview = Preview()
            var log: [String] = []
            var asked = 0
            var hasElements = true
            /// The controller that the animator of a commit named, and whether its view was free then.
            var committed: UIViewController?
            var wasFree = false

            override init() {
                super.init()
                preview.loadViewIfNeeded()
                preview.onLine = { [weak self] in self?.log.append($0) }
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }

            func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(
                    identifier: nil,
                    previewProvider: { [weak self] in
                        self?.asked += 1
                        return self?.preview
                    },
                    actionProvider: { [hasElements] _ in
                        hasElements ? UIMenu(children: [UIAction(title: "Copy") { _ in }]) : nil
                    })
            }

            func tableView(
                _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                log.append("will display")
            }

            func tableView(
                _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                log.append("will end")
            }

            func tableView(
                _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                animator: any UIContextMenuInteractionCommitAnimating
            ) {
                log.append("commit")
                animator.preferredCommitStyle = .pop
                committed = animator.previewViewController
                wasFree = preview.view.superview == nil
                animator.addCompletion { [weak self] in self?.log.append("completed") }
            }
        }

        private static let row = CGPoint(x: 100, y: 75)
        private static let outside = CGPoint(x: 395, y: 295)

        private func staged(_ body: (Stage, Rows, ManualFrameClock) throws -> Void) rethrows {
            try ManualFrameClock.use { clock in
                let (stage, rows) = (Stage(), Rows())
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
                table.rowHeight = 50
                (table.dataSource, table.delegate) = (rows, rows)
                stage.root.view.addSubview(table)
                stage.update()
                try body(stage, rows, clock)
            }
        }

        /// Lets all animations end.
        private func settle(_ stage: Stage, _ clock: ManualFrameClock) {
            for _ in 0..<4 {
                stage.update()
                clock.advance(by: .milliseconds(250))
            }
            stage.update()
        }

        /// Presses long on a row, and lets go.
        private func press(_ stage: Stage, _ clock: ManualFrameClock) {
            stage.press(Self.row)
            clock.advance(by: .milliseconds(600))
            settle(stage, clock)
            stage.release(Self.row)
            settle(stage, clock)
        }

        @Test("A long press shows it, and a tap on it is told with its controller, which somebody else may show then")
        func commit() throws {
            try staged { stage, rows, clock in
                press(stage, clock)
                let preview = try #require(stage.window.presentedMenu?.preview)
                #expect(preview.bounds.size == CGSize(width: 200, height: 100))
                #expect(rows.preview.view.superview === preview && rows.preview.view.frame == preview.bounds)
                #expect(rows.log == ["will display", "will appear", "did appear"])
                stage.tap(preview.center)
                settle(stage, clock)
                #expect(
                    rows.log.dropFirst(3) == ["will disappear", "did disappear", "commit", "will end", "completed"])
                #expect(rows.committed === rows.preview && rows.wasFree)
                #expect(stage.window.presentedMenu == nil && preview.window == nil)
            }
        }

        @Test("It goes with its menu, and the controller hears of it")
        func dismissed() {
            staged { stage, rows, clock in
                press(stage, clock)
                stage.tap(Self.outside)
                settle(stage, clock)
                #expect(rows.log.dropFirst(3) == ["will end", "will disappear", "did disappear"])
                #expect(rows.preview.view.superview == nil && rows.committed == nil)
            }
        }

        @Test("It may stand alone, where there is nothing to choose")
        func alone() throws {
            try staged { stage, rows, clock in
                rows.hasElements = false
                press(stage, clock)
                let menu = try #require(stage.window.presentedMenu)
                #expect(menu.panel.rows.isEmpty && menu.preview?.bounds.size == CGSize(width: 200, height: 100))
            }
        }

        @Test("A click with the secondary button shows the menu without it, and nobody is asked for it")
        func click() throws {
            try staged { stage, rows, clock in
                stage.window.sendSecondaryClick(at: Self.row)
                settle(stage, clock)
                let menu = try #require(stage.window.presentedMenu)
                #expect(menu.preview == nil && menu.panel.rows.count == 1 && rows.asked == 0)
                rows.hasElements = false
                menu.dismiss()
                settle(stage, clock)
                stage.window.sendSecondaryClick(at: Self.row)
                #expect(stage.window.presentedMenu == nil)
            }
        }
    }
}
