import Foundation

/// An object of an app's own, for archives.
final class KeptPlace: NSObject, NSCoding {
    let row: Int
    let section: String

    init(row: Int, section: String) {
        self.row = row
        self.section = section
    }

    required init?(coder: NSCoder) {
        row = coder.decodeInteger(forKey: "row")
        section = coder.decodeObject(forKey: "section") as? String ?? ""
    }

    func encode(with coder: NSCoder) {
        coder.encode(row, forKey: "row")
        coder.encode(section, forKey: "section")
    }
}
