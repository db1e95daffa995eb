/// Why a container is not changed as a plugin asks: a sentence for its log.
struct ContainerRefusal: Error {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }

    static let isElsewhere = ContainerRefusal("It is not in that container any more.")
}
