import PluginProtocol
import WireMessages

extension BrokenReport {
    static let gradients: [BrokenReport] = [
        .commit("a gradient without colours", .missingField, at: "updates[9].contents.gradient.colors") {
            $0.updates[9].contents.gradient.colors = []
        },
        .commit("a gradient of no course", .unknownCase, at: "updates[9].contents.gradient.course") {
            $0.updates[9].contents.gradient.course = .unspecified
        },
        .commit("a gradient of an odd colour", .outOfRange, at: "updates[9].contents.gradient.colors[1].red") {
            $0.updates[9].contents.gradient.colors[1].red = -1
        },
        .commit("a gradient with fewer places than colours", .outOfRange, at: "updates[9].contents.gradient.locations")
        {
            $0.updates[9].contents.gradient.locations = [1]
        },
        .commit("a gradient with a place that is nowhere", .outOfRange, at: "updates[9].contents.gradient.locations") {
            $0.updates[9].contents.gradient.locations[0] = .nan
        },
        .commit("a gradient without a start", .missingField, at: "updates[9].contents.gradient.start") {
            $0.updates[9].contents.gradient.clearStart()
        },
        .commit("a gradient without an end", .missingField, at: "updates[9].contents.gradient.end") {
            $0.updates[9].contents.gradient.clearEnd()
        },
    ]
}
