import Glibc

/// Prints a line at once, whatever standard output is connected to.
func observe(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
}
