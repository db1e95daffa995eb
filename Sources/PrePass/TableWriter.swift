/// Writes the code that stands at the end of a type, and at that of the file.
struct TableWriter {
    let path: String

    /// The members for a type, each on lines of its own; empty where there is nothing to say.
    func members(of scope: TypeScope) -> String {
        var lines: [String] = []
        if scope.hasTables { lines += tables(of: scope) }
        if !scope.checks.isEmpty { lines += checks(of: scope) }
        return lines.isEmpty ? "" : lines.map { $0 + "\n" }.joined()
    }

    private func tables(of scope: TypeScope) -> [String] {
        var lines = ["@MainActor \(scope.access)static var __objectTables_\(scope.number): [ObjectTable] {"]
        if scope.hasOwnTable {
            let kinds = [
                ("outlets", "Outlet", scope.outlets), ("actions", "Action", scope.actions),
                ("segueActions", "SegueAction", scope.segueActions),
            ]
            let used = kinds.filter { !$0.2.isEmpty }
            for (name, type, entries) in used {
                lines.append("var \(name): [ObjectTable.\(type)<\(scope.name)>] = []")
                for entry in entries {
                    lines += conditional(entry.conditions, [location(entry.line), "\(name).append(\(entry.code))"])
                }
            }
            let arguments = used.map { "\($0.0): \($0.0)" }
            lines.append("let own = ObjectTable(" + (["\(scope.name).self"] + arguments).joined(separator: ", ") + ")")
        }
        lines.append(
            "\(scope.inner.contains(where: \.scope.hasTables) ? "var" : "let") all: [ObjectTable] = [\(scope.hasOwnTable ? "own" : "")]"
        )
        for (conditions, inner) in scope.inner where inner.hasTables {
            lines += conditional(conditions, ["all += \(inner.tables)"])
        }
        return lines + ["return all", "}"]
    }

    private func checks(of scope: TypeScope) -> [String] {
        var lines = ["@MainActor \(scope.access)func __selectorsExist_\(scope.number)() {"]
        for check in scope.checks {
            let place = { (prefix: String) in
                String(repeating: " ", count: max(0, check.column - 1 - prefix.utf8.count)) + prefix + check.member
            }
            if let owner = check.owner {
                lines += conditional(
                    check.conditions,
                    [
                        location(check.line), "_ = { (object: \(owner)) in", location(check.line), place("_ = object."),
                        "}",
                    ])
            } else {
                lines += conditional(check.conditions, [location(check.line), place("_ = self.")])
            }
        }
        return lines + ["}"]
    }

    /// The function by which the module's list finds the tables of a file, whether it has any or not.
    func fileFunction(named name: String, of scopes: [(conditions: [String], scope: TypeScope)]) -> String {
        var lines = ["@MainActor func __objectTables_\(name)() -> [Any] {"]
        let withTables = scopes.filter(\.scope.hasTables)
        if withTables.isEmpty {
            lines.append("[]")
        } else {
            lines.append("var all: [Any] = []")
            for (conditions, scope) in withTables {
                lines += conditional(conditions, ["all += \(scope.tables) as [Any]"])
            }
            lines.append("return all")
        }
        return "\n#sourceLocation()\n" + (lines + ["}"]).map { $0 + "\n" }.joined()
    }

    /// The directive after which the compiler speaks of a line of the original.
    func location(_ line: Int) -> String {
        "#sourceLocation(file: \(SwiftLiteral.string(path)), line: \(line))"
    }

    private func conditional(_ conditions: [String], _ lines: [String]) -> [String] {
        guard !conditions.isEmpty else { return lines }
        return ["#if " + conditions.map { "(\($0))" }.joined(separator: " && ")] + lines + ["#endif"]
    }
}
