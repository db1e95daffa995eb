import ArgumentParser

/// Shows one plugin of a package in a window, and shows it anew whenever its sources change.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Builds a plugin, shows it in a window, and shows it anew whenever its sources change.",
        discussion: """
            It watches Sources/, Plugins/ and Package.swift of the package. After a change the plugin is built, and its new process \
            takes the place of the old one when it has drawn; what a controller keeps by state restoration stays. A change of storyboards, xibs and translations alone needs no build. A mistake in the \
            sources is shown above the pane, which goes on meanwhile.

            Words after -- are for each `swift build`.
            """)

    @OptionGroup var options: RunOptions

    func run() throws {
        try options.start()
    }
}
