/// How much of the machine one plugin may take.
package struct ResourceLimits: Hashable, Sendable {
    /// Descriptors of each of its processes (RLIMIT_NOFILE).
    package var openFiles = 1024
    /// Bytes of each file that it writes (RLIMIT_FSIZE).
    package var fileSize = 1 << 30
    /// How much sooner than its host the kernel ends it when memory runs out (oom_score_adj of proc(5)).
    package var badness = 300
    /// Bytes of memory: of its own process, at which the host looks (`MemoryPolicy`), and of all its processes where there is
    /// a control group with that controller.
    package var memory = 1 << 30
    /// Its processes and threads, where there is a control group with that controller.
    package var processes = 256
    /// Processes and threads of the whole user, beyond as many as run on the machine at the start (RLIMIT_NPROC). It is
    /// wide, because it counts what else the user starts; and it does not hold for root.
    package var userProcesses = 4096

    package init() {}
}
