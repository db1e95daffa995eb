import QuartzCore
import WireMessages

extension LayerUpdate: CommonMessage {
    /// What a layer seldom has takes the generated way.
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let limits = reader.limits
        self.init(id: try LayerID(wire: reader.number(1), "layer"))
        geometry = try reader.message(2)
        visibility = try reader.message(3)
        appearance = try reader.message(4)
        if let wire = try reader.generated(5, Mullion_V1_LayerShadow.self) {
            shadow = try LayerValues.Shadow(wire: wire, limits: limits)
        }
        clipping = try reader.message(6)
        contents = try reader.message(7)
        sublayers = try reader.message(8) { reader throws(Misbehaviour) in
            var ids: [LayerID] = []
            for id in try reader.numbers(1, upTo: limits.layers) { ids.append(try LayerID(wire: id, "sublayers")) }
            return ids
        }
        if let wire = try reader.generated(9, Mullion_V1_LayerAnimations.self) {
            animations = try Self.animations(wire, limits: limits)
        }
        scroll = try reader.message(10)
        if let wire = try reader.generated(11, Mullion_V1_LayerInteraction.self) {
            interaction = try LayerValues.Interaction(wire: wire)
        }
    }

    func write(to writer: inout MessageWriter) {
        writer.number(1, id.rawValue)
        if let geometry { writer.message(2, geometry) }
        if let visibility { writer.message(3, visibility) }
        if let appearance { writer.message(4, appearance) }
        if let shadow { writer.message(5, generated: shadow.wire) }
        if let clipping { writer.message(6, clipping) }
        if let contents { writer.message(7, contents) }
        if let sublayers { writer.message(8) { $0.numbers(1, sublayers.lazy.map(\.rawValue)) } }
        if let animations { writer.message(9, generated: Self.wire(animations)) }
        if let scroll { writer.message(10, scroll) }
        if let interaction { writer.message(11, generated: interaction.wire) }
    }
}

extension LayerUpdate.Clipping: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let masksToBounds = try reader.truth(1)
        self.init(masksToBounds: masksToBounds, mask: try reader.optionalNumber(2).map(LayerID.init(rawValue:)))
        guard mask?.rawValue != 0 else { throw MessageReader.unusual }
    }

    func write(to writer: inout MessageWriter) {
        writer.truth(1, masksToBounds)
        writer.number(2, mask?.rawValue ?? 0)
    }
}

extension LayerUpdate.Contents: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        if let text = try reader.message(2, StyledText.self) {
            self = .text(text)
        } else {
            self = try Self(wire: reader.rest(), limits: reader.limits)
        }
    }

    func write(to writer: inout MessageWriter) {
        switch self {
        case .text(let text): writer.message(2, text)
        case .none, .image, .drawing, .picture, .shape, .surface: writer.fields(ofGenerated: wire)
        }
    }
}
