import WireMessages

extension Limits {
    init(wire: Mullion_V1_Limits) throws(Misbehaviour) {
        self.init()
        controlMessageBytes = try Self.limit(wire.controlMessageBytes, "control_message_bytes")
        contentMessageBytes = try Self.limit(wire.contentMessageBytes, "content_message_bytes")
        scenes = try Self.limit(wire.scenes, "scenes")
        layers = try Self.limit(wire.layers, "layers")
        layerDepth = try Self.limit(wire.layerDepth, "layer_depth")
        changes = try Self.limit(wire.changes, "changes")
        textBytes = try Self.limit(wire.textBytes, "text_bytes")
        imagePixels = try Self.limit(wire.imagePixels, "image_pixels")
        imageBytes = try Self.limit(wire.imageBytes, "image_bytes")
        drawingCommands = try Self.limit(wire.drawingCommands, "drawing_commands")
        pathSteps = try Self.limit(wire.pathSteps, "path_steps")
        sceneSteps = try Self.limit(wire.sceneSteps, "scene_steps")
        animations = try Self.limit(wire.animations, "animations")
        sceneDescriptionBytes = try Self.limit(wire.sceneDescriptionBytes, "scene_description_bytes")
        sessionDescriptionBytes = try Self.limit(wire.sessionDescriptionBytes, "session_description_bytes")
        restorableStateBytes = try Self.limit(wire.restorableStateBytes, "restorable_state_bytes")
    }

    var wire: Mullion_V1_Limits {
        .with {
            $0.controlMessageBytes = UInt64(clamping: controlMessageBytes)
            $0.contentMessageBytes = UInt64(clamping: contentMessageBytes)
            $0.scenes = UInt32(clamping: scenes)
            $0.layers = UInt32(clamping: layers)
            $0.layerDepth = UInt32(clamping: layerDepth)
            $0.changes = UInt32(clamping: changes)
            $0.textBytes = UInt32(clamping: textBytes)
            $0.imagePixels = UInt64(clamping: imagePixels)
            $0.imageBytes = UInt64(clamping: imageBytes)
            $0.drawingCommands = UInt32(clamping: drawingCommands)
            $0.pathSteps = UInt32(clamping: pathSteps)
            $0.sceneSteps = UInt32(clamping: sceneSteps)
            $0.animations = UInt32(clamping: animations)
            $0.sceneDescriptionBytes = UInt64(clamping: sceneDescriptionBytes)
            $0.sessionDescriptionBytes = UInt64(clamping: sessionDescriptionBytes)
            $0.restorableStateBytes = UInt32(clamping: restorableStateBytes)
        }
    }

    private static func limit(_ value: some BinaryInteger, _ field: String) throws(Misbehaviour) -> Int {
        // Far above anything sensible and small enough that sums of limits cannot overflow.
        guard value > 0, value <= 1 << 40 else {
            throw Misbehaviour(.outOfRange, "\(value) is no limit", at: [field])
        }
        return Int(value)
    }
}
