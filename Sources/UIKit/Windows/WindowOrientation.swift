/// What a window keeps about its interface orientation.
struct WindowOrientation {
    /// As a device that was turned left it; nil in a window that has only ever had a size.
    var turned: UIInterfaceOrientation?
    /// Whether what controllers support is to be asked anew.
    var isUpdateDue = false
}
