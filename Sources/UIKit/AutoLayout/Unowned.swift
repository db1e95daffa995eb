/// An object that is there as long as the reference is, and is not kept alive by it.
struct Unowned<Object: AnyObject> {
    unowned let object: Object

    init(_ object: Object) {
        self.object = object
    }
}
