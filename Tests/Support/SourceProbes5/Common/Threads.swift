// What Apple's UIKit lets any thread do.

import UIKit

func thumbnail(_ image: UIImage, side: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        UIColor.red.set()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).fill()
        image.draw(in: CGRect(x: 0, y: 0, width: side, height: side))
        context.cgContext.setLineWidth(2)
        UIRectFill(.zero)
    }
}

func oldThumbnail(_ image: UIImage) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
    defer { UIGraphicsEndImageContext() }
    UIGraphicsGetCurrentContext()?.setAlpha(0.5)
    image.draw(at: .zero)
    return UIGraphicsGetImageFromCurrentImageContext()
}

func rowHeight(_ font: UIFont) -> CGFloat {
    font.lineHeight + font.leading - font.descender + font.ascender + font.capHeight + font.xHeight
}

func observe() -> [Notification.Name] {
    [
        UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
        UIWindow.didBecomeKeyNotification, UIDevice.orientationDidChangeNotification,
        UIContentSizeCategory.didChangeNotification,
    ]
}

func flexible() -> CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.layoutFittingExpandedSize.height)
}

func height(of text: NSAttributedString, width: CGFloat, title: String, font: UIFont) -> CGFloat {
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    let box = text.boundingRect(with: limit, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    let line = (title as NSString).size(withAttributes: [.font: font])
    return ceil(box.height) + line.height
        + title.boundingRect(with: limit, attributes: [.font: font], context: nil).height
}

func watermark(_ image: UIImage, _ text: NSAttributedString) -> Data? {
    UIGraphicsBeginImageContext(image.size)
    defer { UIGraphicsEndImageContext() }
    image.draw(at: .zero)
    text.draw(at: .zero)
    "mark".draw(in: CGRect(origin: .zero, size: text.size()), withAttributes: nil)
    let marked = UIGraphicsGetImageFromCurrentImageContext()
    _ = marked?.cgImage?.width
    return marked?.preparingThumbnail(of: CGSize(width: 10, height: 10))?.pngData()
        ?? marked?.jpegData(compressionQuality: 0.8)
}
