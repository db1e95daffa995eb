import BenchmarkReport
import Foundation
import MainLoop

/// The demo as a viewer has it over the network of this machine.
@MainActor enum VNCBenchmark {
    static func perform(_ run: BenchmarkRun) throws {
        let loop = MainLoop.main
        let demo = try DemoProcess(on: loop)
        let client = try demo.connect()
        loop.run(for: .seconds(2))
        run.add("click to a plugin's pixels at a viewer", click(client, run.count(100), loop))
        let one = run.add("whole windows for a viewer", frames([client], run.count(10), loop), in: .perSecond)
        let two = frames([client, try demo.connect()], run.count(10), loop)
        run.add("whole windows for each of two viewers", two, in: .perSecond, against: one)
        demo.close()
    }

    /// - Returns: Milliseconds from each time that the button is let go until the label says so.
    private static func click(_ client: RFBClient, _ count: Int, _ loop: MainLoop) -> [Double] {
        let (x, y) = DemoProcess.button
        var times: [Double] = []
        var began: Duration?
        client.onUpdate = { rectangles in
            client.request(isIncremental: true)
            guard let start = began, rectangles.contains(where: { $0.intersects(DemoProcess.label) }) else { return }
            began = nil
            times.append((loop.clock.now - start) / .milliseconds(1))
            loop.stop()
        }
        client.sendPointer(x: x, y: y, isDown: false)
        client.request(isIncremental: false)
        loop.run(for: .milliseconds(500))
        for _ in 0..<count {
            client.sendPointer(x: x, y: y, isDown: true)
            // In no step with anybody's frames.
            loop.run(for: .milliseconds(Int.random(in: 50...80)))
            began = loop.clock.now
            client.sendPointer(x: x, y: y, isDown: false)
            loop.run()
        }
        client.onUpdate = { _ in }
        return times
    }

    /// - Returns: How many times in a second each viewer gets the whole window, quarter of a second by quarter.
    private static func frames(_ clients: [RFBClient], _ quarters: Int, _ loop: MainLoop) -> [Double] {
        var updates = 0
        for client in clients {
            client.onUpdate = { [unowned client] _ in
                updates += 1
                client.request(isIncremental: false)
            }
            client.request(isIncremental: false)
        }
        loop.run(for: .milliseconds(250))
        let rates = (0..<quarters * 4).map { _ in
            let (before, began) = (updates, loop.clock.now)
            loop.run(for: .milliseconds(250))
            return Double(updates - before) / Double(clients.count) / ((loop.clock.now - began) / .seconds(1))
        }
        for client in clients { client.onUpdate = { _ in } }
        return rates
    }
}
