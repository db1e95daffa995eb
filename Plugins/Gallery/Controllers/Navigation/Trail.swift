/// A way through the hills.
struct Trail {
    let key: String
    let isSteep: Bool

    static let all = [
        Trail(key: "ridge", isSteep: true), Trail(key: "lake", isSteep: false), Trail(key: "forest", isSteep: false),
    ]

    func name(in language: GalleryLanguage) -> String {
        Texts(TrailsViewController.texts, in: language)["\(key).name"]
    }

    func text(in language: GalleryLanguage) -> String {
        Texts(TrailsViewController.texts, in: language)["\(key).text"]
    }
}
