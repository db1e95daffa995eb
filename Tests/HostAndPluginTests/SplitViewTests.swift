import HostStaging
import PluginHost
import Testing
import UIKit

extension HostAndPlugin {
    /// A split view of the host with controllers of plugins in its columns.
    @Suite("A host's columns of panes") @MainActor final class SplitViewTests {
        private final class Page: PageViewController {
            var color = UIColor.red
            private(set) var sizes: [CGSize] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = color
            }

            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
            }
        }

        private let host: InMemoryHost
        private let split = UISplitViewController(style: .doubleColumn)
        private let list: RemoteViewController
        private let detail: RemoteViewController

        init() throws {
            UIView.setAnimationsEnabled(false)
            host = try InMemoryHost { _ in Page("Page") }
            list = host.makePane()
            detail = host.makePane(of: InMemoryHost.otherIdentifier)
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
            split.traitOverrides.horizontalSizeClass = .regular
            host.stage.embed(split, frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            host.settle()
        }

        isolated deinit {
            UIView.setAnimationsEnabled(true)
        }

        private func setCompact(_ isCompact: Bool) {
            split.traitOverrides.horizontalSizeClass = isCompact ? .compact : .regular
            host.settle()
        }

        private var pages: [Page] {
            get throws {
                try host.launcher.runs.map { try #require($0.connection?.controllers.first as? Page) }
            }
        }

        @Test("SPLIT-01 the columns of two plugins stand side by side, each as large as its column")
        func columns() throws {
            #expect(
                try pages.map { $0.view.bounds.size } == [
                    CGSize(width: 200, height: 300), CGSize(width: 200, height: 300),
                ])
            #expect(
                list.view.convert(CGPoint.zero, to: nil).x == 0 && detail.view.convert(CGPoint.zero, to: nil).x == 200)
        }

        @Test(
            "SPLIT-02 what a plugin's list shows as details is in the secondary column, or on the one stack, wherever there is room"
        )
        func details() throws {
            let page = try pages[0]
            let chosen = Page("Chosen")
            chosen.color = .blue
            // The other plugin's page makes way for what the user wants to see.
            host.stage.tap(host.stage.middle(of: list.view))
            page.showDetailViewController(chosen, sender: page)
            host.settle()
            #expect(host.stage.pixel(CGPoint(x: 300, y: 200)) == "#0000ff")
            #expect(host.stage.pixel(CGPoint(x: 100, y: 200)) == "#ff0000")
            setCompact(true)
            #expect(host.stage.pixel(CGPoint(x: 100, y: 200)) == "#0000ff")
            #expect(chosen.view.bounds.width == 400)
            list.navigationController?.popToRootViewController(animated: false)
            host.settle()
            #expect(host.stage.pixel(CGPoint(x: 300, y: 200)) == "#ff0000")
            let next = Page("Next")
            next.color = .green
            page.showDetailViewController(next, sender: page)
            host.settle()
            #expect(list.navigationController?.viewControllers.count == 2)
            #expect(host.stage.pixel(CGPoint(x: 100, y: 200)) == "#00ff00")
            setCompact(false)
            #expect(host.stage.pixel(CGPoint(x: 300, y: 200)) == "#00ff00")
            #expect(host.stage.pixel(CGPoint(x: 100, y: 200)) == "#ff0000")
        }

        @Test(
            "SPLIT-04 SPLIT-06 a plugin hears of its column's new size before it gets it, and is told that it is hidden"
        )
        func sizes() throws {
            split.hide(.primary)
            host.settle()
            #expect(try pages[1].sizes.last == CGSize(width: 400, height: 300))
            #expect(try pages[1].view.bounds.width == 400 && pages[0].view.window == nil)
            split.show(.primary)
            host.settle()
            #expect(try pages[1].view.bounds.width == 200 && pages[0].view.window != nil)
        }

        @Test("Where the process of one column ends, columns come together and apart as ever")
        func trouble() throws {
            try host.run.end(.exited(.killed(signal: 11)))
            setCompact(true)
            #expect(detail.view.window != nil && detail.view.bounds.width == 400)
            list.navigationController?.popToRootViewController(animated: false)
            host.settle()
            #expect(host.stage.pixel(CGPoint(x: 300, y: 200)) == "#ff0000")
            setCompact(false)
            #expect(list.view.bounds.width == 200 && detail.view.bounds.width == 200)
            #expect(host.stage.pixel(CGPoint(x: 100, y: 200)) == "#ff0000")
        }
    }
}
