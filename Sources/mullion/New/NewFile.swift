/// A file of a new package.
struct NewFile {
    /// From the folder of the package.
    let path: String
    let text: String

    init(_ path: String, _ text: String) {
        self.path = path
        self.text = text
    }
}
