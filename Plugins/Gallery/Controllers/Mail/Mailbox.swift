/// A folder of mail.
enum Mailbox: String, CaseIterable, Sendable {
    case inbox
    case flagged
    case drafts
    case sent
    case archive
    case trash

    /// The name of its symbol.
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

    /// The number of messages that want to be read or finished; nil where there are none to count.
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
