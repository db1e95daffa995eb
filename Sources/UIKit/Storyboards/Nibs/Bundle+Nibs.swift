extension Bundle {
    /// Makes the objects of a xib of the bundle. One that is not there or cannot be read is reported.
    ///
    /// - Returns: The objects at the top, without those that stand for others; nil where there is no such xib.
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        guard let source = InterfaceFiles.source(named: name, "xib", in: self) else { return nil }
        return NibContents(source, owner: owner.map { $0 as AnyObject }, options: options).make()
    }
}
