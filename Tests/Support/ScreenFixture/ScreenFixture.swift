import CSDL
import Diagnostics
import Foundation
import LayerRenderer
import MainLoop
import Screens

/// Opens one screen, shows a pattern, and prints a line for every event: a program for the tests of screens, because a
/// window belongs to the main thread of a process.
///
///     ScreenFixture sdl|vnc|offscreen [--size 400x300] [--least 200x100] [--scale 2] [--title text] [--copy text] [--copy-by-press text] [--port 0] [--password text] [--page]
///     [--descriptors 0]
///
/// It ends when its window is closed, and on SIGTERM and SIGINT, which it reports too. On SIGUSR1 it prints how often the
/// main loop has been woken so far; on SIGUSR2 it closes the screen, prints what is left of it, and opens another.
@main @MainActor final class ScreenFixture: ScreenDelegate {
    private let arguments: FixtureArguments
    private var screen: any Screen
    private var pattern: Pattern
    private var page: BrowserPage?
    private var signals: [Registration] = []
    private var held: [OwnedDescriptor] = []

    private init(_ arguments: FixtureArguments) {
        self.arguments = arguments
        screen = arguments.makeScreen()
        pattern = Pattern(width: arguments.size.width, height: arguments.size.height)
    }

    static func main() {
        guard let arguments = FixtureArguments(CommandLine.arguments) else {
            print(
                "usage: ScreenFixture sdl|vnc|offscreen [--size WxH] [--scale N] [--title T] [--port N] [--password P]")
            exit(64)
        }
        let fixture = ScreenFixture(arguments)
        // In the loop, which makes some descriptors of its own when it is started.
        MainLoop.main.post {
            do {
                try fixture.open()
            } catch {
                report("error \((error as? ScreenError)?.code.rawValue ?? "other"): \(error)")
                exit(1)
            }
        }
        MainLoop.main.run()
        fixture.screen.close()
        report("closed")
    }

    private func open() throws {
        if arguments.descriptors > 0 { Resources.raiseDescriptorLimit() }
        signals = [
            try MainLoop.main.onSignal(SIGINT) { [weak self] in self?.end(because: "interrupt") },
            try MainLoop.main.onSignal(SIGTERM) { [weak self] in self?.end(because: "terminate") },
            try MainLoop.main.onSignal(SIGUSR1) { report("wakes \(MainLoop.main.statistics.wakes)") },
            try MainLoop.main.onSignal(SIGUSR2) { [weak self] in self?.reopen() },
        ]
        // The log's thread stays, whatever becomes of screens.
        LineOutput.standardError.write("The fixture begins.")
        LineOutput.standardError.flush(within: .seconds(10))
        report("resources \(Resources.current)")
        try openScreen()
        if arguments.pushesQuit { pushQuitFromThread() }
    }

    private func reopen() {
        screen.close()
        report("resources \(Resources.current)")
        screen = arguments.makeScreen()
        do {
            try openScreen()
        } catch {
            report("error \(error)")
        }
    }

    private func openScreen() throws {
        screen.delegate = self
        try screen.open()
        screen.show(pattern.surface, damage: [pattern.surface.bounds])
        if let least = arguments.leastSize {
            screen.limitSize(to: SizeLimits(minimum: least, maximum: CGSize(width: 5000, height: 5000)))
        }
        if let copied = arguments.copied {
            screen.offer(copied, on: .general, isLocal: false)
            // Xlib keeps what was said until something is asked: without this the display may hear of the text after the tests hear “ready”.
            _ = screen.hasText(on: .general)
        }
        let port = (screen as? VNCScreen)?.port
        report("ready \(screen.size)" + (port.map { " port=\($0)" } ?? ""))
        if arguments.servesPage, let port { openPage(vncPort: port) }
        if arguments.descriptors > 0 { try holdDescriptors() }
        if let offscreen = screen as? OffscreenScreen { offscreen.inject(.text("injected")) }
    }

    private func openPage(vncPort: Int) {
        let page = BrowserPage(vncPort: vncPort, title: arguments.title)
        self.page = page
        do {
            report("page \(try page.open())")
            (screen as? VNCScreen)?.pagePort = page.listeningPort
        } catch {
            report("error \(error)")
        }
    }

    /// What a program does that has much to do.
    private func holdDescriptors() throws {
        while held.count < arguments.descriptors { held.append(try .event()) }
        report("holds descriptors up to \(held.map(\.number).max() ?? 0)")
    }

    /// What a library does that has news for SDL on a thread of its own.
    private func pushQuitFromThread() {
        Thread.detachNewThread {
            var event = SDL_Event()
            event.type = SDL_QUIT.rawValue
            SDL_PushEvent(&event)
        }
    }

    private func end(because reason: String) {
        report("signal \(reason)")
        MainLoop.main.stop()
    }

    // MARK: Events

    func screen(_ screen: any Screen, didReceive event: ScreenEvent) {
        if case .pointer(let pointer) = event, case .pressed = pointer.phase, let text = arguments.copiedByPress {
            screen.offer(text, on: .general, isLocal: false)
        }
        report(EventLine.text(of: event))
        switch event {
        case .pointer(let pointer):
            if case .pressed = pointer.phase {
                let x = Int(pointer.position.x * screen.size.scale)
                let y = Int(pointer.position.y * screen.size.scale)
                screen.show(pattern.surface, damage: [pattern.drawDot(x: x, y: y)])
            }
        case .resized(let size):
            pattern = Pattern(width: size.width, height: size.height)
            screen.show(pattern.surface, damage: [pattern.surface.bounds])
        case .exposed(let rects):
            screen.show(pattern.surface, damage: rects)
        case .clipboardChanged:
            report("clipboard \(screen.text(on: .general) ?? "none")")
        case .closeRequested:
            MainLoop.main.stop()
        default: break
        }
    }
}

/// Prints a line at once, for whoever reads it waits for it.
func report(_ line: String) {
    print(line)
    // All streams: the name of this one is a variable that any thread may change.
    fflush(nil)
}
