/// A reference that does not keep its object alive, for collections.
package struct Weak<Object: AnyObject> {
    package weak var object: Object?

    package init(_ object: Object) {
        self.object = object
    }
}
