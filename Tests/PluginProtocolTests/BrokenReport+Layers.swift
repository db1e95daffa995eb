import PluginProtocol
import WireMessages

extension BrokenReport {
    /// What is wrong with the values of a layer.
    static let layers: [BrokenReport] = [
        .commit("no size", .missingField, at: "updates[1].geometry.size") {
            $0.updates[1].geometry.clearSize()
        },
        .commit("scrolled to nowhere", .missingField, at: "updates[1].scroll.offset") {
            $0.updates[1].scroll.clearOffset()
        },
        .commit("scrolled beyond the world", .outOfRange, at: "updates[1].scroll.offset.y") {
            $0.updates[1].scroll.offset.y = -2e9
        },
        .commit("a rectangle without a size", .missingField, at: "updates[1].scroll.area.size") {
            $0.updates[1].scroll.area.clearSize()
        },
        .commit("an endless area", .outOfRange, at: "updates[1].scroll.area.size.width") {
            $0.updates[1].scroll.area.size.width = .infinity
        },
        .commit("no word about touches", .unknownCase, at: "updates[1].interaction.touches") {
            $0.updates[1].interaction.touches = .unspecified
        },
        .commit("touches of a new kind", .unknownCase, at: "updates[1].interaction.touches") {
            $0.updates[1].interaction.touches = .UNRECOGNIZED(9)
        },
        .commit("a behaviour of scrolling of a new kind", .outOfRange, at: "updates[1].scroll.rules.behaviour") {
            $0.updates[1].scroll.rules = .with { ($0.behaviour, $0.decelerationRate) = (128, 0.998) }
        },
        .commit("a fling that gets faster", .outOfRange, at: "updates[1].scroll.rules.deceleration_rate") {
            $0.updates[1].scroll.rules = .with { ($0.behaviour, $0.decelerationRate) = (1, 1.01) }
        },
        .commit("a fling without a rate", .outOfRange, at: "updates[1].scroll.rules.deceleration_rate") {
            $0.updates[1].scroll.rules = .with { $0.behaviour = 1 }
        },
        .commit("a fling of no number", .outOfRange, at: "updates[1].scroll.rules.deceleration_rate") {
            $0.updates[1].scroll.rules = .with { ($0.behaviour, $0.decelerationRate) = (1, .nan) }
        },
        .commit("gestures of a new kind", .outOfRange, at: "updates[1].interaction.gestures") {
            $0.updates[1].interaction.gestures = .max
        },
        .commit("a negative height", .outOfRange, at: "updates[1].geometry.size.height") {
            $0.updates[1].geometry.size.height = -1
        },
        .commit("a position that is no number", .outOfRange, at: "updates[1].geometry.position.x") {
            $0.updates[1].geometry.position.x = .nan
        },
        .commit("an infinite transform", .outOfRange, at: "updates[1].geometry.transform.tx") {
            $0.updates[1].geometry.transform.tx = .infinity
        },
        .commit("a place beyond the world", .outOfRange, at: "updates[1].geometry.position.y") {
            $0.updates[1].geometry.position.y = 2e9
        },
        .commit("opacity 2", .outOfRange, at: "updates[0].visibility.opacity") {
            $0.updates[0].visibility.opacity = 2
        },
        .commit("a colour beyond white", .outOfRange, at: "updates[0].appearance.background.red") {
            $0.updates[0].appearance.background.red = 1.5
        },
        .commit("no shadow offset", .missingField, at: "updates[0].shadow.offset") {
            $0.updates[0].shadow.clearOffset()
        },
    ]
}
