/// The list of those who go along with the input views of windows. It keeps nobody alive.
@MainActor package enum KeyboardFollowers {
    private struct Entry {
        weak var follower: (any KeyboardFollower)?
    }

    private static var entries: [Entry] = []

    package static func add(_ follower: any KeyboardFollower) {
        entries.removeAll { $0.follower == nil || $0.follower === follower }
        entries.append(Entry(follower: follower))
    }

    static func keyboardDidMove(in window: UIWindow) {
        for entry in entries { entry.follower?.keyboardDidMove(in: window) }
    }

    static func placesMayHaveChanged(in window: UIWindow) {
        for entry in entries { entry.follower?.placesMayHaveChanged(in: window) }
    }
}
