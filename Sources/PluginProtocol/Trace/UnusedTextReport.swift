/// By which a plugin tells a host under test that nobody in it took what was typed. It does so after `CallbackReport.command`.
package enum UnusedTextReport {
    /// A line of `DidRecordTrace`.
    package static let line = "text that nobody took"
}
