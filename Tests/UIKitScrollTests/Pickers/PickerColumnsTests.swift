import Foundation
import Testing

@testable import UIKit

extension UIKitScroll {
    @Suite("The widths of wheels") struct PickerColumnsTests {
        @Test("Wheels that ask for nothing share the room equally")
        func equal() {
            #expect(PickerColumns(width: 310, wanted: [nil, nil, nil]).columns == [0..<100, 105..<205, 210..<310])
        }

        @Test("Wheels that ask for less than there is are in the middle")
        func middle() {
            #expect(PickerColumns(width: 305, wanted: [100, 50]).columns == [75..<175, 180..<230])
        }

        @Test("A wheel that asks for nothing gets what is left")
        func rest() {
            #expect(PickerColumns(width: 305, wanted: [100, nil]).columns == [0..<100, 105..<305])
        }

        @Test("Where there is too little room each gets less, and none a negative width")
        func narrow() {
            #expect(PickerColumns(width: 105, wanted: [150, 50]).columns == [0..<75, 80..<105])
            #expect(PickerColumns(width: -10, wanted: [nil, 10]).columns == [0..<0, 5..<5])
            #expect(PickerColumns(width: 100, wanted: []).columns.isEmpty)
            #expect(PickerColumns(width: 100, wanted: [.nan]).columns == [0..<100])
        }
    }
}
