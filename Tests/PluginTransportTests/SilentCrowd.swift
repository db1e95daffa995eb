import Foundation
import MainLoop
import PluginTransport

/// Processes that connect to a host's sockets and say nothing.
final class SilentCrowd {
    private var processes: [pid_t] = []

    /// - Parameters:
    ///   - processes: How many.
    ///   - connections: Of each, to each of the paths.
    ///   - paths: Of Unix sockets.
    init(processes count: Int, connections: Int, paths: [String]) throws {
        let script = """
            import socket, sys, signal
            kept = []
            for path in sys.argv[2:]:
                for _ in range(int(sys.argv[1])):
                    kept.append(socket.socket(socket.AF_UNIX))
                    kept[-1].connect(path)
            signal.pause()
            """
        for _ in 0..<count {
            let arguments = ["python3", "-c", script, "\(connections)"] + paths
            var pointers = arguments.map { strdup($0) } + [nil]
            defer { for pointer in pointers { free(pointer) } }
            var process: pid_t = 0
            let result = posix_spawnp(&process, "python3", nil, nil, &pointers, environ)
            guard result == 0 else { throw SystemCallError("posix_spawnp", errorNumber: result) }
            processes.append(process)
        }
    }

    deinit {
        for process in processes {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
    }
}
