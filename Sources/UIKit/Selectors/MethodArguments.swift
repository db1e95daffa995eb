/// The arguments of a call by selector, each of which may be nil.
package struct MethodArguments {
    package var first: Any?
    package var second: Any?
    /// The segue's identifier, for a segue action; no other method has a third argument.
    package var third: Any?

    package init(_ first: Any? = nil, _ second: Any? = nil, _ third: Any? = nil) {
        self.first = first
        self.second = second
        self.third = third
    }
}
