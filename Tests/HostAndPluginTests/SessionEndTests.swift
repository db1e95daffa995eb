import Testing
import UIKit

extension HostAndPlugin {
    /// The controllers of a plugin hear that its session ends while its process goes on.
    @Suite("A session ends in the plugin") @MainActor final class SessionEndTests {
        /// Writes down that it leaves its container.
        private final class Controller: UIViewController {
            private let number: Int
            private let log: Log

            init(_ log: Log) {
                log.made += 1
                number = log.made
                self.log = log
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) {
                nil
            }

            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                if parent == nil { log.left.append(number) }
            }
        }

        private final class Log {
            var made = 0
            /// The numbers of the controllers, in the order in which they leave.
            var left: [Int] = []
        }

        @Test("The scenes are closed in the order opposite to that in which they were opened")
        func order() throws {
            let log = Log()
            let host = try InMemoryHost { _ in Controller(log) }
            for _ in 0..<6 { _ = host.showPane() }
            try #require(log.made == 6 && log.left.isEmpty)
            try host.run.channels.host.close()
            host.deliver()
            #expect(log.left == [6, 5, 4, 3, 2, 1])
            host.stage.close()
            host.settle()
        }
    }
}
