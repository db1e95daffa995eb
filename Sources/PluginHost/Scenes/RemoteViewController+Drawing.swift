/// What becomes of the plugin's pictures.
extension RemoteViewController {
    func follow(_ renderer: any PaneRenderer) {
        renderer.onScroll = { [weak self] layers in self?.scene?.scene.didScroll(layers) }
        renderer.onEvent = { [weak self] event in
            guard let scene = self?.scene?.scene else { return }
            switch event {
            case .hasPicture: self?.tellOfFirstPicture()
            case .wasDrawnWhole: scene.wasDrawnWhole()
            case .cannotBeShown(let reason): scene.closeFailed(because: reason)
            }
        }
    }

    var isDrawnWhole: Bool {
        renderer.isDrawnWhole
    }
}
