import Diagnostics
import Foundation
import MainLoop

/// Asks a program that runs whether it is well.
package enum HealthQuery {
    /// The argument by which each of our programs asks its like, instead of doing its own work.
    package static let argument = "--check-health"

    /// Waits for the answer of the program that listens at `path`, at most as long as `patience` for each step.
    ///
    /// - Returns: What it says about itself.
    package static func ask(_ path: String, patience: Duration = .seconds(2)) throws(HealthError) -> String {
        let address: LocalAddress
        let descriptor: OwnedDescriptor
        do throws(LocalSocketError) {
            address = try LocalAddress(path, for: .health)
            descriptor = try address.makeSocket(nonBlocking: false)
        } catch {
            throw HealthError(error)
        }
        descriptor.setPatience(patience)
        guard address.connect(descriptor) else {
            let cause = SystemCallError("connect")
            // The listener's queue is full of askers: it does not answer them.
            guard cause.errorNumber != EAGAIN else { throw silence(path, cause) }
            throw HealthError(
                .notRunning,
                "Nobody answers at \(path): the program does not run, or runs with another MULLION_HEALTH_SOCKET.",
                cause: cause)
        }
        let bytes = try read(descriptor, path)
        guard !bytes.isEmpty else { throw silence(path, nil) }
        return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    /// Asks the program that was started with the same environment, says what it says, and ends this one: with 0 if the
    /// other is well, else with 1, as container engines want it.
    package static func run(environment: EnvironmentOptions = .current) -> Never {
        guard let path = environment.healthSocket else {
            complain(
                "MULLION_HEALTH_SOCKET is not set, so there is nobody to ask. Set it for the program and for this.")
        }
        do {
            print(LogText.line(try ask(path)))
            exit(0)
        } catch {
            complain("\(error)")
        }
    }

    private static func complain(_ message: String) -> Never {
        LineOutput.standardError.write(message)
        exit(1)
    }

    private static func read(_ descriptor: OwnedDescriptor, _ path: String) throws(HealthError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1024)
        while bytes.count < 64 * 1024 {
            let count = recv(descriptor.number, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw silence(path, SystemCallError("recv")) }
            if count == 0 { break }
            bytes += buffer.prefix(count)
        }
        return bytes
    }

    private static func silence(_ path: String, _ cause: SystemCallError?) -> HealthError {
        HealthError(
            .noAnswer, "The program that listens at \(path) does not answer: its main thread is busy.", cause: cause)
    }
}
