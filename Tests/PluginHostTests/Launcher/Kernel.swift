import KernelFeatures

/// What tests ask the kernel for before they run.
enum Kernel {
    /// The version of Landlock; 0 where there is none.
    static let landlock = Int(kernel_landlock_version())
    /// Whether a socket gives a descriptor of the process at its other end.
    static let handsOutPeers = kernel_hands_out_peers()
    /// Whether `mullion-launch` can decide about calls of a program.
    static let canAsk = kernel_lets_parents_look() && kernel_has_asking_filter()
}
