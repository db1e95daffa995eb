/// A type, or an extension of one, while its source is read.
final class TypeScope {
    /// A line of a table.
    struct Entry {
        /// The conditions of `#if` between the type and the member.
        let conditions: [String]
        let line: Int
        let code: String
    }

    /// A `#selector` whose method is not in the file: the compiler has to find it.
    struct Check {
        let conditions: [String]
        let line: Int
        let column: Int
        /// The type that has the method; nil stands for that of the scope.
        let owner: String?
        let member: String
    }

    /// As it is written inside of the type that it is in.
    let name: String
    let number: Int
    let isGeneric: Bool
    /// Whether it is in a function.
    let isLocal: Bool
    /// Whether the table can be of it: structures and enumerations have none, but types in them may.
    let canHaveTable: Bool
    /// Whether members are exposed to selectors without an attribute of their own.
    let exposesMembers: Bool
    /// Whether members are private to the file without saying so: then they must not say so.
    let isPrivateExtension: Bool
    /// How many conditions there were around it.
    let outerConditions: Int

    var outlets: [Entry] = []
    var actions: [Entry] = []
    var segueActions: [Entry] = []
    var checks: [Check] = []
    var inner: [(conditions: [String], scope: TypeScope)] = []
    /// Whether it was said already that it has no table.
    var hasWarned = false

    init(
        name: String, number: Int, isGeneric: Bool, isLocal: Bool, canHaveTable: Bool, exposesMembers: Bool,
        isPrivateExtension: Bool, outerConditions: Int
    ) {
        self.name = name
        self.number = number
        self.isGeneric = isGeneric
        self.isLocal = isLocal
        self.canHaveTable = canHaveTable
        self.exposesMembers = exposesMembers
        self.isPrivateExtension = isPrivateExtension
        self.outerConditions = outerConditions
    }

    var hasOwnTable: Bool { !(outlets.isEmpty && actions.isEmpty && segueActions.isEmpty) }

    /// Whether it has tables, of its own or of types in it.
    var hasTables: Bool { hasOwnTable || inner.contains(where: \.scope.hasTables) }

    /// The word before members that the file alone may see.
    var access: String { isPrivateExtension ? "" : "fileprivate " }

    /// The property that has the tables, seen from the type around it.
    var tables: String { "\(name).__objectTables_\(number)" }
}
