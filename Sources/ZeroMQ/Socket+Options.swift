import CZeroMQ

extension Socket {
    /// The options as libzmq holds them.
    package func options() throws(ZeroMQError) -> SocketOptions {
        var options = SocketOptions()
        options.linger = try duration(of: ZMQ_LINGER, "ZMQ_LINGER")
        options.maximumMessageSize = try maximumMessageSize()
        options.sendHighWaterMark = Int(try int32(of: ZMQ_SNDHWM, "ZMQ_SNDHWM"))
        options.receiveHighWaterMark = Int(try int32(of: ZMQ_RCVHWM, "ZMQ_RCVHWM"))
        options.sendTimeout = try duration(of: ZMQ_SNDTIMEO, "ZMQ_SNDTIMEO")
        options.receiveTimeout = try duration(of: ZMQ_RCVTIMEO, "ZMQ_RCVTIMEO")
        options.handshakeInterval = try duration(of: ZMQ_HANDSHAKE_IVL, "ZMQ_HANDSHAKE_IVL") ?? .zero
        options.heartbeatInterval = try duration(of: ZMQ_HEARTBEAT_IVL, "ZMQ_HEARTBEAT_IVL") ?? .zero
        options.heartbeatTimeout = try duration(of: ZMQ_HEARTBEAT_TIMEOUT, "ZMQ_HEARTBEAT_TIMEOUT")
        options.heartbeatTimeToLive = try duration(of: ZMQ_HEARTBEAT_TTL, "ZMQ_HEARTBEAT_TTL") ?? .zero
        options.immediate = try int32(of: ZMQ_IMMEDIATE, "ZMQ_IMMEDIATE") != 0
        options.reconnectInterval = try duration(of: ZMQ_RECONNECT_IVL, "ZMQ_RECONNECT_IVL")
        options.maximumReconnectInterval = try duration(of: ZMQ_RECONNECT_IVL_MAX, "ZMQ_RECONNECT_IVL_MAX") ?? .zero
        let routingID = try bytes(of: ZMQ_ROUTING_ID, "ZMQ_ROUTING_ID")
        options.routingID = routingID.isEmpty ? nil : Frame(routingID)
        options.ipv6 = try int32(of: ZMQ_IPV6, "ZMQ_IPV6") != 0
        return options
    }

    /// Changes the options.
    ///
    /// A heartbeat timeout or a routing id that is nil leaves the present one, since libzmq cannot take one away.
    ///
    /// - Throws: `invalidArgument` when a value is out of its range; the options before it are then set already.
    package func setOptions(_ options: SocketOptions) throws(ZeroMQError) {
        try set(ZMQ_LINGER, "ZMQ_LINGER", to: options.linger)
        try setMaximumMessageSize(options.maximumMessageSize)
        try set(ZMQ_SNDHWM, "ZMQ_SNDHWM", to: options.sendHighWaterMark)
        try set(ZMQ_RCVHWM, "ZMQ_RCVHWM", to: options.receiveHighWaterMark)
        try set(ZMQ_SNDTIMEO, "ZMQ_SNDTIMEO", to: options.sendTimeout)
        try set(ZMQ_RCVTIMEO, "ZMQ_RCVTIMEO", to: options.receiveTimeout)
        try set(ZMQ_HANDSHAKE_IVL, "ZMQ_HANDSHAKE_IVL", to: options.handshakeInterval)
        try set(ZMQ_HEARTBEAT_IVL, "ZMQ_HEARTBEAT_IVL", to: options.heartbeatInterval)
        if let timeout = options.heartbeatTimeout {
            try set(ZMQ_HEARTBEAT_TIMEOUT, "ZMQ_HEARTBEAT_TIMEOUT", to: timeout)
        }
        guard options.heartbeatTimeToLive < .milliseconds(65_600) else {
            throw ZeroMQError.invalid("set ZMQ_HEARTBEAT_TTL", "\(options.heartbeatTimeToLive) is over 65.5 s")
        }
        try set(ZMQ_HEARTBEAT_TTL, "ZMQ_HEARTBEAT_TTL", to: options.heartbeatTimeToLive)
        try set(ZMQ_IMMEDIATE, "ZMQ_IMMEDIATE", to: options.immediate)
        try set(ZMQ_RECONNECT_IVL, "ZMQ_RECONNECT_IVL", to: options.reconnectInterval)
        try set(ZMQ_RECONNECT_IVL_MAX, "ZMQ_RECONNECT_IVL_MAX", to: options.maximumReconnectInterval)
        if let routingID = options.routingID {
            // libzmq takes it, but uses such ids for the peers that routers name by themselves.
            guard routingID.withUnsafeBytes({ $0.first }) != 0 else {
                throw ZeroMQError.invalid("set ZMQ_ROUTING_ID", "its first byte is zero")
            }
            try set(ZMQ_ROUTING_ID, "ZMQ_ROUTING_ID", to: routingID)
        }
        try set(ZMQ_IPV6, "ZMQ_IPV6", to: options.ipv6)
    }

    func set(_ option: Int32, _ name: String, to bytes: Frame) throws(ZeroMQError) {
        let handle = try handle(for: "set \(name)")
        let result = bytes.withUnsafeBytes { bytes in
            retryingInterrupted { zmq_setsockopt(handle, option, bytes.baseAddress, bytes.count) }
        }
        guard result == 0 else {
            throw ZeroMQError.last("set \(name)")
        }
    }

    func set(_ option: Int32, _ name: String, to flag: Bool) throws(ZeroMQError) {
        try setValue(option, name, to: Int32(flag ? 1 : 0))
    }

    func int32(of option: Int32, _ name: String) throws(ZeroMQError) -> Int32 {
        try value(of: option, name, initial: Int32(0))
    }

    func bytes(of option: Int32, _ name: String) throws(ZeroMQError) -> [UInt8] {
        let handle = try handle(for: "get \(name)")
        var bytes = [UInt8](repeating: 0, count: 1024)
        var size = bytes.count
        guard retryingInterrupted({ zmq_getsockopt(handle, option, &bytes, &size) }) == 0 else {
            throw ZeroMQError.last("get \(name)")
        }
        return Array(bytes.prefix(size))
    }

    private func set(_ option: Int32, _ name: String, to count: Int) throws(ZeroMQError) {
        guard let value = Int32(exactly: count), value >= 0 else {
            throw ZeroMQError.invalid("set \(name)", "\(count) is out of range")
        }
        try setValue(option, name, to: value)
    }

    /// Sets a time in milliseconds, which libzmq wants as -1 for nil.
    private func set(_ option: Int32, _ name: String, to duration: Duration?) throws(ZeroMQError) {
        guard let duration else {
            return try setValue(option, name, to: Int32(-1))
        }
        guard let milliseconds = duration.roundedMilliseconds else {
            throw ZeroMQError.invalid("set \(name)", "\(duration) is negative or over 24 days")
        }
        try setValue(option, name, to: milliseconds)
    }

    private func setMaximumMessageSize(_ size: Int?) throws(ZeroMQError) {
        if let size, size < 0 {
            throw ZeroMQError.invalid("set ZMQ_MAXMSGSIZE", "\(size) is negative")
        }
        try setValue(ZMQ_MAXMSGSIZE, "ZMQ_MAXMSGSIZE", to: Int64(size ?? -1))
    }

    private func maximumMessageSize() throws(ZeroMQError) -> Int? {
        let size = try value(of: ZMQ_MAXMSGSIZE, "ZMQ_MAXMSGSIZE", initial: Int64(0))
        return size < 0 ? nil : Int(size)
    }

    private func duration(of option: Int32, _ name: String) throws(ZeroMQError) -> Duration? {
        let milliseconds = try int32(of: option, name)
        return milliseconds < 0 ? nil : .milliseconds(milliseconds)
    }

    private func setValue<Value: FixedWidthInteger>(
        _ option: Int32, _ name: String, to value: Value
    ) throws(ZeroMQError) {
        let handle = try handle(for: "set \(name)")
        var value = value
        guard retryingInterrupted({ zmq_setsockopt(handle, option, &value, MemoryLayout<Value>.size) }) == 0 else {
            throw ZeroMQError.last("set \(name)")
        }
    }

    private func value<Value: FixedWidthInteger>(
        of option: Int32, _ name: String, initial: Value
    ) throws(ZeroMQError) -> Value {
        let handle = try handle(for: "get \(name)")
        var value = initial
        var size = MemoryLayout<Value>.size
        guard retryingInterrupted({ zmq_getsockopt(handle, option, &value, &size) }) == 0 else {
            throw ZeroMQError.last("get \(name)")
        }
        return value
    }
}

extension Duration {
    /// Milliseconds, rounded up so that a short time does not become none; nil when negative or too long for libzmq.
    fileprivate var roundedMilliseconds: Int32? {
        guard self >= .zero, self <= .milliseconds(Int32.max) else { return nil }
        let (seconds, attoseconds) = components
        let perMillisecond: Int64 = 1_000_000_000_000_000
        return Int32(seconds * 1000 + (attoseconds + perMillisecond - 1) / perMillisecond)
    }
}
