/// The attributes that Interface Builder writes of any scroll view.
@MainActor enum ScrollViewAttributes {
    static let table = AttributeTable(UIScrollView.self) { table in
        table.flag("bounces") { $0.bounces = $1 }
        table.flag("alwaysBounceVertical") { $0.alwaysBounceVertical = $1 }
        table.flag("alwaysBounceHorizontal") { $0.alwaysBounceHorizontal = $1 }
        table.flag("pagingEnabled") { $0.isPagingEnabled = $1 }
        table.flag("scrollEnabled") { $0.isScrollEnabled = $1 }
        table.flag("directionalLockEnabled") { $0.isDirectionalLockEnabled = $1 }
        table.flag("showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator = $1 }
        table.flag("showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator = $1 }
        table.choice("indicatorStyle", ["default": .default, "black": .black, "white": .white]) {
            $0.indicatorStyle = $1
        }
        table.flag("delaysContentTouches") { $0.delaysContentTouches = $1 }
        table.flag("canCancelContentTouches") { $0.canCancelContentTouches = $1 }
        table.flag("scrollsToTop") { $0.scrollsToTop = $1 }
        table.number("minimumZoomScale") { $0.minimumZoomScale = $1 }
        table.number("maximumZoomScale") { $0.maximumZoomScale = $1 }
        table.flag("bouncesZoom") { $0.bouncesZoom = $1 }
        table.choice("keyboardDismissMode", dismissModes) { $0.keyboardDismissMode = $1 }
        table.choice("contentInsetAdjustmentBehavior", adjustments) { $0.contentInsetAdjustmentBehavior = $1 }
        table.insets("contentInset") { $0.contentInset = $1 }
        table.insets("scrollIndicatorInsets") { $0.scrollIndicatorInsets = $1 }
        table.size("contentSize") { $0.contentSize = $1 }
    }

    private static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
        "interactiveWithAccessory": .interactiveWithAccessory,
    ]

    private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
}
