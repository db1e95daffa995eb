import Diagnostics
import Testing

@Suite("Errors with a code") struct CodedErrorTests {
    private struct Spill: CodedError {
        var code: Code
        var message = "The jug is empty; fill it."
        var cause: String?
    }

    private struct Dent: CodedError {
        var code = Code(rawValue: "dented")
        var message = "The jug has a dent."
    }

    @Test("A person reads the sentence, and behind it what the system said")
    func description() {
        let code = Spill.Code(rawValue: "out-of-water")
        #expect("\(Spill(code: code))" == "The jug is empty; fill it.")
        #expect("\(Spill(code: code, cause: "No such tap"))" == "The jug is empty; fill it. [No such tap]")
        #expect("\(Dent())" == "The jug has a dent.")
    }
}
