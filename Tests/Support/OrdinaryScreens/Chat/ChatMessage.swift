import UIKit

/// A message of a chat.
struct ChatMessage: Identifiable, Hashable {
    let id: Int
    var text: String
    /// Whether the user has written it.
    var isOwn: Bool

    /// Makes the first messages of a chat, which are the same each time.
    static func samples(_ count: Int) -> [ChatMessage] {
        (0..<count).map { id in
            ChatMessage(id: id, text: "\(id + 1). \(texts[id * 3 % texts.count])", isOwn: id % 3 == 1)
        }
    }

    private static let texts = [
        "Are you coming on Sunday?", "Yes, if the weather holds.",
        "The ferry leaves at eight, and the next one not before noon. I would rather wait at the pier than miss it.",
        "Eight it is.", "Shall I bring bread?", "And cheese, please.",
        "Ola asks whether there is room for one more, and whether his dog may come along.", "Of course there is.",
        "See you at the pier!", "The ferry is late.",
    ]
}
