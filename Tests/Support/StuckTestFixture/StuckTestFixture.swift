import ContainmentTesting
import Foundation
import Testing

/// A program that runs a test, as far as Mullion can see, and waits in it on the main actor for something that only the main actor could
/// do. In an app this hangs as well, but with the argument `sync`, by which an app is ended, too.
@main struct StuckTestFixture {
    static func main() async throws {
        let host = try await TestHost(plugins: [], stallLimit: .milliseconds(200))
        await waitForOneself()
        try await host.close()
    }

    @MainActor private static func waitForOneself() {
        if CommandLine.arguments.contains("sync") { DispatchQueue.main.sync {} }
        OperationQueue.main.addOperations([BlockOperation {}], waitUntilFinished: true)
    }
}
