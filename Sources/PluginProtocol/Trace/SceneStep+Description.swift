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
        case .changeSafeArea(let insets): "ChangeSafeArea(\(insets))"
        case .willChangeTraits(let traits): "WillChangeTraits(\(traits))"
        case .changeTraits(let traits): "ChangeTraits(\(traits))"
        case .receiveMemoryWarning: "ReceiveMemoryWarning"
        case .willTransition(let size): "WillTransition(to: \(TraceText.size(size)))"
        }
    }
}
