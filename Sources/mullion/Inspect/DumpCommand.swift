import ArgumentParser
import PluginHost

/// Prints what a host that runs shows.
struct DumpCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump",
        abstract: "Prints what a running host shows: its elements, controllers and layers, over all processes.",
        discussion: """
            A host can be inspected where it was started with MULLION_INSPECT=1; one of `mullion run` or `mullion debug` always. A \
            plugin that does not answer within a second is left out, and the dump says so.

            With --elements, --controllers or --layers it prints that alone.
            """)

    @Argument(
        help: ArgumentHelp(
            "The host: the number of its process, or the path of its socket.",
            discussion: "Without it: the only one that can be inspected."))
    var host: String?

    @Flag(help: "What there is to see, in words, as accessibility has it.")
    var elements = false

    @Flag(help: "The view controllers, those of plugins below their panes.")
    var controllers = false

    @Flag(help: "The layers, as the host draws them.")
    var layers = false

    func run() throws {
        let wanted: [(Bool, InspectionSection)] = [
            (elements, .elements), (controllers, .controllers), (layers, .layers),
        ]
        let sections = wanted.filter(\.0).map(\.1)
        let headings = Set(InspectionSection.allCases.map(\.heading))
        let end = try InspectedHost(host).ask(.dump(sections)) { line in
            let isHeading = sections.count != 1 && headings.contains(line)
            StandardOutput.write(isHeading ? Terminal.output.bold(line) : line)
        }
        guard end == .complete else {
            throw CommandError(.noHost, "The host ended before it had said everything.")
        }
    }
}
