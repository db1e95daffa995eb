import Diagnostics
import Foundation
import MainLoop
import Screens
import UIKit

/// The displays that a host has open: one for each of its scenes.
@MainActor final class HostDisplays {
    private(set) var all: [HostDisplay] = []
    private let options: HostOptions
    private let loop: MainLoop
    private let onEnd: () -> Void

    /// - Parameter onEnd: Called when the last window was closed, or is to be.
    init(options: HostOptions, loop: MainLoop, onEnd: @escaping () -> Void) {
        self.options = options
        self.loop = loop
        self.onEnd = onEnd
    }

    /// Opens one more, with the lowest number that is free.
    func open() throws(ScreenError) -> HostDisplay {
        let taken = Set(all.map(\.number))
        let number = (0...all.count).first { !taken.contains($0) } ?? all.count
        let display = try HostDisplay(number: number, options: options, loop: loop)
        display.presenter.onClose = { [weak self, unowned display] in self?.userDidClose(display) }
        all.append(display)
        return display
    }

    private func userDidClose(_ display: HostDisplay) {
        guard all.count > 1, let scene = display.uiScreen.scene else { return onEnd() }
        UIApplication.shared.closeScene(scene)
    }

    func close() {
        for display in all { display.close() }
    }

    /// On standard output, at once even where it is a pipe.
    static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}

extension HostDisplays: SceneSystem {
    func openScreen() throws -> UIScreen {
        try open().uiScreen
    }

    func didConnect(_ scene: UIScene, on screen: UIScreen) {
        guard let display = all.first(where: { $0.uiScreen === screen }) else { return }
        do {
            try display.serve(tell: Self.say)
        } catch {
            Log.screens.error("A window has no page for browsers: \(error)")
        }
    }

    func closeScreen(_ screen: UIScreen) {
        guard let index = all.firstIndex(where: { $0.uiScreen === screen }) else { return }
        let display = all.remove(at: index)
        // It may be its own event that closes it.
        loop.post { display.close() }
    }

    func raiseScreen(_ screen: UIScreen) {
        all.first { $0.uiScreen === screen }?.screen.raise()
    }

    func end() {
        onEnd()
    }
}
