/// The answer of a text to what is dragged over it (UIKit's page of this name).
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
    /// The part of the text that the dropped text replaces. The default is none.
    open var dropAction = Action.insert
    /// The object that makes the drop: the view by default.
    open var dropPerformer = Performer.view
    /// The sign of a drop that takes its time: with `custom` the session's `progressIndicatorStyle` becomes `none`. Mullion shows none in either
    /// mode.
    open var dropProgressMode = ProgressMode.system
    /// Whether characters that were lifted in the same text are moved or copied there just as they are, with their look, instead of being loaded
    /// from the items. The default is true.
    open var useFastSameViewOperations = true
}
