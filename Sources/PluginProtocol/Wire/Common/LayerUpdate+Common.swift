import QuartzCore
import WireMessages

extension LayerUpdate: CommonMessage {
    private typealias Field = FieldNumber.LayerUpdate

    /// Reads most properties directly, and by the generated code those that a layer seldom has.
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let limits = reader.limits
        self.init(id: try LayerID(wire: reader.number(Field.layer), "layer"))
        geometry = try reader.message(Field.geometry)
        visibility = try reader.message(Field.visibility)
        appearance = try reader.message(Field.appearance)
        if let wire = try reader.generated(Field.shadow, Mullion_V1_LayerShadow.self) {
            shadow = try LayerValues.Shadow(wire: wire, limits: limits)
        }
        clipping = try reader.message(Field.clipping)
        contents = try reader.message(Field.contents)
        sublayers = try reader.message(Field.sublayers) { reader throws(Misbehaviour) in
            var ids: [LayerID] = []
            for id in try reader.numbers(FieldNumber.LayerSublayers.layers, upTo: limits.layers) {
                ids.append(try LayerID(wire: id, "sublayers"))
            }
            return ids
        }
        if let wire = try reader.generated(Field.animations, Mullion_V1_LayerAnimations.self) {
            animations = try Self.animations(wire, limits: limits)
        }
        scroll = try reader.message(Field.scroll)
        if let wire = try reader.generated(Field.interaction, Mullion_V1_LayerInteraction.self) {
            interaction = try LayerValues.Interaction(wire: wire)
        }
    }

    func write(to writer: inout MessageWriter) {
        writer.number(Field.layer, id.rawValue)
        if let geometry { writer.message(Field.geometry, geometry) }
        if let visibility { writer.message(Field.visibility, visibility) }
        if let appearance { writer.message(Field.appearance, appearance) }
        if let shadow { writer.message(Field.shadow, generated: shadow.wire) }
        if let clipping { writer.message(Field.clipping, clipping) }
        if let contents { writer.message(Field.contents, contents) }
        if let sublayers {
            writer.message(Field.sublayers) {
                $0.numbers(FieldNumber.LayerSublayers.layers, sublayers.lazy.map(\.rawValue))
            }
        }
        if let animations { writer.message(Field.animations, generated: Self.wire(animations)) }
        if let scroll { writer.message(Field.scroll, scroll) }
        if let interaction { writer.message(Field.interaction, generated: interaction.wire) }
    }
}

extension LayerUpdate.Clipping: CommonMessage {
    private typealias Field = FieldNumber.LayerClipping

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let masksToBounds = try reader.truth(Field.masksToBounds)
        self.init(
            masksToBounds: masksToBounds, mask: try reader.optionalNumber(Field.mask).map(LayerID.init(rawValue:)))
        guard mask?.rawValue != 0 else { throw MessageReader.unusual }
    }

    func write(to writer: inout MessageWriter) {
        writer.truth(Field.masksToBounds, masksToBounds)
        writer.number(Field.mask, mask?.rawValue ?? 0)
    }
}

extension LayerUpdate.Contents: CommonMessage {
    private typealias Field = FieldNumber.LayerContents

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        if let text = try reader.message(Field.text, StyledText.self) {
            self = .text(text)
        } else {
            self = try Self(wire: reader.rest(), limits: reader.limits)
        }
    }

    func write(to writer: inout MessageWriter) {
        switch self {
        case .text(let text): writer.message(Field.text, text)
        case .none, .image, .drawing, .picture, .shape, .gradient, .surface: writer.fields(ofGenerated: wire)
        }
    }
}
