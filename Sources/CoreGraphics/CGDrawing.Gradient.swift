extension CGDrawing {
    /// A gradient with its place.
    package struct Gradient: Hashable, Sendable {
        package enum Course: Hashable, Sendable {
            case linear(from: CGPoint, to: CGPoint)
            case radial(from: CGPoint, fromRadius: CGFloat, to: CGPoint, toRadius: CGFloat)
            /// Around `center`; `angle`, in radians, is the direction of the first colour.
            case conic(center: CGPoint, angle: CGFloat)
        }

        package var gradient: CGGradient
        package var course: Course
        package var options: CGGradientDrawingOptions

        package init(_ gradient: CGGradient, _ course: Course, options: CGGradientDrawingOptions = []) {
            self.gradient = gradient
            self.course = course
            self.options = options
        }

        var isFinite: Bool {
            switch course {
            case .linear(let from, let to): from.isFinite && to.isFinite
            case .radial(let from, let fromRadius, let to, let toRadius):
                from.isFinite && to.isFinite && fromRadius >= 0 && toRadius >= 0 && fromRadius.isFinite
                    && toRadius.isFinite
            case .conic(let center, let angle): center.isFinite && angle.isFinite
            }
        }
    }
}
