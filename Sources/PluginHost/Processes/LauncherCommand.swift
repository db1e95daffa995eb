import CLinux
import Glibc
import MainLoop

/// How `mullion-launch` is to start a program.
struct LauncherCommand: Sendable {
    /// The plugin's own: what it is to start with, wherever it runs.
    let program: ProcessDescription
    let sandbox: Sandbox
    let confinement: Confinement
    /// Where the launcher is.
    let launcher: String
    /// The folder of the control group that the plugin becomes a member of.
    let controlGroup: String?
    /// Where bubblewrap is looked for, as `PATH` says it.
    let searchPath: String

    // What the host passes on is numbered from 3 on, in the order of `inheritedDescriptors`; the last is the launcher's.
    static let lifeline = "3"
    private static let report = "4"
    private static let firstFile = 5
    private var handshake: String { "\(Self.firstFile + confinement.descriptors.count)" }

    /// What the host starts: the launcher, with the program's environment, working directory and descriptor.
    ///
    /// - Parameters:
    ///   - lifeline: The program's only descriptor; its end of file tells the program that the host is gone.
    ///   - report: Where the launcher tells of the start. When nobody can read it any more, the host is gone: the program
    ///     could hold the other end of its own lifeline, which is in its reach by `/proc/self/fd`.
    func description(lifeline: OwnedDescriptor, report: OwnedDescriptor) throws(LaunchError) -> ProcessDescription {
        var description = program
        description.executable = launcher
        description.inheritedDescriptors = [lifeline, report] + confinement.descriptors
        description.arguments = ["--report", Self.report]
        // The kernel's signal at a parent's death comes when the thread that started it ends; only the main thread's end is
        // the end of the host.
        if linux_gettid() == getpid() { description.arguments += ["--parent", "\(getpid())"] }
        if let controlGroup { description.arguments += ["--control-group", controlGroup] }
        description.arguments += try rest()
        return description
    }

    private func rest() throws(LaunchError) -> [String] {
        let words = ["--", program.executable] + program.arguments
        switch sandbox {
        case .none:
            return words
        case .launcher:
            return confinement.arguments(descriptorsFrom: Self.firstFile) + words
        case .bubblewrap:
            let wrapper = try BubblewrapCommand(for: confinement, path: searchPath)
            let arguments = wrapper.arguments(
                in: program.workingDirectory ?? "/", launcher: launcher, descriptorsFrom: Self.firstFile)
            let inner =
                [launcher, "--inside", handshake, "--report", Self.report]
                + wrapper.inside.arguments(descriptorsFrom: Self.firstFile)
            return ["--wraps", handshake] + confinement.arguments(descriptorsFrom: Self.firstFile)
                + ["--", wrapper.program] + arguments + inner + words
        }
    }
}
