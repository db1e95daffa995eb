// Made by protoc-gen-mullion from the files in protos. Change those, and make this anew.

/// The numbers of the fields of all messages, by the names of the generated properties.
enum FieldNumber {
    enum AcknowledgeCommit {
        static var commit: UInt64 { 1 }
    }

    enum AffineTransform {
        static var a: UInt64 { 1 }
        static var b: UInt64 { 2 }
        static var c: UInt64 { 3 }
        static var d: UInt64 { 4 }
        static var tx: UInt64 { 5 }
        static var ty: UInt64 { 6 }
    }

    enum Alert {
        static var title: UInt64 { 1 }
        static var message: UInt64 { 2 }
        static var actionSheet: UInt64 { 3 }
        static var actions: UInt64 { 4 }
    }

    enum AlertAction {
        static var title: UInt64 { 1 }
        static var style: UInt64 { 2 }
        static var disabled: UInt64 { 3 }
        static var preferred: UInt64 { 4 }
    }

    enum AnimateAlongsideTransition {
        static var transition: UInt64 { 1 }
    }

    enum AnimatedValue {
        static var numbers: UInt64 { 1 }
        static var path: UInt64 { 2 }
    }

    enum AnimationGroup {
        static var timing: UInt64 { 1 }
        static var curve: UInt64 { 2 }
    }

    enum AnimationTiming {
        static var begin: UInt64 { 1 }
        static var duration: UInt64 { 2 }
        static var rate: UInt64 { 3 }
        static var offset: UInt64 { 4 }
        static var repeatCount: UInt64 { 5 }
        static var repeatsForever: UInt64 { 6 }
        static var autoreverses: UInt64 { 7 }
        static var fillsBackwards: UInt64 { 8 }
        static var fillsForwards: UInt64 { 9 }
    }

    enum AnswerAlert {
        static var offer: UInt64 { 1 }
        static var action: UInt64 { 2 }
    }

    enum AttachSurface {
        static var surface: UInt64 { 1 }
    }

    enum BarButton {
        static var button: UInt64 { 1 }
        static var title: UInt64 { 2 }
        static var image: UInt64 { 3 }
        static var done: UInt64 { 4 }
        static var disabled: UInt64 { 5 }
        static var hidden: UInt64 { 6 }
        static var tint: UInt64 { 7 }
        static var accessibilityLabel: UInt64 { 8 }
        static var accessibilityIdentifier: UInt64 { 9 }
        static var hasNoAction_p: UInt64 { 10 }
        static var width: UInt64 { 11 }
        static var space: UInt64 { 12 }
        static var menu: UInt64 { 13 }
    }

    enum BarButtonAppearance {
        static var normal: UInt64 { 1 }
        static var highlighted: UInt64 { 2 }
        static var disabled: UInt64 { 3 }
        static var focused: UInt64 { 4 }
    }

    enum BarFont {
        static var size: UInt64 { 1 }
        static var weight: UInt64 { 2 }
    }

    enum BarImage {
        static var symbol: UInt64 { 1 }
        static var pixels: UInt64 { 2 }
    }

    enum BarPixels {
        static var width: UInt64 { 1 }
        static var height: UInt64 { 2 }
        static var scale: UInt64 { 3 }
        static var bytes: UInt64 { 4 }
        static var template: UInt64 { 5 }
    }

    enum BarTextStyle {
        static var color: UInt64 { 1 }
        static var font: UInt64 { 2 }
    }

    enum BeginAppearanceTransition {
        static var appearing: UInt64 { 1 }
        static var animated: UInt64 { 2 }
        static var transition: UInt64 { 3 }
    }

    enum ChangeContainers {
        static var containers: UInt64 { 1 }
        static var firstIsParent: UInt64 { 2 }
    }

    enum ChangeDetent {
        static var detent: UInt64 { 1 }
        static var choice: UInt64 { 2 }
    }

    enum ChangeKeyboard {
        static var height: UInt64 { 1 }
        static var animated: UInt64 { 2 }
    }

    enum ChangePresentation {
        static var phase: UInt64 { 1 }
        static var byUser: UInt64 { 2 }
    }

    enum ChangeSafeArea {
        static var insets: UInt64 { 1 }
    }

    enum ChangeTraits {
        static var traits: UInt64 { 1 }
        static var animation: UInt64 { 2 }
    }

    enum ChangeVisibility {
        static var visible: UInt64 { 1 }
    }

    enum ClipPath {
        static var path: UInt64 { 1 }
        static var rule: UInt64 { 2 }
    }

    enum Color {
        static var red: UInt64 { 1 }
        static var green: UInt64 { 2 }
        static var blue: UInt64 { 3 }
        static var alpha: UInt64 { 4 }
    }

    enum ConicGradient {
        static var center: UInt64 { 1 }
        static var angle: UInt64 { 2 }
    }

    enum ContainedController {
        static var controller: UInt64 { 1 }
        static var scene: UInt64 { 2 }
        static var offer: UInt64 { 3 }
    }

    enum ContractAnswer {
        static var number: UInt64 { 1 }
        static var body: UInt64 { 2 }
        static var failure: UInt64 { 3 }
    }

    enum ContractCall {
        static var number: UInt64 { 1 }
        static var method: UInt64 { 2 }
        static var body: UInt64 { 3 }
    }

    enum ContractFailure {
        static var code: UInt64 { 1 }
        static var text: UInt64 { 2 }
    }

    enum ContractMessage {
        static var call: UInt64 { 1 }
        static var answer: UInt64 { 2 }
        static var cancelledCall: UInt64 { 3 }
    }

    enum ControllerPreferences {
        static var statusBarStyle: UInt64 { 1 }
        static var statusBarHidden: UInt64 { 2 }
        static var homeIndicatorAutoHidden: UInt64 { 3 }
        static var orientations: UInt64 { 4 }
        static var autorotates: UInt64 { 5 }
        static var extendedEdges: UInt64 { 6 }
        static var extendsBelowOpaqueBars: UInt64 { 7 }
        static var modalInPresentation: UInt64 { 8 }
        static var unwindActions: UInt64 { 9 }
        static var sheet: UInt64 { 10 }
    }

    enum ControllerTitle {
        static var text: UInt64 { 1 }
    }

    enum DeclineOffer {
        static var offer: UInt64 { 1 }
        static var reason: UInt64 { 2 }
    }

    enum DeclineSurface {
        static var surface: UInt64 { 1 }
        static var reason: UInt64 { 2 }
    }

    enum DeleteSurroundingText {
        static var before: UInt64 { 1 }
        static var after: UInt64 { 2 }
    }

    enum DeliverHover {
        static var position: UInt64 { 1 }
    }

    enum DeliverMiddleClick {
        static var position: UInt64 { 1 }
        static var selectedText: UInt64 { 2 }
    }

    enum DeliverPresses {
        static var presses: UInt64 { 1 }
        static var timestamp: UInt64 { 2 }
    }

    enum DeliverScroll {
        static var position: UInt64 { 1 }
        static var delta: UInt64 { 2 }
        static var modifiers: UInt64 { 3 }
        static var timestamp: UInt64 { 4 }
        static var isPrecise: UInt64 { 5 }
    }

    enum DeliverSecondaryClick {
        static var position: UInt64 { 1 }
    }

    enum DeliverTouches {
        static var touches: UInt64 { 1 }
        static var modifiers: UInt64 { 2 }
    }

    enum DescribeScene {
        static var ifChanged: UInt64 { 1 }
    }

    enum DidAttachSurface {
        static var surface: UInt64 { 1 }
        static var hasMemory_p: UInt64 { 2 }
    }

    enum DidMoveToParent {
        static var hasParent_p: UInt64 { 1 }
    }

    enum DidRecordTrace {
        static var lines: UInt64 { 1 }
    }

    enum DidReleaseSurface {
        static var surface: UInt64 { 1 }
    }

    enum DidRequestSurface {
        static var surface: UInt64 { 1 }
        static var width: UInt64 { 2 }
        static var height: UInt64 { 3 }
        static var format: UInt64 { 4 }
    }

    enum DrawGradient {
        static var stops: UInt64 { 1 }
        static var linear: UInt64 { 2 }
        static var radial: UInt64 { 3 }
        static var conic: UInt64 { 4 }
        static var drawsBeforeStart: UInt64 { 5 }
        static var drawsAfterEnd: UInt64 { 6 }
    }

    enum DrawImage {
        static var image: UInt64 { 1 }
        static var rect: UInt64 { 2 }
    }

    enum DrawText {
        static var text: UInt64 { 1 }
        static var rect: UInt64 { 2 }
    }

    enum Drawing {
        static var commands: UInt64 { 1 }
    }

    enum DrawingCommand {
        static var saveState: UInt64 { 1 }
        static var restoreState: UInt64 { 2 }
        static var concatenate: UInt64 { 3 }
        static var setAlpha: UInt64 { 4 }
        static var clip: UInt64 { 5 }
        static var fill: UInt64 { 6 }
        static var stroke: UInt64 { 7 }
        static var image: UInt64 { 8 }
        static var text: UInt64 { 9 }
        static var setBlendMode: UInt64 { 10 }
        static var setShadow: UInt64 { 11 }
        static var beginLayer: UInt64 { 12 }
        static var endLayer: UInt64 { 13 }
        static var gradient: UInt64 { 14 }
    }

    enum DropShadow {
        static var offset: UInt64 { 1 }
        static var blur: UInt64 { 2 }
        static var color: UInt64 { 3 }
    }

    enum EdgeInsets {
        static var top: UInt64 { 1 }
        static var left: UInt64 { 2 }
        static var bottom: UInt64 { 3 }
        static var right: UInt64 { 4 }
    }

    enum EndInteraction {
        static var transition: UInt64 { 1 }
        static var cancelled: UInt64 { 2 }
        static var progress: UInt64 { 3 }
    }

    enum EndTransition {
        static var transition: UInt64 { 1 }
        static var cancelled: UInt64 { 2 }
    }

    enum FillPath {
        static var path: UInt64 { 1 }
        static var rule: UInt64 { 2 }
        static var color: UInt64 { 3 }
    }

    enum FocusScene {
        static var focused: UInt64 { 1 }
    }

    enum FontDescription {
        static var family: UInt64 { 1 }
        static var size: UInt64 { 2 }
        static var weight: UInt64 { 3 }
        static var italic: UInt64 { 4 }
        static var monospacedDigits: UInt64 { 5 }
    }

    enum GradientContents {
        static var course: UInt64 { 1 }
        static var colors: UInt64 { 2 }
        static var locations: UInt64 { 3 }
        static var start: UInt64 { 4 }
        static var end: UInt64 { 5 }
    }

    enum GradientStop {
        static var location: UInt64 { 1 }
        static var color: UInt64 { 2 }
    }

    enum Hello {
        static var minimumVersion: UInt64 { 1 }
        static var maximumVersion: UInt64 { 2 }
        static var lane: UInt64 { 3 }
        static var token: UInt64 { 4 }
        static var pluginIdentifier: UInt64 { 5 }
        static var pluginVersion: UInt64 { 6 }
        static var build: UInt64 { 7 }
        static var fontsDigest: UInt64 { 8 }
        static var capabilities: UInt64 { 9 }
    }

    enum HostToPluginEnvelope {
        static var epoch: UInt64 { 1 }
        static var sequence: UInt64 { 2 }
        static var inReplyTo: UInt64 { 3 }
        static var deadlineMilliseconds: UInt64 { 4 }
        static var scene: UInt64 { 5 }
        static var welcome: UInt64 { 10 }
        static var refused: UInt64 { 11 }
        static var ping: UInt64 { 12 }
        static var stop: UInt64 { 13 }
        static var performDebugCommand: UInt64 { 14 }
        static var updateContainer: UInt64 { 15 }
        static var attachSurface: UInt64 { 16 }
        static var declineSurface: UInt64 { 17 }
        static var openScene: UInt64 { 20 }
        static var updateScene: UInt64 { 21 }
        static var closeScene: UInt64 { 22 }
        static var acknowledgeCommit: UInt64 { 23 }
        static var declineOffer: UInt64 { 24 }
        static var contractMessage: UInt64 { 25 }
        static var describeScene: UInt64 { 26 }
        static var answerAlert: UInt64 { 27 }
        static var deliverTouches: UInt64 { 30 }
        static var deliverScroll: UInt64 { 31 }
        static var deliverPresses: UInt64 { 32 }
        static var insertText: UInt64 { 33 }
        static var deleteBackward: UInt64 { 34 }
        static var focusScene: UInt64 { 35 }
        static var deliverHover: UInt64 { 36 }
        static var scrollLayers: UInt64 { 37 }
        static var tapBarButton: UInt64 { 38 }
        static var deliverSecondaryClick: UInt64 { 39 }
        static var setMarkedText: UInt64 { 45 }
        static var unmarkText: UInt64 { 46 }
        static var deleteSurroundingText: UInt64 { 47 }
        static var deliverMiddleClick: UInt64 { 48 }
        static var updatePasteboard: UInt64 { 60 }
        static var updateDrag: UInt64 { 61 }
        static var updateDrop: UInt64 { 62 }
        static var requestDragData: UInt64 { 63 }
        static var provideDragData: UInt64 { 64 }
        static var performUnwind: UInt64 { 70 }
    }

    enum ImageChunk {
        static var hash: UInt64 { 1 }
        static var width: UInt64 { 2 }
        static var height: UInt64 { 3 }
        static var offset: UInt64 { 4 }
        static var total: UInt64 { 5 }
        static var bytes: UInt64 { 6 }
    }

    enum InputWasHandled {
        static var handled: UInt64 { 1 }
        static var usesTaps: UInt64 { 2 }
        static var usesPans: UInt64 { 3 }
        static var usesSwipes: UInt64 { 4 }
        static var scrollRest: UInt64 { 5 }
        static var scrollTarget: UInt64 { 6 }
    }

    enum InsertText {
        static var text: UInt64 { 1 }
    }

    enum LayerAnimation {
        static var animation: UInt64 { 1 }
        static var property: UInt64 { 2 }
        static var values: UInt64 { 3 }
        static var times: UInt64 { 4 }
        static var curves: UInt64 { 5 }
        static var discrete: UInt64 { 6 }
        static var curve: UInt64 { 7 }
        static var spring: UInt64 { 8 }
        static var additive: UInt64 { 9 }
        static var cumulative: UInt64 { 10 }
        static var timing: UInt64 { 11 }
        static var transition: UInt64 { 12 }
        static var groups: UInt64 { 13 }
    }

    enum LayerAnimations {
        static var animations: UInt64 { 1 }
    }

    enum LayerAppearance {
        static var background: UInt64 { 1 }
        static var cornerRadius: UInt64 { 2 }
        static var borderWidth: UInt64 { 3 }
        static var borderColor: UInt64 { 4 }
        static var squareCorners: UInt64 { 5 }
        static var continuousCorners: UInt64 { 6 }
    }

    enum LayerClipping {
        static var masksToBounds: UInt64 { 1 }
        static var mask: UInt64 { 2 }
    }

    enum LayerContents {
        static var none: UInt64 { 1 }
        static var text: UInt64 { 2 }
        static var image: UInt64 { 3 }
        static var drawing: UInt64 { 4 }
        static var picture: UInt64 { 5 }
        static var shape: UInt64 { 6 }
        static var drawingGravity: UInt64 { 7 }
        static var surface: UInt64 { 8 }
        static var gradient: UInt64 { 9 }
    }

    enum LayerGeometry {
        static var position: UInt64 { 2 }
        static var anchor: UInt64 { 3 }
        static var transform: UInt64 { 4 }
        static var size: UInt64 { 5 }
    }

    enum LayerInteraction {
        static var touches: UInt64 { 1 }
        static var gestures: UInt64 { 2 }
    }

    enum LayerScroll {
        static var offset: UInt64 { 1 }
        static var area: UInt64 { 2 }
        static var rules: UInt64 { 3 }
        static var pinned: UInt64 { 4 }
    }

    enum LayerShadow {
        static var color: UInt64 { 1 }
        static var opacity: UInt64 { 2 }
        static var offset: UInt64 { 3 }
        static var radius: UInt64 { 4 }
        static var path: UInt64 { 5 }
    }

    enum LayerSublayers {
        static var layers: UInt64 { 1 }
    }

    enum LayerTransition {
        static var kind: UInt64 { 1 }
        static var edge: UInt64 { 2 }
    }

    enum LayerUpdate {
        static var layer: UInt64 { 1 }
        static var geometry: UInt64 { 2 }
        static var visibility: UInt64 { 3 }
        static var appearance: UInt64 { 4 }
        static var shadow: UInt64 { 5 }
        static var clipping: UInt64 { 6 }
        static var contents: UInt64 { 7 }
        static var sublayers: UInt64 { 8 }
        static var animations: UInt64 { 9 }
        static var scroll: UInt64 { 10 }
        static var interaction: UInt64 { 11 }
    }

    enum LayerVisibility {
        static var hidden: UInt64 { 1 }
        static var opacity: UInt64 { 2 }
    }

    enum Limits {
        static var controlMessageBytes: UInt64 { 1 }
        static var contentMessageBytes: UInt64 { 2 }
        static var scenes: UInt64 { 3 }
        static var layers: UInt64 { 4 }
        static var layerDepth: UInt64 { 5 }
        static var changes: UInt64 { 6 }
        static var textBytes: UInt64 { 7 }
        static var imagePixels: UInt64 { 8 }
        static var imageBytes: UInt64 { 9 }
        static var drawingCommands: UInt64 { 10 }
        static var pathSteps: UInt64 { 11 }
        static var sceneSteps: UInt64 { 12 }
        static var animations: UInt64 { 13 }
        static var sceneDescriptionBytes: UInt64 { 14 }
        static var sessionDescriptionBytes: UInt64 { 15 }
        static var restorableStateBytes: UInt64 { 16 }
    }

    enum LinearGradient {
        static var start: UInt64 { 1 }
        static var end: UInt64 { 2 }
    }

    enum Menu {
        static var title: UInt64 { 1 }
        static var singleSelection: UInt64 { 2 }
        static var elements: UInt64 { 3 }
    }

    enum MenuElement {
        static var element: UInt64 { 1 }
        static var depth: UInt64 { 2 }
        static var title: UInt64 { 3 }
        static var subtitle: UInt64 { 4 }
        static var image: UInt64 { 5 }
        static var disabled: UInt64 { 6 }
        static var destructive: UInt64 { 7 }
        static var keepsMenu: UInt64 { 8 }
        static var state: UInt64 { 9 }
        static var submenu: UInt64 { 10 }
    }

    enum MoveToSuperview {
        static var attached: UInt64 { 1 }
    }

    enum MoveToWindow {
        static var attached: UInt64 { 1 }
    }

    enum NavigationBarAppearance {
        static var background: UInt64 { 1 }
        static var shadow: UInt64 { 2 }
        static var title: UInt64 { 3 }
        static var largeTitle: UInt64 { 4 }
        static var button: UInt64 { 5 }
        static var doneButton: UInt64 { 6 }
        static var backButton: UInt64 { 7 }
    }

    enum NavigationItem {
        static var title: UInt64 { 1 }
        static var backButtonTitle: UInt64 { 2 }
        static var backButton: UInt64 { 3 }
        static var hidesBackButton: UInt64 { 4 }
        static var leftItemsSupplementBackButton: UInt64 { 5 }
        static var leadingButtons: UInt64 { 6 }
        static var trailingButtons: UInt64 { 7 }
        static var prompt: UInt64 { 8 }
        static var largeTitleDisplay: UInt64 { 9 }
        static var standardAppearance: UInt64 { 10 }
        static var compactAppearance: UInt64 { 11 }
        static var scrollEdgeAppearance: UInt64 { 12 }
        static var compactScrollEdgeAppearance: UInt64 { 13 }
    }

    enum NavigationStack {
        static var entries: UInt64 { 1 }
        static var barHidden: UInt64 { 2 }
        static var toolbarShown: UInt64 { 3 }
    }

    enum OpenScene {
        static var controller: UInt64 { 1 }
        static var state: UInt64 { 2 }
        static var offer: UInt64 { 3 }
    }

    enum ParagraphStyle {
        static var alignment: UInt64 { 1 }
        static var lineBreak: UInt64 { 2 }
        static var direction: UInt64 { 3 }
        static var lineSpacing: UInt64 { 4 }
        static var spacing: UInt64 { 5 }
        static var spacingBefore: UInt64 { 6 }
        static var lineHeightMultiple: UInt64 { 7 }
        static var minimumLineHeight: UInt64 { 8 }
        static var maximumLineHeight: UInt64 { 9 }
        static var firstLineHeadIndent: UInt64 { 10 }
        static var headIndent: UInt64 { 11 }
        static var tailIndent: UInt64 { 12 }
        static var tabs: UInt64 { 13 }
        static var tabInterval: UInt64 { 14 }
    }

    enum PasteboardItem {
        static var representations: UInt64 { 1 }
    }

    enum PasteboardRepresentation {
        static var type: UInt64 { 1 }
        static var data: UInt64 { 2 }
    }

    enum Path {
        static var steps: UInt64 { 1 }
        static var coordinates: UInt64 { 2 }
    }

    enum PerformDebugCommand {
        static var command: UInt64 { 1 }
    }

    enum PerformUnwind {
        static var action: UInt64 { 1 }
        static var identifier: UInt64 { 2 }
        static var animated: UInt64 { 3 }
    }

    enum PlacedDrawing {
        static var drawing: UInt64 { 1 }
        static var size: UInt64 { 2 }
        static var gravity: UInt64 { 3 }
    }

    enum PlacedImage {
        static var image: UInt64 { 1 }
        static var scale: UInt64 { 2 }
        static var gravity: UInt64 { 3 }
        static var center: UInt64 { 4 }
    }

    enum PluginToHostEnvelope {
        static var epoch: UInt64 { 1 }
        static var sequence: UInt64 { 2 }
        static var inReplyTo: UInt64 { 3 }
        static var deadlineMilliseconds: UInt64 { 4 }
        static var scene: UInt64 { 5 }
        static var hello: UInt64 { 10 }
        static var pong: UInt64 { 11 }
        static var willStop: UInt64 { 12 }
        static var didRecordTrace: UInt64 { 13 }
        static var didRequestSurface: UInt64 { 14 }
        static var didAttachSurface: UInt64 { 15 }
        static var didReleaseSurface: UInt64 { 16 }
        static var sceneDidOpen: UInt64 { 20 }
        static var sceneDidFail: UInt64 { 21 }
        static var sceneDidClose: UInt64 { 22 }
        static var sceneDidOffer: UInt64 { 23 }
        static var contractMessage: UInt64 { 24 }
        static var sceneDidRequestStack: UInt64 { 25 }
        static var sceneDidRequestTab: UInt64 { 26 }
        static var sceneDidRequestColumn: UInt64 { 27 }
        static var sceneDidPresent: UInt64 { 28 }
        static var sceneDidRequestDismissal: UInt64 { 29 }
        static var inputWasHandled: UInt64 { 30 }
        static var sceneDidChangeState: UInt64 { 42 }
        static var imageChunk: UInt64 { 50 }
        static var sceneDidCommit: UInt64 { 51 }
        static var sceneDidChangeFacts: UInt64 { 52 }
        static var sceneDidDescribe: UInt64 { 53 }
        static var sceneDidWritePasteboard: UInt64 { 60 }
        static var sceneDidRequestPasteboard: UInt64 { 61 }
        static var sceneDidSelectText: UInt64 { 62 }
        static var sceneDidAnswerDrop: UInt64 { 63 }
        static var sceneDidRequestDragData: UInt64 { 64 }
        static var sceneDidProvideDragData: UInt64 { 65 }
        static var sceneDidLiftDrag: UInt64 { 66 }
        static var sceneDidRequestUnwind: UInt64 { 70 }
        static var sceneDidChangeAlert: UInt64 { 72 }
    }

    enum Point {
        static var x: UInt64 { 1 }
        static var y: UInt64 { 2 }
    }

    enum Press {
        static var key: UInt64 { 1 }
        static var characters: UInt64 { 2 }
        static var charactersIgnoringModifiers: UInt64 { 3 }
        static var modifiers: UInt64 { 4 }
        static var phase: UInt64 { 5 }
    }

    enum ProvideDragData {
        static var request: UInt64 { 1 }
        static var data: UInt64 { 2 }
    }

    enum RadialGradient {
        static var start: UInt64 { 1 }
        static var startRadius: UInt64 { 2 }
        static var end: UInt64 { 3 }
        static var endRadius: UInt64 { 4 }
    }

    enum RecordedMessage {
        static var nanoseconds: UInt64 { 1 }
        static var plugin: UInt64 { 2 }
        static var onContentLane: UInt64 { 3 }
        static var hostToPlugin: UInt64 { 4 }
        static var pluginToHost: UInt64 { 5 }
        static var session: UInt64 { 6 }
    }

    enum RecordingBeginning {
        static var version: UInt64 { 1 }
    }

    enum RecordingEntry {
        static var beginning: UInt64 { 1 }
        static var message: UInt64 { 2 }
    }

    enum Rect {
        static var origin: UInt64 { 1 }
        static var size: UInt64 { 2 }
    }

    enum Refused {
        static var code: UInt64 { 1 }
        static var text: UInt64 { 2 }
    }

    enum RequestDragData {
        static var drag: UInt64 { 1 }
        static var request: UInt64 { 2 }
        static var item: UInt64 { 3 }
        static var type: UInt64 { 4 }
    }

    enum ResizeScene {
        static var size: UInt64 { 1 }
        static var serial: UInt64 { 2 }
        static var animation: UInt64 { 3 }
    }

    enum SceneDidAnswerDrop {
        static var drag: UInt64 { 1 }
        static var operation: UInt64 { 2 }
        static var finished: UInt64 { 3 }
        static var unasked: UInt64 { 4 }
    }

    enum SceneDidChangeAlert {
        static var offer: UInt64 { 1 }
        static var alert: UInt64 { 2 }
    }

    enum SceneDidChangeFacts {
        static var facts: UInt64 { 1 }
    }

    enum SceneDidChangeState {
        static var state: UInt64 { 1 }
    }

    enum SceneDidCommit {
        static var commit: UInt64 { 1 }
        static var answeredResize: UInt64 { 2 }
        static var afterControlSequence: UInt64 { 3 }
        static var root: UInt64 { 4 }
        static var removed: UInt64 { 5 }
        static var updates: UInt64 { 6 }
        static var releasedImages: UInt64 { 7 }
        static var facts: UInt64 { 8 }
    }

    enum SceneDidDescribe {
        static var elements: UInt64 { 1 }
        static var controllers: UInt64 { 2 }
    }

    enum SceneDidFail {
        static var code: UInt64 { 1 }
        static var text: UInt64 { 2 }
    }

    enum SceneDidLiftDrag {
        static var drag: UInt64 { 1 }
        static var items: UInt64 { 2 }
        static var touch: UInt64 { 3 }
        static var preview: UInt64 { 4 }
        static var allowsMove: UInt64 { 5 }
    }

    enum SceneDidOffer {
        static var offer: UInt64 { 1 }
        static var purpose: UInt64 { 2 }
    }

    enum SceneDidPresent {
        static var offer: UInt64 { 1 }
        static var style: UInt64 { 2 }
        static var transition: UInt64 { 3 }
        static var animated: UInt64 { 4 }
        static var anchor: UInt64 { 5 }
        static var arrowDirections: UInt64 { 6 }
        static var sheet: UInt64 { 7 }
        static var alert: UInt64 { 8 }
        static var anchorButton: UInt64 { 9 }
        static var adaptiveStyle: UInt64 { 10 }
    }

    enum SceneDidProvideDragData {
        static var request: UInt64 { 1 }
        static var data: UInt64 { 2 }
    }

    enum SceneDidRequestColumn {
        static var container: UInt64 { 1 }
        static var request: UInt64 { 2 }
        static var column: UInt64 { 3 }
        static var hidden: UInt64 { 4 }
    }

    enum SceneDidRequestDismissal {
        static var presented: UInt64 { 1 }
        static var animated: UInt64 { 2 }
    }

    enum SceneDidRequestDragData {
        static var drag: UInt64 { 1 }
        static var request: UInt64 { 2 }
        static var item: UInt64 { 3 }
        static var type: UInt64 { 4 }
    }

    enum SceneDidRequestPasteboard {
        static var request: UInt64 { 1 }
    }

    enum SceneDidRequestStack {
        static var container: UInt64 { 1 }
        static var request: UInt64 { 2 }
        static var topKept: UInt64 { 3 }
        static var above: UInt64 { 4 }
        static var animated: UInt64 { 5 }
        static var barHidden: UInt64 { 6 }
        static var toolbarHidden: UInt64 { 7 }
    }

    enum SceneDidRequestTab {
        static var container: UInt64 { 1 }
        static var request: UInt64 { 2 }
        static var selected: UInt64 { 3 }
    }

    enum SceneDidRequestUnwind {
        static var action: UInt64 { 1 }
        static var identifier: UInt64 { 2 }
        static var animated: UInt64 { 3 }
    }

    enum SceneDidSelectText {
        static var text: UInt64 { 1 }
    }

    enum SceneDidWritePasteboard {
        static var request: UInt64 { 1 }
        static var items: UInt64 { 2 }
        static var localOnly: UInt64 { 3 }
        static var lifetimeMilliseconds: UInt64 { 4 }
    }

    enum SceneElement {
        static var layer: UInt64 { 1 }
        static var parent: UInt64 { 2 }
        static var role: UInt64 { 3 }
        static var identifier: UInt64 { 4 }
        static var label: UInt64 { 5 }
        static var value: UInt64 { 6 }
        static var hint: UInt64 { 7 }
        static var traits: UInt64 { 8 }
        static var focused: UInt64 { 9 }
    }

    enum SceneFacts {
        static var title: UInt64 { 1 }
        static var preferredContentSize: UInt64 { 2 }
        static var navigationItem: UInt64 { 3 }
        static var tabItem: UInt64 { 4 }
        static var toolbar: UInt64 { 5 }
        static var preferences: UInt64 { 6 }
        static var textInput: UInt64 { 7 }
    }

    enum SceneStep {
        static var willMoveToParent: UInt64 { 1 }
        static var didMoveToParent: UInt64 { 2 }
        static var loadView: UInt64 { 3 }
        static var moveToSuperview: UInt64 { 4 }
        static var moveToWindow: UInt64 { 5 }
        static var beginAppearanceTransition: UInt64 { 6 }
        static var endAppearanceTransition: UInt64 { 7 }
        static var resizeScene: UInt64 { 8 }
        static var receiveMemoryWarning: UInt64 { 10 }
        static var willTransition: UInt64 { 11 }
        static var changeVisibility: UInt64 { 12 }
        static var willChangeTraits: UInt64 { 13 }
        static var changeSafeArea: UInt64 { 14 }
        static var changeTraits: UInt64 { 15 }
        static var animateAlongsideTransition: UInt64 { 16 }
        static var endTransition: UInt64 { 17 }
        static var changeContainers: UInt64 { 18 }
        static var endInteraction: UInt64 { 19 }
        static var changePresentation: UInt64 { 20 }
        static var didAttemptToDismiss: UInt64 { 21 }
        static var changeKeyboard: UInt64 { 22 }
        static var changeDetent: UInt64 { 23 }
    }

    enum SceneTextInput {
        static var state: UInt64 { 1 }
    }

    enum SceneTransition {
        static var transition: UInt64 { 1 }
        static var animation: UInt64 { 2 }
        static var interactive: UInt64 { 3 }
    }

    enum Screen {
        static var size: UInt64 { 1 }
        static var scale: UInt64 { 2 }
    }

    enum ScrollLayers {
        static var layers: UInt64 { 1 }
    }

    enum ScrollRules {
        static var behaviour: UInt64 { 1 }
        static var decelerationRate: UInt64 { 2 }
    }

    enum ScrolledLayer {
        static var layer: UInt64 { 1 }
        static var offset: UInt64 { 2 }
        static var turn: UInt64 { 3 }
        static var speed: UInt64 { 4 }
        static var target: UInt64 { 5 }
    }

    enum SetMarkedText {
        static var text: UInt64 { 1 }
        static var selectedStart: UInt64 { 2 }
        static var selectedEnd: UInt64 { 3 }
        static var composition: UInt64 { 4 }
    }

    enum SetShadow {
        static var shadow: UInt64 { 1 }
    }

    enum ShapeContents {
        static var path: UInt64 { 1 }
        static var rule: UInt64 { 2 }
        static var fill: UInt64 { 3 }
        static var stroke: UInt64 { 4 }
        static var strokeStart: UInt64 { 5 }
        static var strokeEnd: UInt64 { 6 }
    }

    enum SheetDetent {
        static var medium: UInt64 { 1 }
        static var large: UInt64 { 2 }
        static var points: UInt64 { 3 }
    }

    enum SheetOptions {
        static var detents: UInt64 { 1 }
        static var selected: UInt64 { 2 }
        static var largestUndimmed: UInt64 { 3 }
        static var grabber: UInt64 { 4 }
        static var cornerRadius: UInt64 { 5 }
        static var attachedInCompactHeight: UInt64 { 6 }
        static var widthFollowsPreferredSize: UInt64 { 7 }
        static var answeredChoice: UInt64 { 8 }
        static var animated: UInt64 { 9 }
    }

    enum Size {
        static var width: UInt64 { 1 }
        static var height: UInt64 { 2 }
    }

    enum SplitColumnContent {
        static var column: UInt64 { 1 }
        static var controller: UInt64 { 2 }
    }

    enum SplitView {
        static var collapsed: UInt64 { 1 }
        static var displayMode: UInt64 { 2 }
        static var columns: UInt64 { 3 }
    }

    enum Spring {
        static var mass: UInt64 { 1 }
        static var stiffness: UInt64 { 2 }
        static var damping: UInt64 { 3 }
        static var initialVelocity: UInt64 { 4 }
    }

    enum StackPlace {
        static var controller: UInt64 { 1 }
        static var offer: UInt64 { 2 }
        static var title: UInt64 { 3 }
        static var hidesBottomBar: UInt64 { 4 }
    }

    enum Stop {
        static var graceMilliseconds: UInt64 { 1 }
    }

    enum StrokePath {
        static var path: UInt64 { 1 }
        static var color: UInt64 { 2 }
        static var width: UInt64 { 3 }
        static var cap: UInt64 { 4 }
        static var join: UInt64 { 5 }
        static var miterLimit: UInt64 { 6 }
        static var dash: UInt64 { 7 }
        static var dashPhase: UInt64 { 8 }
    }

    enum StyledText {
        static var runs: UInt64 { 1 }
        static var alignment: UInt64 { 2 }
        static var lineBreak: UInt64 { 3 }
        static var maximumLines: UInt64 { 4 }
        static var paragraphs: UInt64 { 5 }
        static var rightToLeft: UInt64 { 6 }
        static var verticalAlignment: UInt64 { 7 }
    }

    enum Submenu {
        static var inline: UInt64 { 1 }
        static var singleSelection: UInt64 { 2 }
    }

    enum SurfaceContents {
        static var surface: UInt64 { 1 }
        static var seed: UInt64 { 2 }
        static var scale: UInt64 { 3 }
        static var gravity: UInt64 { 4 }
        static var changed: UInt64 { 5 }
    }

    enum SystemFontMetrics {
        static var ascender: UInt64 { 1 }
        static var descender: UInt64 { 2 }
        static var lineHeight: UInt64 { 3 }
        static var capHeight: UInt64 { 4 }
    }

    enum TabBar {
        static var tabs: UInt64 { 1 }
        static var selected: UInt64 { 2 }
    }

    enum TabItem {
        static var title: UInt64 { 1 }
        static var image: UInt64 { 2 }
        static var selectedImage: UInt64 { 3 }
        static var badge: UInt64 { 4 }
        static var badgeColor: UInt64 { 5 }
        static var accessibilityLabel: UInt64 { 6 }
        static var accessibilityIdentifier: UInt64 { 7 }
    }

    enum TabStop {
        static var alignment: UInt64 { 1 }
        static var location: UInt64 { 2 }
    }

    enum TapBarButton {
        static var button: UInt64 { 1 }
        static var element: UInt64 { 2 }
    }

    enum TextAttachment {
        static var width: UInt64 { 1 }
        static var height: UInt64 { 2 }
        static var rise: UInt64 { 3 }
    }

    enum TextDecoration {
        static var weight: UInt64 { 1 }
        static var pattern: UInt64 { 2 }
        static var skipsSpaces: UInt64 { 3 }
        static var color: UInt64 { 4 }
    }

    enum TextInputState {
        static var caret: UInt64 { 1 }
        static var surroundings: UInt64 { 2 }
        static var keyboard: UInt64 { 3 }
        static var returnKey: UInt64 { 4 }
        static var contentType: UInt64 { 5 }
        static var isSecure: UInt64 { 6 }
        static var composition: UInt64 { 7 }
        static var ownInputView: UInt64 { 8 }
    }

    enum TextOrnaments {
        static var background: UInt64 { 1 }
        static var kern: UInt64 { 2 }
        static var underline: UInt64 { 3 }
        static var strikethrough: UInt64 { 4 }
        static var baselineOffset: UInt64 { 5 }
        static var shadow: UInt64 { 6 }
        static var stroke: UInt64 { 7 }
        static var obliqueness: UInt64 { 8 }
        static var withoutLigatures: UInt64 { 9 }
        static var attachment: UInt64 { 10 }
    }

    enum TextRun {
        static var text: UInt64 { 1 }
        static var font: UInt64 { 2 }
        static var color: UInt64 { 3 }
        static var ornaments: UInt64 { 4 }
        static var paragraph: UInt64 { 5 }
    }

    enum TextShadow {
        static var color: UInt64 { 1 }
        static var offset: UInt64 { 2 }
        static var blurRadius: UInt64 { 3 }
    }

    enum TextStroke {
        static var width: UInt64 { 1 }
        static var filled: UInt64 { 2 }
        static var color: UInt64 { 3 }
    }

    enum TextSurroundings {
        static var text: UInt64 { 1 }
        static var selectedStart: UInt64 { 2 }
        static var selectedEnd: UInt64 { 3 }
        static var markedStart: UInt64 { 4 }
        static var markedEnd: UInt64 { 5 }
    }

    enum TimingCurve {
        static var x1: UInt64 { 1 }
        static var y1: UInt64 { 2 }
        static var x2: UInt64 { 3 }
        static var y2: UInt64 { 4 }
    }

    enum Toolbar {
        static var items: UInt64 { 1 }
    }

    enum Touch {
        static var id: UInt64 { 1 }
        static var phase: UInt64 { 2 }
        static var position: UInt64 { 3 }
        static var timestamp: UInt64 { 4 }
        static var tapCount: UInt64 { 5 }
        static var hostScrolls: UInt64 { 6 }
    }

    enum Traits {
        static var displayScale: UInt64 { 1 }
        static var userInterfaceStyle: UInt64 { 2 }
        static var horizontalSizeClass: UInt64 { 3 }
        static var verticalSizeClass: UInt64 { 4 }
        static var layoutDirection: UInt64 { 5 }
        static var userInterfaceLevel: UInt64 { 6 }
        static var preferredContentSizeCategory: UInt64 { 7 }
        static var accessibilityContrast: UInt64 { 8 }
        static var legibilityWeight: UInt64 { 9 }
    }

    enum TransitionAnimation {
        static var duration: UInt64 { 1 }
        static var curve: UInt64 { 2 }
        static var spring: UInt64 { 3 }
        static var delay: UInt64 { 4 }
    }

    enum UpdateContainer {
        static var container: UInt64 { 1 }
        static var navigation: UInt64 { 2 }
        static var answeredRequest: UInt64 { 3 }
        static var tabs: UInt64 { 4 }
        static var split: UInt64 { 5 }
    }

    enum UpdateDrag {
        static var drag: UInt64 { 1 }
        static var phase: UInt64 { 2 }
        static var operation: UInt64 { 3 }
    }

    enum UpdateDrop {
        static var drag: UInt64 { 1 }
        static var phase: UInt64 { 2 }
        static var position: UInt64 { 3 }
        static var items: UInt64 { 4 }
        static var allowsMove: UInt64 { 5 }
        static var ownDrag: UInt64 { 6 }
    }

    enum UpdatePasteboard {
        static var changeCount: UInt64 { 1 }
        static var items: UInt64 { 2 }
        static var answeredRequest: UInt64 { 3 }
        static var granted: UInt64 { 4 }
    }

    enum UpdateScene {
        static var steps: UInt64 { 1 }
    }

    enum Vector {
        static var dx: UInt64 { 1 }
        static var dy: UInt64 { 2 }
    }

    enum Welcome {
        static var version: UInt64 { 1 }
        static var epoch: UInt64 { 2 }
        static var granted: UInt64 { 3 }
        static var limits: UInt64 { 4 }
        static var screen: UInt64 { 5 }
        static var traits: UInt64 { 6 }
        static var trace: UInt64 { 7 }
        static var systemFont: UInt64 { 8 }
        static var clockMilliseconds: UInt64 { 9 }
    }

    enum WillChangeTraits {
        static var traits: UInt64 { 1 }
        static var transition: UInt64 { 2 }
    }

    enum WillMoveToParent {
        static var hasParent_p: UInt64 { 1 }
    }

    enum WillTransition {
        static var size: UInt64 { 1 }
        static var transition: UInt64 { 2 }
    }
}
