import PluginHost
import UIKit

/// What is shown, as text: for a person who reads why a test failed. `mullion dump` prints the same of a host that runs.
extension TestHost {
    /// Every element over all processes, one a line, indented by what it is in, when both sides have come to rest.
    public var hierarchy: String {
        get async throws {
            try await settleAnswers()
            return knownHierarchy
        }
    }

    /// The same as the host knows it now.
    var knownHierarchy: String {
        dump { tree.write(to: &$0) }
    }

    /// Every controller over all processes, one a line, indented by its parent: class, how far it has appeared, place, title.
    public var controllers: String {
        get async throws {
            try await settleAnswers()
            return dump { window.rootViewController?.write(to: &$0, answer: answer(of:)) }
        }
    }

    /// Every layer of the window, one a line, those that plugins have drawn too: place, and what of it is not as usual.
    public var layers: String {
        get async throws {
            try await settleAnswers()
            return dump { window.layer.write(to: &$0) }
        }
    }

    private func dump(_ write: (inout DumpText) -> Void) -> String {
        var text = DumpText()
        write(&text)
        return text.lines.joined(separator: "\n")
    }
}
