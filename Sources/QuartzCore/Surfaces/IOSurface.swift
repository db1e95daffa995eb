import Synchronization

/// Memory for pixels that are drawn by the app itself (a video, a camera's picture, a game) and shown by a layer without being copied.
///
/// ```swift
/// surface.lock(options: [], seed: nil)
/// draw(into: surface.baseAddress, bytesPerRow: surface.bytesPerRow)
/// surface.unlock(options: [], seed: nil)
/// layer.contents = surface
/// ```
///
/// Each picture is shown by setting `contents` again. Whoever draws one after the other has two or three surfaces, and draws in one that
/// `isInUse` says is not shown. In a plugin the memory becomes one that it shares with its host when a layer shows the surface for the first
/// time; the address stays. It may be used from any thread.
public final class IOSurface: Hashable, Sendable {
    private struct State {
        var seed: UInt32 = 0
        var writers = 0
        var uses: Int32 = 0
        /// The shared memory that comes into the place of the own one when nobody writes any more, who keeps its descriptor open, and the call
        /// that tells of it.
        var waiting: (file: Int32, owner: any Sendable, onMove: @Sendable () -> Void)?
        var sharing = Sharing.own
    }

    /// The owners of the memory.
    package enum Sharing: Sendable {
        /// The memory is this process's alone.
        case own
        /// The memory is this process's alone until whoever writes just now has unlocked the surface.
        case waiting
        /// Another process reads the memory as well.
        case shared
        /// The memory stays this process's alone, because the pixels could not be moved.
        case failed
    }

    /// The surface's width, in pixels.
    public let width: Int
    /// The surface's height, in pixels.
    public let height: Int
    /// At least the bytes of a row's pixels, and a multiple of 4.
    public let bytesPerRow: Int

    package let format: SurfaceFormat
    private let memory: SurfaceMemory
    private let state = Mutex(State())

    /// Makes a surface whose pixels are all 0.
    ///
    /// - Returns: Nil where width or height is missing or out of range, for a format that is not known, and where there is no memory.
    public convenience init?(properties: [IOSurfacePropertyKey: Any] = [:]) {
        guard let width = properties[.width] as? Int, let height = properties[.height] as? Int else { return nil }
        let code = properties[.pixelFormat] ?? SurfaceFormat.bgra.rawValue
        guard let number = code as? UInt32 ?? (code as? Int).flatMap({ UInt32(exactly: $0) }),
            let format = SurfaceFormat(rawValue: number)
        else { return nil }
        if let bytes = properties[.bytesPerElement], bytes as? Int != format.bytesPerPixel { return nil }
        guard let bytes = format.byteCount(width: width, height: height), let memory = SurfaceMemory(byteCount: bytes)
        else { return nil }
        self.init(width: width, height: height, format, memory)
    }

    /// Makes a surface of another process's pixels, which are read here and written there.
    ///
    /// - Parameter file: A memory file whose size is sealed, and that has as many bytes as the size and the format need, in whole pages.
    package convenience init?(reading file: Int32, width: Int, height: Int, format: SurfaceFormat) {
        guard let bytes = format.byteCount(width: width, height: height),
            let memory = SurfaceMemory(reading: file, byteCount: bytes)
        else { return nil }
        self.init(width: width, height: height, format, memory)
    }

    private init(width: Int, height: Int, _ format: SurfaceFormat, _ memory: SurfaceMemory) {
        self.width = width
        self.height = height
        self.format = format
        self.memory = memory
        bytesPerRow = format.bytesPerRow(width: width)
    }

    /// The pixel in the upper left corner. Valid as long as the surface lives; of another process's surface it is for reading alone.
    public var baseAddress: UnsafeMutableRawPointer { memory.start }

    /// The bytes that the surface takes: whole pages.
    public var allocationSize: Int { memory.byteCount }

    /// The four characters of the format.
    public var pixelFormat: UInt32 { format.rawValue }

    public var bytesPerElement: Int { format.bytesPerPixel }

    // MARK: Drawing

    /// Counts the times at which somebody has written to the surface and unlocked it.
    public var seed: UInt32 { state.withLock { $0.seed } }

    /// To be called before pixels are read or written. It waits for nobody: whoever else draws in the surface is not kept out.
    ///
    /// - Parameter seed: Gets the seed, if it is not nil.
    /// - Returns: 0.
    @discardableResult public func lock(
        options: IOSurfaceLockOptions = [], seed: UnsafeMutablePointer<UInt32>? = nil
    ) -> Int32 {
        let current = state.withLock { state in
            if !options.contains(.readOnly) { state.writers += 1 }
            return state.seed
        }
        seed?.pointee = current
        return 0
    }

    /// To be called after each `lock(options:seed:)`, with the same options. Where pixels were written the seed becomes another one, by which
    /// a layer knows that there is something new to show.
    ///
    /// - Parameter seed: Gets the seed, if it is not nil.
    /// - Returns: 0.
    @discardableResult public func unlock(
        options: IOSurfaceLockOptions = [], seed: UnsafeMutablePointer<UInt32>? = nil
    ) -> Int32 {
        let (current, onMove) = state.withLock { state -> (UInt32, (@Sendable () -> Void)?) in
            guard !options.contains(.readOnly), state.writers > 0 else { return (state.seed, nil) }
            state.writers -= 1
            state.seed &+= 1
            guard state.writers == 0, let waiting = state.waiting else { return (state.seed, nil) }
            takeOver(waiting.file, &state)
            return (state.seed, waiting.onMove)
        }
        seed?.pointee = current
        onMove?()
        return 0
    }

    // MARK: Being used

    /// Whether a layer shows the surface, or is about to, or a host still shows it; or somebody has said so by `incrementUseCount()`.
    public var isInUse: Bool { state.withLock { $0.uses > 0 } }

    /// How many uses there are.
    public var localUseCount: Int32 { state.withLock { $0.uses } }

    public func incrementUseCount() { state.withLock { $0.uses += 1 } }

    /// Ends what `incrementUseCount()` began.
    public func decrementUseCount() { state.withLock { if $0.uses > 0 { $0.uses -= 1 } } }

    // MARK: Sharing

    package var sharing: Sharing { state.withLock { $0.sharing } }

    /// Moves the pixels into a memory file that another process reads: at once, or when whoever writes just now has unlocked the surface.
    ///
    /// - Parameters:
    ///   - file: As large as `allocationSize`.
    ///   - owner: Keeps the descriptor open as long as it is held.
    ///   - onMove: Called where the pixels had to wait, once they have been moved or could not be, on the thread that has unlocked the surface.
    package func share(by file: Int32, owner: any Sendable, onMove: @escaping @Sendable () -> Void) {
        state.withLock { state in
            if state.writers > 0 {
                state.waiting = (file, owner, onMove)
                state.sharing = .waiting
            } else {
                takeOver(file, &state)
            }
        }
    }

    private func takeOver(_ file: Int32, _ state: inout sending State) {
        state.sharing = memory.move(into: file) ? .shared : .failed
        state.waiting = nil
    }

    /// A copy of the pixels as they are now.
    package func snapshot() -> CGImage? {
        var pixels = Data(capacity: width * height * 4)
        for row in 0..<height {
            let start = UnsafeRawPointer(memory.start + row * bytesPerRow)
            switch format {
            case .bgra:
                pixels.append(start.assumingMemoryBound(to: UInt8.self), count: width * 4)
            case .rgb565:
                for column in 0..<width {
                    let pixel = UInt16(littleEndian: start.loadUnaligned(fromByteOffset: column * 2, as: UInt16.self))
                    let (red, green, blue) = (pixel >> 11, pixel >> 5 & 63, pixel & 31)
                    // The upper bits are repeated in the lower ones, so that the brightest stays the brightest.
                    pixels.append(UInt8(blue << 3 | blue >> 2))
                    pixels.append(UInt8(green << 2 | green >> 4))
                    pixels.append(UInt8(red << 3 | red >> 2))
                    pixels.append(255)
                }
            }
        }
        return CGImage(width: width, height: height, premultipliedBGRA: pixels)
    }

    public static func == (left: IOSurface, right: IOSurface) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
