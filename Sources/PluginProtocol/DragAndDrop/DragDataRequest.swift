import Foundation

/// A wish for the data of an item that is dragged.
package struct DragDataRequest: Hashable, Sendable {
    package var drag: DragID
    package var request: DragRequestSerial
    /// The index of the item.
    package var item: Int
    package var type: String

    package init(drag: DragID, request: DragRequestSerial, item: Int, type: String) {
        self.drag = drag
        self.request = request
        self.item = item
        self.type = type
    }
}

extension DragDataRequest: CustomStringConvertible {
    package var description: String {
        "drag: \(drag), request: \(request), item: \(item), \(TraceText.quoted(type))"
    }
}

/// The answer to a wish for data.
package struct DragData: Hashable, Sendable {
    package var request: DragRequestSerial
    /// Nil where it cannot be had.
    package var data: Data?

    package init(request: DragRequestSerial, data: Data?) {
        self.request = request
        self.data = data
    }
}

extension DragData: CustomStringConvertible {
    /// Without what is dragged.
    package var description: String {
        "request: \(request), \(data.map { "\($0.count) bytes" } ?? "nothing")"
    }
}
