extension UsageDiagnostic {
    /// Reports from code that may run on any thread, as that of snapshots does: at once on the main actor, and from elsewhere as soon as
    /// the main actor is free.
    nonisolated package static func reportFromAnyThread(_ rule: Rule, _ message: String) {
        let reported = MainActorText.make {
            report(rule, message)
            return message
        }
        guard reported == nil else { return }
        Task { @MainActor in report(rule, message) }
    }

    /// Some identifiers as a message lists them: the first few, and how many more there are.
    nonisolated package static func list(_ identifiers: some Collection) -> String {
        let most = 5
        let names = identifiers.prefix(most).map { String(describing: $0) }.joined(separator: ", ")
        return identifiers.count > most ? "\(names) and \(identifiers.count - most) more" : names
    }
}
