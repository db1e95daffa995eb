/// The methods of a class that selectors name, and the properties that a storyboard connects. On Apple's systems the runtime knows these.
///
/// Mullion's pre-pass writes a table for each class with an `@IBOutlet`, `@IBAction`, `@IBSegueAction`, `@IBInspectable` or `@objc`, and the list of a
/// module's tables. Without the pre-pass they are written by hand:
///
/// ```swift
/// final class ModuleTables: ObjectTables {
///     static var all: [ObjectTable] {
///         [ObjectTable(CounterViewController.self, actions: [.init("count:") { $0.count($1) }])]
///     }
/// }
/// ```
///
/// A closure calls the method as any other code does, so a subclass's override is what runs. A class needs no table for what its superclasses
/// have in theirs.
@preconcurrency @MainActor public struct ObjectTable {
    /// The class that has the methods and the properties.
    package let objectClass: AnyClass
    /// The properties that can be set by their names, by these names.
    package let outlets: [String: ObjectProperty]
    /// The methods that make the controllers of segues, by the names of their selectors.
    package let segueActions: [String: ObjectMethod]
    /// The methods that selectors name, by these names.
    package let actions: [String: ObjectMethod]

    /// Makes a table of a class.
    ///
    /// - Parameters:
    ///   - objectClass: The class itself, not one that inherits from it.
    ///   - outlets: Its properties that a storyboard sets.
    ///   - actions: Its methods that selectors name.
    ///   - segueActions: Its methods that make the controllers of segues.
    public init<Object: AnyObject>(
        _ objectClass: Object.Type, outlets: [Outlet<Object>] = [], actions: [Action<Object>] = [],
        segueActions: [SegueAction<Object>] = []
    ) {
        self.objectClass = objectClass
        self.outlets = Dictionary(outlets.map { ($0.name, $0.property) }) { first, _ in first }
        self.segueActions = Dictionary(segueActions.map { ($0.name, $0.method) }) { first, _ in first }
        // A second name never hides a method of that name.
        let names = actions.compactMap { action in action.names.first.map { ($0, action.method) } }
        let otherNames = actions.flatMap { action in action.names.dropFirst().map { ($0, action.method) } }
        self.actions = Dictionary(names + otherNames) { first, _ in first }
    }

    /// Adds the table to those that UIKit knows, for a class that the list of its module cannot name: a generic one with its arguments, or one
    /// inside a function.
    public func register() {
        ObjectRegistry.shared.add(self)
    }
}
