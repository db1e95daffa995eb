import Testing

@testable import UIKit

@Suite("What a transition changes of a stack") struct ReversibleStackChangeTests {
    @Test(
        "A change that is taken back leaves the stack as it was before, with what came on top meanwhile",
        arguments: [
            // A pop, of one and of several; with a push meanwhile, also of what goes.
            ("abc", "ab", "ab", "abc"), ("abcd", "a", "a", "abcd"), ("abc", "ab", "abx", "abcx"),
            ("abc", "ab", "abc", "abc"),
            // What was below it is away, or somewhere else.
            ("abc", "ab", "x", "x"), ("abc", "ab", "b", "bc"), ("abc", "ab", "bx", "bcx"), ("abc", "ab", "", ""),
            // A push, and another stack.
            ("a", "ab", "ab", "a"), ("a", "ab", "abc", "ac"), ("a", "ab", "xb", "xb"), ("ab", "xy", "xy", "ab"),
            ("ab", "xy", "xyz", "abz"), ("ab", "xy", "y", "y"),
        ])
    func takenBack(before: String, after: String, now: String, expected: String) {
        let change = ReversibleStackChange(from: Array(before), to: Array(after))
        #expect(String(change.takenBack(in: Array(now))) == expected)
    }
}
