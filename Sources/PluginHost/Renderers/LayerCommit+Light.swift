import PluginProtocol

extension LayerCommit {
    /// What input needs of it: where layers lie, how they are scrolled and what they do with touches. It has nothing to be drawn, and nothing
    /// that a library would have to understand.
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
