import Foundation

/// A wish for the data of an item that is dragged.
package struct DragDataRequest: Hashable, Sendable {
    package var drag: DragNumber
    package var request: DragRequestNumber
    /// The index of the item.
    package var item: Int
    package var type: String

    package init(drag: DragNumber, request: DragRequestNumber, item: Int, type: String) {
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
    package var request: DragRequestNumber
    /// Nil where it cannot be had.
    package var data: Data?

    package init(request: DragRequestNumber, data: Data?) {
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
