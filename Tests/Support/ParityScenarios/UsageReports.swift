import UIKit

/// The rules that UIKit reports to be broken while `body` runs.
@MainActor func reported(_ body: () -> Void) -> [String] {
    let outer = UsageDiagnostic.observer
    var rules: [String] = []
    UsageDiagnostic.observer = { rule, _ in rules.append(rule.rawValue) }
    defer { UsageDiagnostic.observer = outer }
    body()
    return rules
}
