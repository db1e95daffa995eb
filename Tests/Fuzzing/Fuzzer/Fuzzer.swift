import Foundation
import FuzzTargets

/// Runs a target. Built by `scripts/fuzz` it is libFuzzer's program, with libFuzzer's options; otherwise it runs each of the
/// files once.
@main @MainActor enum Fuzzer {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let name = arguments.first, let target = FuzzTarget.all.first(where: { $0.name == name }) else {
            let known = FuzzTarget.all.map(\.name).joined(separator: ", ")
            FileHandle.standardError.write(Data("Fuzzer: name one of \(known) first.\n".utf8))
            exit(64)
        }
        #if FUZZING
            exit(LibFuzzer.run(target))
        #else
            for file in arguments.dropFirst() { target.run([UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))) }
        #endif
    }
}
