/// Hears how a sign-up ends.
@MainActor public protocol SignUpViewControllerDelegate: AnyObject {
    func signUpViewController(_ controller: SignUpViewController, didCreate account: Account)
    func signUpViewControllerDidCancel(_ controller: SignUpViewController)
}
