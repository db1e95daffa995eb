/// Why a stack is not changed as a plugin asks: a sentence for its log.
struct StackChangeRefusal: Error {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
