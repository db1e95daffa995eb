/// Hears what the user says in a chat.
@MainActor public protocol ChatViewControllerDelegate: AnyObject {
    func chatViewController(_ controller: ChatViewController, didSend text: String)
}
