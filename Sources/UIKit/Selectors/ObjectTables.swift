/// The list of a module's tables.
///
/// UIKit asks the class of this name in the module of an object for it, once: `final class ModuleTables: ObjectTables`. The pre-pass writes it.
@preconcurrency @MainActor public protocol ObjectTables: AnyObject {
    /// The tables of the module's classes, in any order.
    static var all: [ObjectTable] { get }
}
