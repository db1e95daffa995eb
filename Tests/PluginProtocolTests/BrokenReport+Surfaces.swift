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
        .commit("pixels that differ in three numbers", .outOfRange, at: "updates[8].contents.surface.changed") {
            $0.updates[8].contents.surface.changed = [1, 2, 3]
        },
        .commit("no pixels that differ", .outOfRange, at: "updates[8].contents.surface.changed") {
            $0.updates[8].contents.surface.changed = [1, 2, 0, 4]
        },
        .commit("pixels that lie in no surface", .outOfRange, at: "updates[8].contents.surface.changed") {
            $0.updates[8].contents.surface.changed = [1, 2, 16_384, 4]
        },
        .commit("pixels that lie beyond all numbers", .outOfRange, at: "updates[8].contents.surface.changed") {
            $0.updates[8].contents.surface.changed = [.max, .max, .max, .max]
        },
        .commit("more rectangles that differ than may be", .limitExceeded, at: "updates[8].contents.surface.changed") {
            $0.updates[8].contents.surface.changed = Array(repeating: 1, count: 4 * 33)
        },
    ]
}
