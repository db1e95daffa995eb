import CSDL
import MainLoop
import Synchronization

/// Events that other threads put into SDL's queue, which no descriptor of SDL's reports.
///
/// They are diverted by SDL's event filter into a list of ours, whose eventfd wakes the main loop. (An event watch would
/// not do: SDL calls it before the event is in the queue, so the loop could wake, find nothing and sleep again.)
final class SDLForeignEvents: Sendable {
    /// Readable while there are some.
    let event: OwnedDescriptor
    private let events = Mutex<[SDL_Event]>([])
    private let thread = SDL_ThreadID()

    /// To be made on the thread of the windows.
    init() throws(SystemCallError) {
        event = try .event()
    }

    /// Has SDL call it from now on; it has to live until `detach()`.
    func attach() {
        SDL_SetEventFilter(Self.filter, Unmanaged.passUnretained(self).toOpaque())
    }

    func detach() {
        SDL_SetEventFilter(nil, nil)
    }

    func takeAll() -> [SDL_Event] {
        event.clearEvent()
        return events.withLock { events in
            defer { events = [] }
            return events
        }
    }

    private static let filter: SDL_EventFilter = { context, event in
        guard let context, let event else { return 1 }
        let foreign = Unmanaged<SDLForeignEvents>.fromOpaque(context).takeUnretainedValue()
        // What the thread of the windows puts there itself it takes out itself, before it sleeps.
        guard SDL_ThreadID() != foreign.thread else { return 1 }
        let copy = event.pointee
        foreign.events.withLock { $0.append(copy) }
        foreign.event.raiseEvent()
        return 0
    }
}
