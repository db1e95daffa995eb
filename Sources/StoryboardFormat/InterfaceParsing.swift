import Foundation
import FoundationXML

/// Makes elements of what the parser finds in one file, as far as the limits allow.
final class InterfaceParsing: NSObject, XMLParserDelegate {
    private let file: String
    private let limits: InterfaceLimits
    private let start = ContinuousClock.now
    private var open: [OpenElement] = []
    private var count = 0
    private(set) var root: InterfaceElement?
    private(set) var problem: InterfaceProblem?

    init(file: String, limits: InterfaceLimits) {
        self.file = file
        self.limits = limits
    }

    /// Whether every element that began has ended.
    var isComplete: Bool { open.isEmpty && root != nil }

    private func fail(_ parser: XMLParser, _ message: String) {
        if problem == nil {
            problem = InterfaceProblem(
                file: file, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber), message: message)
        }
        // What waits in the stack is of no use any more.
        open = []
        root = nil
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        guard problem == nil else { return }
        count += 1
        guard count <= limits.elements else { return fail(parser, "more than \(limits.elements) elements") }
        guard open.count < limits.depth else {
            return fail(parser, "elements lie more than \(limits.depth) deep in each other")
        }
        if count.isMultiple(of: 1_000), start.duration(to: .now) > limits.time {
            return fail(parser, "reading takes more than \(limits.time)")
        }
        // The parser stands behind the tag, which for Xcode's files is in the same line.
        open.append(
            OpenElement(
                name: elementName, attributes: attributeDict, line: parser.lineNumber, column: parser.columnNumber))
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        guard problem == nil, let element = open.popLast()?.closed else { return }
        if open.isEmpty { root = root ?? element } else { open[open.count - 1].children.append(element) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard let last = open.indices.last, ["string", "mutableString"].contains(open[last].name) else { return }
        open[last].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
    }
}
