import ContainmentTesting
import Foundation
import Testing
import UIKit

/// What an app may do on the main actor, a test may do.
@Suite("The main thread", .timeLimit(.minutes(4))) @MainActor struct MainThreadTests {
    @Test("The main actor of a test is on the main thread, also after a wait")
    func mainThread() async throws {
        #expect(Thread.isMainThread)
        await Task.detached {}.value
        #expect(Thread.isMainThread)
        let host = try await TestHost(plugins: [])
        #expect(Thread.isMainThread)
        try await host.close()
    }

    @Test(
        "A switch whose action posts a notification is heard by an observer on the main queue, before the tap returns")
    func notification() async throws {
        let name = Notification.Name("MainThreadTests.changed")
        var heard: [Bool] = []
        let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { note in
            let isOn = note.userInfo?["isOn"] as? Bool
            MainActor.assumeIsolated { heard.append(isOn ?? false) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        let controller = UIViewController()
        let toggle = UISwitch(
            frame: CGRect(x: 20, y: 20, width: 60, height: 30),
            primaryAction: UIAction { action in
                let isOn = (action.sender as? UISwitch)?.isOn ?? false
                NotificationCenter.default.post(name: name, object: nil, userInfo: ["isOn": isOn])
            })
        toggle.accessibilityLabel = "Boost"
        controller.view.addSubview(toggle)
        let host = try await TestHost(plugins: [])
        try await host.present(controller)
        try await host.switch("Boost").tap()
        #expect(heard == [true])
    }

    @Test("Operations, blocks and timers of the main queue and the main run loop run on the main thread")
    func mainQueue() async {
        await withCheckedContinuation { (next: CheckedContinuation<Void, Never>) in
            OperationQueue.main.addOperation {
                #expect(Thread.isMainThread)
                next.resume()
            }
        }
        await withCheckedContinuation { (next: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.async {
                #expect(Thread.isMainThread)
                next.resume()
            }
        }
        await withCheckedContinuation { (next: CheckedContinuation<Void, Never>) in
            _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in
                #expect(Thread.isMainThread)
                next.resume()
            }
        }
    }

    @Test("Another queue may wait for a block, or an operation, of the main queue, which runs on the main thread")
    func waitingElsewhere() async {
        let byBlock = await withCheckedContinuation { (next: CheckedContinuation<Bool, Never>) in
            DispatchQueue.global().async {
                next.resume(returning: DispatchQueue.main.sync { Thread.isMainThread })
            }
        }
        #expect(byBlock)
        let isOver = await withCheckedContinuation { (next: CheckedContinuation<Bool, Never>) in
            DispatchQueue.global().async {
                let operation = BlockOperation { #expect(Thread.isMainThread) }
                OperationQueue.main.addOperations([operation], waitUntilFinished: true)
                next.resume(returning: operation.isFinished)
            }
        }
        #expect(isOver)
    }

    @Test("What a button has another queue do, which waits for the main queue to show it, is seen")
    func waitingBehindButton() async throws {
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Load") { _ in
                DispatchQueue.global().async {
                    DispatchQueue.main.sync { MainActor.assumeIsolated { label.text = "Loaded" } }
                }
            })
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
        controller.view.addSubview(button)
        controller.view.addSubview(label)
        let host = try await TestHost(plugins: [])
        try await host.present(controller)
        try await host.button("Load").tap()
        #expect(try await host.staticText("Loaded").waitForExistence())
    }

    @Test(
        "A test that waits on the main actor for itself ends its process, with a sentence and the stack of the main actor"
    )
    func stuck() throws {
        let (process, text) = try runFixture([])
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == SIGABRT)
        let lines = text.split(separator: "\n").map(String.init)
        let sentence = try #require(
            lines.firstIndex { $0.contains("the main actor has done one thing for 0.2 seconds") })
        let stack = lines[(sentence + 1)...]
        let waiting = try #require(
            stack.firstIndex { $0.contains("OperationQueue.addOperations(_:waitUntilFinished:)") })
        let test = try #require(stack.firstIndex { $0.contains("waitForOneself() in StuckTestFixture at ") })
        #expect(waiting < test)
        #expect(stack[test].contains("StuckTestFixture.swift:16"))
    }

    /// - Returns: The fixture, which has ended, and what it said.
    private func runFixture(_ arguments: [String]) throws -> (Process, String) {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent().appending(
            component: "StuckTestFixture")
        process.arguments = arguments
        // Swift's own report of a crash is another process, which may take minutes over a program of this size.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let complaints = Pipe()
        process.standardError = complaints
        try process.run()
        let text = String(decoding: try complaints.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (process, text)
    }

    @Test(
        "A test that waits on the main queue for a block of the main queue is ended by libdispatch at once, as an app is"
    )
    func synchronousToItself() throws {
        let (process, text) = try runFixture(["sync"])
        #expect(process.terminationReason == .uncaughtSignal)
        #expect([SIGILL, SIGTRAP].contains(process.terminationStatus))
        #expect(!text.contains("the main actor has done one thing"))
    }
}
