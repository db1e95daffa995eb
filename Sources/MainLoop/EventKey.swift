/// The keys by which the kernel names the loop's own descriptors; those of registered sources begin after them.
enum EventKey {
    static let wake: UInt64 = 0
    static let alarm: UInt64 = 1
    static let mainQueue: UInt64 = 2
    static let last = mainQueue
}
