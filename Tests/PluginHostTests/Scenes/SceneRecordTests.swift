import Foundation
import PluginProtocol
import QuartzCore
import Testing

@testable import PluginHost

@Suite("What is remembered of a scene's containers")
struct SceneRecordTests {
    private static let traits = SceneTraits(
        displayScale: 2, userInterfaceStyle: .dark, horizontalSizeClass: .regular, verticalSizeClass: .compact,
        layoutDirection: .leftToRight)

    private static func resize(_ width: Double, _ serial: UInt64) -> SceneStep {
        .resizeScene(
            SceneGeometry(size: CGSize(width: width, height: 100), serial: ResizeSerial(number: serial)), animated: nil)
    }

    /// A child that a container has shown.
    private static let shown: [SceneStep] = [
        .willMoveToParent(hasParent: true), .changeTraits(traits, animated: nil), .loadView, resize(320, 1),
        .beginAppearanceTransition(appearing: true, animated: true, in: nil), .moveToSuperview(attached: true),
        .moveToWindow(attached: true), .changeVisibility(isVisible: true), .didMoveToParent(hasParent: true),
        .endAppearanceTransition,
    ]

    /// Where `shown` leads.
    private static let wayToShown: [SceneStep] = [
        .changeTraits(traits, animated: nil), .changeVisibility(isVisible: true), .willMoveToParent(hasParent: true),
        .loadView,
        .beginAppearanceTransition(appearing: true, animated: false, in: nil), .moveToWindow(attached: true),
        .moveToSuperview(attached: true), resize(320, 1), .didMoveToParent(hasParent: true),
        .endAppearanceTransition,
    ]

    private func record(_ steps: [SceneStep]) -> SceneRecord {
        steps.reduce(into: SceneRecord()) { $0.record($1) }
    }

    @Test("A controller that has had its parent from the start hears of no move in a later process either")
    func madeWithParent() {
        let steps = Self.shown.filter {
            $0 != .willMoveToParent(hasParent: true) && $0 != .didMoveToParent(hasParent: true)
        }
        var record = record([.didMoveToParent(hasParent: true)] + steps)
        _ = record.takeAll()
        let way = record.takeAll()
        #expect(!way.contains(.willMoveToParent(hasParent: true)))
        let move = way.firstIndex(of: .didMoveToParent(hasParent: true))
        let load = way.firstIndex(of: .loadView)
        #expect(move != nil && load != nil && (move ?? 0) < (load ?? 0))
        #expect(way.count { $0 == .didMoveToParent(hasParent: true) } == 1)
        // Once it has moved, it is as any other.
        record.record(.willMoveToParent(hasParent: false))
        record.record(.didMoveToParent(hasParent: false))
        record.record(.willMoveToParent(hasParent: true))
        record.record(.didMoveToParent(hasParent: true))
        _ = record.takeAll()
        #expect(record.takeAll().contains(.willMoveToParent(hasParent: true)))
    }

    @Test("The first process gets every step in order, those without a lasting effect too")
    func first() {
        let steps =
            Self.shown + [
                .receiveMemoryWarning,
                .willTransition(
                    to: CGSize(width: 7, height: 7), in: SceneTransition(id: .first, animation: nil)),
            ]
        var record = record(steps)
        let taken = record.takeAll()
        #expect(taken == steps)
        #expect(record.pendingSteps.isEmpty)
    }

    @Test("What was animated while the first process started is over when it gets to know of it")
    func animatedMeanwhile() {
        let animation = AnimationParameters(duration: 1, pace: .curve(.linear))
        func steps(_ animation: AnimationParameters?) -> [SceneStep] {
            let transition = SceneTransition(id: .first, animation: animation)
            return [
                .willChangeTraits(Self.traits, in: transition), .willTransition(to: .zero, in: transition),
                .resizeScene(SceneGeometry(size: .zero, serial: .first), animated: animation),
                .changeTraits(Self.traits, animated: animation), .animateAlongsideTransition(.first),
                .endTransition(.first, isCancelled: false),
            ]
        }
        var record = record(steps(animation))
        #expect(record.takeAll() == steps(nil))
        record.record(steps(animation)[2])
        #expect(record.takePending() == [steps(animation)[2]])
    }

    @Test("A process that is started anew is told what is covered, unless the scene left its window meanwhile")
    func safeArea() {
        let insets = SceneInsets(top: 44, left: 0, bottom: 34, right: 0)
        var shown = record(Self.shown + [.changeSafeArea(insets)])
        #expect(shown.takeAgain().contains(.changeSafeArea(insets)))
        var removed = record(Self.shown + [.changeSafeArea(insets), .moveToWindow(attached: false)])
        #expect(!removed.takeAgain().contains { if case .changeSafeArea = $0 { true } else { false } })
    }

    @Test(
        "A process that is started anew is told of a keyboard that is there, unless the scene left its window meanwhile"
    )
    func keyboard() {
        var shown = record(Self.shown + [.changeKeyboard(height: 120, animated: true)])
        #expect(shown.takeAgain().contains(.changeKeyboard(height: 120, animated: false)))
        var hidden = record(
            Self.shown + [.changeKeyboard(height: 120, animated: true), .changeKeyboard(height: 0, animated: true)])
        #expect(!hidden.takeAgain().contains { if case .changeKeyboard = $0 { true } else { false } })
        var removed = record(
            Self.shown + [.changeKeyboard(height: 120, animated: true), .moveToWindow(attached: false)])
        #expect(!removed.takeAgain().contains { if case .changeKeyboard = $0 { true } else { false } })
    }

    @Test("A running process gets what has happened since it was told last")
    func running() {
        var record = record(Self.shown)
        _ = record.takeAll()
        let none = record.takePending()
        #expect(none.isEmpty)
        record.record(Self.resize(400, 2))
        record.record(.receiveMemoryWarning)
        #expect(!record.pendingSteps.isEmpty)
        let news = record.takePending()
        #expect(news == [Self.resize(400, 2), .receiveMemoryWarning])
        #expect(record.pendingSteps.isEmpty)
    }

    @Test("A later process gets the shortest way to where the scene is")
    func later() {
        var record = record(Self.shown)
        _ = record.takeAll()
        for width in 2...90 { record.record(Self.resize(Double(width), UInt64(width))) }
        record.record(.receiveMemoryWarning)
        record.record(Self.resize(320, 1))
        let way = record.takeAgain()
        #expect(way == Self.wayToShown)
        #expect(record.pendingSteps.isEmpty)
    }

    @Test("A scene of which nothing was asked yet needs no step")
    func untouched() {
        var record = SceneRecord()
        let way = record.takeAgain()
        #expect(way.isEmpty)
    }

    @Test("A scene that was taken out again is loaded and has its size, and neither parent, window nor appearance")
    func removed() {
        var record = record(
            Self.shown + [
                .willMoveToParent(hasParent: false),
                .beginAppearanceTransition(appearing: false, animated: false, in: nil),
                .moveToSuperview(attached: false), .changeVisibility(isVisible: false),
                .moveToWindow(attached: false), .endAppearanceTransition, .didMoveToParent(hasParent: false),
            ])
        let way = record.takeAgain()
        #expect(way == [.changeTraits(Self.traits, animated: nil), .loadView, Self.resize(320, 1)])
    }

    @Test("A transition that is under way stays so in the new process, in either direction")
    func transition() {
        var appearing = record(Self.shown.dropLast())
        let wayToAppearing = appearing.takeAgain()
        #expect(wayToAppearing == Self.wayToShown.dropLast())
        var disappearing = record(
            Self.shown + [.beginAppearanceTransition(appearing: false, animated: true, in: nil)])
        let wayToDisappearing = disappearing.takeAgain()
        #expect(
            wayToDisappearing
                == Self.wayToShown + [.beginAppearanceTransition(appearing: false, animated: false, in: nil)])
    }

    @Test("More steps than go into one message are not kept: even the first process gets the shortest way then")
    func tooMany() {
        let resizes = (2...400).map { Self.resize(Double($0), UInt64($0)) }
        var record = record(resizes + Self.shown)
        #expect(record.isFull)
        let way = record.takeAll()
        #expect(way == Self.wayToShown)
        #expect(SceneRecord.mostKeptSteps == Limits.standard.sceneSteps)
    }

    @Test("A record that was too long once keeps the steps of the running process again")
    func recovers() {
        var record = record((1...400).map { Self.resize(Double($0), UInt64($0)) })
        _ = record.takeAll()
        record.record(.receiveMemoryWarning)
        let news = record.takePending()
        #expect(news == [.receiveMemoryWarning])
    }
}

extension SceneRecord {
    /// The steps for a second process.
    fileprivate mutating func takeAgain() -> [SceneStep] {
        _ = takeAll()
        return takeAll()
    }
}
