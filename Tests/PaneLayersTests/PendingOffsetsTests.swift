import CoreGraphics
import PluginProtocol
import QuartzCore
import Testing

@testable import PaneLayers

@Suite("What the user has scrolled, until the plugin knows of it") @MainActor final class PendingOffsetsTests {
    private var sent: [[LayerID]] = []
    private var turns: [[ScrollTurn]] = []
    private var answers: [(InputAnswer) -> Void] = []
    private var redirected: [CGPoint] = []
    private lazy var pending = PendingOffsets { [unowned self] in
        redirected.append($1)
    } send: {
        [unowned self] layers, onAnswer in
        sent.append(layers.map(\.layer))
        turns.append(layers.map(\.turn))
        answers.append(onAnswer)
        return SequenceNumber(number: UInt64(sent.count))
    }

    private func layer(_ number: UInt64) -> LayerID {
        LayerID(rawValue: number)
    }

    private func scroll(_ number: UInt64) {
        pending.enqueue([ScrolledLayer(layer: layer(number), offset: CGPoint(x: 0, y: 10))])
    }

    @Test("A layer that was removed before the plugin was told that it is scrolled is told of no more")
    func removed() {
        scroll(2)
        scroll(3)
        scroll(4)
        #expect(sent == [[layer(2)]])
        var commit = SceneCommit(
            serial: .first, answeredResize: nil, afterControl: .first,
            layers: LayerCommit(root: layer(1), removed: [layer(3)]))
        pending.apply(to: &commit)
        answers.removeFirst()(InputAnswer(isHandled: true))
        #expect(sent == [[layer(2)], [layer(4)]])
    }

    @Test("What did not go out leaves nothing under way: the next scroll is sent at once")
    func notSent() {
        var offered: [[LayerID]] = []
        let pending = PendingOffsets { layers, _ in
            offered.append(layers.map(\.layer))
            return nil
        }
        for number in UInt64(2)...4 {
            pending.enqueue([ScrolledLayer(layer: layer(number), offset: CGPoint(x: 0, y: 10))])
        }
        #expect(offered == [[layer(2)], [layer(3)], [layer(4)]])
    }

    private func note(_ turn: ScrollTurn, _ offset: CGFloat) {
        pending.enqueue([ScrolledLayer(layer: layer(2), offset: CGPoint(x: 0, y: offset), turn: turn)])
    }

    @Test("Of what happens while a plugin is busy it hears each turn, and of the offsets in one the newest")
    func turnsInOrder() {
        let release = ScrollTurn.released(speed: CGVector(dx: 0, dy: 100), target: CGPoint(x: 0, y: 90))
        note(.drawn, 1)
        for (turn, offset) in [(.drawn, 2), (.drawn, 3), (release, 3), (.rolling, 4), (.rolling, 80), (.rested, 90)]
            as [(ScrollTurn, CGFloat)]
        {
            note(turn, offset)
        }
        #expect(turns == [[.drawn]])
        answers.removeFirst()(InputAnswer(isHandled: true))
        #expect(turns == [[.drawn], [.drawn, release, .rolling, .rested]])
        #expect(redirected.isEmpty)
        answers.removeFirst()(InputAnswer(isHandled: true, scrollTarget: CGPoint(x: 0, y: 70)))
        #expect(redirected == [CGPoint(x: 0, y: 70)])
    }

    @Test("However long a plugin does not answer, a bounded number of turns waits, and the last one is among them")
    func bounded() {
        note(.drawn, 0)
        for number in 0..<1000 { note(number.isMultiple(of: 2) ? .rolling : .drawn, CGFloat(number)) }
        note(.rested, 7)
        answers.removeFirst()(InputAnswer(isHandled: true))
        #expect(turns[1].count == 16 && turns[1].last == .rested)
    }
}
