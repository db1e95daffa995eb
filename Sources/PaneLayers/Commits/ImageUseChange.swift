import PluginProtocol

/// Which pictures layers show that did not show them before, and the other way round; a picture counts once for each layer.
package struct ImageUseChange: Hashable, Sendable {
    package var begun: [ImageHash] = []
    package var ended: [ImageHash] = []

    package init(begun: [ImageHash] = [], ended: [ImageHash] = []) {
        self.begun = begun
        self.ended = ended
    }
}
