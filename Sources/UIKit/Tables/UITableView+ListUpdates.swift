extension UITableView {
    /// Shows a batch of updates, which the data source has made already.
    ///
    /// - Parameters:
    ///   - animated: Whether rows move to their places, or are there at once.
    ///   - completion: Gets false where the animation was cut short, or the updates did not fit what the data source says.
    package func apply(_ updates: ListUpdates, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        self.updates.commit(updates, animated: animated) { completion?($0) }
    }
}
