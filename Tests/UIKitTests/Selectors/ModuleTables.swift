import UIKit

/// The tables of this module's classes: UIKit finds them by the class's name.
final class ModuleTables: ObjectTables {
    static var all: [ObjectTable] { [ActionLog.table, views, lamps] }

    /// The methods that an extension in this module may give a class of another one.
    private static var views: ObjectTable {
        ObjectTable(UIView.self, actions: [.init("blink") { $0.alpha = 0 }])
    }

    private static var lamps: ObjectTable {
        ObjectTable(UIView.Lamp.self, actions: [.init("shine") { $0.shine() }])
    }
}

extension UIView {
    /// A class of this module within a class of another one.
    final class Lamp {
        private(set) var isShining = false

        func shine() { isShining = true }
    }
}
