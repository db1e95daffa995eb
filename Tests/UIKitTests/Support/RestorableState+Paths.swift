import Foundation
import UIKit

extension RestorableState {
    /// The restoration paths of the controllers that have kept something, sorted.
    var paths: [String] {
        get throws { try PropertyListDecoder().decode([String: Data].self, from: data()).keys.sorted() }
    }
}
