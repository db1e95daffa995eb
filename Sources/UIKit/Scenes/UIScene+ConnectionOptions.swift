extension UIScene {
    /// Why a scene connects.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// The activities that the new scene is to show, where somebody who asked for it named them; else empty.
        open private(set) var userActivities: Set<NSUserActivity>

        init(userActivities: Set<NSUserActivity> = []) {
            self.userActivities = userActivities
        }
    }

    /// How a scene is to be shown. There is nothing to say: where the window comes up is the desktop's business.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {}
}
