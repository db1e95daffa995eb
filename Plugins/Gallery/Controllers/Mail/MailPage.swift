import UIKit

/// A page of mail in one language: what is in the containers of a `ContainerScene`, in whatever process.
package struct MailPage: Hashable, Sendable {
    package enum Kind: Hashable, Sendable, CaseIterable {
        case mailboxes
        case inbox
        case flagged
        case drafts
        case sent
        case archive
        case trash
        case message
        case summary
    }

    package static let all = Kind.allCases.flatMap { kind in
        GalleryLanguage.allCases.map { MailPage(kind, in: $0) }
    }

    package let kind: Kind
    package let language: GalleryLanguage

    package init(_ kind: Kind, in language: GalleryLanguage = .english) {
        self.kind = kind
        self.language = language
    }

    /// - Parameter name: `mail-` and that of the kind, in another language than English with that behind it: `mail-inbox-ar`.
    package init?(name: String) {
        guard let page = Self.all.first(where: { $0.name == name }) else { return nil }
        self = page
    }

    package var name: String {
        language == .english ? "mail-\(kind)" : "mail-\(kind)-\(language.rawValue)"
    }

    @MainActor package func makeViewController() -> UIViewController {
        switch kind {
        case .mailboxes: MailboxesViewController(language: language)
        case .inbox: MessagesViewController(.inbox, in: language)
        case .flagged: MessagesViewController(.flagged, in: language)
        case .drafts: MessagesViewController(.drafts, in: language)
        case .sent: MessagesViewController(.sent, in: language)
        case .archive: MessagesViewController(.archive, in: language)
        case .trash: MessagesViewController(.trash, in: language)
        case .message: MessageViewController(MailMessage.inbox[0], in: language)
        case .summary: MailSummaryViewController(language: language)
        }
    }
}
