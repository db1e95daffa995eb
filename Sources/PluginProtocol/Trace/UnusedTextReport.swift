/// A plugin's word to a host under test that nobody in it took what was typed. It is said after `CallbackReport.command`.
package enum UnusedTextReport {
    /// A line of `DidRecordTrace`.
    package static let line = "text that nobody took"
}
