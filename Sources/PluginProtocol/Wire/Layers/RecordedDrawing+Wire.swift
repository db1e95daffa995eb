import CoreGraphics
import WireMessages

extension RecordedDrawing {
    init(wire: Mullion_V1_Drawing, limits: Limits) throws(Misbehaviour) {
        try WireNumber.count(wire.commands.count, upTo: limits.drawingCommands, "commands")
        // Whether each that is open is a layer.
        var scopes: [Bool] = []
        var textBytes = 0
        var pathSteps = 0
        var commands: [Command] = []
        commands.reserveCapacity(wire.commands.count)
        for (index, wire) in wire.commands.enumerated() {
            let command = try within("commands[\(index)]", try Command(wire: wire, limits: limits))
            switch command {
            case .saveState, .beginLayer:
                scopes.append(command == .beginLayer)
            case .restoreState, .endLayer:
                guard scopes.popLast() == (command == .endLayer) else {
                    throw Misbehaviour(
                        .outOfTurn, "it ends a state or a layer that is not the last begun",
                        at: ["commands[\(index)]"])
                }
            default:
                textBytes += command.textBytes
                try WireNumber.count(textBytes, upTo: limits.textBytes, "commands")
                pathSteps += command.pathSteps
                try WireNumber.count(pathSteps, upTo: limits.pathSteps, "commands")
            }
            commands.append(command)
        }
        guard scopes.isEmpty else {
            throw Misbehaviour(.outOfTurn, "\(scopes.count) states or layers are never ended", at: ["commands"])
        }
        self.init(commands: commands)
    }

    var wire: Mullion_V1_Drawing {
        .with { $0.commands = commands.map(\.wire) }
    }
}
