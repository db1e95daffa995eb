import UIKit

/// The tables of this module's classes: UIKit finds them by the class's name.
final class ModuleTables: ObjectTables {
    static var all: [ObjectTable] { [ActionLog.table] }
}
