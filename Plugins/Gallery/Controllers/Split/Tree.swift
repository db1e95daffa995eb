/// A tree that one can tell from others by its crown.
struct Tree {
    enum Crown {
        case round
        case tall
        case pointed
    }

    let key: String
    let crown: Crown

    static let all = [
        Tree(key: "oak", crown: .round), Tree(key: "birch", crown: .tall), Tree(key: "spruce", crown: .pointed),
    ]

    @MainActor func name(in language: GalleryLanguage) -> String {
        Texts(TreesViewController.texts, in: language)["\(key).name"]
    }

    @MainActor func text(in language: GalleryLanguage) -> String {
        Texts(TreesViewController.texts, in: language)["\(key).text"]
    }
}
