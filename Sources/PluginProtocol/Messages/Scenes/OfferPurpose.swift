/// By which call a controller in a plugin wants another one to be shown.
package enum OfferPurpose: String, Hashable, Sendable, CaseIterable {
    /// `show(_:sender:)`
    case show
    /// `showDetailViewController(_:sender:)`
    case showDetail
}
