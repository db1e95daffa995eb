import PluginProtocol
import ProtocolSamples

extension BrokenRequest {
    /// Answers of a host to the wish for memory.
    static let surfaces: [BrokenRequest] = [
        BrokenRequest(
            "memory for no surface", .missingField, at: "AttachSurface.surface", .session(.attachSurface(.first))
        ) { $0.attachSurface.surface = 0 },
        BrokenRequest(
            "no memory for no surface", .missingField, at: "DeclineSurface.surface",
            .session(.declineSurface(.first, reason: "There is no room."))
        ) { $0.declineSurface.surface = 0 },
    ]
}
