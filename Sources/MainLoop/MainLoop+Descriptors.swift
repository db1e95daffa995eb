import Glibc

extension MainLoop {
    /// Calls a handler on the main actor whenever a descriptor is ready.
    ///
    /// Cancel the registration before the descriptor is closed. (If it is closed first, the loop forgets it as the
    /// kernel does, but only if no other process or `dup` holds the same open file; else its events go on until the
    /// registration is cancelled.) A descriptor can be watched once per loop.
    ///
    /// - Parameters:
    ///   - number: A descriptor that can be waited for: socket, pipe, terminal, eventfd, pidfd …, not a regular file.
    ///   - events: What to wait for; `hangUp` and `error` are always reported.
    ///   - edgeTriggered: True: only news is reported, so the handler has to use the descriptor until EAGAIN. False:
    ///     it is reported in every turn as long as it is ready.
    ///   - tellsOfRunLoop: Whether the handler calls `expectRunLoopWork()` where it may have given `RunLoop.main` something to do,
    ///     as all code of an app may. False: each call of it may have.
    ///   - handler: Called with what is ready.
    package func watch(
        _ number: CInt, for events: DescriptorEvents, edgeTriggered: Bool = false, tellsOfRunLoop: Bool = false,
        handler: @escaping @MainActor (DescriptorEvents) -> Void
    ) throws(MainLoopError) -> Registration {
        let source = DescriptorSource(
            number: number, owner: nil, tellsOfRunLoop: tellsOfRunLoop, handler: handler)
        return try watch(source, for: events, edgeTriggered: edgeTriggered)
    }

    /// The same, and the loop keeps the descriptor open until the registration is cancelled.
    package func watch(
        _ descriptor: OwnedDescriptor, for events: DescriptorEvents, edgeTriggered: Bool = false,
        tellsOfRunLoop: Bool = false, handler: @escaping @MainActor (DescriptorEvents) -> Void
    ) throws(MainLoopError) -> Registration {
        let source = DescriptorSource(
            number: descriptor.number, owner: descriptor, tellsOfRunLoop: tellsOfRunLoop, handler: handler)
        return try watch(source, for: events, edgeTriggered: edgeTriggered)
    }

    private func watch(
        _ source: DescriptorSource, for events: DescriptorEvents, edgeTriggered: Bool
    ) throws(MainLoopError) -> Registration {
        let id = makeID()
        do throws(SystemCallError) {
            try eventSet.add(source.number, for: events, edgeTriggered: edgeTriggered, key: id)
        } catch {
            throw Self.refusal(of: source.number, cause: error)
        }
        // An older owner of the same number is left over from a descriptor that was closed before it was cancelled.
        watchOwners[source.number] = id
        descriptorSources[id] = source
        return Registration { [weak self] in self?.unwatch(id) }
    }

    private func unwatch(_ id: UInt64) {
        guard let source = descriptorSources.removeValue(forKey: id) else { return }
        guard watchOwners[source.number] == id else { return }
        watchOwners[source.number] = nil
        eventSet.remove(source.number)
    }

    private static func refusal(of number: CInt, cause: SystemCallError) -> MainLoopError {
        switch cause.errorNumber {
        case EBADF:
            MainLoopError(
                .descriptorNotOpen, "Descriptor \(number) is not open, so it cannot be watched.", cause: cause)
        case EPERM:
            MainLoopError(
                .descriptorNotPollable,
                "Descriptor \(number) is always ready, as regular files are; read it directly, it cannot be watched.",
                cause: cause)
        case EEXIST:
            MainLoopError(
                .descriptorAlreadyWatched,
                "Descriptor \(number) is watched already; cancel that registration first, or watch a duplicate.",
                cause: cause)
        case ENOMEM, ENOSPC:
            MainLoopError(
                .outOfResources,
                "There is no room to watch descriptor \(number) (memory, or fs.epoll.max_user_watches).", cause: cause)
        default:
            MainLoopError(.systemFailure, "Descriptor \(number) cannot be watched.", cause: cause)
        }
    }
}
