/// The largest of everything that a host accepts from a plugin.
///
/// `standard` is published in `docs/Protocol.md`; a host may say otherwise in its Welcome, and then means that.
package struct Limits: Hashable, Sendable {
    /// The bytes of one message on the control lane.
    package var controlMessageBytes = 1 << 20
    /// The bytes of one message on the content lane.
    package var contentMessageBytes = 4 << 20
    /// Scenes of a session that are open at a time.
    package var scenes = 64
    /// Layers of one scene. Taking over a commit of so many has to be done at once, and holds the main thread.
    package var layers = 4000
    /// Layers above one another, the root included.
    package var layerDepth = 64
    /// Updates and removals in one commit.
    package var changes = 8000
    /// The bytes of one text, in UTF-8.
    package var textBytes = 256 << 10
    /// The pixels of one picture.
    package var imagePixels = 16 << 20
    /// The bytes of all pictures of a session that were not released.
    package var imageBytes = 128 << 20
    /// The commands in one drawing.
    package var drawingCommands = 20_000
    /// The steps in one path.
    package var pathSteps = 20_000
    /// The steps in one UpdateScene.
    package var sceneSteps = 256
    /// The animations that run on the layers of one scene at a time: the host carries each out, frame for frame.
    package var animations = 1000
    /// The bytes of the layers of one scene with all that describes them, as `DescriptionBytes` counts: 4000 layers take 8 MiB, so each
    /// of them may have a text or a drawing.
    package var sceneDescriptionBytes = 32 << 20
    /// The same of all scenes of a session together.
    package var sessionDescriptionBytes = 64 << 20

    /// The bytes that one scene may keep for a later process.
    package var restorableStateBytes = 64 << 10

    package init() {}

    package static let standard = Limits()

    /// The bytes of all texts in the description of one scene, in UTF-8.
    package static let descriptionTextBytes = 256 << 10

    /// The controllers in the description of one scene, and what each line about one has, in UTF-8.
    package static let describedControllers = 512
    package static let describedControllerBytes = 512

    /// The surfaces of a session, and what all of them take in whole pages of memory. One that was released counts until no layer shows it.
    package static let surfaces = 64
    package static let surfaceBytes = 64 << 20
    /// The same for a renderer, which has the pixels of up to `scenes` panes in two or three surfaces each, and while their size changes those of
    /// the size before as well. Three surfaces of the largest pane, of 2^25 pixels, take three quarters of the bytes.
    package static let rendererSurfaces = 6 * standard.scenes
    package static let rendererSurfaceBytes = 512 << 20
    /// The surfaces whose descriptors are on their way to a plugin: the kernel counts them for the user who runs the host.
    package static let surfacesUnderWay = 4

    /// The bytes of a picture that travel in one message.
    package static let imageChunkBytes = 256 << 10

    /// The stretches of one text that look the same throughout.
    package static let textRuns = 4096

    /// The values of one animation.
    package static let keyframes = 1024

    /// The colours of one gradient.
    package static let gradientStops = 256

    /// The paragraph styles of one text.
    package static let paragraphStyles = 4096

    /// The tab stops of one paragraph style.
    package static let tabStops = 64

    /// The touches or presses of one message.
    package static let inputParts = 64

    /// The bytes that one call by a contract takes or returns. Anything larger belongs into a file, or a picture in a layer.
    package static let contractBytes = 64 << 10

    /// The calls of one side of a scene that are to be answered and are not yet.
    package static let openCalls = 64

    /// The calls that wait for a plugin that is not there yet, for each of its scenes.
    package static let waitingCalls = 256
    package static let waitingCallBytes = 1 << 20

    /// The lines of one DidRecordTrace, and of all of a session.
    package static let traceLines = 512
    package static let sessionTraceLines = 100_000

    /// The bytes of one DidRecordTrace, as it is on the wire, and of all of a session.
    package static let traceBytes = 64 << 10
    package static let sessionTraceBytes = 16 << 20

    /// No coordinate or length on the wire is larger: far beyond any screen, and small enough to compute with.
    package static let coordinate = 1e9

    /// The most bytes of a pasteboard's content that host and plugin tell each other. They are one message, with room for the names of types.
    package var pasteboardBytes: Int {
        controlMessageBytes / 4 * 3
    }

    package func messageBytes(on lane: Lane) -> Int {
        switch lane {
        case .control: controlMessageBytes
        case .content: contentMessageBytes
        }
    }
}
