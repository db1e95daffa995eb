import Glibc
import MainLoop
import MainLoopTesting
import PluginHost
import Testing

@Suite("What launching leaves behind")
@MainActor
struct LaunchHygieneTests {
    /// How many descriptors this process has open.
    private func openDescriptors() -> Int {
        guard let directory = opendir("/proc/self/fd") else { return 0 }
        defer { closedir(directory) }
        var count = 0
        while readdir(directory) != nil { count += 1 }
        return count
    }

    @Test("After fifty children no zombie, no descriptor and no object is left")
    func fiftyChildren() async throws {
        let guest = try GuestLoop()
        let before = openDescriptors()
        var identifiers: [pid_t] = []
        var exits = 0
        weak var last: ChildProcess?
        for number in 0..<50 {
            let child = try ChildProcess.spawn(
                ProcessDescription(executable: "/bin/sh", arguments: ["-c", "echo \(number)"]), on: guest.loop,
                onLine: { _, _ in }, onExit: { _ in exits += 1 })
            identifiers.append(child.processIdentifier)
            last = child
        }
        try await guest.wait(until: "all have exited") { exits == 50 }
        #expect(last == nil)
        for identifier in identifiers {
            #expect(waitpid(identifier, nil, WNOHANG) == -1)
            #expect(errno == ECHILD)
        }
        // Other tests of this process open and close descriptors meanwhile, but one leaked per child would show.
        #expect(openDescriptors() < before + 50)
    }

    @Test("After fifty failures to launch no descriptor is left")
    func fiftyFailures() throws {
        let loop = try MainLoop()
        let before = openDescriptors()
        for _ in 0..<50 {
            #expect(throws: LaunchError.self) {
                try ChildProcess.spawn(
                    ProcessDescription(executable: "/no/such/program"), on: loop, onLine: { _, _ in }, onExit: { _ in })
            }
        }
        #expect(openDescriptors() < before + 50)
    }
}
