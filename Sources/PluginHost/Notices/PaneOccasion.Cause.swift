extension PaneOccasion {
    /// The trouble that the plugin is in.
    ///
    /// Reasons are sentences in English for a person, as in `RemoteViewController.State`. A part of one may be the plugin's word;
    /// that part is in quotation marks.
    public enum Cause: Hashable, Sendable {
        /// It is being started, and has drawn nothing yet.
        case starting
        /// Somebody else starts it, and the host waits without a limit. The refusal says why the last one that came was sent away; nil
        /// where none was.
        case awaited(refusal: String?)
        /// It ended and is started again in a moment.
        ///
        /// - Parameter startsAfresh: Whether what the page had kept is put aside, because the plugin ended by it twice.
        case restarting(reason: String, startsAfresh: Bool)
        /// It has not answered for a while.
        case notResponding
        /// It ended, and stays so until somebody starts it again.
        case ended(reason: String)
        /// The page was made by a process that has ended, and no other process can make it again.
        case lost
        /// There is no such plugin or controller here.
        case unavailable(reason: String)
    }
}
