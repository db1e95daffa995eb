extension MainLoop {
    /// Calls a handler with each connection that is made to a listening socket; the handler owns it. The loop keeps the
    /// socket open until the registration is cancelled.
    ///
    /// While the process has no descriptor to take a connection with, the loop does not spin: it looks again five times a
    /// second, and who waits is served when there is one.
    ///
    /// - Parameter listener: A socket of listen(2) that does not block.
    package func watchArrivals(
        at listener: OwnedDescriptor, handler: @escaping @MainActor (OwnedDescriptor) -> Void
    ) throws(MainLoopError) -> Registration {
        let watch = try ArrivalWatch(listener, loop: self, handler: handler)
        return Registration { watch.cancel() }
    }
}
