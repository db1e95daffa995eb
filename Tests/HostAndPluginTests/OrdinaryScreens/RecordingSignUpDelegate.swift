import OrdinaryScreens

/// Writes down how a sign-up has ended.
final class RecordingSignUpDelegate: SignUpViewControllerDelegate {
    private(set) var lines: [String] = []

    func signUpViewController(_ controller: SignUpViewController, didCreate account: Account) {
        lines.append("didCreate \(account.name), \(account.email), \(account.birthYear)")
    }

    func signUpViewControllerDidCancel(_ controller: SignUpViewController) {
        lines.append("didCancel")
    }
}
