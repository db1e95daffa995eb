import Foundation

/// Finds addresses and telephone numbers in UTF-16 code units. Its time grows with their number alone, whatever they are.
struct DataDetector {
    /// Characters that are an address or a number.
    struct Found: Equatable {
        let range: Range<Int>
        let url: URL
    }

    let types: UIDataDetectorTypes

    /// The longest address, in code units.
    static let longestAddress = 2048
    /// The longest telephone number with its separators, in code units.
    private static let longestNumber = 32

    /// Returns what is found, in its order.
    ///
    /// - Parameters:
    ///   - continuesBefore: Whether there are more characters before these, so that a word at the start may be only a part of one.
    ///   - continuesAfter: The same at the end.
    func find(in units: [UInt16], continuesBefore: Bool = false, continuesAfter: Bool = false) -> [Found] {
        var found: [Found] = []
        if types.contains(.link) {
            var start = 0
            while start < units.count {
                let end = units[start...].firstIndex(where: Self.separates) ?? units.count
                let isPart = start == 0 && continuesBefore || end == units.count && continuesAfter
                if !isPart, let address = Self.address(units[start..<end]) { found.append(address) }
                start = end + 1
            }
        }
        if types.contains(.phoneNumber) {
            let addresses = found
            var (index, next) = (0, 0)
            while index < units.count {
                guard let number = number(at: index, in: units, continuesBefore, continuesAfter) else {
                    index += 1
                    continue
                }
                while next < addresses.count, addresses[next].range.upperBound <= number.range.lowerBound { next += 1 }
                let isInAddress = next < addresses.count && addresses[next].range.overlaps(number.range)
                if !isInAddress { found.append(number) }
                index = number.range.upperBound
            }
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private static func separates(_ unit: UInt16) -> Bool {
        switch unit {
        case 0...0x20, 0x22, 0x3C, 0x3E, 0x7F...0xA0, 0x2000...0x200B, 0x2028...0x202F, 0x3000...0x3002: true
        default: false
        }
    }

    // MARK: Addresses

    private static let opening = Set("([{'*_“‘«「（".utf16)
    private static let closing = Set(".,;:!?'*_”’»」…、。".utf16)
    private static let pairs: [UInt16: UInt16] = [0x29: 0x28, 0x5D: 0x5B, 0x7D: 0x7B, 0xFF09: 0xFF08]
    private static let domains: Set<Substring> = ["com", "org", "net", "edu", "gov", "info"]

    /// Returns the address that a word is, without the signs of punctuation around it.
    private static func address(_ word: ArraySlice<UInt16>) -> Found? {
        guard (4...longestAddress).contains(word.count) else { return nil }
        var word = word
        while let first = word.first, opening.contains(first) { word.removeFirst() }
        // The closing brackets of each kind that were not opened in the word: one that was belongs to the address.
        var surplus: [UInt16: Int] = [:]
        while let last = word.last {
            if let open = pairs[last] {
                let extra = surplus[last] ?? word.reduce(0) { $0 + ($1 == last ? 1 : $1 == open ? -1 : 0) }
                guard extra > 0 else { break }
                surplus[last] = extra - 1
            } else if !closing.contains(last) {
                break
            }
            word.removeLast()
        }
        guard word.contains(0x2E) || word.contains(0x3A) else { return nil }
        let text = String(decoding: word, as: UTF16.self)
        return fullAddress(text).flatMap { URL(string: $0) }.map {
            Found(range: word.startIndex..<word.endIndex, url: $0)
        }
    }

    /// Returns a word with its scheme; nil where it is no address.
    private static func fullAddress(_ text: String) -> String? {
        let lowercased = text.lowercased()
        for scheme in ["http://", "https://", "ftp://"] where lowercased.hasPrefix(scheme) {
            let rest = lowercased.dropFirst(scheme.count)
            return rest.first.map { $0.isLetter || $0.isNumber || $0 == "[" } == true ? text : nil
        }
        if lowercased.hasPrefix("mailto:") {
            return isMailAddress(lowercased.dropFirst("mailto:".count).prefix { $0 != "?" }) ? text : nil
        }
        if lowercased.contains("@") { return isMailAddress(lowercased[...]) ? "mailto:" + text : nil }
        guard let labels = labels(lowercased.prefix { !"/?#:".contains($0) }) else { return nil }
        let isKnown = labels.first == "www" ? labels.count > 2 : labels.last.map(domains.contains) == true
        return isKnown ? "http://" + text : nil
    }

    private static func isMailAddress(_ text: Substring) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...64).contains(parts[0].count), parts[0].first != ".", parts[0].last != "." else {
            return false
        }
        return parts[0].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._%+-".contains($0)) }
            && labels(parts[1]) != nil
    }

    /// Returns the parts of a host's name; nil where it is none.
    private static func labels(_ host: Substring) -> [Substring]? {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, let last = labels.last, last.count >= 2, last.allSatisfy(\.isLetter) else {
            return nil
        }
        let areNames = labels.allSatisfy { label in
            (1...63).contains(label.count) && label.first != "-" && label.last != "-"
                && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        }
        return areNames ? labels : nil
    }

    // MARK: Telephone numbers

    private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

    private static func isWord(_ unit: UInt16) -> Bool {
        isDigit(unit) || (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit) || unit >= 0xC0
    }

    private static let (plus, open, close): (UInt16, UInt16, UInt16) = (0x2B, 0x28, 0x29)
    private static let separators: Set<UInt16> = [0x20, 0x2D, 0x2E, 0x2F, 0xA0, open, close]

    private func number(
        at start: Int, in units: [UInt16], _ continuesBefore: Bool, _ continuesAfter: Bool
    ) -> Found? {
        let (plus, open, close) = (Self.plus, Self.open, Self.close)
        guard units[start] == plus || units[start] == open, start > 0 || !continuesBefore,
            start == 0 || !Self.isWord(units[start - 1]) && units[start - 1] != plus
        else { return nil }
        var digits = units[start] == plus ? "+" : ""
        var (end, gap, depth) = (start + 1, 0, units[start] == open ? 1 : 0)
        // The brackets that are open at the last digit. One behind it is none of the number's own in "(+49 30 1234567)" and "+49 30 1234567 (work)".
        var openAtEnd = depth
        var index = start + 1
        while index < min(units.count, start + Self.longestNumber) {
            let unit = units[index]
            if Self.isDigit(unit) {
                digits.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
                (end, gap, openAtEnd) = (index + 1, 0, depth)
            } else if Self.separators.contains(unit), gap < 2 {
                depth += unit == open ? 1 : unit == close ? -1 : 0
                guard depth == 0 || depth == 1 else { break }
                gap += 1
            } else {
                break
            }
            index += 1
        }
        let count = digits.utf8.count - (digits.hasPrefix("+") ? 1 : 0)
        guard (7...15).contains(count), depth == 0 || openAtEnd == 0, end < units.count || !continuesAfter,
            end == units.count || !Self.isWord(units[end]), let url = URL(string: "tel:" + digits)
        else { return nil }
        return Found(range: start..<end, url: url)
    }
}
