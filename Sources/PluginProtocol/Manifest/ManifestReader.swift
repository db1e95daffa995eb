/// Reads one object of a manifest, remembers which keys were asked for, and says precisely what is wrong.
struct ManifestReader {
    let file: String
    /// Where the object is in the file, with a full stop at the end; empty for the whole file.
    let prefix: String
    private let object: [String: JSONValue]
    private var known: Set<String> = []

    init(file: String, prefix: String = "", object: [String: JSONValue]) {
        self.file = file
        self.prefix = prefix
        self.object = object
    }

    var keys: [String] {
        object.keys.sorted()
    }

    /// A sentence for each key that nobody asked for.
    var warnings: [String] {
        keys.filter { !known.contains($0) }
            .map { key in
                "\(file): nothing reads \"\(prefix)\(key)\"; the keys here are \(known.sorted().joined(separator: ", "))."
            }
    }

    mutating func string(_ key: String) throws(ManifestError) -> String? {
        switch value(key) {
        case nil: return nil
        case .string(let string): return string
        case .some(let other): throw wrongKind(key, "a text", other)
        }
    }

    mutating func requiredString(_ key: String, _ expected: String) throws(ManifestError) -> String {
        guard let string = try string(key) else { throw missing(key, expected) }
        return string
    }

    mutating func number(_ key: String, _ expected: String) throws(ManifestError) -> Double? {
        switch value(key) {
        case nil: return nil
        case .number(let number): return number
        case .some(let other): throw wrongKind(key, expected, other)
        }
    }

    mutating func bool(_ key: String) throws(ManifestError) -> Bool? {
        switch value(key) {
        case nil: return nil
        case .bool(let bool): return bool
        case .some(let other): throw wrongKind(key, "true or false", other)
        }
    }

    mutating func object(_ key: String) throws(ManifestError) -> ManifestReader? {
        switch value(key) {
        case nil: return nil
        case .object(let object): return ManifestReader(file: file, prefix: "\(prefix)\(key).", object: object)
        case .some(let other): throw wrongKind(key, "an object", other)
        }
    }

    mutating func value(_ key: String) -> JSONValue? {
        known.insert(key)
        if case .null = object[key] { return nil }
        return object[key]
    }

    func missing(_ key: String, _ expected: String) -> ManifestError {
        ManifestError(.missingKey, file: file, key: prefix + key, "it is missing; add \(expected).")
    }

    func wrongKind(_ key: String, _ expected: String, _ found: JSONValue) -> ManifestError {
        ManifestError(.wrongKind, file: file, key: prefix + key, "it must be \(expected), not \(found.kind).")
    }

    func bad(_ key: String, _ found: String, _ expected: String) -> ManifestError {
        ManifestError(.badValue, file: file, key: prefix + key, "\(found) will not do; it must be \(expected).")
    }
}
