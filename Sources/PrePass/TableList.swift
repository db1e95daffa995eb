/// The source with the list of a module's tables.
package enum TableList {
    /// - Parameter paths: The originals, all of them.
    package static func source(forFiles paths: [String]) -> String {
        let calls = paths.map { "        all += __objectTables_\(FileName.identifier(ofFile: $0))()\n" }
        return """
            import UIKit

            /// The tables of the module's classes: UIKit finds them by this name.
            final class ModuleTables: ObjectTables {
                static var all: [ObjectTable] {
                    var all: [Any] = []
            \(calls.joined())        return all.compactMap { $0 as? ObjectTable }
                }
            }

            """
    }
}
