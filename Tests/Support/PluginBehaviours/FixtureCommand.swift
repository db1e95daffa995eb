/// What scenarios ask of the fixture beside the commands for its controllers.
package enum FixtureCommand {
    /// Update only when told to.
    package static let manual = "manual"
    /// Run one update.
    package static let update = "update"
    /// Send what was recorded since the last report, and then `endOfReport`.
    package static let report = "report"
    package static let endOfReport = "end of report"
    /// Show pictures of every kind.
    package static let showPictures = "show pictures"
    /// What a plugin reports that ignores everything from then on.
    package static let standsStill = "stands still"
}
