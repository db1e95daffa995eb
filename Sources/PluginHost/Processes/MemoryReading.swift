/// The result of a look at the memory of a plugin's process.
package enum MemoryReading: Hashable, Sendable {
    /// It has taken so many bytes.
    case taken(Int)
    /// It has ended, and its end is about to be told.
    case ended
    /// It runs, and the kernel does not say of it what it says of other processes.
    case hidden
    /// This machine does not say it of any process, not even of the host's own.
    case untold
}
