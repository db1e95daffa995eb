import Testing
import UIKit

@testable import PluginHost

extension HostAndPlugin {
    @Suite("Panes are asked what they show") @MainActor final class PaneQuestionTests {
        private let host: InMemoryHost
        private let pane: RemoteViewController
        private let questions: PaneQuestions
        /// What became of each asking.
        private var outcomes: [String] = []

        init() throws {
            host = try InMemoryHost { _ in UIViewController() }
            pane = host.showPane()
            questions = PaneQuestions(loop: host.loop)
        }

        private func ask(_ panes: [RemoteViewController]) {
            questions.ask(panes) { [unowned self] answers in
                let words = panes.map { pane in
                    switch answers[ObjectIdentifier(pane)] {
                    case .told: "told"
                    case .nothing: "nothing"
                    case .silence: "silence"
                    case nil: "missing"
                    }
                }
                outcomes.append(words.joined(separator: " "))
            }
        }

        /// Lets time pass in which no message arrives.
        private func hang(_ duration: Duration) {
            host.clock.advance(by: duration)
            host.loop.runOneTurn(timeout: .zero)
        }

        @Test("Each is answered for once, also where there is no process, and at once where there is nobody to ask")
        func answers() {
            let idle = host.makePane("other", of: InMemoryHost.otherIdentifier)
            ask([])
            #expect(outcomes == [""])
            ask([pane, idle])
            #expect(outcomes.count == 1)
            host.settle()
            #expect(outcomes.last == "told nothing")
            host.pass(.seconds(2))
            #expect(outcomes.count == 2)
        }

        @Test("One that hangs is given up after a second, and is not asked again before it has answered")
        func silence() throws {
            ask([pane])
            hang(.milliseconds(999))
            #expect(outcomes.isEmpty)
            hang(.milliseconds(1))
            #expect(outcomes == ["silence"])
            for _ in 0..<3 {
                ask([pane])
                hang(.seconds(1))
            }
            #expect(outcomes == ["silence", "silence", "silence", "silence"])
            ask([pane])
            // The question, which only one was asked, and its answer.
            #expect(host.settle() == 2)
            #expect(outcomes.last == "told")
            ask([pane])
            host.settle()
            #expect(outcomes.suffix(2) == ["told", "told"])
        }

        @Test("One whose process ends while it is asked has nothing to tell")
        func death() throws {
            ask([pane])
            try host.run.end(.exited(.killed(signal: 9)))
            host.settle()
            #expect(outcomes == ["nothing"])
        }
    }
}
