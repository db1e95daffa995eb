import UIKit

/// The rows of a mailbox. All of them can be edited.
final class MailboxDataSource: UITableViewDiffableDataSource<Int, Message.ID> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }
}
