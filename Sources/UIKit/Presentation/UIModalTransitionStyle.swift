/// How a presented controller comes and goes, where the presentation has no animation of its own (TRANS-01, TRANS-02).
public enum UIModalTransitionStyle: Int, Sendable {
    /// It slides up from the lower edge, and down again (TRANS-03, TRANS-04).
    case coverVertical = 0
    /// The two views turn round like the sides of a card.
    case flipHorizontal = 1
    /// It fades in, and out.
    case crossDissolve = 2
    /// The view below curls up from its lower edge and shows what lies under it. It is for full-screen presentations.
    case partialCurl = 3
}
