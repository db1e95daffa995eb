import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("The state that tests share") @MainActor struct SharedState {
        private final class Delegate: UIResponder, UIApplicationDelegate {}

        private final class Keyboard: ScreenKeyboard {
            func inputView(for input: any UIKeyInput) -> UIView? { nil }
        }

        @Test("What a test changes of UIKit is put back after it, and its pasteboards are its own")
        func isPutBack() async throws {
            let test = try #require(Test.current)
            let screen = UIScreen.main
            let reportsAmbiguity = UsageDiagnostic.reportsAmbiguity
            UIPasteboard.general.string = "around"
            try await OwnUpdates().provideScope(for: test, testCase: nil) {
                await MainActor.run {
                    #expect(!UIPasteboard.general.hasStrings)
                    UIPasteboard.general.string = "within"
                    UIPasteboard.primarySelection.string = "within"
                    UIScreen.main = UIScreen(size: CGSize(width: 10, height: 10), scale: 1, userInterfaceStyle: .dark)
                    UIView.setAnimationsEnabled(false)
                    UIApplication.shared.delegate = Delegate()
                    UIApplication.shared.screenKeyboard = Keyboard()
                    UsageDiagnostic.reportsAmbiguity.toggle()
                }
            }
            #expect(UIPasteboard.general.string == "around" && !UIPasteboard.primarySelection.hasStrings)
            #expect(UIScreen.main === screen && UIView.areAnimationsEnabled)
            #expect(UIApplication.shared.delegate == nil && UIApplication.shared.screenKeyboard == nil)
            #expect(UsageDiagnostic.reportsAmbiguity == reportsAmbiguity)
        }
    }
}
