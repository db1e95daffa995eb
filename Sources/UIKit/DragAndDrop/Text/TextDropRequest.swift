/// The question that a text asks its delegate while something is dragged over it, and as it is dropped.
@MainActor final class TextDropRequest: UITextDropRequest {
    let dropPosition: UITextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession

    init(
        at position: UITextPosition, suggesting proposal: UITextDropProposal, isSameView: Bool,
        _ session: any UIDropSession
    ) {
        dropPosition = position
        suggestedProposal = proposal
        self.isSameView = isSameView
        dropSession = session
    }
}
