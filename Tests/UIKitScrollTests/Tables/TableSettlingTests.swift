import Diagnostics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    /// Rows that never come to rest.
    @Suite("A table of restless rows") @MainActor struct TableSettlingTests {
        /// Wants to be higher each time it is asked, and asks to be measured again each time it was laid out.
        private final class RestlessCell: UITableViewCell {
            static let identifier = "restless"
            var onAsk: (() -> CGFloat)?

            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize {
                CGSize(width: targetSize.width, height: onAsk?() ?? 50)
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                invalidateIntrinsicContentSize()
            }
        }

        @MainActor private final class Source: NSObject, UITableViewDataSource {
            var asked = 0
            var isRestless = true

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: RestlessCell.identifier, for: indexPath)
                (cell as? RestlessCell)?.onAsk = { [weak self] in
                    guard let self, isRestless else { return 60 }
                    asked += 1
                    return 50 + CGFloat(asked % 1000)
                }
                return cell
            }
        }

        @Test("A row that wants another height each time is measured a bounded number of times, and the table goes on")
        func endless() {
            let outer = UsageDiagnostic.observer
            defer { UsageDiagnostic.observer = outer }
            UsageDiagnostic.observer = { _, _ in }
            let (stage, source) = (Stage(), Source())
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), style: .plain)
            table.register(RestlessCell.self, forCellReuseIdentifier: RestlessCell.identifier)
            table.dataSource = source
            stage.root.view.addSubview(table)
            stage.update()
            #expect(source.asked > 2 && source.asked < 2000)
            source.isRestless = false
            table.reloadData()
            for _ in 0..<3 { stage.update() }
            #expect(table.visibleCells.count == 2 && table.contentSize.height == 120)
        }
    }
}
