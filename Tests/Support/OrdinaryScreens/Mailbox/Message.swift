import UIKit

/// A message in a mailbox.
struct Message: Identifiable, Hashable {
    let id: Int
    var sender: String
    var subject: String
    var preview: String
    var date: Date
    var isRead: Bool
    var isFlagged = false

    /// Makes the messages that have the given numbers, which are the same each time.
    ///
    /// - Parameter ids: The numbers of the messages. A message with a higher number is of a later hour.
    static func samples(_ ids: Range<Int>) -> [Message] {
        ids.map { id in
            Message(
                id: id, sender: senders[id % senders.count], subject: subjects[id * 7 % subjects.count],
                preview: Array(repeating: previews[id * 5 % previews.count], count: 1 + id % 3).joined(separator: " "),
                date: Date(timeIntervalSince1970: 1_767_225_600 + Double(id) * 5_400), isRead: id % 3 == 0)
        }
    }

    private static let senders = [
        "Mara Lindqvist", "Tom Okafor", "Yuki Tanaka", "Ines Moreau", "Ravi Patel", "Greta Hahn", "Ola Nowak",
        "Samir Aziz", "Noor Haddad", "Lena Fischer", "City Library",
    ]
    private static let subjects = [
        "The coast walk", "Photos from Sunday", "Your books are due", "Choir practice", "Minutes of Tuesday",
        "A question about the invoice", "Dinner?", "The new timetable", "Repairs in the stairwell",
        "Tickets for the concert", "Draft of chapter four", "Bicycle for sale", "Re: the garden",
    ]
    private static let previews = [
        "The ferry leaves at eight and takes two hours.", "Twelve are good enough to print.",
        "Two of them are due on Friday.", "We meet in the small hall this time.", "Please look through it once more.",
        "I have put the file where you will find it.", "It would be good to know by Thursday.",
        "Nobody minds if you come later.",
    ]
}
