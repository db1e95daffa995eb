/// The system gives no further thread.
package struct ThreadShortage: Error {
    /// The error number of pthread_create(3), which does not set `errno`.
    package let errorNumber: CInt
}
