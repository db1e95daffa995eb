import Foundation

extension GateRig {
    /// Returns the number that the next descriptor of a program gets, the lowest that is free (open(2)): while that is its limit, it can open
    /// nothing. A limit of 0 would have libzmq end the program, because poll(2) takes no more descriptors than that.
    ///
    /// - Parameter program: A program that opens and closes nothing meanwhile.
    func nextDescriptor(of program: Program) throws -> Int {
        let names = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(program.number)/fd")
        let used = Set(names.compactMap { Int($0) })
        return (0...used.count).first { !used.contains($0) } ?? used.count
    }

    /// Has a program open no descriptor from now on whose number is the limit, or higher.
    func limitDescriptors(of program: Program, to limit: Int) async throws {
        let command = try start("/usr/bin/prlimit", ["--pid", "\(program.number)", "--nofile=\(limit):"])
        try await guest.wait(until: "prlimit has ended") { command.status != nil }
        guard command.status == .exited(code: 0) else { throw CocoaError(.featureUnsupported) }
    }
}
