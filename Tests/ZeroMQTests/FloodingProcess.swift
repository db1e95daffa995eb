import Foundation
import ZeroMQ

/// A child process that sends to an endpoint without pause. It is killed and reaped at the latest with this object.
final class FloodingProcess {
    private var pid: pid_t = 0

    init(_ endpoint: Endpoint) throws {
        // The fixture is built beside the program that runs the tests.
        let here = URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        let path = here.deletingLastPathComponent().appendingPathComponent("ZeroMQFloodFixture").path
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), strdup(endpoint.description), nil]
        defer { arguments.forEach { free($0) } }
        let result = posix_spawn(&pid, path, nil, nil, &arguments, environ)
        guard result == 0 else {
            throw ZeroMQError(code: .init(rawValue: result), operation: "spawn \(path)")
        }
    }

    deinit {
        kill()
    }

    /// Sends SIGKILL and waits until the process is gone.
    func kill() {
        guard pid > 0 else { return }
        Glibc.kill(pid, SIGKILL)
        while waitpid(pid, nil, 0) == -1, errno == EINTR {}
        pid = 0
    }
}
