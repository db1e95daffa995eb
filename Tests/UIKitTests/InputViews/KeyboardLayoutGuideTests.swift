import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("The layout guide for the keyboard, and what else goes along with it") @MainActor
    struct KeyboardLayoutGuideTests {
        /// A view from the top of the page to the guide.
        private func fill(_ page: UIView) -> UIView {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: page.topAnchor),
                view.leadingAnchor.constraint(equalTo: page.keyboardLayoutGuide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: page.keyboardLayoutGuide.trailingAnchor),
                view.bottomAnchor.constraint(equalTo: page.keyboardLayoutGuide.topAnchor),
            ])
            return view
        }

        @Test("It is what the keyboard covers, or else the lower part of the safe area")
        func guide() {
            let staging = KeyboardStaging()
            let page: UIView = staging.stage.root.view
            let view = fill(page)
            let field = staging.addField(input: staging.bar(100))
            staging.settle()
            #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
            staging.stage.window.systemSafeAreaInsets.bottom = 20
            staging.settle()
            #expect(view.frame.height == 280)
            field.becomeFirstResponder()
            staging.stage.update()
            // At once, in the animation.
            #expect(view.frame.height == 180)
            #expect(page.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 180, width: 400, height: 120))
            page.keyboardLayoutGuide.usesBottomSafeArea = false
            field.resignFirstResponder()
            staging.settle()
            #expect(view.frame.height == 300)
        }

        @Test("A view that ends above the lower edge is covered less, also where it is moved there later")
        func places() {
            let staging = KeyboardStaging()
            let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 250))
            staging.stage.root.view.addSubview(page)
            let view = fill(page)
            staging.addField(input: staging.bar(100)).becomeFirstResponder()
            staging.settle()
            #expect(view.frame.height == 200)
            page.frame.size.height = 150
            staging.settle()
            #expect(view.frame.height == 150)
            page.frame.origin.y = 100
            staging.settle()
            #expect(view.frame.height == 100)
        }

        @Test("Constraints that hold near the lower edge do, those that hold away from it do not")
        func tracked() {
            let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = UIView()
            page.addSubview(view)
            let (near, away) = (
                view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20)
            )
            let guide = page.keyboardLayoutGuide
            guide.setConstraints([near], activeWhenNearEdge: .bottom)
            guide.setConstraints([away], activeWhenAwayFrom: .bottom)
            #expect(near.isActive && !away.isActive)
            #expect(guide.constraintsActive(whenNearEdge: .bottom) == [near])
            guide.removeAllTrackedConstraints()
            #expect(!near.isActive && guide.constraintsActive(whenAwayFrom: .bottom) == [])
        }

        /// Twenty rows of 44 points; the sixth takes text.
        private final class Rows: UITableViewController {
            let field = InputField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
            override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                if indexPath.row == 5 { cell.contentView.addSubview(field) }
                return cell
            }
        }

        @Test("A table controller keeps its rows out of what is covered, and shows the row that is written in")
        func table() {
            let rows = Rows(style: .plain)
            let staging = KeyboardStaging(root: rows)
            staging.settle()
            rows.field.ownInputView = staging.bar(100)
            rows.field.becomeFirstResponder()
            staging.settle()
            let table: UITableView = rows.tableView
            #expect(table.contentInset.bottom == 100 && table.verticalScrollIndicatorInsets.bottom == 100)
            // The row ends at 264, and 200 points are seen.
            #expect(table.contentOffset.y == 64)
            rows.field.resignFirstResponder()
            staging.settle()
            #expect(table.contentInset.bottom == 0 && table.verticalScrollIndicatorInsets.bottom == 0)
        }

        @Test("Sheets and alerts move up: as far as there is room, and a sheet at the lower edge grows")
        func presentations() {
            var narrow = SheetRoom(size: CGSize(width: 400, height: 800), horizontalSizeClass: .compact)
            #expect(narrow.attachedFrame(at: 200) == CGRect(x: 0, y: 600, width: 400, height: 200))
            narrow.keyboardHeight = 300
            #expect(narrow.attachedFrame(at: 200) == CGRect(x: 0, y: 300, width: 400, height: 500))
            #expect(narrow.attachedFrame(at: 700) == CGRect(x: 0, y: 20, width: 400, height: 780))
            var wide = SheetRoom(size: CGSize(width: 1024, height: 768), hasPageSize: false)
            wide.preferredSize = CGSize(width: 300, height: 200)
            #expect(wide.centredFrame.minY == 284)
            wide.keyboardHeight = 300
            #expect(wide.centredFrame == CGRect(x: 362, y: 248, width: 300, height: 200))
            wide.preferredSize = CGSize(width: 300, height: 600)
            #expect(wide.centredFrame.minY == 20)
        }

        @Test("What is presented lies below the input views, and moves out of their way")
        func alert() {
            UIView.setAnimationsEnabled(false)
            let staging = KeyboardStaging()
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            let field = InputField(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let input = staging.bar(100)
            field.ownInputView = input
            staging.stage.root.present(alert, animated: false)
            staging.settle()
            let before = staging.place(of: alert.view).midY
            alert.view.addSubview(field)
            field.becomeFirstResponder()
            staging.settle()
            #expect(staging.place(of: input).minY == 200 && staging.place(of: alert.view).midY == before - 50)
            #expect(staging.stage.window.subviews.last?.frame.minY == 200)
            staging.stage.root.dismiss(animated: false)
            staging.settle()
            #expect(input.superview == nil)
        }
    }
}
