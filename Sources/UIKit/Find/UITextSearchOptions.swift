/// Says how a text is compared with what is searched in it (UIKit's page of this name).
@preconcurrency @MainActor open class UITextSearchOptions {
    /// Which places in words count.
    open private(set) var wordMatchMethod = WordMatchMethod.contains
    /// The differences that do not count. By default these are case and accents.
    open private(set) var stringCompareOptions: NSString.CompareOptions = [.caseInsensitive, .diacriticInsensitive]

    public init() {}

    init(matchesCase: Bool, matchesWords: Bool) {
        wordMatchMethod = matchesWords ? .fullWord : .contains
        if matchesCase { stringCompareOptions = [] }
    }
}
