/// What the plugin's controller prefers is what this one prefers.
extension RemoteViewController {
    func preferencesDidChange() {
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
        setNeedsUpdateOfSupportedInterfaceOrientations()
        extendedLayoutDidChange()
    }
}
