import UIKit

/// The apps of this folder, by the names that the plugin's manifest has for their first controllers.
public enum StoryboardApp: String, CaseIterable, Sendable {
    case titleScreen = "title-screen"
    case records
    case recordsPad = "records-pad"
    case birdSightings = "bird-sightings"
    case landscape
    case pages
    case special

    /// The name of the storyboard that the app begins with.
    public var storyboardName: String {
        switch self {
        case .titleScreen: "TitleScreen"
        case .records: "Records"
        case .recordsPad: "RecordsPad"
        case .birdSightings: "BirdSightings"
        case .landscape: "Landscape"
        case .pages: "Pages"
        case .special: "Special"
        }
    }

    /// A new first controller, with the data that the app's delegate would have given it; nil where the storyboard is not there.
    @MainActor public func makeRoot() -> UIViewController? {
        let root = UIStoryboard(name: storyboardName, bundle: nil).instantiateInitialViewController()
        AppDelegate.configure(root)
        return root
    }
}
