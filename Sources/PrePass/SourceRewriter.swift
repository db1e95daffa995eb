internal import SwiftParser
internal import SwiftSyntax

/// Makes of a Swift source for Apple's systems one that Linux's compiler takes, with the same lines and columns.
///
/// Attributes of Objective-C become spaces, `#selector` and `#keyPath` become values, and at the end of each class stands the table of what its
/// attributes said. Each file is rewritten by itself: no other file is read.
package enum SourceRewriter {
    /// - Parameters:
    ///   - text: The source.
    ///   - path: Where it lies, as the compiler is to say it.
    package static func rewrite(_ text: String, path: String) -> RewrittenSource {
        let source = Parser.parse(source: text)
        let bytes = Array(text.utf8)
        let reader = SourceReader(source, bytes: bytes, path: path)
        let writer = TableWriter(path: path)
        let body = String(decoding: SourceEdit.apply(reader.edits, to: bytes), as: UTF8.self)
        let head = reader.needsUIKit && !reader.importsUIKit ? "import UIKit\n" : ""
        return RewrittenSource(
            text: head + writer.location(1) + "\n" + body
                + writer.fileFunction(named: FileName.identifier(ofFile: path), of: reader.topScopes),
            problems: reader.problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }
}
