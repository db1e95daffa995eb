import Diagnostics
import PluginProtocol
import QuartzCore

/// Which surfaces the host reads, and which it is asked to; one for each session, in the plugin.
///
/// A surface is the plugin's own until a layer shows it for the first time. Then the host is asked for memory, and the pixels move there.
@MainActor package final class SentSurfaces {
    enum Place {
        /// The host has the pixels.
        case shared(SurfaceID)
        /// It is asked for memory; the layer is told to come again when there is an answer.
        case asked
        /// There is no memory for it: its pixels have to be sent.
        case none
    }

    private struct Entry {
        weak var surface: IOSurface?
        let number: SurfaceID
        var state: State
        /// The layers that are to show it.
        var waiting: [Weak<CALayer>] = []
    }

    private enum State {
        case asked
        case attached
        case refused
    }

    private let isGranted: Bool
    private let report: (SessionReport) -> Void
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var last: SurfaceID?
    private var hasWarned = false

    /// - Parameters:
    ///   - isGranted: Whether the host gives any memory.
    ///   - report: Sends something to it.
    package init(isGranted: Bool, report: @escaping (SessionReport) -> Void) {
        self.isGranted = isGranted
        self.report = report
    }

    /// Returns where the host finds the pixels of a surface. The host is asked for memory if it has not been.
    func place(of surface: IOSurface, for layer: CALayer) -> Place {
        guard isGranted else {
            warn("the host is on the other side of a gate, or too old")
            return .none
        }
        let id = ObjectIdentifier(surface)
        // Another one may have been at the same address.
        if let old = entries[id], old.surface !== surface { release(id, old) }
        guard var entry = entries[id] else {
            ask(surface, for: layer)
            return .asked
        }
        switch (entry.state, surface.sharing) {
        case (.refused, _), (.attached, .failed):
            return .none
        case (.attached, .shared):
            return .shared(entry.number)
        case (.attached, .waiting), (.attached, .own), (.asked, _):
            if !entry.waiting.contains(where: { $0.object === layer }) { entry.waiting.append(Weak(layer)) }
            entries[id] = entry
            return .asked
        }
    }

    private func ask(_ surface: IOSurface, for layer: CALayer) {
        // They make room for this one.
        releaseUnused()
        let number = last?.next ?? .first
        last = number
        entries[ObjectIdentifier(surface)] = Entry(
            surface: surface, number: number, state: .asked, waiting: [Weak(layer)])
        report(
            .didRequestSurface(
                SurfaceRequest(number: number, width: surface.width, height: surface.height, format: surface.format)))
    }

    /// The host has given memory for a surface.
    ///
    /// - Parameter descriptor: The descriptor of the memory; nil where none has come.
    func attach(_ number: SurfaceID, _ descriptor: PassedDescriptor?) {
        report(.didAttachSurface(number, hasMemory: descriptor != nil))
        guard let id = entries.first(where: { $0.value.number == number })?.key else { return }
        guard let descriptor else {
            warn("no memory came with the host's answer")
            return settle(id, .refused)
        }
        entries[id]?.surface?.share(by: descriptor.number, owner: descriptor) { [weak self] in
            Task { @MainActor in self?.didMove(number) }
        }
        settle(id, .attached)
    }

    /// Shows a surface whose pixels are in the shared memory now; they could not be moved there while somebody wrote to it.
    private func didMove(_ number: SurfaceID) {
        guard let id = entries.first(where: { $0.value.number == number })?.key else { return }
        settle(id, .attached)
    }

    /// The host has none.
    func decline(_ number: SurfaceID, _ reason: String) {
        guard let id = entries.first(where: { $0.value.number == number })?.key else { return }
        warn(reason)
        settle(id, .refused)
    }

    private func settle(_ id: ObjectIdentifier, _ state: State) {
        guard var entry = entries[id] else { return }
        let waiting = entry.waiting
        entry.waiting = []
        entry.state = state
        entries[id] = entry
        for layer in waiting { layer.object?.setNeedsContents() }
        releaseUnused()
    }

    /// Gives back the memory of those that nobody has any more. What the host shows is held until it shows something else.
    func releaseUnused() {
        for (id, entry) in entries where entry.surface == nil { release(id, entry) }
    }

    private func release(_ id: ObjectIdentifier, _ entry: Entry) {
        switch entry.state {
        // The answer is still to come.
        case .asked: return
        case .attached:
            report(.didReleaseSurface(entry.number))
            forgetRefusals()
        case .refused: break
        }
        entries[id] = nil
    }

    /// Forgets which surfaces the host had no memory for, because it has room again: their next pictures ask once more.
    private func forgetRefusals() {
        entries = entries.filter { $0.value.state != .refused }
    }

    private func warn(_ reason: String) {
        guard !hasWarned else { return }
        hasWarned = true
        Log.wire.warning(
            "A surface is not read by the host from memory: \(reason). Its pixels are sent, at most ten times a second."
        )
    }
}
