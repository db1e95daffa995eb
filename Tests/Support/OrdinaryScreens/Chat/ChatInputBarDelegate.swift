/// Hears what is written in an input bar.
@MainActor protocol ChatInputBarDelegate: AnyObject {
    func chatInputBar(_ bar: ChatInputBar, didSend text: String)
}
