/// A folder of mail.
enum Mailbox: String, CaseIterable, Sendable {
    case inbox
    case flagged
    case drafts
    case sent
    case archive
    case trash

    /// Of its picture.
    var symbol: String {
        switch self {
        case .inbox: "envelope"
        case .flagged: "flag.fill"
        case .drafts: "doc.text"
        case .sent: "paperplane"
        case .archive: "archivebox"
        case .trash: "trash"
        }
    }

    /// What of it wants to be read or finished; nil where that is nothing.
    var count: Int? {
        switch self {
        case .inbox: MailMessage.inbox.count(where: \.isUnread)
        case .drafts: 1
        default: nil
        }
    }

    var messages: [MailMessage] {
        self == .inbox ? MailMessage.inbox : []
    }
}
