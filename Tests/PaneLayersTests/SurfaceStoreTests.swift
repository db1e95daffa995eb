import CLinux
import Foundation
import PluginProtocol
import QuartzCore
import Testing

@testable import PaneLayers

/// The memory that a host gives its plugins for surfaces, and what those may do with it.
@Suite struct SurfaceStoreTests {
    private static func number(_ number: UInt64) -> SurfaceID {
        SurfaceID(number: number)
    }

    private func request(_ number: UInt64, width: Int = 8, height: Int = 4) -> SurfaceRequest {
        SurfaceRequest(number: Self.number(number), width: width, height: height, format: .bgra)
    }

    private func descriptor(_ answers: [SurfaceStore.Answer]) -> PassedDescriptor? {
        for case .attach(_, let descriptor) in answers { return descriptor }
        return nil
    }

    private func reason(_ answers: [SurfaceStore.Answer]) -> String? {
        for case .decline(_, let reason) in answers { return reason }
        return nil
    }

    /// Asks for a surface and confirms it.
    private func attach(
        _ number: UInt64, width: Int = 8, height: Int = 4, in store: inout SurfaceStore
    ) throws -> PassedDescriptor {
        let answers = try store.request(request(number, width: width, height: height))
        let given = descriptor(answers)
        _ = try store.didAttach(Self.number(number), hasMemory: true)
        return try #require(given)
    }

    private static let page = Int(sysconf(CInt(_SC_PAGESIZE)))

    private func map(_ file: PassedDescriptor, writing: Bool) -> UnsafeMutableRawPointer? {
        let start = mmap(nil, Self.page, writing ? PROT_READ | PROT_WRITE : PROT_READ, MAP_SHARED, file.number, 0)
        return start == UnsafeMutableRawPointer(bitPattern: -1) ? nil : start
    }

    @Test(
        "Memory that is lent is read by whoever gets it, and written by nobody but the plugin, which has mapped it before"
    )
    func lent() throws {
        var store = SurfaceStore(lends: true)
        let memory = try attach(1, in: &store)
        let plugins = try #require(map(memory, writing: true))
        defer { munmap(plugins, Self.page) }
        let lent = try store.lend(Self.number(1))
        #expect(map(lent.file, writing: true) == nil)
        var bytes: [UInt8] = [1]
        #expect(pwrite(lent.file.number, &bytes, 1, 0) == -1)
        let others = try #require(map(lent.file, writing: false))
        defer { munmap(others, Self.page) }
        #expect(mprotect(others, Self.page, PROT_READ | PROT_WRITE) == -1)
        // A descriptor of it that is opened anew can do no more.
        let again = open("/proc/self/fd/\(lent.file.number)", O_RDWR)
        #expect(again < 0 || pwrite(again, &bytes, 1, 0) == -1)
        if again >= 0 { close(again) }
        for size in [0, 1, Self.page + 1] { #expect(ftruncate(lent.file.number, off_t(size)) == -1) }
        plugins.storeBytes(of: 0x0403_0201, as: UInt32.self)
        #expect(others.load(as: UInt32.self) == 0x0403_0201)
        #expect(lent.surface.baseAddress.load(as: UInt32.self) == 0x0403_0201)
        // Another pane shows it as well.
        #expect(try store.lend(Self.number(1)).file === lent.file)
    }

    @Test("A surface that was not given, or was released, is not lent, nor is any where the host draws")
    func notLent() throws {
        var store = SurfaceStore(lends: true)
        #expect(throws: Misbehaviour.self) { try store.lend(Self.number(1)) }
        _ = try attach(1, in: &store)
        #expect(store.contains(Self.number(1)))
        _ = try store.release(Self.number(1))
        #expect(!store.contains(Self.number(1)))
        #expect(throws: Misbehaviour.self) { try store.lend(Self.number(1)) }
        var own = SurfaceStore()
        _ = try attach(1, in: &own)
        #expect(throws: Misbehaviour.self) { try own.lend(Self.number(1)) }
    }

    @Test(
        "A plugin that seals the memory's seals, so that it would stay writable, breaks a rule when it shows the surface"
    )
    func sealedByPlugin() throws {
        var store = SurfaceStore(lends: true)
        let memory = try attach(1, in: &store)
        #expect(linux_seal_size(memory.number) == 0)
        #expect(throws: Misbehaviour.self) { try store.lend(Self.number(1)) }
    }

    @Test("A surface that is lent counts until whoever reads it lets it go, also when it was released")
    func lentCounts() throws {
        var store = SurfaceStore(lends: true)
        _ = try attach(1, in: &store)
        var lent: LentSurface? = try store.lend(Self.number(1))
        _ = try store.release(Self.number(1))
        #expect(store.count == 1 && store.bytes == Self.page)
        #expect(lent != nil)
        lent = nil
        #expect(store.count == 0 && store.bytes == 0)
    }

    @Test("Whoever reads lent memory reads none that is missing: what did not come, or not all of it, is empty")
    func taken() throws {
        var store = SurfaceStore(lends: true)
        let memory = try attach(1, in: &store)
        let plugins = try #require(map(memory, writing: true))
        defer { munmap(plugins, Self.page) }
        plugins.storeBytes(of: 0x0403_0201, as: UInt32.self)
        let lent = try store.lend(Self.number(1))
        #expect(lent.request == request(1))
        var reader = SurfaceStore()
        reader.take(lent.request, lent.file)
        reader.take(request(2), nil)
        reader.take(request(3, width: 800, height: 400), lent.file)
        #expect(try reader.surface(Self.number(1)).baseAddress.load(as: UInt32.self) == 0x0403_0201)
        #expect(try reader.surface(Self.number(2)).baseAddress.load(as: UInt32.self) == 0)
        let large = try reader.surface(Self.number(3))
        #expect(large.width == 800 && large.height == 400)
        #expect((large.baseAddress + large.allocationSize - 4).load(as: UInt32.self) == 0)
        _ = try reader.release(Self.number(1))
        #expect(throws: Misbehaviour.self) { try reader.surface(Self.number(1)) }
    }

    @Test("The memory can be written, and can neither be shrunk nor grown nor unsealed by whoever has its descriptor")
    func sealed() throws {
        var store = SurfaceStore()
        let memory = try attach(1, in: &store)
        let page = Self.page
        for size in [0, 1, page - 1, page + 1, 1 << 40] {
            #expect(ftruncate(memory.number, off_t(size)) == -1)
            #expect(errno == EPERM)
        }
        var status = stat()
        #expect(fstat(memory.number, &status) == 0)
        #expect(Int(status.st_size) == page)
        #expect(linux_seal_size(memory.number) == -1)
        #expect(errno == EPERM)
        // What is written behind the end does not make it longer.
        var bytes: [UInt8] = [1, 2, 3, 4]
        #expect(pwrite(memory.number, &bytes, 4, off_t(page)) == -1)
        #expect(pwrite(memory.number, &bytes, 4, 0) == 4)
        let surface = try store.surface(Self.number(1))
        #expect(surface.allocationSize == page)
        #expect(surface.baseAddress.load(as: UInt32.self) == 0x0403_0201)
    }

    @Test("The host reads on, whatever becomes of the plugin's descriptor and mapping")
    func outlivesDescriptor() throws {
        var store = SurfaceStore()
        do {
            let memory = try attach(1, in: &store)
            var bytes = [UInt8](repeating: 9, count: 128)
            #expect(pwrite(memory.number, &bytes, 128, 0) == 128)
        }
        let picture = try #require(try store.surface(Self.number(1)).snapshot())
        #expect(picture.pixels == Data(repeating: 9, count: 128))
    }

    @Test("A hundred are asked for, sixty-four are given, and what is released makes room")
    func count() throws {
        var store = SurfaceStore()
        var declined = 0
        for number in 1...100 {
            let answers = try store.request(request(UInt64(number)))
            if reason(answers) != nil { declined += 1 }
            if descriptor(answers) != nil { _ = try store.didAttach(Self.number(UInt64(number)), hasMemory: true) }
        }
        #expect(store.count == Limits.surfaces)
        #expect(declined == 100 - Limits.surfaces)
        _ = try store.release(Self.number(1))
        #expect(try descriptor(store.request(request(101))) != nil)
    }

    @Test("What is too large is declined, before any memory is taken", arguments: [(16_384, 16_384), (4096, 4097)])
    func tooLarge(width: Int, height: Int) throws {
        var store = SurfaceStore()
        let answers = try store.request(request(1, width: width, height: height))
        #expect(descriptor(answers) == nil)
        #expect(reason(answers)?.contains("64 MiB") == true)
        #expect(store.count == 0 && store.bytes == 0)
    }

    @Test("Several take no more together than one may, and one that a layer still shows counts until it does not")
    func sum() throws {
        var store = SurfaceStore()
        _ = try attach(1, width: 4096, height: 2048, in: &store)
        _ = try attach(2, width: 4096, height: 2048, in: &store)
        #expect(try reason(store.request(request(3))) != nil)
        var shown: ShownSurface? = ShownSurface(try store.surface(Self.number(1)))
        _ = try store.release(Self.number(1))
        #expect(try reason(store.request(request(4))) != nil)
        #expect(shown != nil)
        shown = nil
        #expect(try descriptor(store.request(request(5))) != nil)
    }

    @Test("Four descriptors are under way at a time; the next one goes when the plugin says that it has one")
    func underWay() throws {
        var store = SurfaceStore()
        for number in 1...4 { #expect(try descriptor(store.request(request(UInt64(number)))) != nil) }
        #expect(try store.request(request(5)).isEmpty)
        #expect(throws: Misbehaviour.self) { try store.surface(Self.number(5)) }
        let answers = try store.didAttach(Self.number(3), hasMemory: true)
        #expect(descriptor(answers) != nil)
        _ = try store.surface(Self.number(5))
    }

    @Test("A surface whose descriptor did not arrive is gone again")
    func notArrived() throws {
        var store = SurfaceStore()
        _ = try store.request(request(1))
        _ = try store.didAttach(Self.number(1), hasMemory: false)
        #expect(throws: Misbehaviour.self) { try store.surface(Self.number(1)) }
        #expect(store.count == 0)
    }

    @Test("A surface that a layer shows counts, also when the plugin says that its descriptor did not arrive")
    func shownWithoutDescriptor() throws {
        var store = SurfaceStore()
        var shown: [ShownSurface] = []
        for number in 1...2 {
            _ = try store.request(request(UInt64(number), width: 4096, height: 2048))
            shown.append(ShownSurface(try store.surface(Self.number(UInt64(number)))))
            _ = try store.didAttach(Self.number(UInt64(number)), hasMemory: false)
        }
        #expect(store.count == 2 && store.bytes == Limits.surfaceBytes)
        #expect(try reason(store.request(request(3))) != nil)
        shown = []
        #expect(store.count == 0)
        #expect(try descriptor(store.request(request(4))) != nil)
    }

    @Test("A renderer has more of them than a plugin, and no more than were agreed")
    func renderer() throws {
        var store = SurfaceStore(most: Limits.rendererSurfaces, mostBytes: Limits.rendererSurfaceBytes)
        // Three surfaces of a pane of 2^25 pixels.
        for number in 1...3 {
            let answers = try store.request(request(UInt64(number), width: 8192, height: 4096))
            #expect(descriptor(answers) != nil)
            _ = try store.didAttach(Self.number(UInt64(number)), hasMemory: true)
        }
        #expect(store.bytes == Limits.rendererSurfaceBytes / 4 * 3)
        var small = SurfaceStore(most: Limits.rendererSurfaces, mostBytes: Limits.rendererSurfaceBytes)
        for number in 1...Limits.rendererSurfaces {
            #expect(try descriptor(small.request(request(UInt64(number)))) != nil)
            _ = try small.didAttach(Self.number(UInt64(number)), hasMemory: true)
        }
        #expect(try reason(small.request(request(UInt64(Limits.rendererSurfaces + 1)))) != nil)
    }

    @Test("Numbers that do not grow, and surfaces that were not given or are gone, are violations")
    func numbers() throws {
        var store = SurfaceStore()
        _ = try store.request(request(7))
        #expect(throws: Misbehaviour.self) { try store.request(request(7)) }
        #expect(throws: Misbehaviour.self) { try store.request(request(6)) }
        #expect(throws: Misbehaviour.self) { try store.didAttach(Self.number(8), hasMemory: true) }
        // Before the plugin has it, it has nothing to release.
        #expect(throws: Misbehaviour.self) { try store.release(Self.number(7)) }
    }
}
