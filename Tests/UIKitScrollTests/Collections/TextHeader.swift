import UIKit

/// A header that knows of which section it is.
@MainActor final class TextHeader: UICollectionReusableView {
    var section = -1
}
