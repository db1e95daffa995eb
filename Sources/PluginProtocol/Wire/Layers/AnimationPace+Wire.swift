import QuartzCore
import WireMessages

extension TimingCurve {
    init(wire: Mullion_V1_TimingCurve) throws(Misbehaviour) {
        self.init(
            try WireNumber.fraction(wire.x1, "x1"), try WireNumber.coordinate(wire.y1, "y1"),
            try WireNumber.fraction(wire.x2, "x2"), try WireNumber.coordinate(wire.y2, "y2"))
    }

    var wire: Mullion_V1_TimingCurve {
        .with {
            $0.x1 = x1
            $0.y1 = WireNumber.coordinate(y1)
            $0.x2 = x2
            $0.y2 = WireNumber.coordinate(y2)
        }
    }
}

extension Spring {
    init(wire: Mullion_V1_Spring) throws(Misbehaviour) {
        self.init(
            mass: try WireNumber.positive(wire.mass, "mass"),
            stiffness: try WireNumber.positive(wire.stiffness, "stiffness"),
            damping: try WireNumber.length(wire.damping, "damping"),
            initialVelocity: try WireNumber.coordinate(wire.initialVelocity, "initial_velocity"))
    }

    var wire: Mullion_V1_Spring {
        .with {
            $0.mass = WireNumber.positive(mass, else: 1)
            $0.stiffness = WireNumber.positive(stiffness, else: 1)
            $0.damping = WireNumber.length(damping)
            $0.initialVelocity = WireNumber.coordinate(initialVelocity)
        }
    }
}
