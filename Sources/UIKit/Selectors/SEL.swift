/// Objective-C's own word for a selector, which the pre-pass writes in place of `#selector` because it is short enough.
public typealias SEL = Selector
