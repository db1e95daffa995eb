import Glibc
import MainLoop

/// No descriptors for this process while a block runs.
///
/// The block has to do all in one go: everything else in the process is as short of descriptors meanwhile.
@MainActor
package func withoutDescriptors(_ body: () throws -> Void) throws {
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var usual = rlimit()
    guard getrlimit(resource, &usual) == 0 else { throw SystemCallError("getrlimit") }
    // Descriptors that are open stay open, whatever their number (getrlimit(2)).
    var none = rlimit(rlim_cur: 0, rlim_max: usual.rlim_max)
    guard setrlimit(resource, &none) == 0 else { throw SystemCallError("setrlimit") }
    defer { setrlimit(resource, &usual) }
    try body()
}
