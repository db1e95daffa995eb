import Glibc

/// The user's D-Bus, by which SDL finds input methods.
///
/// Where there is none, libdbus starts one by `dbus-launch`, as soon as SDL asks for it, and that daemon outlives the program (D-Bus
/// specification, "Session message bus": the address `autolaunch:`). No program leaves behind what its user did not ask for.
enum SessionBus {
    private static let variable = "DBUS_SESSION_BUS_ADDRESS"
    /// A method of addresses that there is none of, so that nothing is launched for it.
    private static let nobody = "disabled:"

    /// Has SDL go without a bus where none runs. To be called before SDL is started, while no other thread reads the environment.
    static func forbidLaunch() {
        if !isThere(environment: { name in getenv(name).map { String(cString: $0) } }) { setenv(variable, nobody, 1) }
    }

    /// Whether libdbus finds a bus without launching one: by its variable, or as the socket of the user's own bus.
    static func isThere(environment: (String) -> String?) -> Bool {
        if let address = environment(variable), !address.isEmpty {
            return !address.split(separator: ";").allSatisfy { $0.hasPrefix("autolaunch:") }
        }
        var status = stat()
        guard let folder = environment("XDG_RUNTIME_DIR"), stat("\(folder)/bus", &status) == 0 else { return false }
        return status.st_mode & S_IFMT == S_IFSOCK && status.st_uid == getuid()
    }
}
