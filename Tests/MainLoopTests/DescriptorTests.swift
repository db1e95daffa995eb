import Glibc
import MainLoop
import Testing

@Suite("Watching descriptors")
@MainActor
struct DescriptorTests {
    let loop: MainLoop
    let sockets: SocketPair

    init() throws {
        loop = try MainLoop(clock: ManualClock())
        sockets = try SocketPair()
    }

    @Test("A handler is told that its descriptor can be read, in every turn until it has been read")
    func levelTriggered() throws {
        var reports: [DescriptorEvents] = []
        let registration = try loop.watch(sockets.near, for: .read) { reports.append($0) }
        #expect(!loop.runOneTurn(timeout: .zero))
        sockets.send("a")
        #expect(loop.runOneTurn(timeout: .zero))
        loop.runOneTurn(timeout: .zero)
        #expect(reports == [.read, .read])
        #expect(sockets.receive() == "a")
        #expect(!loop.runOneTurn(timeout: .zero))
        withExtendedLifetime(registration) {}
    }

    @Test("An edge-triggered handler is told about news only")
    func edgeTriggered() throws {
        var reports = 0
        let registration = try loop.watch(sockets.near, for: .read, edgeTriggered: true) { _ in reports += 1 }
        sockets.send("a")
        loop.runOneTurn(timeout: .zero)
        loop.runOneTurn(timeout: .zero)
        #expect(reports == 1)
        sockets.send("b")
        loop.runOneTurn(timeout: .zero)
        #expect(reports == 2)
        withExtendedLifetime(registration) {}
    }

    @Test("Room to write, and a reader that is gone, are reported")
    func writeAndError() throws {
        var reports: [DescriptorEvents] = []
        var readEnd: OwnedDescriptor?
        let writeEnd: OwnedDescriptor
        (readEnd, writeEnd) = try OwnedDescriptor.pipe()
        let registration = try loop.watch(writeEnd, for: .write) { reports.append($0) }
        loop.runOneTurn(timeout: .zero)
        #expect(readEnd != nil)
        readEnd = nil
        loop.runOneTurn(timeout: .zero)
        #expect(reports == [.write, [.write, .error]])
        withExtendedLifetime(registration) {}
    }

    @Test("A writer that is gone is reported after what it wrote, unasked")
    func hangUp() throws {
        var reports: [DescriptorEvents] = []
        let readEnd: OwnedDescriptor
        var writeEnd: OwnedDescriptor?
        (readEnd, writeEnd) = try OwnedDescriptor.pipe()
        let registration = try loop.watch(readEnd, for: .read) { reports.append($0) }
        _ = write(try #require(writeEnd).number, "x", 1)
        writeEnd = nil
        loop.runOneTurn(timeout: .zero)
        var byte: UInt8 = 0
        #expect(read(readEnd.number, &byte, 1) == 1)
        loop.runOneTurn(timeout: .zero)
        #expect(reports == [[.read, .hangUp], .hangUp])
        withExtendedLifetime(registration) {}
    }

    @Test("A source that an earlier handler of the same turn cancelled is not called")
    func cancelledInTheSameTurn() throws {
        let other = try SocketPair()
        var registrations: [Registration] = []
        var calls = 0
        for socket in [sockets, other] {
            registrations.append(
                try loop.watch(socket.near, for: .read) { _ in
                    calls += 1
                    while let registration = registrations.popLast() { registration.cancel() }
                })
        }
        sockets.send("a")
        other.send("b")
        loop.runOneTurn(timeout: .zero)
        loop.runOneTurn(timeout: .zero)
        #expect(calls == 1)
    }

    @Test("Letting go of a registration ends it, even inside the turn that would have called it")
    func releasedInTheSameTurn() throws {
        let other = try SocketPair()
        var registrations: [Registration] = []
        var calls = 0
        for socket in [sockets, other] {
            registrations.append(
                try loop.watch(socket.near, for: .read) { _ in
                    calls += 1
                    registrations = []
                })
        }
        sockets.send("a")
        other.send("b")
        loop.runOneTurn(timeout: .zero)
        loop.runOneTurn(timeout: .zero)
        #expect(calls == 1)
    }

    @Test("Cancelling releases the handler and the descriptor")
    func cancelReleases() throws {
        weak var descriptor: OwnedDescriptor?
        weak var captured: OwnedDescriptor?
        let registration: Registration
        do {
            let event = try OwnedDescriptor.event()
            let other = try OwnedDescriptor.event()
            (descriptor, captured) = (event, other)
            registration = try loop.watch(event, for: .read) { _ in withExtendedLifetime(other) {} }
        }
        #expect(descriptor != nil && captured != nil)
        registration.cancel()
        #expect(descriptor == nil && captured == nil)
    }

    @Test("A number that is used again after its descriptor was closed too early goes to the new owner")
    func closedBeforeCancelled() throws {
        let event = try OwnedDescriptor.event()
        let number = fcntl(event.number, F_DUPFD_CLOEXEC, 500)
        var oldCalls = 0
        var newCalls = 0
        let old = try loop.watch(number, for: .read) { _ in oldCalls += 1 }
        close(number)
        let replacement = try OwnedDescriptor.event()
        try #require(dup2(replacement.number, number) == number)
        let new = try loop.watch(OwnedDescriptor(taking: number), for: .read) { _ in newCalls += 1 }
        old.cancel()
        replacement.raiseEvent()
        loop.runOneTurn(timeout: .zero)
        #expect(oldCalls == 0)
        #expect(newCalls == 1)
        withExtendedLifetime(new) {}
    }

    @Test("What cannot be watched is refused with a reason")
    func refusals() throws {
        func code(_ number: CInt) -> MainLoopError.Code? {
            do {
                _ = try loop.watch(number, for: .read) { _ in }
                return nil
            } catch {
                return error.code
            }
        }
        #expect(code(-1) == .descriptorNotOpen)
        let file = OwnedDescriptor(taking: open("/proc/self/exe", O_RDONLY | O_CLOEXEC))
        #expect(code(file.number) == .descriptorNotPollable)
        let registration = try loop.watch(sockets.near, for: .read) { _ in }
        #expect(code(sockets.near.number) == .descriptorAlreadyWatched)
        registration.cancel()
        #expect(code(sockets.near.number) == nil)
    }
}
