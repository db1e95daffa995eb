import UIKit

/// What a host's windows show, as text, over all processes.
@MainActor struct HostDump {
    let windows: [UIWindow]
    /// What came of asking a pane's plugin.
    let answer: (RemoteViewController) -> PaneAnswer

    /// - Parameter sections: Where there are several, each has a heading, and an empty line is between them.
    func lines(_ sections: [InspectionSection]) -> [String] {
        sections.enumerated().flatMap { index, section in
            var text = DumpText()
            for window in windows { write(section, of: window, to: &text) }
            guard sections.count > 1 else { return text.lines }
            return (index > 0 ? [""] : []) + [section.heading] + text.lines
        }
    }

    private func write(_ section: InspectionSection, of window: UIWindow, to text: inout DumpText) {
        switch section {
        case .elements: ElementTree(of: window, answer).write(to: &text)
        case .controllers: window.rootViewController?.write(to: &text, answer: answer)
        case .layers: window.layer.write(to: &text)
        }
    }
}
