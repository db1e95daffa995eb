import FuzzTargets
import InputEvents
import PluginProtocol
import QuartzCore

/// A message of each kind, in both directions.
@MainActor enum MessageSeeds {
    static let controlBodies: [PluginToHost] = [
        .session(.pong), .session(.didRecordTrace(["viewDidLoad", "viewWillAppear"])),
        .input(.inputWasHandled(InputAnswer(isHandled: true))),
        .content(
            .sceneDidChangeFacts(
                SceneFacts(title: .init("Clock"), preferredContentSize: CGSize(width: 320, height: 200)))),
        .scene(.sceneDidChangeState(Data([1, 2, 3]))), .scene(.sceneDidOffer(.first, .show)),
        .scene(
            .sceneDidRequestStack(
                StackRequest(
                    container: .first, number: .first, topKept: .controller(.first), above: [.offer(.first)],
                    isAnimated: true, isBarHidden: true, isToolbarHidden: false))),
        .scene(.sceneDidRequestTab(TabSelectionRequest(container: .first, number: .first, selected: .first))),
        .scene(
            .sceneDidRequestColumn(
                ColumnRequest(container: .first, number: .first, column: .primary, isHidden: true))),
        .scene(
            .sceneDidPresent(
                PresentationRequest(
                    offer: .first, style: .popover, adaptiveStyle: .formSheet, isAnimated: true,
                    anchor: CGRect(x: 1, y: 2, width: 3, height: 4),
                    sheet: SheetDescription(detents: [.medium, .points(200)], selected: 1, hasGrabber: true),
                    alert: AlertDescription(
                        title: "Delete?", message: "Now.", isActionSheet: false,
                        actions: [.init(title: "Cancel", style: .cancel), .init(title: "Delete", style: .destructive)]))
            )),
        .scene(
            .sceneDidChangeAlert(
                .first,
                AlertDescription(
                    title: "Delete?", message: "Later.", isActionSheet: false,
                    actions: [.init(title: "Cancel", style: .cancel)]))),
        .scene(.sceneDidRequestDismissal(ofPresented: true, animated: true)),
        .scene(.sceneDidRequestUnwind(unwind)),
        .content(
            .sceneDidChangeFacts(
                SceneFacts(
                    title: nil, preferredContentSize: nil, navigationItem: navigationItem, tabItem: tabItem,
                    toolbar: toolbar))),
        .scene(.sceneDidFail(SceneFailure(.unknownController, "There is no such controller."))), .scene(.sceneDidClose),
        .scene(.contract(.call(.first, method: "ShouldFinish", body: Data([9, 0, 0])))),
        .content(
            .sceneDidDescribe(
                SceneDescription(
                    elements: [
                        .init(
                            layer: LayerID(rawValue: 1), parent: nil,
                            description: ElementDescription(role: .button, label: "Count", traits: 1))
                    ], controllers: ["CounterViewController appeared 0,0 320x200"]))), .session(.willStop),
    ]

    private static let unwind: UnwindRequest = {
        guard let request = UnwindRequest(action: "unwindToList:", identifier: "back", isAnimated: true) else {
            preconditionFailure("The name is a method's")
        }
        return request
    }()

    private static let tabItem: TabItem = {
        var item = TabItem()
        item.title = "Clock"
        item.image = .symbol("clock")
        item.badge = "3"
        return item
    }()

    private static let toolbar: Toolbar = {
        var space = BarButton(id: BarButtonID(number: 2))
        space.space = .fixed
        space.width = 8
        var button = BarButton(id: BarButtonID(number: 3))
        button.title = "Go"
        return Toolbar([space, button])
    }()

    private static let navigationItem: NavigationItem = {
        var button = BarButton(id: .first)
        button.title = "Add"
        button.image = .symbol("plus")
        button.tint = CGColor(gray: 0.5, alpha: 0.5)
        var item = NavigationItem()
        item.title = "Clock"
        item.backButtonTitle = "Clocks"
        item.trailingButtons = [button]
        return item
    }()

    static func make() throws -> [Seed] {
        let hello = Hello(
            lane: .control, token: HandshakeToken(bytes: (0..<32).map { UInt8($0) }) ?? HandshakeToken(),
            plugin: PluginIdentifier(rawValue: "org.example.first")!, pluginVersion: "1.2", build: "debug",
            fontsDigest: "inter-4", capabilities: [.trace, .textInput])
        let chunk = ImageChunk(
            image: ImageHash(rawValue: 7), width: 2, height: 2, offset: 0, bytes: Data(repeating: 90, count: 16))
        let fromPlugin = ([.session(.hello(hello)), .scene(.sceneDidOpen)] + controlBodies).map { body in
            Seed("from-plugin", body.name, [0] + bytes(body))
        }
        let fromHost = hostBodies.map { body in
            Seed("from-host", body.name, [0] + bytes(body))
        }
        return fromPlugin + [Seed("from-plugin", "ImageChunk", [1] + bytes(.content(.imageChunk(chunk))))]
            + [Seed("from-plugin", "SceneDidCommit", [1] + animated)] + fromHost
    }

    private static var animated: [UInt8] {
        var root = LayerUpdate(id: LayerID(rawValue: 1))
        root.geometry = .init(
            size: CGSize(width: 30, height: 40), position: CGPoint(x: 15, y: 20),
            anchorPoint: CGPoint(x: 0.5, y: 0.5), transform: CGAffineTransform(rotationAngle: 0.5))
        root.scroll = .init(
            offset: CGPoint(x: 1, y: 2), area: CGRect(x: 1, y: 2, width: 30, height: 400),
            rules: ScrollRules(behaviour: .all, decelerationRate: 0.998), isPinned: true)
        root.interaction = .init(touches: .inBounds, gestures: .taps)
        root.visibility = .init(isHidden: false, opacity: 0.5)
        root.appearance = .init(
            backgroundColor: CGColor(gray: 0.5, alpha: 0.5), cornerRadius: 2, borderWidth: 1,
            borderColor: CGColor(gray: 1, alpha: 1), maskedCorners: .all, cornerCurve: .circular)
        root.shadow = .init(color: CGColor(gray: 0, alpha: 1), opacity: 1, offset: .zero, radius: 3, path: nil)
        root.clipping = .init(masksToBounds: true)
        root.sublayers = []
        root.animations = [
            LayerAnimation(
                id: LayerAnimation.ID(rawValue: 1), property: .opacity, values: [.number(0), .number(1)],
                times: [0, 1], isAdditive: true, isCumulative: true,
                groups: [
                    LayerAnimation.Group(timing: AnimationTiming(duration: 1, rate: 2, offset: 3, repeatCount: 4))
                ],
                timing: AnimationTiming(duration: 1, rate: 2, offset: 3, repeatCount: 4))
        ].compactMap(\.self)
        let commit = SceneCommit(
            serial: .first, answeredResize: .first, afterControl: .first,
            layers: LayerCommit(root: root.id, updates: [root], releasedImages: [ImageHash(rawValue: 5)]))
        return bytes(.content(.sceneDidCommit(commit)))
    }

    private static var hostBodies: [HostToPlugin] {
        let traits = SceneTraits(
            displayScale: 2, userInterfaceStyle: .dark, horizontalSizeClass: .compact, verticalSizeClass: .regular,
            layoutDirection: .rightToLeft, userInterfaceLevel: .elevated,
            preferredContentSizeCategory: .accessibilityExtraLarge, accessibilityContrast: .high,
            legibilityWeight: .bold)
        let welcome = Welcome(
            epoch: .first, granted: [.trace],
            screen: ScreenDescription(size: CGSize(width: 800, height: 600), scale: 2),
            traits: traits, trace: true,
            systemFont: SystemFontMetrics(ascender: 0.97, descender: -0.24, lineHeight: 1.21, capHeight: 0.73))
        let animation = AnimationParameters(duration: 0.25, pace: .curve(.easeInOut))
        let steps: [SceneStep] = [
            .willMoveToParent(hasParent: true), .loadView,
            .resizeScene(SceneGeometry(size: CGSize(width: 320, height: 480.5), serial: .first), animated: animation),
            .changeTraits(traits, animated: nil),
            .beginAppearanceTransition(appearing: true, animated: true, in: nil), .endAppearanceTransition,
            .willTransition(
                to: CGSize(width: 100.5, height: 50), in: SceneTransition(id: .first, animation: animation)),
            .animateAlongsideTransition(.first), .endTransition(.first, isCancelled: false),
            .changeSafeArea(SceneInsets(top: 44, left: -1.5, bottom: 34, right: 2)),
            .changeContainers([.first], isFirstParent: true),
            .changePresentation(.presented, byUser: false), .didAttemptToDismiss, .changeDetent(to: 1, .first),
            .changeKeyboard(height: 260.5, animated: true),
        ]
        let touch = Touch(id: 1, phase: .began, position: CGPoint(x: 10, y: 20), timestamp: 1.5, tapCount: 2)
        let press = Press(key: 4, characters: "A", charactersIgnoringModifiers: "a", modifiers: .shift, phase: .began)
        let scroll = ScrollEvent(
            position: CGPoint(x: 10, y: 20), delta: CGVector(dx: 0, dy: -12.5), isPrecise: true, modifiers: .control,
            timestamp: 2)
        return [
            .session(.welcome(welcome)), .session(.refused(Refusal(.wrongToken, "No."))), .session(.ping),
            .session(.stop(grace: .milliseconds(1500))),
            .scene(.openScene(.named("main"), state: Data([1, 2, 3]))), .scene(.updateScene(steps)),
            .scene(.closeScene),
            .scene(.openScene(.offered(.first), state: nil)), .scene(.declineOffer(.first, reason: "No room.")),
            .scene(.answerAlert(.first, action: 1)), .scene(.performUnwind(unwind)),
            .scene(.acknowledgeCommit(.first)), .scene(.describeScene(ifChanged: true)),
            .input(.deliverTouches(TouchBatch(touches: [touch], modifiers: [.shift]))),
            .input(.deliverScroll(scroll)),
            .input(.deliverPresses(PressDelivery(presses: [press], timestamp: 3))), .input(.insertText("é🕰")),
            .input(.deleteBackward),
            .scene(.contract(.answer(.first, .success(Data([8, 1]))))),
            .input(.deliverHover(CGPoint(x: 1, y: 2))),
            .input(.scrollLayers([ScrolledLayer(layer: LayerID(rawValue: 1), offset: CGPoint(x: 0, y: 7.5))])),
            .input(
                .scrollLayers([
                    ScrolledLayer(
                        layer: LayerID(rawValue: 1), offset: CGPoint(x: 0, y: 7.5),
                        turn: .released(speed: CGVector(dx: 0, dy: 900), target: CGPoint(x: 0, y: 450)))
                ])),
            .input(.tapBarButton(.first)), .input(.tapBarButton(.first, element: .first.next)),
            .input(.deliverSecondaryClick(CGPoint(x: 1, y: 2))),
            .input(.deliverMiddleClick(CGPoint(x: 1, y: 2), selectedText: "é")),
            .session(
                .updateContainer(
                    SceneContainer(
                        number: .first,
                        kind: .navigation(
                            NavigationStackDescription(
                                entries: [ContainedController(controller: .first, scene: .first, offer: .first)],
                                isBarHidden: true, isToolbarHidden: false)), answeredRequest: .first))),
            .input(.focusScene(true)), .session(.performDebugCommand("report")),
        ]
    }

    static func bytes(_ body: PluginToHost) -> [UInt8] {
        PluginToHost.encode(envelope(body))
    }

    private static func bytes(_ body: HostToPlugin) -> [UInt8] {
        HostToPlugin.encode(envelope(body))
    }

    private static func envelope<Body: MessageBody>(_ body: Body) -> Envelope<Body> {
        Envelope(
            epoch: .first, sequence: .first, inReplyTo: body.rules.reply == .required ? .first : nil,
            scene: body.rules.scene == .forbidden ? nil : .first, body: body)
    }
}
