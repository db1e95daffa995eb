import CoreGraphics
import UIKit

/// Shows one picture, and another version of it on demand.
@MainActor package final class PictureViewController: UIViewController {
    private let picture: Picture

    init(_ picture: Picture) {
        self.picture = picture
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    override package func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        switch picture {
        case .layers: addLayers()
        case .drawing: addDrawing()
        case .images: addImages()
        case .imageViews: addImageViews()
        case .shapes: addShapes()
        case .texts: addTexts()
        case .richTexts: RichTexts.add(to: view)
        case .controls: addControls()
        case .buttonLines: ButtonLines.add(to: view)
        }
    }

    /// Moves the first view, hides the second, brings it behind the others and draws the last anew.
    package func change() {
        view.subviews.first?.frame.origin.x += 13.5
        view.subviews.last?.setNeedsDisplay()
        view.subviews.last?.alpha = 0.7
        guard view.subviews.count > 1 else { return }
        view.subviews[1].isHidden = true
        view.sendSubviewToBack(view.subviews[1])
    }

    private func addLayers() {
        for index in 0..<5 {
            let inset = CGFloat(index)
            let box = UIView(
                frame: CGRect(x: 10 + inset * 12.25, y: 8 + inset * 50.5, width: 120, height: 60))
            box.backgroundColor = UIColor(red: 0.2 * inset, green: 0.6, blue: 1 - 0.2 * inset, alpha: 0.9)
            box.layer.cornerRadius = inset * 6
            box.layer.borderWidth = inset / 2
            box.layer.borderColor = UIColor.purple.cgColor
            box.layer.shadowColor = UIColor.black.cgColor
            box.layer.shadowOpacity = Float(index) * 0.15
            box.layer.shadowRadius = inset * 2
            box.layer.shadowOffset = CGSize(width: inset, height: 3)
            box.clipsToBounds = index == 2
            box.transform = CGAffineTransform(rotationAngle: inset * 0.05)
            let inner = UIView(frame: CGRect(x: 80, y: -10, width: 70, height: 40))
            inner.backgroundColor = .orange
            inner.alpha = 0.5
            box.addSubview(inner)
            view.addSubview(box)
        }
    }

    private func addDrawing() {
        view.addSubview(DrawnView(frame: CGRect(x: 5.5, y: 5.5, width: 180, height: 140)))
        let second = DrawnView(frame: CGRect(x: 20, y: 150, width: 120, height: 120))
        second.layer.cornerRadius = 30
        second.clipsToBounds = true
        second.backgroundColor = .lightGray
        view.addSubview(second)
    }

    private func addImages() {
        let gravities: [CALayerContentsGravity] = [.resize, .resizeAspect, .resizeAspectFill, .center]
        for (index, gravity) in gravities.enumerated() {
            let box = UIView(frame: CGRect(x: 10, y: CGFloat(index) * 62 + 4, width: 90, height: 56))
            box.backgroundColor = .gray
            box.layer.contents = Checkers.image
            box.layer.contentsGravity = gravity
            box.layer.contentsScale = 2
            box.clipsToBounds = true
            box.layer.cornerRadius = 8
            view.addSubview(box)
        }
        view.addSubview(CheckersView(frame: CGRect(x: 110, y: 10, width: 80, height: 200)))
    }

    private func addImageViews() {
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
            UIColor.systemTeal.setFill()
            UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 26, height: 16)).fill()
            context.cgContext.setShadow(offset: CGSize(width: 2, height: 2), blur: 4)
            UIColor.orange.setFill()
            context.fill(CGRect(x: 10, y: 5, width: 8, height: 8))
        }
        guard let checkers = Checkers.image else { return }
        let bitmap = UIImage(cgImage: checkers, scale: 2, orientation: .leftMirrored)
        let edges = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        let images: [UIImage?] = [
            UIImage(systemName: "star"),
            UIImage(systemName: "gear")?.withTintColor(.red, renderingMode: .alwaysOriginal),
            drawn, drawn.withRenderingMode(.alwaysTemplate), bitmap,
            UIImage(cgImage: checkers).resizableImage(withCapInsets: edges),
            UIImage(systemName: "checkmark.circle.fill"),
        ]
        let modes: [UIView.ContentMode] = [.scaleAspectFit, .center, .scaleToFill, .scaleAspectFill, .topLeft]
        for (index, image) in images.enumerated() {
            let imageView = UIImageView(image: image)
            imageView.frame = CGRect(
                x: CGFloat(index % 3) * 60 + 6.5, y: CGFloat(index / 3) * 60 + 4, width: 52, height: 50)
            imageView.contentMode = modes[index % modes.count]
            imageView.clipsToBounds = index % 2 == 0
            imageView.backgroundColor = .systemGray
            view.addSubview(imageView)
        }
    }

    private func addShapes() {
        let colors = [UIColor.red, .yellow, .blue].map(\.cgColor)
        for (index, type) in [CAGradientLayerType.axial, .radial, .conic].enumerated() {
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: CGFloat(index) * 62 + 5.25, y: 6, width: 56, height: 50)
            gradient.colors = colors
            gradient.type = type
            if type != .axial { gradient.startPoint = CGPoint(x: 0.5, y: 0.5) }
            gradient.cornerRadius = 12
            gradient.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            view.layer.addSublayer(gradient)
        }
        let box = UIView(frame: CGRect(x: 10, y: 70, width: 80, height: 60))
        box.backgroundColor = .systemGreen
        box.layer.cornerRadius = 18
        box.layer.cornerCurve = .continuous
        box.layer.shadowOpacity = 0.6
        box.layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: 5, y: 10, width: 70, height: 60)).cgPath
        view.addSubview(box)
        let masked = UIView(frame: CGRect(x: 100, y: 70, width: 80, height: 60))
        masked.backgroundColor = .purple
        let mask = CAShapeLayer()
        mask.path =
            UIBezierPath(arcCenter: CGPoint(x: 40, y: 30), radius: 28, startAngle: 0, endAngle: 5, clockwise: true)
            .cgPath
        masked.layer.mask = mask
        view.addSubview(masked)
        let line = CAShapeLayer()
        line.path = UIBezierPath(roundedRect: CGRect(x: 20, y: 150, width: 150, height: 60), cornerRadius: 20).cgPath
        line.fillColor = nil
        line.strokeColor = UIColor.orange.cgColor
        line.lineWidth = 5
        line.lineDashPattern = [10, 4]
        line.strokeEnd = 0.7
        line.shadowOpacity = 0.5
        view.layer.addSublayer(line)
    }

    private func addTexts() {
        let texts = [
            "Hamburgefonstiv — fi ffl", "Grüße aus Łódź, příliš žluťoučký", "Ξεσκεπάζω τη ψυχοφθόρα", "Съешь ещё этих",
            "שלום עולם", "مرحبا بالعالم", "中文字符 日本語 한국어", "Emoji 👩‍👩‍👧‍👦 🎉",
            "A longer text that has to be wrapped into several lines, and is cut off in the end because there is no room",
        ]
        for (index, text) in texts.enumerated() {
            let label = UILabel(
                frame: CGRect(x: 8, y: CGFloat(index) * 29 + 2, width: 180, height: index == 8 ? 60 : 26))
            label.text = text
            label.font = .systemFont(ofSize: 13 + CGFloat(index % 3), weight: index % 2 == 0 ? .regular : .bold)
            label.textAlignment = [.natural, .center, .right][index % 3]
            label.numberOfLines = index == 8 ? 3 : 1
            label.textColor = index == 1 ? .systemRed : .label
            view.addSubview(label)
        }
    }

    private func addControls() {
        let configurations: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
        for (index, configuration) in configurations.enumerated() {
            var configuration = configuration
            configuration.title = "Button \(index)"
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 10, y: CGFloat(index) * 50 + 10, width: 140, height: 40)
            button.isEnabled = index != 1
            button.isHighlighted = index == 2
            view.addSubview(button)
        }
    }
}
