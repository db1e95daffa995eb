import PluginProtocol

extension LayerCommit {
    /// The part of the commit that input needs: the places of layers, how they are scrolled and what they do with touches. Nothing in it is to be
    /// drawn, and no library would have to understand anything of it.
    var light: LayerCommit {
        var light = self
        light.releasedImages = []
        for index in light.updates.indices {
            light.updates[index].contents = nil
            light.updates[index].animations = nil
            light.updates[index].appearance = nil
            light.updates[index].shadow = nil
        }
        return light
    }
}
