extension UIScreen {
    /// What the screen is like at one moment, and the coordinates that all windows on it are in.
    final class Geometry: UICoordinateSpace {
        let bounds: CGRect
        let traits: UITraitCollection

        init(bounds: CGRect, traits: UITraitCollection) {
            self.bounds = bounds
            self.traits = traits
        }

        // Two spaces of screens are the same; every other one knows how it lies on its screen.

        func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
            coordinateSpace is Geometry ? point : coordinateSpace.convert(point, from: self)
        }

        func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
            coordinateSpace is Geometry ? point : coordinateSpace.convert(point, to: self)
        }

        func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
            coordinateSpace is Geometry ? rect : coordinateSpace.convert(rect, from: self)
        }

        func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
            coordinateSpace is Geometry ? rect : coordinateSpace.convert(rect, to: self)
        }
    }

    /// The coordinate space of the screen, in points, with the origin at its top left corner.
    public var coordinateSpace: any UICoordinateSpace {
        Geometry(bounds: bounds, traits: traitCollection)
    }
}
