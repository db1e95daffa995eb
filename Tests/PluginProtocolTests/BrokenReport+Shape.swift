import PluginProtocol
import WireMessages

extension BrokenReport {
    static let shapes: [BrokenReport] = [
        .commit("a shape without a path", .missingField, at: "updates[6].contents.shape.path") {
            $0.updates[6].contents.shape.clearPath()
        },
        .commit("a shape of no rule", .unknownCase, at: "updates[6].contents.shape.rule") {
            $0.updates[6].contents.shape.rule = .unspecified
        },
        .commit("an outline with a path of its own", .outOfRange, at: "updates[6].contents.shape.stroke.path") {
            $0.updates[6].contents.shape.stroke.path = $0.updates[6].contents.shape.path
        },
        .commit("an outline of no colour", .outOfRange, at: "updates[6].contents.shape.stroke.color.red") {
            $0.updates[6].contents.shape.stroke.color.red = 2
        },
        .commit("an outline without end", .outOfRange, at: "updates[6].contents.shape.stroke_end") {
            $0.updates[6].contents.shape.strokeEnd = .infinity
        },
        .commit("a flood of steps in a shape", .limitExceeded, at: "updates[6].contents.shape.path.steps") {
            $0.updates[6].contents.shape.path.steps = Array(repeating: .close, count: 20_001)
        },
    ]
}
