/// The records of the app.
class RecordDataController {
    private(set) var records = [
        Record(title: "Kind of Blue", artist: "Miles Davis", year: 1959),
        Record(title: "Blue", artist: "Joni Mitchell", year: 1971),
        Record(title: "Trans Europa Express", artist: "Kraftwerk", year: 1977),
    ]

    func add(_ record: Record) {
        records.append(record)
    }
}
