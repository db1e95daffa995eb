import StoryboardFormat

/// How a controller comes by a view of a storyboard or a nib.
extension UIViewController {
    /// Loads the view of the controller's scene or nib.
    ///
    /// - Parameter install: Puts the view in place, before it is connected.
    /// - Returns: False where there is neither; then nothing has happened.
    final func loadInterface(_ install: ((UIView) -> Void)? = nil) -> Bool {
        let put = install ?? { self.view = $0 }
        if let scene = interfaceScene, scene.hasView {
            scene.loadView(put)
            return true
        }
        // A controller of a storyboard without a view has none of a nib either.
        guard interfaceScene == nil, let name = NibName.name(for: self) else { return false }
        guard let source = InterfaceFiles.source(named: name, "xib", in: NibName.bundle(of: self)) else { return false }
        _ = NibContents(source, owner: self, options: nil).make { objects in
            // The owner's outlet says which of them it is; without one the first view is.
            let outlets =
                source.document.objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }?
                .members(of: "connections") ?? []
            guard !outlets.contains(where: { $0["property"] == "view" }) else { return }
            if let view = objects.lazy.compactMap({ $0 as? UIView }).first { put(view) }
        }
        guard let view = viewIfLoaded else { return false }
        if install != nil { put(view) }
        return true
    }

    /// Runs the embed segues of a view that has just been loaded.
    final func embedScenes() {
        interfaceScene?.embed()
    }
}
