import MainLoop

/// Everything that decides how a child process starts. Nothing else of this process reaches it.
package struct ProcessDescription: Sendable {
    /// Path of the program; one that is not absolute counts from this process's working directory. PATH is not searched.
    package var executable: String
    /// The arguments after the program's name.
    package var arguments: [String]
    /// The whole environment of the child.
    package var environment: ChildEnvironment
    /// The child's working directory; nil: the same as this process's.
    package var workingDirectory: String?
    /// Descriptors that the child gets as 3, 4, 5 … in this order. It gets no others but 0 (`/dev/null`), and 1 and 2,
    /// which are captured. They are shared, not moved: this process closes its own when it wishes.
    package var inheritedDescriptors: [OwnedDescriptor]
    package var outputLimits: OutputLimits
    /// Whether processes that the child started and left behind in its process group are killed when it exits.
    package var killsGroupAtExit: Bool

    package init(
        executable: String, arguments: [String] = [], environment: ChildEnvironment = ChildEnvironment(),
        workingDirectory: String? = nil, inheritedDescriptors: [OwnedDescriptor] = [],
        outputLimits: OutputLimits = OutputLimits(), killsGroupAtExit: Bool = true
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.workingDirectory = workingDirectory
        self.inheritedDescriptors = inheritedDescriptors
        self.outputLimits = outputLimits
        self.killsGroupAtExit = killsGroupAtExit
    }
}
