import Foundation
import FoundationXML

/// Reads a storyboard or a xib as Xcode writes it: XML in UTF-8 without declarations of types or entities.
package struct InterfaceReader: Sendable {
    private let limits: InterfaceLimits

    package init(limits: InterfaceLimits = InterfaceLimits()) {
        self.limits = limits
    }

    /// - Parameter file: The name of the file, for what is said about it.
    /// - Throws: `InterfaceProblem` where it is no such file, or asks for more than the limits allow.
    package func read(_ data: Data, file: String) throws -> InterfaceDocument {
        guard data.count <= limits.size else {
            throw InterfaceProblem(
                file: file, message: "\(data.count) bytes are more than the \(limits.size) that are read")
        }
        if let message = Self.refusal(data) { throw InterfaceProblem(file: file, line: 1, column: 1, message: message) }
        let parsing = InterfaceParsing(file: file, limits: limits)
        let parser = XMLParser(data: data)
        parser.delegate = parsing
        parser.shouldResolveExternalEntities = false
        parser.shouldProcessNamespaces = false
        _ = parser.parse()
        if let problem = parsing.problem { throw problem }
        // `parse()` answers true for elements that are not closed; its error alone says so.
        guard parser.parserError == nil, parsing.isComplete, let root = parsing.root else {
            throw InterfaceProblem(
                file: file, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber),
                message: "no well-formed XML, or cut off here")
        }
        return try InterfaceDocument(root, file: file)
    }

    /// Why the bytes are not even looked into; nil where they may be. The parser would expand entities, and tells nobody of their declarations.
    private static func refusal(_ data: Data) -> String? {
        guard isInUTF8(data) else { return "the text is not in UTF-8" }
        if data.range(of: Data("<!DOCTYPE".utf8)) != nil || data.range(of: Data("<!ENTITY".utf8)) != nil {
            return "declares a type or an entity; such files are not read"
        }
        return nil
    }

    /// The greatest length of an XML declaration, in bytes. Xcode's has less than 60.
    private static let longestDeclaration = 1_000

    /// Whether the parser will read the bytes as UTF-8. In another encoding it would find declarations that a search of the bytes does not find.
    private static func isInUTF8(_ data: Data) -> Bool {
        guard !data.prefix(4).contains(0), String(validating: data, as: UTF8.self) != nil else { return false }
        var head = data.prefix(longestDeclaration)
        let mark = Data([0xEF, 0xBB, 0xBF])
        if head.starts(with: mark) { head = head.dropFirst(mark.count) }
        guard head.starts(with: Data("<?xml".utf8)) else { return true }
        guard let end = head.range(of: Data("?>".utf8)) else { return false }
        // White space may stand on both sides of the sign, and either kind of quotation mark around the name.
        let declaration = String(decoding: head[..<end.lowerBound], as: UTF8.self).lowercased()
            .filter { !$0.isWhitespace }
        return declaration.components(separatedBy: "encoding=").dropFirst()
            .allSatisfy { $0.hasPrefix("\"utf-8\"") || $0.hasPrefix("'utf-8'") }
    }

    /// - Throws: `InterfaceProblem`, also where the file cannot be read.
    package func read(contentsOf url: URL) throws -> InterfaceDocument {
        let file = url.lastPathComponent
        let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        guard size <= limits.size else {
            throw InterfaceProblem(file: file, message: "\(size) bytes are more than the \(limits.size) that are read")
        }
        guard let data = try? Data(contentsOf: url) else {
            throw InterfaceProblem(file: file, message: "cannot be read")
        }
        return try read(data, file: file)
    }
}
