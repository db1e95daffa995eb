/// The facts about a site that are printed as one line of JSON.
struct FoundSite: Encodable {
    let file: String
    let line: Int
    let offset: Int
    let end: Int
    let kind: String
    let original: String
}
