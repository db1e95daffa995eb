import Foundation

/// The state that a scene has kept for its next process, and what is known of whether that does harm. It is a value that is told the time.
///
/// A process that ends or hangs soon after it was given a state may do so by it; a second time, and the state is put aside.
struct KeptState {
    /// A process that lives for longer did not end by what it was given.
    static let probation = Duration.seconds(10)
    static let mostDeaths = 2

    /// Nil where nothing is kept.
    private(set) var data: Data?
    /// Whether something was put aside, and the next process begins without it.
    private(set) var isPutAside = false
    private var givenAt: Duration?
    private var deaths = 0

    /// The scene says what it keeps; empty: nothing any more.
    mutating func keep(_ new: Data) {
        data = new.isEmpty ? nil : new
        isPutAside = false
    }

    /// - Returns: What a new process is to get.
    mutating func give(at now: Duration) -> Data? {
        givenAt = data == nil ? nil : now
        isPutAside = false
        return data
    }

    /// The process has died that it was given to: it has ended, and nobody had asked for that, or it hangs and is ended for that.
    mutating func processDied(at now: Duration) {
        defer { givenAt = nil }
        guard let givenAt, now - givenAt < Self.probation else {
            deaths = 0
            return
        }
        deaths += 1
        guard deaths == Self.mostDeaths else { return }
        deaths = 0
        data = nil
        isPutAside = true
    }
}
