extension NotificationCenter {
    /// Has the center send `selector` to `observer` for each notification. The method may take the notification.
    ///
    /// The observer is not retained; when it is gone, nobody is told. The method runs on the main actor: at once for a notification of the main thread,
    /// soon for one of another thread.
    ///
    /// - Parameters:
    ///   - name: Nil stands for every notification.
    ///   - object: The sender whose notifications count; nil stands for every sender.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        SelectorObservers.shared.add(observer as AnyObject, selector, name, object, at: self)
    }

    /// Ends all observing of an object that was added with a selector, or that of an object that Foundation's method with a block returned.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.shared.remove(observer, at: self)
        removeObserver(observer as Any)
    }

    /// Ends an object's observing of the notifications that have this name and sender. Nil stands for every name, and for every sender.
    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        SelectorObservers.shared.remove(observer, name, object, at: self)
        removeObserver(observer as Any, name: name, object: object)
    }
}
