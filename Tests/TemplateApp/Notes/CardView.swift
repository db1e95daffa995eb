import UIKit

@IBDesignable
class CardView: UIView {

    @IBOutlet weak var titleLabel: UILabel!

    @IBInspectable var cornerRadius: CGFloat = 0 {
        didSet { layer.cornerRadius = cornerRadius }
    }

}
