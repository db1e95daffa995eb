import UIKit

/// The facts that a card tells.
struct Card {
    let symbol: String
    let color: UIColor
    let title: String
    let subtitle: String
    let text: String
}
