import QuartzCore
import WireMessages

extension LayerTransition {
    private static let kinds: [(Kind, Mullion_V1_TransitionKind)] = [
        (.fade, .fade), (.push, .push), (.moveIn, .moveIn), (.reveal, .reveal), (.flip, .flip),
    ]
    private static let edges: [(Edge, Mullion_V1_TransitionEdge)] = [
        (.left, .left), (.right, .right), (.top, .top), (.bottom, .bottom),
    ]

    init(wire: Mullion_V1_LayerTransition) throws(Misbehaviour) {
        guard let kind = Self.kinds.first(where: { $0.1 == wire.kind })?.0 else {
            throw Misbehaviour(.unknownCase, "\(wire.kind) is no kind of transition", at: ["kind"])
        }
        guard let edge = Self.edges.first(where: { $0.1 == wire.edge })?.0 else {
            throw Misbehaviour(.unknownCase, "\(wire.edge) is no edge", at: ["edge"])
        }
        self.init(kind, from: edge)
    }

    var wire: Mullion_V1_LayerTransition {
        .with {
            $0.kind = Self.kinds.first { $0.0 == kind }?.1 ?? .unspecified
            $0.edge = Self.edges.first { $0.0 == edge }?.1 ?? .unspecified
        }
    }
}
