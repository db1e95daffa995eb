/// The parts of a Linux system without which no plugin starts, or draws no text.
enum SystemFiles {
    static let readable = [
        // Programs, libraries, fonts, icons; where they are still separate, what is usually linked into /usr.
        "/usr", "/bin", "/lib", "/lib32", "/lib64", "/libx32", "/sbin",
        "/etc/fonts", "/etc/ld.so.cache", "/etc/ld.so.preload", "/var/cache/fontconfig",
        // What the C library looks up: names of users, time zone, languages.
        "/etc/group", "/etc/locale.alias", "/etc/localtime", "/etc/nsswitch.conf", "/etc/passwd", "/etc/timezone",
        // How many processors there are, and what they can.
        "/proc/cpuinfo", "/proc/meminfo", "/sys/devices/system/cpu",
        // What a process may know of itself. Not all that is there: /proc/self/net tells of everybody's sockets.
        "/proc/self/auxv", "/proc/self/cmdline", "/proc/self/comm", "/proc/self/environ", "/proc/self/limits",
        "/proc/self/maps", "/proc/self/smaps", "/proc/self/stat", "/proc/self/statm", "/proc/self/status",
        "/proc/thread-self/comm",
    ]

    static let readableWithNetwork = [
        "/etc/ca-certificates", "/etc/gai.conf", "/etc/host.conf", "/etc/hosts", "/etc/pki", "/etc/protocols",
        "/etc/resolv.conf", "/etc/services", "/etc/ssl",
    ]

    static let listable = ["/proc/self/fd", "/proc/self/task"]

    static let devices = ["/dev/full", "/dev/null", "/dev/random", "/dev/urandom", "/dev/zero"]

    /// Of what `XDG_DATA_DIRS` names only this is the system's; the rest may be anything.
    static func icons(environment: [String: String]) -> [String] {
        (environment["XDG_DATA_DIRS"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/icons" }
    }
}
