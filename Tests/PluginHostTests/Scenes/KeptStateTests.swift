import Foundation
import Testing

@testable import PluginHost

@Suite("What a scene kept for its next process") struct KeptStateTests {
    private var kept = KeptState()
    private let data = Data([1, 2, 3])

    @Test("The last one is given to each process, until the scene keeps nothing any more")
    mutating func given() {
        #expect(kept.give(at: .zero) == nil)
        kept.keep(Data([9]))
        kept.keep(data)
        #expect(kept.give(at: .seconds(1)) == data)
        #expect(kept.give(at: .seconds(100)) == data)
        kept.keep(Data())
        #expect(kept.give(at: .seconds(200)) == nil)
    }

    @Test("Two processes in a row that end soon after they were given it put it aside")
    mutating func putAside() {
        kept.keep(data)
        for time in [0, 20] {
            #expect(kept.give(at: .seconds(time)) == data)
            #expect(!kept.isPutAside)
            kept.processDied(at: .seconds(time + 9))
        }
        #expect(kept.isPutAside)
        #expect(kept.give(at: .seconds(40)) == nil)
        #expect(!kept.isPutAside)
    }

    @Test("A process that lives for ten seconds clears it of suspicion; one that was given nothing says nothing of it")
    mutating func cleared() {
        kept.processDied(at: .seconds(1))
        kept.keep(data)
        _ = kept.give(at: .seconds(2))
        kept.processDied(at: .seconds(3))
        _ = kept.give(at: .seconds(4))
        kept.processDied(at: .seconds(14))
        _ = kept.give(at: .seconds(15))
        kept.processDied(at: .seconds(16))
        #expect(kept.give(at: .seconds(17)) == data)
    }
}
