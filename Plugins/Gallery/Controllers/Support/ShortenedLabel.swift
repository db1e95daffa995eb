import UIKit

/// A label that may be too short for its text: it shows how a text is truncated.
package final class ShortenedLabel: UILabel {}
