/// Returns a selector that knows the module it is written in. The pre-pass writes this in place of `#selector`: it is Objective-C's own word for a
/// selector, and short enough.
///
/// The module's tables are looked up before the selector is performed. They may have methods that an extension in that module gives a class of
/// another one, such as `UIView`, and no object of that class leads to them.
public func SEL(_ name: String, _ fileID: String = #fileID) -> Selector {
    Selector(name, fileID: fileID)
}
