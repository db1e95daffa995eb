/// What `FixturePlugin` does, for better or worse. Tests name it in the variable of the plugin's environment.
package enum PluginBehaviour: String, CaseIterable, Sendable {
    /// Serves the controllers of `ParityControllers`, and updates when a test says so.
    case wellBehaved
    /// Prints megabytes to both standard streams, then serves.
    case printsMegabytes
    /// Ends before it makes contact.
    case exitsAtOnce
    /// Runs and never says Hello.
    case neverSaysHello
    /// Says Hello for a version that no host of this protocol speaks.
    case speaksOtherVersion
    /// Says Hello with another token.
    case saysWrongToken
    /// Shakes hands, then sends bytes that are no message.
    case sendsGarbage
    /// Shakes hands, then sends a frame that is larger than allowed.
    case sendsOversizedFrame
    /// Shakes hands, then commits layers that contradict each other.
    case commitsBrokenTree
    /// Shakes hands, then commits layers that take more memory than its host has for them, by few bytes.
    case commitsEndlessPaths
    /// Shakes hands, then shows a picture and releases it at once.
    case releasesShownPicture
    /// Shakes hands, then sends commits without waiting for leave.
    case floodsCommits
    /// Shakes hands, then commits thousands of layers, each of which is costly to draw.
    case commitsCostlyLayers
    /// Shakes hands, then commits as many animations as may be, none of which makes sense.
    case commitsHostileAnimations
    /// Shakes hands, takes 96 MiB of memory, and ends its first thread; a second one answers its host.
    case endsFirstThread
    /// Serves, and traps when its view has loaded.
    case crashesAfterLoad
    /// Serves, and never comes back from its first touch.
    case hangsOnTouch
    /// Serves, and hangs in the middle of the animation that its first touch begins.
    case hangsWhileAnimating
    /// Serves, and ends only by force.
    case ignoresTerminate
    /// Serves, and starts a process of its own that outlives it unless it is ended with it.
    case leavesGrandchild
    /// Serves, and starts a process in a session of its own that ignores signals and has no parent.
    case leavesDaemon
    /// Serves, and computes without end soon after its view has appeared.
    case spins
    /// Serves, and changes its colour with each touch.
    case togglesOnTouch
    /// The same, and draws its pixels itself, in surfaces.
    case togglesPixels
    /// Serves, and has a text view that a character fills, and the next one empties.
    case typesBlocks
    /// The same, and has something in it that moves all the time.
    case togglesAndMoves
    /// Serves, and changes a small square with each touch, beside as much as the controller's name says: "1000-layers", "512-pixels".
    case answersAtLength
    /// Serves, and answers each question by contract with the question.
    case echoes
    /// Serves, and has a new text to show every 2 ms.
    case floodsLabel
    /// Serves, and has a hundred new texts to show every 2 ms.
    case floodsLabels
    /// Serves, and moves a thousand layers every 2 ms.
    case floodsLayers
    /// Serves, and has a new picture of 128 x 128 pixels to show every 2 ms.
    case floodsSmallImages
    /// Serves, and has a new picture of 512 x 512 pixels to show every 2 ms.
    case floodsImages
    /// Serves, and has a hundred new texts to show 60 times a second.
    case changesLabels
    /// Serves, and moves five hundred layers 60 times a second.
    case movesLayers
    /// Serves, and draws 1280 x 720 pixels itself, in surfaces, 60 times a second.
    case playsPixels
    /// Serves, takes 64 MiB of memory, and with each of two warnings 32 more. It is black, and red after a warning.
    case hoardsMore
    /// Serves, takes 64 MiB of memory, and lets go of that with a warning. It is black, and white after a warning.
    case letsGo
    /// Serves an `ExchangingViewController`.
    case exchanges
    /// Serves a controller of a storyboard, whose button unwinds to a method that nobody in the plugin has.
    case unwinds
    /// Serves, shows an empty page, and pictures of every kind when a test says so.
    case showsPictures
    /// Knows no controller.
    case knowsNoController

    /// The variable that names the behaviour.
    package static let variable = "MULLION_FIXTURE_BEHAVIOUR"
}
