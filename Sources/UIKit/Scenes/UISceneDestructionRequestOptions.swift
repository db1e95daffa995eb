/// How a scene is to go. There is nothing to say: the desktop closes its window as it closes others.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
