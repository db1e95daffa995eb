/// The look of a preview that is dragged (UIKit's page of this name).
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}
