import Testing
import UIKit

/// Expects UIKit to report exactly these misuses while `body` runs.
@MainActor package func expectDiagnostics(
    _ expected: [UsageDiagnostic.Rule], sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
) rethrows {
    let outer = UsageDiagnostic.observer
    var reported: [UsageDiagnostic.Rule] = []
    UsageDiagnostic.observer = { rule, _ in reported.append(rule) }
    defer { UsageDiagnostic.observer = outer }
    try body()
    #expect(reported == expected, sourceLocation: sourceLocation)
}
