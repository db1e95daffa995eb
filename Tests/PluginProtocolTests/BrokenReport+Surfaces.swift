import PluginProtocol
import ProtocolSamples

extension BrokenReport {
    static let surfaces: [BrokenReport] = [
        BrokenReport(
            "a surface without a number", .missingField, at: "DidRequestSurface.surface",
            .session(.didRequestSurface(Samples.surface))
        ) {
            $0.didRequestSurface.surface = 0
        },
        BrokenReport(
            "a surface without pixels", .outOfRange, at: "DidRequestSurface.width",
            .session(.didRequestSurface(Samples.surface))
        ) {
            $0.didRequestSurface.width = 0
        },
        BrokenReport(
            "a surface of 2^32 rows", .outOfRange, at: "DidRequestSurface.height",
            .session(.didRequestSurface(Samples.surface))
        ) {
            $0.didRequestSurface.height = .max
        },
        BrokenReport(
            "a surface of an unknown format", .unknownCase, at: "DidRequestSurface.format",
            .session(.didRequestSurface(Samples.surface))
        ) {
            $0.didRequestSurface.format = .UNRECOGNIZED(9)
        },
        BrokenReport(
            "the memory of no surface", .missingField, at: "DidAttachSurface.surface",
            .session(.didAttachSurface(.first, hasMemory: true))
        ) {
            $0.didAttachSurface.surface = 0
        },
        BrokenReport(
            "no surface to be released", .missingField, at: "DidReleaseSurface.surface",
            .session(.didReleaseSurface(.first))
        ) {
            $0.didReleaseSurface.surface = 0
        },
    ]
}
