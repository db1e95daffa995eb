/// The programs that may have a representation of an `NSItemProvider`.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case group = 2
    /// The program in which it was registered. Others are not even told of it.
    case ownProcess = 3
}
