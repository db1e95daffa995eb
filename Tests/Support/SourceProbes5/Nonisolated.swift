// What Swift 5 mode allows outside of the main actor, because Apple's declarations are imported, and with that
// `@preconcurrency`: code that was written before there were actors.

import UIKit

/// A presenter of no actor, as in most apps that are older than actors.
final class PlainPresenter {
    var view: UIView?
    var controller = UIViewController()
    let label = UILabel()
    static let shared = PlainPresenter()

    func build() -> UIView {
        let stack = UIStackView(arrangedSubviews: [label, UIImageView(image: nil)])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        label.text = "text"
        label.font = .preferredFont(forTextStyle: .body)
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 10),
            NSLayoutConstraint(
                item: stack, attribute: .top, relatedBy: .equal, toItem: controller.view, attribute: .top,
                multiplier: 1, constant: 0),
        ])
        return stack
    }

    func animate() {
        UIView.animate(withDuration: 0.2) { self.label.alpha = 0 }
        UIView.animate(withDuration: 0.2, animations: { self.label.alpha = 1 }) { _ in self.label.isHidden = true }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.label.alpha = 0 }
        animator.startAnimation()
    }

    func layers() {
        let layer = CAShapeLayer()
        layer.path = UIBezierPath(rect: layer.bounds).cgPath
        label.layer.addSublayer(layer)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        layer.add(animation, forKey: nil)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.commit()
    }

    func devices() -> String {
        _ = UIScreen.main.bounds
        _ = UIApplication.shared.keyWindow?.rootViewController
        UIApplication.shared.delegate?.applicationDidBecomeActive(.shared)
        return UIDevice.current.systemVersion
    }

    func controls() {
        let button = UIButton(type: .system)
        button.setTitle("title", for: .normal)
        button.configuration = .filled()
        button.configuration?.title = "title"
        button.addAction(UIAction(title: "") { action in _ = action.sender }, for: .touchUpInside)
        let tap = UITapGestureRecognizer()
        label.addGestureRecognizer(tap)
        tap.delegate = nil
    }

    func text(_ text: NSAttributedString) -> CGFloat {
        text.boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).height
            + "text".size(withAttributes: nil).width
    }

    func pixels(_ image: UIImage) -> Data? {
        _ = image.cgImage
        return image.pngData() ?? image.jpegData(compressionQuality: 1)
    }
}

let globalView = UIView()
let globalFormat: UIView = {
    let view = UIView(frame: .zero)
    view.backgroundColor = .red
    return view
}()

/// A protocol of no actor that a view fulfils.
protocol PlainModel: AnyObject {
    func update()
    var title: String { get }
}

final class ModelView: UIView, PlainModel {
    func update() { setNeedsLayout() }
    var title: String { "\(frame)" }
}

final class Ending: UIView {
    var timer: Timer?
    deinit {
        timer?.invalidate()
        removeFromSuperview()
    }
}

func finish(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async { work() }
}
