import CoreGraphics
import PluginProtocol
import QuartzCore
import Testing

@testable import PluginHost

@Suite("What the user has scrolled, until the plugin knows of it") @MainActor final class OffsetLedgerTests {
    private var sent: [[LayerID]] = []
    private var answers: [() -> Void] = []
    private lazy var ledger = OffsetLedger { [unowned self] layers, onAnswer in
        sent.append(layers.map(\.layer))
        answers.append(onAnswer)
        return SequenceNumber(number: UInt64(sent.count))
    }

    private func layer(_ number: UInt64) -> LayerID {
        LayerID(rawValue: number)
    }

    private func scroll(_ number: UInt64) {
        ledger.note([ScrolledLayer(layer: layer(number), offset: CGPoint(x: 0, y: 10))])
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
        ledger.settle(&commit)
        answers.removeFirst()()
        #expect(sent == [[layer(2)], [layer(4)]])
    }
}
