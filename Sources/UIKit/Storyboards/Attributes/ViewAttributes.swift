import StoryboardFormat

/// The attributes that Interface Builder writes of any view. Labels and image views take touches too where it does not say otherwise.
@MainActor enum ViewAttributes {
    static let table = AttributeTable(UIView.self) { table in
        table.part("frame", InterfaceText.rect) { $0.frame = $1 }
        table.part("frameInset", InterfaceText.rect) { $0.frame = $1 }
        table.part("autoresizingMask", mask) { $0.autoresizingMask = $1 }
        table.prepare("translatesAutoresizingMaskIntoConstraints") { element, _ in
            // Xcode adds constraints for exactly the frame of a view that is fixed.
            let isLaidOut = element["translatesAutoresizingMaskIntoConstraints"] == "NO"
            let translates = !isLaidOut || element.isSet("fixedFrame")
            return { view, _ in view.translatesAutoresizingMaskIntoConstraints = translates }
        }
        table.choice("contentMode", missing: .scaleToFill, contentModes) { $0.contentMode = $1 }
        table.flag("opaque", missing: true) { $0.isOpaque = $1 }
        table.flag("hidden") { $0.isHidden = $1 }
        table.flag("clipsSubviews") { $0.clipsToBounds = $1 }
        table.flag("userInteractionEnabled", missing: true) { $0.isUserInteractionEnabled = $1 }
        table.flag("multipleTouchEnabled") { $0.isMultipleTouchEnabled = $1 }
        table.flag("exclusiveTouch") { $0.isExclusiveTouch = $1 }
        table.flag("autoresizesSubviews") { $0.autoresizesSubviews = $1 }
        table.number("alpha", missing: 1) { $0.alpha = $1 }
        table.integer("tag") { $0.tag = $1 }
        table.name("restorationIdentifier") { $0.restorationIdentifier = $1 }
        table.choice("semanticContentAttribute", semantics) { $0.semanticContentAttribute = $1 }
        table.flag("insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = $1 }
        table.flag("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = $1 }
        table.child("layoutMargins") { view, element, _ in
            if element.name == "edgeInsets" { view.layoutMargins = InterfaceText.insets(element) }
        }
        table.part("directionalLayoutMargins", InterfaceText.directionalInsets) { $0.directionalLayoutMargins = $1 }
        table.number("horizontalHuggingPriority") { $0.setContentHuggingPriority(priority($1), for: .horizontal) }
        table.number("verticalHuggingPriority") { $0.setContentHuggingPriority(priority($1), for: .vertical) }
        table.number("horizontalCompressionResistancePriority") {
            $0.setContentCompressionResistancePriority(priority($1), for: .horizontal)
        }
        table.number("verticalCompressionResistancePriority") {
            $0.setContentCompressionResistancePriority(priority($1), for: .vertical)
        }
        table.color("backgroundColor") { $0.backgroundColor = $1 }
        table.color("tintColor") { $0.tintColor = $1 }
        table.child("accessibilityConfiguration") { view, element, coder in
            AccessibilityElement.apply(element, to: view, id: coder.element.id, coder.archive.source)
        }
        for guide in guides {
            table.child(guide.key) { view, element, coder in
                if element.name == "viewLayoutGuide", let found = guide.find(view) {
                    coder.archive.register(found, id: element.id)
                }
            }
        }
        table.list("userGuides") { view, elements, coder in
            for element in elements {
                let guide = UILayoutGuide()
                view.addLayoutGuide(guide)
                coder.archive.register(guide, id: element.id)
            }
        }
        table.list("gestureRecognizers") { view, elements, coder in
            for element in elements {
                if let recognizer = coder.archive.object(element) as? UIGestureRecognizer {
                    view.addGestureRecognizer(recognizer)
                }
            }
        }
        table.list("subviews") { view, elements, coder in
            for element in elements {
                let subview = coder.archive.view(element)
                if let stack = view as? UIStackView {
                    stack.addArrangedSubview(subview)
                } else {
                    view.addSubview(subview)
                }
            }
        }
        // Read with the whole, or of no consequence for drawing here.
        table.skip(
            "constraints", "clearsContextBeforeDrawing",
            "contentHorizontalAlignment", "contentVerticalAlignment", "reuseIdentifier", "tableViewCell",
            "collectionViewCell")
    }

    private static func priority(_ number: CGFloat) -> UILayoutPriority {
        UILayoutPriority(Float(min(max(number, 1), 1000)))
    }

    private static let masks: [(String, UIView.AutoresizingMask)] = [
        ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight), ("flexibleMinX", .flexibleLeftMargin),
        ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
        ("flexibleMaxY", .flexibleBottomMargin),
    ]

    private static func mask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
        masks.reduce(into: []) { if element.isSet($1.0) { $0.insert($1.1) } }
    }

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    private static let semantics: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]

    /// The guides that constraints name by an id.
    private static let guides: [(key: String, find: @MainActor (UIView) -> UILayoutGuide?)] = [
        ("safeArea", { $0.safeAreaLayoutGuide }), ("layoutMarginsGuide", { $0.layoutMarginsGuide }),
        ("layoutMargins", { $0.layoutMarginsGuide }), ("readableContentGuide", { $0.readableContentGuide }),
        ("readableContent", { $0.readableContentGuide }), ("keyboard", { $0.keyboardLayoutGuide }),
        ("contentLayoutGuide", { ($0 as? UIScrollView)?.contentLayoutGuide }),
        ("frameLayoutGuide", { ($0 as? UIScrollView)?.frameLayoutGuide }),
    ]
}
