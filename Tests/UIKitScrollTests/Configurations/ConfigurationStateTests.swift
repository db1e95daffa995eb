import Testing

@testable import UIKit

@Suite("The states of configurations") struct ConfigurationStateTests {
    private static let archived = UIConfigurationStateCustomKey("com.example.cell.isArchived")
    private let traits = UITraitCollection(userInterfaceStyle: .dark)

    @Test("In a new state nothing is special, and it has the traits that it was made with")
    func plain() {
        let cell = UICellConfigurationState(traitCollection: traits)
        #expect(cell.traitCollection == traits)
        #expect(!cell.isDisabled && !cell.isHighlighted && !cell.isSelected && !cell.isFocused && !cell.isPinned)
        #expect(!cell.isEditing && !cell.isExpanded && !cell.isSwiped && !cell.isReordering)
        #expect(cell.cellDragState == .none && cell.cellDropState == .none)
        let view = UIViewConfigurationState(traitCollection: traits)
        #expect(!view.isDisabled && !view.isHighlighted && !view.isSelected && !view.isFocused && !view.isPinned)
    }

    @Test("An app keeps values of its own in a state, of cells and of other views, and they count in comparisons")
    func custom() {
        func check<State: UIConfigurationState & Hashable>(_ type: State.Type) {
            var state = State(traitCollection: traits)
            let plain = state
            #expect(state[Self.archived] == nil)
            state[Self.archived] = true
            #expect(state[Self.archived] as? Bool == true && state != plain)
            state[Self.archived] = nil
            #expect(state == plain && state.hashValue == plain.hashValue)
        }
        check(UICellConfigurationState.self)
        check(UIViewConfigurationState.self)
    }

    @Test("The states of drags and drops have Apple's values")
    func values() {
        let drags = [UICellConfigurationState.DragState.none, .lifting, .dragging].map(\.rawValue)
        let drops = [UICellConfigurationState.DropState.none, .notTargeted, .targeted].map(\.rawValue)
        #expect(drags == [0, 1, 2] && drops == [0, 1, 2])
    }

    @Test("The environment of a list is a trait, which nobody has said at first")
    func environment() {
        #expect(traits.listEnvironment == .unspecified)
        #expect(UITraitCollection(listEnvironment: .sidebar).listEnvironment == .sidebar)
        #expect(traits.modifyingTraits { $0.listEnvironment = .plain }.listEnvironment == .plain)
    }
}
