/// Names what a table or collection shows by identifiers that mean the same in a later process, where it may stand elsewhere (TABLE-08,
/// REST-17).
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation: AnyObject {
    /// The identifier of the element at a place; nil where there is nothing to name.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

    /// The place of the element now; nil where it does not exist any more.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
