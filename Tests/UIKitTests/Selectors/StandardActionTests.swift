import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor @Suite("Standard editing actions by selectors") struct StandardActions {
        @Test("An action without a target goes to the text that has the keys, and to nobody where it makes no sense")
        func text() {
            let (stage, text) = (Stage(), OwnedTextView("one"))
            stage.root.view.addSubview(text)
            text.becomeFirstResponder()
            let application = UIApplication.shared
            #expect(!application.sendAction("copy:", to: nil, from: stage.root, for: nil))
            #expect(application.sendAction("selectAll:", to: nil, from: stage.root, for: nil))
            #expect(application.sendAction("copy:", to: nil, from: stage.root, for: nil))
            #expect(UIPasteboard.general.string == "one")
            #expect(application.sendAction("delete:", to: text, from: nil, for: nil))
            #expect(text.kept.string == "")
        }
    }
}
