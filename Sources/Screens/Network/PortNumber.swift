/// TCP ports as people and browsers write them.
enum PortNumber {
    /// - Parameter text: One to five decimal digits and nothing else.
    /// - Returns: 1 to 65535; nil for everything else.
    static func parse(_ text: some StringProtocol) -> Int? {
        let digits = text.utf8
        guard (1...5).contains(digits.count),
            digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let number = Int(text),
            (1...65535).contains(number)
        else { return nil }
        return number
    }
}
