import Attacks
import CoreGraphics
import PluginProtocol
import QuartzCore

/// A commit within every limit with as many animations as may be: overlapping, adding up beyond every size, forwards and
/// backwards a thousand times as fast, of no length, and without end.
enum HostileAnimations {
    private static let layers: UInt64 = 10
    private static let ofEach = UInt64(Limits.standard.animations) / layers
    private static let size = CGSize(width: 200, height: 300)

    static var commit: LayerCommit {
        var root = LayerUpdate.plain(1, size: size)
        let layers = (2...layers + 1).map(layer)
        root.sublayers = layers.map(\.id)
        return LayerCommit(root: root.id, updates: [root] + layers)
    }

    private static func layer(_ number: UInt64) -> LayerUpdate {
        var update = LayerUpdate.plain(number, size: size)
        let color = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        update.appearance = .init(
            backgroundColor: color, cornerRadius: 0, borderWidth: 1, borderColor: color, maskedCorners: .all,
            cornerCurve: .circular)
        update.animations = (0..<ofEach).compactMap { animation(number * ofEach + $0) }
        return update
    }

    private static func animation(_ number: UInt64) -> LayerAnimation? {
        let properties: [AnimatableProperty] = [
            .positionX, .boundsWidth, .rotation, .scale, .cornerRadius, .opacity, .shadowRadius, .shadowOpacity,
        ]
        let huge = number.isMultiple(of: 2) ? 1e9 : -1e9
        return LayerAnimation(
            id: LayerAnimation.ID(rawValue: number), property: properties[Int(number) % properties.count],
            values: [.number(0), .number(number.isMultiple(of: 5) ? 1 : huge)], times: [0, 1],
            isAdditive: number.isMultiple(of: 3), isCumulative: number.isMultiple(of: 7),
            groups: number.isMultiple(of: 13) ? groups(number) : [],
            timing: AnimationTiming(
                duration: [0, 1, 0.001][Int(number) % 3], rate: number.isMultiple(of: 4) ? -1000 : 1000,
                offset: number.isMultiple(of: 4) ? 1e9 : 0, repeatCount: .infinity,
                autoreverses: number.isMultiple(of: 11), fillsBackwards: true, fillsForwards: true))
    }

    /// Makes groups that are as deep as may be, each a thousand times as fast as the one around it.
    private static func groups(_ number: UInt64) -> [LayerAnimation.Group] {
        let timing = AnimationTiming(
            duration: number.isMultiple(of: 2) ? 1e9 : 1e-9, rate: 1000, repeatCount: .infinity, autoreverses: true,
            fillsBackwards: true, fillsForwards: true)
        return Array(
            repeating: .init(timing: timing, curve: TimingCurve(0, 1e9, 1, -1e9)), count: LayerAnimation.mostGroups)
    }
}
