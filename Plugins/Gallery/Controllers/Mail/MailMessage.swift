/// A message in a mailbox. Its texts are those of `MailPage` that begin with its key.
struct MailMessage: Sendable {
    let key: String
    let isUnread: Bool
    /// For the disc beside the sender.
    let initials: String

    static let inbox = [
        MailMessage(key: "walk", isUnread: true, initials: "ML"),
        MailMessage(key: "photos", isUnread: true, initials: "TO"),
        MailMessage(key: "books", isUnread: false, initials: "YT"),
        MailMessage(key: "choir", isUnread: false, initials: "IM"),
    ]
}
