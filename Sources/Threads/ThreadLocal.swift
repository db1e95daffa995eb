import Glibc

/// An object for each thread, made when the thread first asks and released when it ends (pthread_key_create(3)).
package struct ThreadLocal<Object: AnyObject>: Sendable {
    private let key: pthread_key_t?
    private let make: @Sendable () -> Object

    package init(_ make: @escaping @Sendable () -> Object) {
        self.make = make
        var key = pthread_key_t()
        let result = pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
        }
        self.key = result == 0 ? key : nil
    }

    // The thread's slot is the only one that holds the object, so it is retained for it once and released by the destructor.

    /// The object of this thread. In a process that has no more keys (PTHREAD_KEYS_MAX) a new one is made each time.
    package var object: Object {
        guard let key else { return make() }
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
        }
        let object = Unmanaged.passRetained(make())
        guard pthread_setspecific(key, object.toOpaque()) == 0 else { return object.takeRetainedValue() }
        return object.takeUnretainedValue()
    }
}
