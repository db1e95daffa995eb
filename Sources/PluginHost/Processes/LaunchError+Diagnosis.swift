import Glibc
import MainLoop

extension LaunchError {
    /// Explains why posix_spawn(3) failed, by looking at what it was given: its error number alone leaves open, for
    /// example, whether the program, its interpreter or the working directory is missing.
    init(spawning description: ProcessDescription, failedWith cause: SystemCallError) {
        let path = description.executable
        func make(_ code: Code, _ message: String) -> LaunchError { LaunchError(code, message, cause: cause) }

        if let directory = description.workingDirectory, [ENOENT, ENOTDIR, ELOOP, EACCES].contains(cause.errorNumber),
            !Self.canEnter(directory)
        {
            self = make(
                .workingDirectoryMissing, "The working directory \(directory) does not exist or cannot be entered.")
            return
        }
        switch cause.errorNumber {
        case ENOENT where access(path, F_OK) == 0:
            self = make(
                .interpreterMissing,
                "\(path) exists, but the interpreter or dynamic loader that it names does not; "
                    + "install that, or build the program for this system.")
        case ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG:
            self = make(.executableMissing, "There is no program at \(path); build or install it, or correct the path.")
        case EACCES, EPERM, EISDIR:
            self = Self.refusedAccess(to: path, cause: cause)
        case ENOEXEC, ELIBBAD, EINVAL:
            self = make(.wrongFormat, ProgramFormat(ofFileAt: path).complaint(about: path))
        case ETXTBSY:
            self = make(.executableBusy, "\(path) is being written at the moment; start it when that is done.")
        case E2BIG:
            self = make(.argumentsTooLong, "The arguments and the environment for \(path) are longer than allowed.")
        case EMFILE, ENFILE:
            self = make(
                .outOfResources, "No descriptors are left to start \(path); raise the limit (ulimit -n) or close some.")
        case EAGAIN:
            self = make(
                .outOfResources, "No further process is allowed, so \(path) was not started; see ulimit -u or pids.max."
            )
        case ENOMEM:
            self = make(.outOfResources, "There is not enough memory to start \(path).")
        default:
            self = make(.systemFailure, "\(path) could not be started.")
        }
    }

    private static func refusedAccess(to path: String, cause: SystemCallError) -> LaunchError {
        var information = stat()
        if stat(path, &information) != 0 {
            return LaunchError(
                .pathNotAccessible, "A directory on the way to \(path) may not be searched; check its permissions.",
                cause: cause)
        }
        if information.st_mode & S_IFMT == S_IFDIR {
            return LaunchError(.notExecutable, "\(path) is a directory, not a program.", cause: cause)
        }
        if access(path, X_OK) != 0 {
            return LaunchError(
                .notExecutable, "\(path) is not executable; give it the permission with chmod +x.", cause: cause)
        }
        return LaunchError(
            .notExecutable, "\(path) may not be executed; is it on a file system mounted with noexec?", cause: cause)
    }

    private static func canEnter(_ directory: String) -> Bool {
        var information = stat()
        return stat(directory, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
            && access(directory, X_OK) == 0
    }
}
