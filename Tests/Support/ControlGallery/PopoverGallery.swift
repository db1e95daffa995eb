import UIKit

/// A page with popovers: one below its button, and one beside it.
@MainActor package final class PopoverGallery: UIViewController, UIPopoverPresentationControllerDelegate {
    package static let size = CGSize(width: 400, height: 360)

    /// The direction of the arrow.
    private let direction: UIPopoverArrowDirection
    private let isMirrored: Bool
    private let button = UIButton(configuration: .gray())

    /// - Parameters:
    ///   - direction: Says on which side of the button the popover is.
    ///   - isMirrored: Whether the page is an Arabic one.
    package init(_ direction: UIPopoverArrowDirection, isMirrored: Bool = false) {
        self.direction = direction
        self.isMirrored = isMirrored
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    override package func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let text = UILabel(frame: CGRect(x: 24, y: 250, width: 352, height: 80))
        text.numberOfLines = 0
        text.text = isMirrored ? "ما وراء النافذة يبقى حيث هو." : "What lies behind the popover stays where it is."
        view.addSubview(text)
        button.configuration?.title = isMirrored ? "عرض" : "View"
        let size = button.intrinsicContentSize
        let isBeside = direction == .left || direction == .right
        button.frame = CGRect(
            x: isMirrored ? Self.size.width - 24 - size.width : 24, y: isBeside ? 110 : 24, width: size.width,
            height: size.height)
        view.addSubview(button)
    }

    /// Presents the popover, without an animation.
    package func presentPopover() {
        let content = PopoverGalleryContent(isMirrored ? ["الحجم", "الصفوف", "المربعات"] : ["Size", "Rows", "Tiles"])
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceItem = button
        content.popoverPresentationController?.permittedArrowDirections = direction
        content.popoverPresentationController?.delegate = self
        present(content, animated: false)
    }

    package func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
}
