/// Names a registration of cells or supplementary views, by which views that are not needed any more are found again.
@MainActor struct RegistrationName {
    private static var count = 0
    /// The number of collection views whose data source is asked for a view just now.
    static var askedDataSources = 0

    let identifier: String
    /// Whether the registration was made while a data source was asked for a view. Such a registration finds no view again.
    let isTooLate: Bool

    init() {
        Self.count += 1
        identifier = "Mullion.Registration.\(Self.count)"
        isTooLate = Self.askedDataSources > 0
    }
}
