import CSDL
import CoreGraphics

/// SDL's input of text, which a process has once, for the window that has the keyboard.
///
/// While it is on, an input method gets the keys first, and the others come with the text that they type. What was said of a window counts
/// when that gets the keyboard.
@MainActor struct SDLTextInput {
    /// Until the window's owner says otherwise, text is typed into it.
    private var wanted: ScreenTextInput? = ScreenTextInput()
    private var place: SDL_Rect?

    /// SDL is on from the first window on.
    static func start() {
        SDL_StartTextInput()
    }

    static var isOn: Bool {
        SDL_IsTextInputActive() == SDL_TRUE
    }

    mutating func show(_ input: ScreenTextInput?) {
        wanted = input
    }

    /// Has SDL do what is wanted of the window that has the keyboard.
    ///
    /// - Returns: Where SDL was switched on, how many keys wait that went down before, and so have no text; else nil.
    mutating func apply(scale: CGFloat) -> Int? {
        guard let wanted else {
            if Self.isOn { SDL_StopTextInput() }
            return nil
        }
        var waiting: Int?
        if !Self.isOn {
            waiting = Self.waitingKeys
            Self.start()
        }
        if let caret = wanted.caret, caret.isFinite { move(to: caret, scale) }
        return waiting
    }

    /// How many keys wait that went down; of very many the first ones count.
    private static var waitingKeys: Int {
        var keys = [SDL_Event](repeating: SDL_Event(), count: 128)
        let kind = SDL_KEYDOWN.rawValue
        return max(0, Int(SDL_PeepEvents(&keys, CInt(keys.count), SDL_PEEKEVENT, kind, kind)))
    }

    private mutating func move(to caret: CGRect, _ scale: CGFloat) {
        let sides = [caret.minX, caret.minY, max(caret.width, 1), caret.height].map { side in
            CInt(Int16(clamping: (side * scale).rounded()))
        }
        var rect = SDL_Rect(x: sides[0], y: sides[1], w: sides[2], h: sides[3])
        let old = place
        guard old?.x != rect.x || old?.y != rect.y || old?.w != rect.w || old?.h != rect.h else { return }
        place = rect
        SDL_SetTextInputRect(&rect)
    }

    /// Another window had the keyboard: where its caret was counts no more.
    mutating func forgetPlace() {
        place = nil
    }

    /// Has the input method forget what it has put in. SDL throws away the text that waits when it is switched off, so that is kept.
    static func restart() {
        guard isOn else { return }
        var kept = takeAllEvents().filter { !isComposition($0) }
        SDL_StopTextInput()
        start()
        let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
        if !kept.isEmpty { SDL_PeepEvents(&kept, CInt(clamping: kept.count), SDL_ADDEVENT, first, last) }
    }

    private static func takeAllEvents() -> [SDL_Event] {
        var all: [SDL_Event] = []
        var part = [SDL_Event](repeating: SDL_Event(), count: 64)
        while true {
            let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
            let count = Int(SDL_PeepEvents(&part, CInt(part.count), SDL_GETEVENT, first, last))
            guard count > 0 else { return all }
            all += part.prefix(count)
        }
    }

    private static func isComposition(_ event: SDL_Event) -> Bool {
        switch SDL_EventType(event.type) {
        case SDL_TEXTEDITING: return true
        case SDL_TEXTEDITING_EXT:
            SDL_free(event.editExt.text)
            return true
        default: return false
        }
    }
}
