import CPango
import Diagnostics
import Testing
import TextLayout

@Suite("What libraries below complain of") @MainActor
struct LibraryWarningTests {
    @Test("S8 goes into the log, where it is bounded, and not to standard error at once")
    func intoLog() {
        // What is installed by the first use of fonts.
        _ = FontsDigest.current
        var lines: [String] = []
        LogScope.run({ level, _, line in lines.append("\(level) \(line)") }) {
            g_return_if_fail_warning("Pango", "pango_nothing", "layout != NULL")
        }
        #expect(lines == ["warning Pango: pango_nothing: assertion 'layout != NULL' failed"])
    }
}
