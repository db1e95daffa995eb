import PluginProtocol
import QuartzCore

/// The surfaces of a plugin's session, in the host, which makes their memory.
///
/// A plugin cannot make such memory itself: it may pass no descriptor to anybody, and the host would have to check each one that a stranger
/// made. So there are none to be checked: the size of the memory is the host's choice, and sealed before the plugin has it.
package struct SurfaceStore: Sendable {
    /// An answer to a plugin's request.
    package enum Answer: Sendable {
        case attach(SurfaceID, PassedDescriptor)
        case decline(SurfaceID, reason: String)
    }

    private struct Memory: Sendable {
        let surface: IOSurface
        /// The descriptor of memory that another process is to read; nil where this one draws.
        let file: PassedDescriptor?
    }

    private struct Released: Sendable {
        weak let surface: IOSurface?
    }

    private var surfaces: [SurfaceID: Memory] = [:]
    /// The surfaces that the plugin has no more, and that a layer may still show.
    private var released: [Released] = []
    /// The surfaces whose descriptors the plugin has not confirmed.
    private var underWay: Set<SurfaceID> = []
    /// The requests whose turn has not come.
    private var waiting: [SurfaceRequest] = []
    private var last: SurfaceID?

    private let lends: Bool
    private let most: Int
    private let mostBytes: Int

    /// - Parameters:
    ///   - lends: Whether another process draws what the plugin shows, and is to read the memory.
    ///   - most: The surfaces that there are at a time.
    ///   - mostBytes: The bytes that all of them take in whole pages.
    package init(lends: Bool = false, most: Int = Limits.surfaces, mostBytes: Int = Limits.surfaceBytes) {
        self.lends = lends
        self.most = most
        self.mostBytes = mostBytes
    }

    /// How many surfaces take memory.
    package var count: Int {
        surfaces.count + released.count { $0.surface != nil }
    }

    /// The most memory that all surfaces take, in bytes.
    package var bytes: Int {
        surfaces.values.reduce(0) { $0 + $1.surface.allocationSize }
            + released.reduce(0) { $0 + ($1.surface?.allocationSize ?? 0) }
            + waiting.reduce(0) { $0 + Self.bytes(of: $1) }
    }

    private static func bytes(of request: SurfaceRequest) -> Int {
        request.byteCount.map(SurfaceMemory.pages) ?? 0
    }

    /// The plugin wants memory. Where as much is under way as may be, the answer comes with a later one.
    package mutating func request(_ request: SurfaceRequest) throws(Misbehaviour) -> [Answer] {
        if let last, request.number <= last {
            throw Misbehaviour(
                .foreignIdentifier, "surface \(request.number) does not come after \(last)", at: ["DidRequestSurface"])
        }
        last = request.number
        released.removeAll { $0.surface == nil }
        guard count + waiting.count < most else {
            return [decline(request, "There are \(most) surfaces already; show fewer at a time.")]
        }
        guard bytes + Self.bytes(of: request) <= mostBytes else {
            return [
                decline(
                    request,
                    "With it the surfaces would take more than \(mostBytes >> 20) MiB; use smaller ones, or fewer."
                )
            ]
        }
        waiting.append(request)
        return attachNext()
    }

    /// The plugin has a descriptor, or has found none.
    package mutating func didAttach(_ number: SurfaceID, hasMemory: Bool) throws(Misbehaviour) -> [Answer] {
        guard underWay.remove(number) != nil else {
            throw Misbehaviour(
                .foreignIdentifier, "surface \(number) was not given to the plugin", at: ["DidAttachSurface"])
        }
        // Its word is no reason not to count what a layer shows: commits may have named the surface meanwhile.
        if !hasMemory, let memory = surfaces.removeValue(forKey: number) {
            released.append(Released(surface: memory.surface))
        }
        return attachNext()
    }

    /// The plugin has no use for a surface any more. Where a layer still shows it, it is kept for that long, and counts.
    package mutating func release(_ number: SurfaceID) throws(Misbehaviour) -> [Answer] {
        guard !underWay.contains(number), let memory = surfaces.removeValue(forKey: number) else {
            throw Misbehaviour(
                .foreignIdentifier, "surface \(number) is not there to be released", at: ["DidReleaseSurface"])
        }
        released.append(Released(surface: memory.surface))
        return attachNext()
    }

    /// Whether the plugin was given the surface, and has not released it.
    package func contains(_ number: SurfaceID) -> Bool {
        surfaces[number] != nil
    }

    /// - Throws: For one that the plugin was not given, or has released.
    package func surface(_ number: SurfaceID) throws(Misbehaviour) -> IOSurface {
        try memory(number).surface
    }

    /// The surface with its memory, for another process that is to read it. The plugin draws there by the mapping that it has made before it showed
    /// the surface, and from now on nobody makes another one.
    ///
    /// - Throws: For one that the plugin was not given, or has released, and where the plugin has changed what can be done with the memory.
    package func lend(_ number: SurfaceID) throws(Misbehaviour) -> LentSurface {
        let memory = try memory(number)
        guard let file = memory.file, SealedMemory.keepFromWriting(file) else {
            throw Misbehaviour(.outOfTurn, "the memory of surface \(number) cannot be sealed")
        }
        return LentSurface(surface: memory.surface, file: file, number: number)
    }

    private func memory(_ number: SurfaceID) throws(Misbehaviour) -> Memory {
        guard let memory = surfaces[number] else {
            throw Misbehaviour(.foreignIdentifier, "surface \(number) has no memory")
        }
        return memory
    }

    /// Takes a surface of which another host has made the memory, to read it here.
    ///
    /// - Parameter file: Its memory. Where none has come, or not all of it, the surface is empty.
    package mutating func take(_ request: SurfaceRequest, _ file: PassedDescriptor?) {
        let read = file.flatMap { file in
            SealedMemory.has(Self.bytes(of: request), in: file)
                ? IOSurface(
                    reading: file.number, width: request.width, height: request.height, format: request.format) : nil
        }
        let empty = IOSurface(properties: [
            .width: request.width, .height: request.height, .pixelFormat: request.format.rawValue,
        ])
        guard let surface = read ?? empty else { return }
        surfaces[request.number] = Memory(surface: surface, file: nil)
    }

    // MARK: Memory

    private mutating func attachNext() -> [Answer] {
        var answers: [Answer] = []
        while underWay.count < Limits.surfacesUnderWay, !waiting.isEmpty {
            let request = waiting.removeFirst()
            guard let (surface, descriptor) = make(request) else {
                answers.append(decline(request, "The host has no memory or no descriptor left for it."))
                continue
            }
            surfaces[request.number] = Memory(surface: surface, file: lends ? descriptor : nil)
            underWay.insert(request.number)
            answers.append(.attach(request.number, descriptor))
        }
        return answers
    }

    private func decline(_ request: SurfaceRequest, _ reason: String) -> Answer {
        .decline(request.number, reason: reason)
    }

    /// The host maps the memory once, for reading, and keeps no descriptor unless it lends the memory.
    private func make(_ request: SurfaceRequest) -> (IOSurface, PassedDescriptor)? {
        guard let file = SealedMemory.make(byteCount: Self.bytes(of: request), isLent: lends),
            let surface = IOSurface(
                reading: file.number, width: request.width, height: request.height, format: request.format)
        else { return nil }
        return (surface, file)
    }
}
