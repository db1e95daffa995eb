import CLinux
import Glibc
import MainLoop

extension OwnedDescriptor {
    /// Whether whoever connected this Unix socket is a program of this process's user, or of root, who may do everything anyway.
    package var isOfThisUserOrRoot: Bool {
        var user = uid_t.max
        return linux_peer_user(number, &user) == 0 && (user == geteuid() || user == 0)
    }
}
