/// Reads the visual format language, by the grammar in Apple's "Auto Layout Guide", appendix "Visual Format Language".
struct VisualFormatParser {
    private let characters: [Character]
    private var position = 0

    private init(_ format: String) {
        characters = Array(format)
    }

    static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(format)
        return try parser.readFormat()
    }

    // MARK: Characters

    private var next: Character? {
        position < characters.count ? characters[position] : nil
    }

    private mutating func skip(_ character: Character) -> Bool {
        guard next == character else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Character, _ why: String) throws(VisualFormatError) {
        guard skip(character) else { throw error("expected '\(character)' \(why)") }
    }

    private func error(_ message: String, at position: Int? = nil) -> VisualFormatError {
        VisualFormatError(message: message, position: position ?? self.position)
    }

    // MARK: Rules

    private mutating func readFormat() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        if characters.count >= 2, characters[1] == ":", characters[0] == "H" || characters[0] == "V" {
            format.isHorizontal = characters[0] == "H"
            position = 2
        }
        if skip("|") { format.start = try readConnection() }
        format.elements.append(try readView())
        while next != nil {
            let connection = try readConnection()
            if skip("|") {
                format.end = connection
                if next != nil { throw error("nothing may follow the '|' at the end") }
            } else {
                format.connections.append(connection)
                format.elements.append(try readView())
            }
        }
        return format
    }

    private mutating func readView() throws(VisualFormatError) -> VisualFormat.Element {
        try expect("[", "before the name of a view")
        let start = position
        let name = readName()
        guard !name.isEmpty else { throw error("expected the name of a view") }
        let predicates = next == "(" ? try readPredicates() : []
        try expect("]", "after a view")
        return VisualFormat.Element(name: name, position: start, predicates: predicates)
    }

    private mutating func readConnection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard skip("-") else { return .flush }
        if next == "[" || next == "|" { return .standard }
        let predicates = next == "(" ? try readPredicates() : [try readSimplePredicate()]
        try expect("-", "after a space between views")
        return .predicates(predicates)
    }

    private mutating func readSimplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        if next == "-" { throw error("a negative number has to be in parentheses") }
        return VisualFormat.Predicate(
            relation: .equal, object: try readQuantity("a number, the name of a metric or '('"), priority: nil)
    }

    private mutating func readPredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        try expect("(", "before conditions")
        var predicates = [try readPredicate()]
        while skip(",") { predicates.append(try readPredicate()) }
        try expect(")", "or ',' after a condition")
        return predicates
    }

    private mutating func readPredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = try readRelation()
        let object = try readQuantity("a number or a name")
        let priority = skip("@") ? try readQuantity("a priority") : nil
        return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
    }

    private mutating func readRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
        guard let first = next, "=<>".contains(first) else { return .equal }
        position += 1
        try expect("=", "after '\(first)'")
        return first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
    }

    private mutating func readQuantity(_ expected: String) throws(VisualFormatError) -> VisualFormat.Quantity {
        let start = position
        let name = readName()
        if !name.isEmpty { return .name(name, position: start) }
        var text = ""
        if next == "-" || next == "+" {
            text.append(characters[position])
            position += 1
        }
        while let character = next, character.isASCII, character.isNumber || character == "." {
            text.append(character)
            position += 1
        }
        guard let number = Double(text) else { throw error("expected \(expected)", at: start) }
        return .number(CGFloat(number))
    }

    /// Letters, digits and underscores, not beginning with a digit; empty where there is none.
    private mutating func readName() -> String {
        var name = ""
        while let character = next,
            character.isLetter || character == "_" || (!name.isEmpty && character.isNumber)
        {
            name.append(character)
            position += 1
        }
        return name
    }
}
