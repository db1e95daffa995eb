import Foundation

/// Any JSON value, so that a file can be checked key by key with words of our own.
enum JSONValue: Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// What is wrong with text that is no JSON, with the place where the system's parser tells it.
    static func syntaxError(in data: Data) -> String {
        do {
            _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            return "It nests too deeply."
        } catch {
            let description = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
            let number = description.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) }
            guard let number, number <= data.count else { return description }
            let before = data.prefix(number).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            return "line \(before.count), column \((before.last?.count ?? 0) + 1): \(description)"
        }
    }

    /// For messages: "a number".
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
