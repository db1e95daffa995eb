/// What is printed of a site.
struct FoundSite: Encodable {
    let file: String
    let line: Int
    let offset: Int
    let end: Int
    let kind: String
    let original: String
}
