extension UIActivity {
    /// The name of an activity.
    ///
    /// Three activities come with Mullion: `copyToPasteboard`, `mail` and `openURL`. The other names are Apple's, for lists of activities that are
    /// not to be shown: nothing here bears them, unless an app has an activity of its own that does.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Activities that there are

        /// The activity that puts texts, URLs and images onto the general pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// The activity that begins a letter with texts and URLs in the mail program of the desktop, where `UIApplication.canOpenURL(_:)` finds one.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// The activity that opens the one URL among the items, where `UIApplication.canOpenURL(_:)` says that it can be. The name is Mullion's own.
        public static let openURL = ActivityType("org.mullion.activity.OpenURL")

        // MARK: Apple's other names

        public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
        public static let collaborationInviteWithLink = ActivityType(
            "com.apple.UIKit.activity.CollaborationInviteWithLink")
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    }
}
