import Testing
import TextLayout

@Suite struct LeastRecentlyUsedCacheTests {
    @Test("The entry that was not asked for longest goes first")
    func order() {
        var cache = LeastRecentlyUsedCache<Int, String>(costLimit: 3)
        for number in 1...3 { cache.insert("\(number)", for: number, cost: 1) }
        #expect(cache.value(for: 1) == "1")
        cache.insert("4", for: 4, cost: 1)
        #expect(cache.value(for: 2) == nil)
        #expect(cache.value(for: 1) == "1")
        #expect(cache.count == 3)
    }

    @Test("Replaced and removed entries give their cost back")
    func costs() {
        var cache = LeastRecentlyUsedCache<Int, Int>(costLimit: 10)
        cache.insert(1, for: 1, cost: 8)
        cache.insert(2, for: 1, cost: 2)
        #expect(cache.totalCost == 2)
        #expect(cache.value(for: 1) == 2)
        cache.remove(1)
        #expect(cache.totalCost == 0)
        cache.insert(3, for: 3, cost: 100)
        #expect(cache.value(for: 3) == 3)
        cache.insert(4, for: 4, cost: 1)
        #expect(cache.value(for: 3) == nil)
    }

    @Test("Many insertions and look-ups keep limit and contents")
    func churn() {
        var cache = LeastRecentlyUsedCache<Int, Int>(costLimit: 50)
        for step in 0..<2000 {
            cache.insert(step, for: step % 77, cost: 1)
            #expect(cache.value(for: step % 77) == step)
            _ = cache.value(for: (step * 31) % 77)
            #expect(cache.totalCost == cache.count)
            #expect(cache.count <= 50)
        }
    }
}
