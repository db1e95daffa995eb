import CoreGraphics
import Testing

@testable import UIKit

extension UIKitBehaviour {
    @Suite("What a split view does about an event") @MainActor struct SplitStateTests {
        private typealias Column = UISplitViewController.Column

        private static let across = CGSize(width: 1000, height: 700)
        private static let upright = CGSize(width: 700, height: 1000)

        private func conditions(
            _ style: UISplitViewController.Style = .doubleColumn, in size: CGSize = across,
            given: Set<Column> = [.primary, .secondary], isCompact: Bool = false, parts: [Column: Int]? = nil
        ) -> SplitConditions {
            SplitConditions(
                preferences: SplitPreferences(style: style), given: given, size: size,
                others: style == .tripleColumn ? 600 : 320, isCompact: isCompact, parts: parts)
        }

        private func after(
            _ events: [SplitEvent], from state: SplitState = SplitState(), in conditions: SplitConditions
        ) -> SplitState {
            events.reduce(state) { $0.applying($0.moves(on: $1, in: conditions)) }
        }

        /// A split view that appeared where there is room, and has become one column since, with this one on top.
        private func collapsed(_ top: Column = .secondary, _ style: UISplitViewController.Style = .doubleColumn)
            -> SplitState
        {
            let given = Set(style.columns)
            let shown = after([.appearance], in: conditions(style, given: given))
            return after(
                [.traitsChange, .collapse(top: top)], from: shown,
                in: conditions(style, given: given, isCompact: true))
        }

        // MARK: Appearing

        @Test("Columns become children one after the other, and the two of the classic style before one is placed")
        func appearing() {
            #expect(
                SplitState().moves(on: .appearance, in: conditions()) == [
                    .install, .announce(.oneBesideSecondary), .become(.oneBesideSecondary), .put(.primary),
                    .place(.primary, before: nil), .put(.secondary), .place(.secondary, before: nil), .setNeedsLayout,
                    .updateButton,
                ])
            #expect(
                SplitState().moves(on: .appearance, in: conditions(.unspecified)) == [
                    .install, .announce(.oneBesideSecondary), .become(.oneBesideSecondary), .put(.primary),
                    .put(.secondary), .place(.primary, before: nil), .place(.secondary, before: nil), .setNeedsLayout,
                    .updateButton,
                ])
        }

        @Test("A column that the mode does not show becomes a child and is not placed")
        func hiddenFromTheBeginning() {
            #expect(
                SplitState().moves(on: .appearance, in: conditions(in: Self.upright)) == [
                    .install, .put(.primary), .put(.secondary), .place(.secondary, before: nil), .setNeedsLayout,
                    .updateButton,
                ])
        }

        @Test("Before a split view has appeared no event shows anything")
        func early() {
            let events: [SplitEvent] = [
                .traitsChange, .resize, .layout, .choice(columns: 1), .show(.primary), .hide(.primary), .swipe,
                .button(target: .automatic), .widthsChange, .replacement(.primary, part: nil), .slideEnd,
            ]
            for event in events {
                #expect(SplitState().moves(on: event, in: conditions()) == [], "\(event)")
            }
        }

        // MARK: The mode

        @Test("Who goes hears it after the delegate and before the mode changes, and who comes is placed then")
        func hidingAndShowing() {
            let shown = after([.appearance], in: conditions())
            let hiding = shown.moves(on: .hide(.primary), in: conditions())
            #expect(
                hiding == [
                    .choose(SplitChoice(columns: 0, isWide: true)), .begin(atOwnPace: true),
                    .announce(.secondaryOnly), .announceColumn(.primary, isComing: false),
                    .beginAppearance(.primary, isAppearing: false), .become(.secondaryOnly), .announceSizes, .slide,
                    .updateButton,
                ])
            let hidden = after([.slideEnd], from: shown.applying(hiding), in: conditions())
            #expect(hidden.mode == .secondaryOnly)
            #expect(
                hidden.moves(on: .show(.primary), in: conditions()) == [
                    .choose(SplitChoice(columns: 1, isWide: true)), .begin(atOwnPace: true),
                    .announce(.oneBesideSecondary), .announceColumn(.primary, isComing: true),
                    .beginAppearance(.primary, isAppearing: true), .place(.primary, before: .oneBesideSecondary),
                    .become(.oneBesideSecondary), .announceSizes, .slide, .updateButton,
                ])
        }

        @Test("In the classic style the delegate does not hear of columns")
        func classic() {
            let shown = after([.appearance], in: conditions(.unspecified))
            #expect(
                shown.moves(on: .hide(.primary), in: conditions(.unspecified)).allSatisfy {
                    if case .announceColumn = $0 { false } else { true }
                })
        }

        @Test("Who comes and goes hears the end of it when the last of several changes is over")
        func severalChanges() {
            let moving = after([.appearance, .hide(.primary), .show(.primary)], in: conditions())
            #expect(moving.slides == 2 && moving.mode == .oneBesideSecondary)
            #expect(moving.moves(on: .slideEnd, in: conditions()) == [.endSlide])
            let nearlyDone = after([.slideEnd], from: moving, in: conditions())
            #expect(nearlyDone.moves(on: .slideEnd, in: conditions()) == [.settle])
            #expect(after([.slideEnd], from: nearlyDone, in: conditions()).slides == 0)
        }

        @Test("What the app prefers wins over what the user chose before, at the pace of the app's own animation")
        func preferring() {
            let hidden = after([.appearance, .hide(.primary), .slideEnd], in: conditions())
            let moves = hidden.moves(on: .preferencesChange, in: conditions())
            #expect(moves.prefix(2) == [.choose(nil), .begin(atOwnPace: false)])
            #expect(hidden.applying(moves).mode == .oneBesideSecondary)
            #expect(
                hidden.moves(on: .widthsChange, in: conditions()) == [
                    .begin(atOwnPace: false), .announceSizes, .slide, .updateButton,
                ])
        }

        @Test("Three columns come and go by their names, and what is hidden already changes nothing")
        func three() {
            let three = conditions(
                .tripleColumn, in: CGSize(width: 1200, height: 700),
                given: [
                    .primary, .supplementary, .secondary,
                ])
            let all = after([.appearance], in: three)
            #expect(all.mode == .twoBesideSecondary)
            let two = after([.hide(.primary)], from: all, in: three)
            #expect(two.mode == .oneBesideSecondary && two.moves(on: .hide(.primary), in: three) == [])
            #expect(two.moves(on: .show(.supplementary), in: three) == [])
            #expect(after([.hide(.supplementary)], from: two, in: three).mode == .secondaryOnly)
            #expect(after([.hide(.supplementary), .show(.supplementary)], from: all, in: three).mode == two.mode)
            #expect(after([.show(.primary)], from: two, in: three).mode == all.mode)
        }

        @Test("The button leads to one column more, or to one less where all are shown, or where the delegate says")
        func button() {
            let shown = after([.appearance], in: conditions())
            let hidden = after([.button(target: .automatic)], from: shown, in: conditions())
            #expect(hidden.mode == .secondaryOnly)
            #expect(after([.button(target: .automatic)], from: hidden, in: conditions()).mode == shown.mode)
            #expect(after([.button(target: .secondaryOnly)], from: hidden, in: conditions()).mode == hidden.mode)
        }

        // MARK: The room

        @Test("What was brought in above an upright view is forgotten when the view is laid out across")
        func turning() {
            let covered = after([.appearance, .swipe], in: conditions(in: Self.upright))
            #expect(covered.isCovered && covered.choice == SplitChoice(columns: 1, isWide: false))
            #expect(
                covered.moves(on: .layout, in: conditions()) == [
                    .choose(nil), .announce(.oneBesideSecondary), .become(.oneBesideSecondary), .settle, .updateButton,
                ])
            #expect(
                covered.moves(on: .resize, in: conditions()) == [
                    .announce(.oneBesideSecondary), .become(.oneBesideSecondary), .join, .updateButton,
                ])
            #expect(covered.moves(on: .layout, in: conditions(in: Self.upright)) == [])
        }

        @Test("While another size class is announced a layout leaves the mode as it is")
        func expecting() {
            let shown = after([.appearance], in: conditions())
            #expect(shown.moves(on: .expectation(.regular), in: conditions()) == [])
            #expect(shown.moves(on: .expectation(.compact), in: conditions()) == [.expect(.compact)])
            let expecting = after([.expectation(.compact)], from: shown, in: conditions())
            #expect(expecting.moves(on: .layout, in: conditions(in: Self.upright)) == [])
            #expect(after([.expectationEnd], from: expecting, in: conditions()) == shown)
            #expect(shown.moves(on: .layout, in: conditions(in: Self.upright)) != [])
        }

        // MARK: One column

        @Test(
            "The delegate is asked which column is to be seen, and the others go onto the first one's stack up to that")
        func collapsing() {
            let compact = conditions(isCompact: true)
            let shown = after([.appearance], in: conditions())
            #expect(
                shown.moves(on: .traitsChange, in: compact) == [
                    .expect(nil), .finish, .choose(nil), .askForTop(proposed: .secondary), .updateButton,
                ])
            #expect(
                shown.moves(on: .collapse(top: .secondary), in: compact) == [
                    .remove(.secondary), .put(.primary), .collapse(onto: .primary), .fit(nil),
                    .lend(.secondary, animated: false), .place(.primary, before: nil), .setNeedsLayout,
                    .reportCollapse,
                ])
            #expect(
                shown.moves(on: .collapse(top: .primary), in: compact) == [
                    .remove(.secondary), .put(.primary), .collapse(onto: .primary), .fit(nil),
                    .place(.primary, before: nil), .setNeedsLayout, .reportCollapse,
                ])
        }

        @Test("In the classic style the delegate gives the primary controller, which deals with the secondary one")
        func collapsingTwo() {
            let compact = conditions(.unspecified, isCompact: true)
            let shown = after([.appearance], in: conditions(.unspecified))
            #expect(
                shown.moves(on: .traitsChange, in: compact) == [
                    .expect(nil), .finish, .choose(nil), .askForPrimary, .updateButton,
                ])
            #expect(shown.moves(on: .collapse(top: .primary), in: compact).contains(.mergeSecondary))
        }

        @Test("A compact column is shown in place of all others, and nothing goes onto its stack")
        func compactColumn() {
            let compact = conditions(given: [.primary, .secondary, .compact], isCompact: true)
            let shown = after([.appearance], in: conditions(given: [.primary, .secondary, .compact]))
            #expect(shown.moves(on: .traitsChange, in: compact).contains(.askForTop(proposed: .compact)))
            let moves = shown.moves(on: .collapse(top: .compact), in: compact)
            #expect(
                moves == [
                    .remove(.secondary), .remove(.primary), .put(.compact), .collapse(onto: .compact), .fit(nil),
                    .place(.compact, before: nil), .setNeedsLayout, .reportCollapse,
                ])
            #expect(shown.applying(moves).shows(.compact, hasSupplementary: false))
        }

        @Test("Without any controller there is one column all the same")
        func nothing() {
            let compact = conditions(given: [], isCompact: true)
            let state = after([.appearance, .collapse(top: .secondary)], in: compact)
            #expect(state.collapsed == .primary && state.isInstalled)
        }

        @Test("When there is room again the delegate is asked for the mode, and what that does not show is taken out")
        func expanding() {
            let state = collapsed()
            #expect(
                state.moves(on: .traitsChange, in: conditions()) == [
                    .expect(nil), .finish, .fit(.oneBesideSecondary), .separate, .comeApart, .askForMode,
                    .updateButton,
                ])
            let apart = after([.traitsChange], from: state, in: conditions())
            #expect(apart.collapsed == nil)
            #expect(
                apart.moves(on: .expansion(nil), in: conditions()) == [
                    .put(.primary), .place(.primary, before: nil), .put(.secondary), .place(.secondary, before: nil),
                    .setNeedsLayout, .reportExpansion,
                ])
            #expect(
                apart.moves(on: .expansion(.secondaryOnly), in: conditions()) == [
                    .choose(SplitChoice(columns: 0, isWide: true)), .announce(.secondaryOnly),
                    .become(.secondaryOnly), .put(.primary), .put(.secondary), .place(.secondary, before: nil),
                    .setNeedsLayout, .takeOut(.primary), .reportExpansion,
                ])
        }

        @Test("On one stack a column is shown by popping what lies above it, or by putting it there again")
        func oneStack() {
            let state = collapsed(.secondary, .tripleColumn)
            func moves(_ event: SplitEvent, _ parts: [Column: Int]?) -> [SplitMove] {
                let given: Set<Column> = [.primary, .supplementary, .secondary]
                return state.moves(
                    on: event, in: conditions(.tripleColumn, given: given, isCompact: true, parts: parts))
            }
            let both: [Column: Int] = [.supplementary: 1, .secondary: 3]
            #expect(moves(.show(.primary), both) == [.pop(from: 1)])
            #expect(moves(.show(.supplementary), both) == [.pop(from: 3)])
            #expect(moves(.show(.secondary), both) == [])
            #expect(moves(.hide(.secondary), both) == [.pop(from: 3)])
            #expect(moves(.show(.secondary), [.supplementary: 1]) == [.lend(.secondary, animated: true)])
            #expect(moves(.hide(.secondary), [.supplementary: 1]) == [])
            // The lowest page of a stack stays.
            #expect(moves(.hide(.secondary), [.secondary: 0]) == [])
            #expect(moves(.show(.secondary), nil) == [])
        }

        @Test("Another controller takes its column's place: on the one stack, or where the column is shown")
        func replacing() {
            let compact = conditions(isCompact: true)
            let event = SplitEvent.replacement(.secondary, part: 1)
            #expect(
                collapsed().moves(on: event, in: compact) == [.cut(at: 1), .lend(.secondary, animated: false)])
            #expect(
                collapsed().moves(on: event, in: conditions(given: [.primary], isCompact: true)) == [.cut(at: 1)])
            #expect(collapsed().moves(on: .replacement(.secondary, part: nil), in: compact) == [])
            let hidden = after([.appearance, .hide(.primary)], in: conditions())
            #expect(
                hidden.moves(on: .replacement(.secondary, part: nil), in: conditions()) == [
                    .put(.secondary), .place(.secondary, before: nil), .setNeedsLayout, .updateButton,
                ])
            #expect(
                hidden.moves(on: .replacement(.primary, part: nil), in: conditions()) == [
                    .put(.primary), .setNeedsLayout, .updateButton,
                ])
            #expect(hidden.moves(on: .replacement(.compact, part: nil), in: conditions()) == [])
        }
    }
}
