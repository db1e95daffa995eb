/// What a user is told about a package that was made.
struct NewSummary {
    let title: String
    let folder: String
    let files: [String]
    let next: NextCommands

    func print() {
        let terminal = Terminal.output
        let made = files.map { "  \(folder)/\($0)" }
        let lines =
            [terminal.bold(title), ""] + made + ["", terminal.bold("Next:"), ""] + next.lines.map { "  \($0)" }
        Swift.print(lines.joined(separator: "\n"))
    }
}
