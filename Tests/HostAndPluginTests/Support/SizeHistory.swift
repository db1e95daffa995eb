/// The sizes that a pane was given, and which of them may be seen: never an older one than was seen before, and none for longer than its
/// plugin takes to answer.
struct SizeHistory {
    /// After how many frames a size is answered at the latest.
    let patience: Int
    /// In the order in which the pane was given them.
    private(set) var sizes: [SizedPicture] = []
    /// By frame: the latest size at its end.
    private var latestByFrame: [Int] = []
    /// The oldest size that may still be seen.
    private var oldest = 0

    init(patience: Int) {
        self.patience = patience
    }

    var frame: Int {
        latestByFrame.count
    }

    mutating func add(_ size: SizedPicture) {
        if sizes.last != size { sizes.append(size) }
    }

    mutating func endFrame() {
        latestByFrame.append(sizes.count - 1)
    }

    /// The plugin is asked for nothing for now: what is due then is due anew when it is.
    mutating func pause() {
        latestByFrame = latestByFrame.map { _ in 0 }
    }

    /// Looks at a picture.
    ///
    /// - Parameter shows: Whether it is that of a size.
    /// - Returns: The latest size that it may be of; nil where it may be of none.
    mutating func look(_ shows: (SizedPicture) -> Bool) -> SizedPicture? {
        let due = frame > patience ? latestByFrame[frame - 1 - patience] : 0
        let fitting = (oldest..<sizes.count).filter { shows(sizes[$0]) }
        guard let first = fitting.first, let last = fitting.last, last >= due else { return nil }
        oldest = max(oldest, first, due)
        return sizes[last]
    }

    /// What may be seen, for a person.
    var text: String {
        sizes[oldest...].map { "\($0.width)x\($0.height)" }.joined(separator: ", ")
    }
}
