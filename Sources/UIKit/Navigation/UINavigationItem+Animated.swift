/// Fades from what the bar says of an item to what it is to say.
extension UINavigationItem {
    /// Makes changes of the item, which the bar that shows it fades to; at once where no bar of this process shows it.
    func change(animated: Bool, _ changes: @escaping () -> Void) {
        guard animated, let bar else { return changes() }
        bar.dissolve(item: self, changes)
    }
}
