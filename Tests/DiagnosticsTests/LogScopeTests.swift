import Foundation
import Logging
import Testing

@testable import Diagnostics

@Suite("What is logged on somebody's account") @MainActor
struct LogScopeTests {
    private func lines(_ body: () -> Void) -> [String] {
        var lines: [String] = []
        LogScope.run({ level, source, line in lines.append("\(level) [\(source)] \(line)") }, body)
        return lines
    }

    @Test("S8 each subject's lines go to the account that is open, with level and module")
    func subjects() {
        for logger in [Log.application, Log.views, Log.controllers, Log.screens, Log.plugins, Log.wire] {
            let found = lines {
                logger.warning("one")
                logger.notice("two", source: "UIKit")
            }
            #expect(found == ["warning [DiagnosticsTests] one", "notice [UIKit] two"])
        }
    }

    @Test("What only a reader of the code wants to know is on nobody's account")
    func debug() {
        var logger = Log.views
        logger.logLevel = .trace
        #expect(lines { logger.debug("fine") } == [])
    }

    @Test(
        "An inner account counts alone, and after it the outer one again; what the receiver itself logs goes nowhere twice"
    )
    func nesting() {
        var inner: [String] = []
        let outer = lines {
            Log.views.warning("before")
            LogScope.run({ _, _, line in
                inner.append(line)
                Log.views.debug("received")
                Log.views.warning("the receiver's own")
            }) { Log.views.warning("within") }
            LogScope.run(nil) { Log.views.warning("into the log") }
            Log.views.warning("after")
        }
        #expect(inner == ["within"])
        #expect(outer == ["warning [DiagnosticsTests] before", "warning [DiagnosticsTests] after"])
    }

    @Test("Another thread is on nobody's account")
    func otherThread() {
        let found = lines {
            let thread = Thread { Log.views.warning("elsewhere") }
            thread.start()
            while !thread.isFinished { sched_yield() }
        }
        #expect(found == [])
    }
}
