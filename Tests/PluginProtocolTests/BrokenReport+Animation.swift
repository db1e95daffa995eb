import PluginProtocol
import ProtocolSamples
import WireMessages

extension BrokenReport {
    static let animations: [BrokenReport] = [
        .commit("animation 0", .missingField, at: "updates[0].animations[0].animation") {
            $0.updates[0].animations.animations[0].animation = 0
        },
        .commit("an animation without times", .missingField, at: "updates[0].animations[0].timing") {
            $0.updates[0].animations.animations[0].clearTiming()
        },
        .commit("an animation that never begins", .outOfRange, at: "updates[0].animations[0].timing.begin") {
            $0.updates[0].animations.animations[0].timing.begin = .infinity
        },
        .commit("an animation of less than no time", .outOfRange, at: "updates[0].animations[0].timing.duration") {
            $0.updates[0].animations.animations[0].timing.duration = -1
        },
        .commit("an animation at a rate that is none", .outOfRange, at: "updates[0].animations[0].timing.rate") {
            $0.updates[0].animations.animations[0].timing.rate = .nan
        },
        .commit("an animation of something unknown", .unknownCase, at: "updates[0].animations[1].property") {
            $0.updates[0].animations.animations[1].property = .UNRECOGNIZED(99)
        },
        .commit("too few numbers for a value", .outOfRange, at: "updates[0].animations[0].values[1].numbers") {
            $0.updates[0].animations.animations[0].values[1].numbers = [1]
        },
        .commit("a value that is no number", .outOfRange, at: "updates[0].animations[0].values[0].numbers") {
            $0.updates[0].animations.animations[0].values[0].numbers[2] = .nan
        },
        .commit("a path of a number", .outOfRange, at: "updates[0].animations[0].values[1].path") {
            $0.updates[0].animations.animations[0].values[1].path = .init()
        },
        .commit("a path that is not there", .missingField, at: "updates[0].animations[34].values[0].path") {
            $0.updates[0].animations.animations[34].values[0].clearPath()
        },
        .commit("a path without a point", .missingField, at: "updates[0].animations[34].values[0].path.coordinates") {
            $0.updates[0].animations.animations[34].values[0].path.coordinates = []
        },
        .commit("colours of three parts", .outOfRange, at: "updates[0].animations[35].values[0].numbers") {
            $0.updates[0].animations.animations[35].values[0].numbers.removeLast()
        },
        .commit("no colour", .outOfRange, at: "updates[0].animations[35].values[0].numbers") {
            $0.updates[0].animations.animations[35].values[0].numbers = []
        },
        .commit("a colour beyond all light", .outOfRange, at: "updates[0].animations[35].values[0].numbers") {
            $0.updates[0].animations.animations[35].values[0].numbers[2] = 1.5
        },
        .commit("more colours than a gradient has", .outOfRange, at: "updates[0].animations[35].values[0].numbers") {
            $0.updates[0].animations.animations[35].values[0].numbers = Array(repeating: 1, count: 1028)
        },
        .commit("more locations than a gradient has", .outOfRange, at: "updates[0].animations[36].values[0].numbers") {
            $0.updates[0].animations.animations[36].values[0].numbers = Array(repeating: 1, count: 257)
        },
        .commit("fewer times than values", .outOfRange, at: "updates[0].animations[0]") {
            $0.updates[0].animations.animations[0].times = [0]
        },
        .commit("times that fall", .outOfRange, at: "updates[0].animations[0]") {
            $0.updates[0].animations.animations[0].times = [1, 0]
        },
        .commit("no values", .outOfRange, at: "updates[0].animations[0]") {
            $0.updates[0].animations.animations[0].values = []
            $0.updates[0].animations.animations[0].times = []
        },
        .commit("time that runs backwards in a curve", .outOfRange, at: "updates[0].animations[0].curve.x1") {
            $0.updates[0].animations.animations[0].curve.x1 = -1
        },
        .commit("a spring without mass", .outOfRange, at: "updates[0].animations[0].spring.mass") {
            $0.updates[0].animations.animations[0].spring.stiffness = 1
        },
        BrokenReport(
            "a flood of values", .limitExceeded, at: "field 51.field 6.field 9.field 1.field 3",
            .content(.sceneDidCommit(Samples.commit))
        ) {
            $0.sceneDidCommit.updates[0].animations.animations[0].values = Array(repeating: .init(), count: 1025)
        },
        BrokenReport(
            "a flood of groups", .limitExceeded, at: "field 51.field 6.field 9.field 1.field 13",
            .content(.sceneDidCommit(Samples.commit))
        ) {
            $0.sceneDidCommit.updates[0].animations.animations[0].groups = Array(repeating: .init(), count: 9)
        },
        .commit("a group without times", .missingField, at: "updates[0].animations[0].groups[0].timing") {
            $0.updates[0].animations.animations[0].groups = [.init()]
        },
        .commit(
            "a group that never begins", .outOfRange, at: "updates[0].animations[0].groups[0].timing.begin"
        ) {
            $0.updates[0].animations.animations[0].groups = [.with { $0.timing.begin = .nan }]
        },
        .commit(
            "a group whose time runs backwards in its curve", .outOfRange,
            at: "updates[0].animations[0].groups[0].curve.x2"
        ) {
            $0.updates[0].animations.animations[0].groups = [
                .with {
                    $0.timing.duration = 1
                    $0.curve.x2 = 2
                }
            ]
        },
        .commit("a transition in a group", .outOfRange, at: "updates[0].animations[39]") {
            $0.updates[0].animations.animations[39].groups = [.with { $0.timing.duration = 1 }]
        },
        .commit("an unknown transition", .unknownCase, at: "updates[0].animations[39].transition.kind") {
            $0.updates[0].animations.animations[39].transition.kind = .UNRECOGNIZED(99)
        },
        .commit("an unknown edge", .unknownCase, at: "updates[0].animations[39].transition.edge") {
            $0.updates[0].animations.animations[39].transition.edge = .UNRECOGNIZED(99)
        },
        .commit("a transition that is not said", .outOfRange, at: "updates[0].animations[39]") {
            $0.updates[0].animations.animations[39].clearTransition()
        },
        .commit("a transition of a property", .outOfRange, at: "updates[0].animations[0]") {
            $0.updates[0].animations.animations[0].transition.kind = .fade
            $0.updates[0].animations.animations[0].transition.edge = .left
        },
        .commit("a drawing without a gravity", .unknownCase, at: "updates[3].contents.drawing_gravity") {
            $0.updates[3].contents.drawingGravity = .unspecified
        },
    ]
}
