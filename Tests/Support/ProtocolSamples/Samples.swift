import Foundation
import InputEvents
import PluginProtocol
import QuartzCore

/// One value of every message, with every field set to something that is not its default.
package enum Samples {
    package static let scene = SceneID.first.next
    package static let token = HandshakeToken(bytes: (0..<32).map { UInt8($0) }) ?? HandshakeToken()
    package static let clock = PluginIdentifier(rawValue: "org.mullion.clock")!

    package static let hello = Hello(
        lane: .content, token: token, plugin: clock, pluginVersion: "1.2", build: "debug",
        fontsDigest: "inter-4", capabilities: [.trace, .textInput])

    package static let traits = SceneTraits(
        displayScale: 2, userInterfaceStyle: .dark, horizontalSizeClass: .compact, verticalSizeClass: .regular,
        layoutDirection: .rightToLeft, userInterfaceLevel: .elevated,
        preferredContentSizeCategory: .accessibilityExtraLarge, accessibilityContrast: .high, legibilityWeight: .bold)

    package static let welcome = Welcome(
        epoch: .first.next, granted: [.trace],
        screen: ScreenDescription(size: CGSize(width: 800, height: 600), scale: 2),
        traits: traits, trace: true, systemFont: systemFont, clock: .milliseconds(123_456))

    package static let systemFont = SystemFontMetrics(
        ascender: 0.97, descender: -0.24, lineHeight: 1.21, capHeight: 0.73)

    package static let geometry = SceneGeometry(
        size: CGSize(width: 320, height: 480.5), serial: .first.next)

    package static let animation = AnimationParameters(
        duration: 0.25, delay: 0.5, pace: .spring(Spring(mass: 2, stiffness: 100, damping: 5, initialVelocity: -1)))

    package static let transition = SceneTransition(id: .first, animation: animation, isInteractive: true)

    package static let steps: [SceneStep] = [
        .willMoveToParent(hasParent: true), .loadView, .resizeScene(geometry, animated: nil),
        .changeTraits(traits, animated: animation),
        .beginAppearanceTransition(appearing: true, animated: true, in: nil), .moveToSuperview(attached: true),
        .moveToWindow(attached: true), .endAppearanceTransition, .didMoveToParent(hasParent: true),
        .receiveMemoryWarning, .changeVisibility(isVisible: true),
        .willTransition(to: CGSize(width: 100.5, height: 50), in: SceneTransition(id: .first, animation: nil)),
        .willChangeTraits(traits, in: SceneTransition(id: .first.next, animation: animation)),
        .resizeScene(geometry, animated: AnimationParameters(duration: 2, pace: .curve(.linear))),
        .animateAlongsideTransition(.first.next),
        .endInteraction(.first, isCancelled: true, progress: 0.25), .endTransition(.first, isCancelled: true),
        .changeSafeArea(SceneInsets(top: 44, left: -1.5, bottom: 34, right: 2)),
        .beginAppearanceTransition(appearing: false, animated: true, in: transition),
        .changeContainers([.first.next, .first], isFirstParent: true),
        .changePresentation(.dismissing, byUser: true), .didAttemptToDismiss, .changeDetent(to: 7, .first.next),
        .changeKeyboard(height: 260.5, animated: true), .changeKeyboard(height: 0, animated: false),
    ]

    package static let touches = TouchBatch(
        touches: [
            Touch(id: 1, phase: .began, position: CGPoint(x: 10, y: 20), timestamp: 1.5, tapCount: 2),
            Touch(id: 2, phase: .cancelled, position: CGPoint(x: -3, y: 0.25), timestamp: 1.5),
        ], modifiers: [.shift, .command])

    package static let scroll = ScrollEvent(
        position: CGPoint(x: 10, y: 20), delta: CGVector(dx: 0, dy: -12.5), isPrecise: true, modifiers: .control,
        timestamp: 2)

    package static let presses = PressDelivery(
        presses: [
            Press(key: 4, characters: "A", charactersIgnoringModifiers: "a", modifiers: .shift, phase: .began)
        ], timestamp: 3)

    package static let marked = MarkedText("k🕰", selection: 1..<3)

    package static let hostToPlugin: [HostToPlugin] = [
        .scene(.contract(.call(.first, method: "Name", body: Data([9, 8])))),
        .session(.welcome(welcome)), .session(.refused(Refusal(.wrongToken, "No."))), .session(.ping),
        .session(.stop(grace: .milliseconds(1500))),
        .scene(.openScene(.named("main"), state: Data([1, 2, 3]))), .scene(.updateScene(steps)),
        .scene(.closeScene), .scene(.declineOffer(.first, reason: "No room.")), .scene(.describeScene(ifChanged: true)),
        .scene(.answerAlert(.first.next, action: 1)), .scene(.updatePasteboard(pasteboard)),
        .scene(.updateDrag(DragUpdate(drag: .first.next, phase: .ended(.move)))),
        .scene(.updateDrop(DropUpdate(drag: .first.next, phase: .entered(CGPoint(x: 1.5, y: -2), dragged)))),
        .scene(.requestDragData(wantedDragData)), .scene(.provideDragData(dragData)),
        .scene(.acknowledgeCommit(.first.next)), .scene(.performUnwind(unwindRequest)),
        .input(.deliverTouches(touches)), .input(.deliverScroll(scroll)), .input(.deliverPresses(presses)),
        .input(.insertText("é🕰")),
        .input(.setMarkedText(marked, .first.next)), .input(.unmarkText),
        .input(.deleteSurroundingText(before: 3, after: 256)),
        .input(.deleteBackward), .input(.focusScene(true)), .input(.deliverHover(CGPoint(x: 12, y: -0.5))),
        .input(
            .scrollLayers([
                ScrolledLayer(layer: LayerID(rawValue: 3), offset: CGPoint(x: 0, y: 7)),
                ScrolledLayer(layer: LayerID(rawValue: 3), offset: CGPoint(x: 0, y: 7.5), turn: .drawn),
                ScrolledLayer(
                    layer: LayerID(rawValue: 3), offset: CGPoint(x: 0, y: 9),
                    turn: .released(speed: CGVector(dx: 0, dy: 900), target: CGPoint(x: 0, y: 450))),
                ScrolledLayer(layer: LayerID(rawValue: 3), offset: CGPoint(x: 0, y: 10), turn: .rolling),
                ScrolledLayer(layer: LayerID(rawValue: 4), offset: .zero, turn: .rested),
            ])),
        .session(.performDebugCommand("report")), .session(.updateContainer(container)),
        .session(.attachSurface(.first.next)), .session(.declineSurface(.first.next, reason: "There is no room.")),
        .input(.tapBarButton(.first.next, element: MenuElementID(number: 9))),
        .input(.deliverSecondaryClick(CGPoint(x: 3.5, y: -7))),
        .input(.deliverMiddleClick(CGPoint(x: 3.5, y: -7), selectedText: "é🕰")),
    ]

    package static let text = StyledText(
        runs: [
            StyledText.Run(
                text: "Tick ", font: FontDescription(family: "Inter", size: 17, weight: 600, isItalic: true),
                color: CGColor(red: 0.1, green: 1 / 3, blue: 0.7, alpha: 0.5)),
            StyledText.Run(
                text: "tock", font: FontDescription(size: 12, hasMonospacedDigits: true),
                color: CGColor(gray: 0, alpha: 1), ornaments: ornaments, paragraph: 1),
        ], paragraphs: [StyledText.Paragraph(), paragraph], alignment: .justified, lineBreak: .byTruncatingMiddle,
        verticalAlignment: .bottom, maximumLines: 3, isRightToLeft: true)

    package static let ornaments: StyledText.Ornaments = {
        var ornaments = StyledText.Ornaments()
        ornaments.background = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        ornaments.kern = -0.5
        ornaments.underline = .init(
            weight: .double, pattern: .dashDot, skipsSpaces: true, color: .init(gray: 1, alpha: 1))
        ornaments.strikethrough = .init(weight: .thick, pattern: .dot)
        ornaments.baselineOffset = 4
        ornaments.shadow = .init(
            color: CGColor(gray: 0, alpha: 0.5), offset: CGSize(width: 1, height: -2), blurRadius: 3)
        ornaments.stroke = .init(width: 3, isFilled: true, color: CGColor(gray: 0.5, alpha: 1))
        ornaments.obliqueness = 0.25
        ornaments.hasLigatures = false
        ornaments.attachment = .init(size: CGSize(width: 12, height: 14.5), rise: -3)
        return ornaments
    }()

    package static let paragraph: StyledText.Paragraph = {
        var paragraph = StyledText.Paragraph()
        paragraph.alignment = .right
        paragraph.lineBreak = .byCharWrapping
        paragraph.isRightToLeft = false
        paragraph.lineSpacing = 1
        paragraph.spacing = 2
        paragraph.spacingBefore = 3
        paragraph.lineHeightMultiple = 1.5
        paragraph.minimumLineHeight = 4
        paragraph.maximumLineHeight = 50
        paragraph.firstLineHeadIndent = 6
        paragraph.headIndent = 7
        paragraph.tailIndent = -8
        paragraph.tabs = [.init(alignment: .decimal, location: 40), .init(alignment: .left, location: 80)]
        paragraph.tabInterval = 9
        return paragraph
    }()

    package static let path: CGPath = {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: .zero, control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
        path.closeSubpath()
        return CGPath(segments: path.segments)
    }()

    package static let drawing = RecordedDrawing(commands: [
        .saveState, .concatenate(CGAffineTransform(rotationAngle: 1)), .setAlpha(0.5), .clip(path, .evenOdd),
        .fill(path, .winding, CGColor(gray: 1, alpha: 1)),
        .stroke(
            path, CGDrawing.Stroke(width: 2, cap: .round, join: .bevel, miterLimit: 4), CGColor(gray: 0.5, alpha: 1)),
        .image(ImageHash(rawValue: 77), CGRect(x: 1, y: 2, width: 3, height: 4)),
        .text(text, CGRect(x: 0, y: 0, width: 100, height: 20)), .setBlendMode(.luminosity),
        .setShadow(.init(offset: CGSize(width: -1, height: 2), blur: 3, color: CGColor(gray: 0, alpha: 0.5))),
        .beginLayer,
        .gradient(.init(gradient, .linear(from: .zero, to: CGPoint(x: 1, y: 2)), options: .drawsAfterEndLocation)),
        .gradient(
            .init(
                gradient, .radial(from: CGPoint(x: 1, y: 2), fromRadius: 3, to: CGPoint(x: 4, y: 5), toRadius: 6),
                options: .drawsBeforeStartLocation)),
        .gradient(.init(gradient, .conic(center: CGPoint(x: 1, y: 2), angle: -0.5))), .endLayer, .setShadow(nil),
        .stroke(
            path,
            CGDrawing.Stroke(width: 2, cap: .butt, join: .miter, miterLimit: 4, dash: [3, 0, 1.5], dashPhase: -2),
            CGColor(gray: 0.5, alpha: 1)),
        .restoreState,
    ])

    package static let shape = ShapeContents(
        path: path, fillRule: .evenOdd, fillColor: CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5),
        strokeColor: CGColor(gray: 0.5, alpha: 1),
        stroke: CGDrawing.Stroke(
            width: 3, cap: .square, join: .round, miterLimit: 4, dash: [1, 2, 3], dashPhase: -4),
        strokeStart: 0.25, strokeEnd: 0.75)

    package static let gradientContents = GradientContents(
        course: .radial,
        colors: [CGColor(red: 1, green: 0, blue: 0.5, alpha: 0.75), CGColor(gray: 1, alpha: 1)],
        locations: [-0.5, 1.5], start: CGPoint(x: 0.25, y: -1), end: CGPoint(x: 2, y: 0.75))

    package static let gradient = CGGradient(stops: [
        .init(location: 0.25, color: CGColor(red: 1, green: 0, blue: 0.5, alpha: 0.75)),
        .init(location: 1, color: CGColor(gray: 1, alpha: 1)),
    ])

    /// An update with all groups.
    package static func update(_ id: UInt64, _ contents: LayerUpdate.Contents = .none, sublayers: [UInt64] = [])
        -> LayerUpdate
    {
        var update = LayerUpdate(id: LayerID(rawValue: id))
        update.geometry = .init(
            size: CGSize(width: 30, height: 40), position: CGPoint(x: 5, y: 6),
            anchorPoint: CGPoint(x: 0.5, y: 1), transform: CGAffineTransform(scaleX: 2, y: 3))
        update.scroll = .init(
            offset: CGPoint(x: 1, y: 2), area: CGRect(x: -3, y: -4, width: 50, height: 60),
            rules: ScrollRules(behaviour: [.bounces, .locksDirection], decelerationRate: 0.99), isPinned: true)
        update.visibility = .init(isHidden: true, opacity: 0.25)
        update.appearance = .init(
            backgroundColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1), cornerRadius: 8, borderWidth: 1,
            borderColor: nil, maskedCorners: [.layerMinXMinYCorner, .layerMaxXMaxYCorner], cornerCurve: .continuous)
        update.shadow = .init(
            color: CGColor(gray: 0, alpha: 1), opacity: 0.5, offset: CGSize(width: -1, height: 2), radius: 4,
            path: path)
        update.clipping = .init(masksToBounds: true)
        update.contents = contents
        update.sublayers = sublayers.map(LayerID.init(rawValue:))
        update.animations = animations
        update.interaction = .init(touches: .inBounds, gestures: [.taps, .scrolling])
        return update
    }

    package static let animations: [LayerAnimation] =
        AnimatableProperty.allCases.enumerated().compactMap { index, property in
            LayerAnimation(
                id: .init(rawValue: UInt64(index + 1)), property: property,
                values: [value(of: property.kind, 0.25), value(of: property.kind, 0.5)], times: [0, 1],
                isAdditive: index.isMultiple(of: 2),
                transition: property == .transition ? LayerTransition(.push, from: .bottom) : nil,
                timing: AnimationTiming(begin: -0.5, duration: 2))
        } + [keyframes, discrete, spring, grouped].compactMap(\.self)

    private static let keyframes = LayerAnimation(
        id: .init(rawValue: 101), property: .backgroundColor,
        values: [.color(nil), .color(CGColor(red: 1, green: 0, blue: 0.5, alpha: 0.75)), .color(nil)],
        times: [0, 0.25, 1], curves: [.easeIn, TimingCurve(0.1, -2, 0.9, 3)], pace: .curve(.easeInOut),
        timing: AnimationTiming(
            begin: 3, duration: 0.5, rate: -2, offset: 0.25, repeatCount: .infinity, autoreverses: true,
            fillsBackwards: true, fillsForwards: true))

    private static let discrete = LayerAnimation(
        id: .init(rawValue: 102), property: .rotation, values: [.number(1), .number(2)], times: [0, 0.5, 1],
        isDiscrete: true, isCumulative: true, timing: AnimationTiming(duration: 0.8, repeatCount: 2.5))

    private static let spring = LayerAnimation(
        id: .init(rawValue: 103), property: .position, values: [.point(.zero), .point(CGPoint(x: 1, y: -2))],
        times: [0, 1], pace: .spring(Spring(mass: 2, stiffness: 100, damping: 5, initialVelocity: -1)),
        timing: AnimationTiming(duration: 1))

    private static let grouped = LayerAnimation(
        id: .init(rawValue: 104), property: .opacity, values: [.number(0), .number(1)], times: [0, 1],
        groups: [
            LayerAnimation.Group(
                timing: AnimationTiming(begin: -1, duration: 3, repeatCount: .infinity, fillsForwards: true),
                curve: .easeOut),
            LayerAnimation.Group(timing: AnimationTiming(begin: 0.5, duration: 2, rate: 2, autoreverses: true)),
        ],
        timing: AnimationTiming(begin: 0.25, duration: 1, fillsBackwards: true))

    private static func value(of kind: AnimatableValue.Kind, _ number: CGFloat) -> AnimatableValue {
        switch kind {
        case .number: .number(number)
        case .point: .point(CGPoint(x: number, y: -number))
        case .size: .size(CGSize(width: number, height: -number))
        case .rect: .rect(CGRect(x: -number, y: number, width: 2 * number, height: -number))
        case .color: .color(CGColor(red: number, green: 0, blue: 1, alpha: number))
        case .transform: .transform(CGAffineTransform(a: 1, b: number, c: -number, d: 2, tx: 3, ty: -4))
        case .path: .path(CGPath(ellipseIn: CGRect(x: number, y: 0, width: 10, height: 2 * number)))
        case .colors: .colors([CGColor(red: number, green: 0, blue: 1, alpha: number), CGColor(gray: 1, alpha: 1)])
        case .numbers: .numbers([-number, 2 * number])
        }
    }

    private static func masked(_ update: LayerUpdate, by mask: UInt64) -> LayerUpdate {
        var update = update
        update.clipping?.mask = LayerID(rawValue: mask)
        return update
    }

    package static let commit = SceneCommit(
        serial: .first.next, answeredResize: .first, afterControl: .first.next,
        layers: LayerCommit(
            root: LayerID(rawValue: 1), removed: [LayerID(rawValue: 9)],
            updates: [
                masked(update(1, sublayers: [2, 3, 4, 6, 8]), by: 7), update(2, .text(text)),
                update(
                    3,
                    .image(
                        ImageHash(rawValue: 77), scale: 2, gravity: .resizeAspectFill,
                        center: CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0))),
                update(4, .drawing(drawing, gravity: .left)), LayerUpdate(id: LayerID(rawValue: 5)),
                update(6, .picture(drawing, size: CGSize(width: 8, height: 9), gravity: .topRight)),
                update(7, .shape(shape)),
                update(
                    8,
                    .shape(
                        ShapeContents(
                            path: path, fillColor: nil, strokeColor: nil,
                            stroke: CGDrawing.Stroke()))),
                update(
                    9,
                    .surface(
                        .first.next, seed: 7, scale: 2, gravity: .resizeAspect,
                        changed: [(0, 1, 2, 3), (300, 0, 1, 16_384)].compactMap {
                            SurfaceRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3)
                        })),
                update(10, .gradient(gradientContents)),
            ], releasedImages: [ImageHash(rawValue: 78)]),
        facts: SceneFacts(
            title: .init(nil), preferredContentSize: CGSize(width: 7, height: 0), navigationItem: navigationItem,
            tabItem: tabItem, toolbar: toolbar, preferences: preferences, textInput: textInput))

    package static let textInput = SceneTextInput(
        SceneTextInput.Field(
            caret: CGRect(x: 1.5, y: -2, width: 2, height: 20),
            surroundings: SceneTextInput.Surroundings(text: "Grüße", selected: 2..<2, marked: 1..<3), keyboard: 7,
            returnKey: 4, contentType: "username", composition: .first.next))

    package static let unwindRequest: UnwindRequest = {
        guard let request = UnwindRequest(action: "unwindToFirst:", identifier: "back", isAnimated: true) else {
            preconditionFailure("The name is a method's")
        }
        return request
    }()

    package static let chunk = ImageChunk(
        image: ImageHash(rawValue: 77), width: 2, height: 3, offset: 8, bytes: Data([1, 2, 3, 4, 5, 6, 7, 8]))

    package static let pluginToHost: [PluginToHost] = [
        .scene(.contract(.answer(.first, .success(Data([7]))))),
        .session(.hello(hello)), .session(.pong), .session(.willStop), .session(.didRecordTrace(["viewDidLoad"])),
        .session(.didRequestSurface(surface)), .session(.didAttachSurface(.first.next, hasMemory: true)),
        .session(.didReleaseSurface(.first.next)),
        .scene(.sceneDidOpen),
        .scene(.sceneDidFail(SceneFailure(.unknownController, "There is none."))), .scene(.sceneDidClose),
        .input(
            .inputWasHandled(
                InputAnswer(
                    isHandled: true, gestures: [.taps, .pans, .swipes], scrollRest: CGVector(dx: 0, dy: -3.5),
                    scrollTarget: CGPoint(x: 0, y: 60)))),
        .content(
            .sceneDidChangeFacts(
                SceneFacts(
                    title: .init("Clock"), preferredContentSize: CGSize(width: 100, height: 50),
                    textInput: SceneTextInput(SceneTextInput.Field(isSecure: true))))),
        .scene(.sceneDidWritePasteboard(written)), .scene(.sceneDidRequestPasteboard(.first.next)),
        .scene(.sceneDidSelectText("é🕰")),
        .scene(.sceneDidLiftDrag(lifted)), .scene(.sceneDidAnswerDrop(dropAnswer)),
        .scene(.sceneDidRequestDragData(wantedDragData)), .scene(.sceneDidProvideDragData(dragData)),
        .scene(.sceneDidChangeState(Data([4, 5, 6]))), .scene(.sceneDidOffer(.first.next, .showDetail)),
        .scene(.sceneDidRequestStack(stackRequest)), .scene(.sceneDidRequestTab(tabRequest)),
        .scene(.sceneDidRequestColumn(columnRequest)),
        .scene(.sceneDidPresent(presentationRequest)),
        .scene(.sceneDidChangeAlert(.first.next, alert)),
        .scene(.sceneDidRequestDismissal(ofPresented: true, animated: true)),
        .scene(.sceneDidRequestUnwind(unwindRequest)),
        .content(.imageChunk(chunk)),
        .content(.sceneDidCommit(commit)),
        .content(.sceneDidDescribe(description)),
    ]

    package static let description = SceneDescription(
        elements: ElementRole.allCases.enumerated().map { index, role in
            SceneDescription.Element(
                layer: LayerID(rawValue: UInt64(index) + 1), parent: index == 0 ? nil : index - 1,
                description: ElementDescription(
                    role: role, identifier: "i", label: "", value: "5 %", hint: "h", traits: 1 << 53, isFocused: true))
        },
        controllers: [
            "ClockViewController appeared 0,0 320x480 \"Clock\"", "  FaceViewController disappeared not loaded",
        ])

    /// An envelope that has what `body` needs.
    package static func envelope<Body: MessageBody>(_ body: Body) -> Envelope<Body> {
        Envelope(
            epoch: .first, sequence: .first.next, inReplyTo: body.rules.reply == .required ? .first : nil,
            deadline: .milliseconds(250), scene: body.rules.scene == .required ? scene : nil, body: body)
    }

    /// A picture of `width` x 1 pixels whose bytes depend on `seed`.
    package static func image(width: Int, seed: UInt8 = 0) -> CGImage? {
        CGImage(
            width: width, height: 1,
            premultipliedBGRA: Data((0..<width * 4).map { UInt8(truncatingIfNeeded: $0) &+ seed }))
    }
}
