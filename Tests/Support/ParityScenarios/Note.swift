/// What is to be bought: data that knows of no view (ROLE-03).
@MainActor package final class Note {
    package private(set) var text: String
    package var onChange: () -> Void = {}

    package init(_ text: String) {
        self.text = text
    }

    package func append(_ words: String) {
        text += words
        onChange()
    }
}
