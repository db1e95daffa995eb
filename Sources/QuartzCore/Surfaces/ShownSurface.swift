/// One picture in a surface that somebody shows, which counts as a use of the surface as long as this object lives.
package final class ShownSurface: Hashable, Sendable {
    package let surface: IOSurface
    /// The surface's seed when the picture was to be shown.
    package let seed: UInt32

    package convenience init(_ surface: IOSurface) {
        self.init(surface, seed: surface.seed)
    }

    /// - Parameter seed: The seed that another process told.
    package init(_ surface: IOSurface, seed: UInt32) {
        self.surface = surface
        self.seed = seed
        surface.incrementUseCount()
    }

    deinit {
        surface.decrementUseCount()
    }

    package static func == (left: ShownSurface, right: ShownSurface) -> Bool {
        left.surface === right.surface && left.seed == right.seed
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(surface))
        hasher.combine(seed)
    }
}
