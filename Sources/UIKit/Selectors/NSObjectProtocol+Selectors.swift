/// The methods by which an object is sent selectors. On Apple's systems they are `NSObject`'s; here every object that conforms to `NSObjectProtocol`
/// has them, because responders are no `NSObject`.
extension NSObjectProtocol {
    /// Answers whether a table of the object's class or a superclass has a method for the selector. Methods that no table has do not count.
    @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return ObjectRegistry.shared.responds(self, to: aSelector)
    }

    /// Calls a method by its selector. Reports where the object has none.
    ///
    /// - Returns: The object that the method returned, which lives until the main loop's next turn; nil where it returned something else or nothing.
    @preconcurrency @MainActor @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        SelectorCall(self, aSelector, MethodArguments())?.performReturningObject()
    }

    /// Calls a method that may take one argument.
    @preconcurrency @MainActor @discardableResult public func perform(_ aSelector: Selector!, with object: Any!)
        -> Unmanaged<AnyObject>!
    {
        SelectorCall(self, aSelector, MethodArguments(object))?.performReturningObject()
    }

    /// Calls a method that may take two arguments.
    @preconcurrency @MainActor @discardableResult public func perform(
        _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
        SelectorCall(self, aSelector, MethodArguments(object1, object2))?.performReturningObject()
    }

    /// Calls a method after a while, or in a later turn of the loop where the delay is none. The object and the argument are retained until then.
    ///
    /// - Parameter delay: The time until the call, in seconds; what is negative or no number counts as 0.
    @preconcurrency @MainActor public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
        DelayedCalls.shared.add(self, aSelector, anArgument, after: delay)
    }

    /// Calls a method after a while, as the method without modes does: a loop of Mullion has one mode.
    @preconcurrency @MainActor public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        DelayedCalls.shared.add(self, aSelector, anArgument, after: delay)
    }

    /// Drops every call of the target that `perform(_:with:afterDelay:)` has put off.
    @preconcurrency @MainActor public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.shared.cancel(aTarget as AnyObject)
    }

    /// Drops the calls of the target that have this selector and an argument that is equal to this one.
    @preconcurrency @MainActor public static func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedCalls.shared.cancel(aTarget as AnyObject, aSelector, anArgument)
    }
}
