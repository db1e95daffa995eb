import Testing
import UIKit

/// Expects UIKit to report exactly these misuses while `body` runs.
@MainActor func expectDiagnostics(
    _ expected: [HierarchyDiagnostic.Rule], sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
) rethrows {
    let outer = HierarchyDiagnostic.observer
    var reported: [HierarchyDiagnostic.Rule] = []
    HierarchyDiagnostic.observer = { rule, _ in reported.append(rule) }
    defer { HierarchyDiagnostic.observer = outer }
    try body()
    #expect(reported == expected, sourceLocation: sourceLocation)
}
