/// A reason why a batch of updates cannot be: it contradicts itself, or the numbers that the data source gave. UIKit throws an
/// exception there.
package struct ListUpdateFault: Error, Equatable, Sendable {
    /// A sentence for the developer, in the wording of UIKit's exception.
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}
