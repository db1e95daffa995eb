/// The system gives no further thread.
package struct ThreadShortage: Error {
    /// Of pthread_create(3), which does not set `errno`.
    package let errorNumber: CInt
}
