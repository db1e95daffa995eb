import Foundation
import ZeroMQ

/// A child process that sends to an endpoint without pause. It is killed and reaped at the latest with this object.
final class FloodingProcess {
    private var pid: pid_t = 0

    /// Readable once nothing more can be sent: all queues between the child and the receiver are full.
    let report: Int32

    init(_ endpoint: Endpoint) throws {
        // The fixture is built beside the program that runs the tests.
        let here = URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        let path = here.deletingLastPathComponent().appendingPathComponent("ZeroMQFloodFixture").path
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), strdup(endpoint.description), nil]
        defer { arguments.forEach { free($0) } }
        var pipe: [Int32] = [-1, -1]
        guard Glibc.pipe(&pipe) == 0 else {
            throw ZeroMQError(code: .init(rawValue: errno), operation: "make a pipe")
        }
        report = pipe[0]
        defer { close(pipe[1]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, pipe[1], STDOUT_FILENO)
        posix_spawn_file_actions_addclose(&actions, pipe[0])
        let result = posix_spawn(&pid, path, &actions, nil, &arguments, environ)
        guard result == 0 else {
            close(report)
            throw ZeroMQError(code: .init(rawValue: result), operation: "spawn \(path)")
        }
    }

    deinit {
        kill()
        close(report)
    }

    /// Sends SIGKILL and waits until the process is gone.
    func kill() {
        guard pid > 0 else { return }
        Glibc.kill(pid, SIGKILL)
        while waitpid(pid, nil, 0) == -1, errno == EINTR {}
        pid = 0
    }
}
