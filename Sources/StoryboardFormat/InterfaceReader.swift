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
        let head = data.prefix(200)
        if head.prefix(4).contains(0) || head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
            return "the text is not in UTF-8"
        }
        let declaration = String(decoding: head, as: UTF8.self).prefix { $0 != ">" }.lowercased()
        if declaration.contains("encoding="), !declaration.contains("utf-8") { return "the text is not in UTF-8" }
        if data.range(of: Data("<!DOCTYPE".utf8)) != nil || data.range(of: Data("<!ENTITY".utf8)) != nil {
            return "declares a type or an entity; such files are not read"
        }
        return nil
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
