import OrdinaryScreens

/// Writes down what the user of a chat says.
final class RecordingChatDelegate: ChatViewControllerDelegate {
    private(set) var sent: [String] = []

    func chatViewController(_ controller: ChatViewController, didSend text: String) {
        sent.append(text)
    }
}
