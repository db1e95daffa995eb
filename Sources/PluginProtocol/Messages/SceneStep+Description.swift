extension SceneStep: CustomStringConvertible {
    package var description: String {
        switch self {
        case .willMoveToParent(let hasParent): "WillMoveToParent(\(hasParent))"
        case .didMoveToParent(let hasParent): "DidMoveToParent(\(hasParent))"
        case .loadView: "LoadView"
        case .moveToSuperview(let attached): "MoveToSuperview(\(attached))"
        case .moveToWindow(let attached): "MoveToWindow(\(attached))"
        case .beginAppearanceTransition(let appearing, let animated):
            "BeginAppearanceTransition(appearing: \(appearing), animated: \(animated))"
        case .changeVisibility(let isVisible): "ChangeVisibility(\(isVisible))"
        case .endAppearanceTransition: "EndAppearanceTransition"
        case .resizeScene(let geometry):
            "ResizeScene(size: \(TraceText.size(geometry.size)), serial: \(geometry.serial))"
        case .changeTraits(let traits):
            "ChangeTraits(\(traits.userInterfaceStyle.rawValue), @\(TraceText.number(traits.displayScale)), "
                + "\(traits.horizontalSizeClass.rawValue) x \(traits.verticalSizeClass.rawValue))"
        case .receiveMemoryWarning: "ReceiveMemoryWarning"
        case .willTransition(let size): "WillTransition(to: \(TraceText.size(size)))"
        }
    }
}
