/// A record on a shelf.
struct Record {
    var title: String
    var artist: String
    var year: Int?
}
