import CLinux
import Glibc
import MainLoop

/// One call of posix_spawn(3): never `fork`, whose child could run hardly any Swift.
struct ProcessSpawner {
    let description: ProcessDescription
    /// What becomes descriptor 1 of the child.
    let output: OwnedDescriptor
    /// What becomes descriptor 2 of the child.
    let error: OwnedDescriptor

    /// Starts the process, as leader of a process group of its own, with all signals unblocked and at their defaults.
    func spawn() throws(LaunchError) -> pid_t {
        try checkTexts()
        Self.keepExitStatuses()

        // Above all numbers that the child is to have, so that no dup2 below overwrites the source of a later one.
        let firstFree = 3 + CInt(description.inheritedDescriptors.count)
        var sources: [OwnedDescriptor] = []
        for descriptor in [output, error] + description.inheritedDescriptors {
            let number = fcntl(descriptor.number, F_DUPFD_CLOEXEC, firstFree)
            guard number >= 0 else {
                throw LaunchError(spawning: description, failedWith: SystemCallError("fcntl(F_DUPFD_CLOEXEC)"))
            }
            sources.append(OwnedDescriptor(taking: number))
        }

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        try check("posix_spawn_file_actions_addopen") {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        for (target, source) in sources.enumerated() {
            try check("posix_spawn_file_actions_adddup2") {
                posix_spawn_file_actions_adddup2(&actions, source.number, CInt(target + 1))
            }
        }
        // Close-on-exec is a promise that every library in this process would have to keep; this one needs nobody.
        try check("posix_spawn_file_actions_addclosefrom_np") { linux_spawn_add_closefrom(&actions, firstFree) }
        if let directory = description.workingDirectory {
            try check("posix_spawn_file_actions_addchdir_np") { linux_spawn_add_chdir(&actions, directory) }
        }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        setAttributes(&attributes)

        var pid: pid_t = 0
        let path = try absolutePath()
        try withCStrings([description.executable] + description.arguments) { arguments throws(LaunchError) in
            try withCStrings(description.environment.entries) { environment throws(LaunchError) in
                try check("posix_spawn") { posix_spawn(&pid, path, &actions, &attributes, arguments, environment) }
            }
        }
        withExtendedLifetime(sources) {}
        return pid
    }

    private func setAttributes(_ attributes: inout posix_spawnattr_t) {
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        posix_spawnattr_setflags(&attributes, Int16(flags))
    }

    /// Undoes an ignored SIGCHLD, which a program inherits from some parents and which makes the kernel throw exit
    /// statuses away.
    private static func keepExitStatuses() {
        var action = sigaction()
        sigaction(SIGCHLD, nil, &action)
        if unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1 { signal(SIGCHLD, SIG_DFL) }
    }

    /// The working directory is changed before the program is looked up, so a relative path has to be completed here.
    private func absolutePath() throws(LaunchError) -> String {
        guard !description.executable.hasPrefix("/") else { return description.executable }
        guard let directory = getcwd(nil, 0) else {
            throw LaunchError(spawning: description, failedWith: SystemCallError("getcwd"))
        }
        defer { free(directory) }
        return String(cString: directory) + "/" + description.executable
    }

    private func checkTexts() throws(LaunchError) {
        let directory = description.workingDirectory.map { [$0] } ?? []
        for text in [description.executable] + description.arguments + directory + description.environment.entries
        where text.utf8.contains(0) {
            throw LaunchError(.invalidText, "\(text.debugDescription) contains a null byte, so it cannot be passed on.")
        }
        for name in description.environment.variables.keys where name.isEmpty || name.contains("=") {
            throw LaunchError(.invalidText, "\(name.debugDescription) cannot be the name of an environment variable.")
        }
    }

    private func check(_ call: String, _ body: () -> CInt) throws(LaunchError) {
        let errorNumber = body()
        guard errorNumber == 0 else {
            throw LaunchError(
                spawning: description, failedWith: SystemCallError(call, errorNumber: errorNumber))
        }
    }

    private func withCStrings(
        _ strings: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) throws(LaunchError) -> Void
    ) throws(LaunchError) {
        let pointers = strings.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        try body(pointers + [nil])
    }
}
