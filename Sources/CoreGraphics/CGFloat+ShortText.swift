extension CGFloat {
    /// For people and for comparing: at most three decimals, and none for a whole number.
    package var shortText: String {
        let rounded = (Double(self) * 1000).rounded() / 1000
        return Int(exactly: rounded).map(String.init) ?? String(rounded)
    }
}
