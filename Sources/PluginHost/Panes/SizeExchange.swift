import Foundation
import PluginProtocol

/// Watches how a pane's size and its controller's preferred size follow from each other, and ends it where that never comes to rest.
///
/// A container may give a pane the size that its controller wishes for, and a controller may wish for a size by the one that it has. Where
/// each answers the other for ever, host and plugin are busy for ever: in one process `UpdateCycle` ends it, over the wire this does.
struct SizeExchange {
    /// More answers than this in a row come to no end.
    static let mostAnswers = 50

    private var answers = 0
    /// The update before which the last preferred size was taken over.
    private var wishUpdate: Int?
    /// The last resize, if it came of a preferred size and is not answered yet.
    private var resizeByWish: ResizeSerial?
    private var isAnswer = false
    private var window: CGSize?
    private var isReported = false

    /// The pane gets another size.
    ///
    /// - Parameter update: How many updates there have been.
    mutating func didResize(_ serial: ResizeSerial, update: Int) {
        resizeByWish = wishUpdate.map { update - $0 <= 1 } == true ? serial : nil
    }

    /// A commit was laid out for this size. What it says of the preferred size is an answer to it, if that came of one itself.
    mutating func didCommit(answering resize: ResizeSerial?) {
        isAnswer = resize != nil && resize == resizeByWish
        if isAnswer { resizeByWish = nil }
    }

    /// Notes that the facts of the commit have been dealt with.
    mutating func didTakeFacts() {
        isAnswer = false
    }

    /// Whether another preferred size is to be taken over.
    ///
    /// - Parameters:
    ///   - update: How many updates there have been.
    ///   - window: The size of the window; where it changes, that is what sizes follow from.
    mutating func takesWish(update: Int, window: CGSize?) -> Bool {
        answers = isAnswer && window == self.window ? answers + 1 : 0
        self.window = window
        guard answers < Self.mostAnswers else { return false }
        wishUpdate = update
        return true
    }

    /// Something else happened to the pane, from which sizes may follow.
    mutating func begin() {
        answers = 0
    }

    /// Whether the log has not said it of the pane before; it has from now on.
    mutating func isToBeReported() -> Bool {
        defer { isReported = true }
        return !isReported
    }
}
