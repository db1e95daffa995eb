import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("What scroll views keep for a later process") @MainActor struct ScrollStateTests {
        /// Three scroll views side by side on a page, whose controller does nothing for them.
        private final class Page: UIViewController {
            let scrollViews = (0..<3).map { UIScrollView(frame: CGRect(x: 100 * $0, y: 0, width: 100, height: 300)) }

            init(_ identifier: String?, _ names: [String?], height: CGFloat = 2000) {
                super.init(nibName: nil, bundle: nil)
                restorationIdentifier = identifier
                for (scrollView, name) in zip(scrollViews, names) {
                    scrollView.restorationIdentifier = name
                    scrollView.contentInsetAdjustmentBehavior = .never
                    scrollView.contentSize = CGSize(width: 100, height: height)
                    view.addSubview(scrollView)
                }
            }

            required init?(coder: NSCoder) {
                nil
            }

            var offsets: [CGFloat] {
                get { scrollViews.map(\.contentOffset.y) }
                set { for (scrollView, y) in zip(scrollViews, newValue) { scrollView.contentOffset.y = y } }
            }
        }

        /// The state that a controller keeps, as it is after it was written and read.
        private func kept(_ controller: UIViewController) throws -> RestorableState {
            try RestorableState(try #require(RestorableState(of: controller)).data())
        }

        private func show(_ controller: UIViewController, _ state: RestorableState? = nil) -> Stage {
            state?.restore(controller)
            let stage = Stage(root: controller)
            stage.update()
            return stage
        }

        @Test("REST-15 REST-18 content is where it was scrolled to, of each scroll view that has an identifier")
        func offsets() throws {
            let names = ["left", nil, "right"]
            let old = Page("page", names)
            let oldStage = show(old)
            old.offsets = [300, 200, 100]
            let state = try kept(old)
            oldStage.window.rootViewController = nil
            let new = Page("page", names)
            let stage = show(new, state)
            #expect(new.offsets == [300, 0, 100] && stage.window.rootViewController === new)
        }

        @Test("REST-16 without an identifier of the view, or of the controller, nothing is kept of the view")
        func withoutIdentifier() throws {
            let (nameless, pageless) = (Page("page", [nil, "", nil]), Page(nil, ["left", nil, nil]))
            let stages = [show(nameless), show(pageless)]
            nameless.offsets = [300, 200, 100]
            pageless.offsets = [300, 200, 100]
            #expect(RestorableState(of: pageless) == nil)
            let state = try kept(nameless)
            for stage in stages { stage.window.rootViewController = nil }
            let new = Page("page", ["left", "middle", nil])
            let stage = show(new, state)
            #expect(new.offsets == [0, 0, 0] && stage.window.rootViewController === new)
        }

        @Test("Two views of one controller with one identifier are reported, and the first keeps its state")
        func twice() throws {
            let old = Page("page", ["same", "same", nil])
            let oldStage = show(old)
            old.offsets = [300, 200, 0]
            var state: RestorableState?
            try expectDiagnostics([.restorationPathTwice]) { state = try kept(old) }
            oldStage.window.rootViewController = nil
            let new = Page("page", ["same", nil, nil])
            let stage = show(new, state)
            #expect(new.offsets == [300, 0, 0] && stage.window.rootViewController === new)
        }

        @Test("Content that is shorter now is scrolled as far as it goes, and that once")
        func changed() throws {
            let old = Page("page", ["left", nil, nil])
            let oldStage = show(old)
            old.offsets = [1500, 0, 0]
            let state = try kept(old)
            oldStage.window.rootViewController = nil
            let new = Page("page", ["left", nil, nil], height: 400)
            let stage = show(new, state)
            #expect(new.offsets[0] == 100)
            new.offsets = [20, 0, 0]
            new.view.setNeedsLayout()
            new.scrollViews[0].setNeedsLayout()
            stage.update()
            #expect(new.offsets[0] == 20)
        }

        @Test("A view that was zoomed is as large again, and the same part of it is seen")
        func zoomed() throws {
            func make(_ recorder: ScrollRecorder) -> (page: Page, scrollView: UIScrollView) {
                let page = Page("page", ["left", nil, nil])
                let picture = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
                let scrollView = page.scrollViews[0]
                scrollView.addSubview(picture)
                scrollView.maximumZoomScale = 4
                (recorder.zoomed, scrollView.delegate) = (picture, recorder)
                return (page, scrollView)
            }
            let recorders = [ScrollRecorder(), ScrollRecorder()]
            let (old, oldView) = make(recorders[0])
            let oldStage = show(old)
            oldView.zoomScale = 2
            oldView.contentOffset = CGPoint(x: 40, y: 120)
            let state = try kept(old)
            oldStage.window.rootViewController = nil
            let (new, newView) = make(recorders[1])
            let stage = show(new, state)
            #expect(newView.zoomScale == 2 && newView.contentSize == CGSize(width: 200, height: 600))
            #expect(newView.contentOffset == CGPoint(x: 40, y: 120) && stage.window.rootViewController === new)
            #expect(recorders.allSatisfy { $0.zoomed != nil })
        }

        /// Rows, or items, that have names.
        @MainActor
        private final class Names: NSObject, UITableViewDataSource, UICollectionViewDataSource,
            UIDataSourceModelAssociation
        {
            var names = (0..<20).map(String.init)

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }

            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                names.count
            }

            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }

            func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.item] }

            func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
                names.firstIndex(of: identifier).map { IndexPath(item: $0, section: 0) }
            }
        }

        private func controller(_ view: UIScrollView) -> UIViewController {
            let controller = UIViewController()
            controller.restorationIdentifier = "page"
            view.restorationIdentifier = "list"
            view.contentInsetAdjustmentBehavior = .never
            view.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
            controller.view.addSubview(view)
            return controller
        }

        @Test("REST-17 a table finds the rows that were selected, and the first that was seen, by their names")
        func table() throws {
            func make(_ source: Names) -> (UITableView, UIViewController) {
                let table = UITableView(frame: .zero, style: .plain)
                table.rowHeight = 50
                table.dataSource = source
                return (table, controller(table))
            }
            let source = Names()
            let (old, oldController) = make(source)
            let oldStage = show(oldController)
            old.contentOffset.y = 260
            old.selectRow(at: [0, 7], animated: false, scrollPosition: .none)
            let state = try kept(oldController)
            oldStage.window.rootViewController = nil
            source.names.reverse()
            let (new, newController) = make(source)
            let stage = show(newController, state)
            #expect(new.indexPathForSelectedRow == [0, 12] && new.contentOffset.y == 700)
            #expect(stage.window.rootViewController === newController)
        }

        @Test(
            "A selection whose names take much is not kept, and everything else of the table is", arguments: [10, 20])
        func large(selected: Int) throws {
            func make(_ source: Names) -> (UITableView, UIViewController) {
                let table = UITableView(frame: .zero, style: .plain)
                table.rowHeight = 50
                table.allowsMultipleSelection = true
                table.dataSource = source
                return (table, controller(table))
            }
            let source = Names()
            source.names = source.names.map { $0 + String(repeating: "-", count: 1000) }
            let (old, oldController) = make(source)
            let oldStage = show(oldController)
            old.contentOffset.y = 260
            for row in 0..<selected { old.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
            #expect(old.indexPathsForSelectedRows?.count == selected)
            let state = try kept(oldController)
            oldStage.window.rootViewController = nil
            let (new, newController) = make(source)
            let stage = show(newController, state)
            #expect((new.indexPathsForSelectedRows ?? []).count == (selected == 10 ? 10 : 0))
            #expect(new.contentOffset.y == 250 && stage.window.rootViewController === newController)
        }

        @Test("A picture that its app has turned over is no reason for a report where it is restored")
        func turnedOver() throws {
            let recorders = [ScrollRecorder(), ScrollRecorder()]
            func make(_ recorder: ScrollRecorder) -> Page {
                let page = Page("page", ["left", nil, nil])
                let picture = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
                page.scrollViews[0].addSubview(picture)
                page.scrollViews[0].maximumZoomScale = 4
                (recorder.zoomed, page.scrollViews[0].delegate) = (picture, recorder)
                return page
            }
            let old = make(recorders[0])
            let oldStage = show(old)
            recorders[0].zoomed?.transform = CGAffineTransform(scaleX: -1, y: 1)
            old.offsets = [300, 0, 0]
            let state = try kept(old)
            oldStage.window.rootViewController = nil
            let new = make(recorders[1])
            let stage = show(new, state)
            #expect(new.offsets[0] == 300 && new.scrollViews[0].zoomScale == 1)
            #expect(stage.window.rootViewController === new)
        }

        @Test("REST-17 a collection view finds the items that were selected by their names")
        func collection() throws {
            func make(_ source: Names) -> (UICollectionView, UIViewController) {
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 400, height: 50)
                layout.minimumLineSpacing = 0
                let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
                view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                view.dataSource = source
                return (view, controller(view))
            }
            let source = Names()
            let (old, oldController) = make(source)
            let oldStage = show(oldController)
            old.contentOffset.y = 260
            old.selectItem(at: [0, 7], animated: false, scrollPosition: [])
            let state = try kept(oldController)
            oldStage.window.rootViewController = nil
            source.names.reverse()
            let (new, newController) = make(source)
            let stage = show(newController, state)
            #expect(new.indexPathsForSelectedItems == [[0, 12]] && new.contentOffset.y == 260)
            #expect(stage.window.rootViewController === newController)
        }
    }
}
