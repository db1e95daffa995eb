import Glibc

/// What the kernel says about itself and its machine.
struct SystemNames {
    let systemName: String
    let name: String
    let version: String
    let model: String

    init() {
        var answer = utsname()
        // It fails for a wrong address only; the names are empty then.
        uname(&answer)
        systemName = Self.text(answer.sysname)
        name = Self.text(answer.nodename)
        version = String(Self.text(answer.release).prefix { $0.isNumber || $0 == "." })
        model = Self.text(answer.machine)
    }

    private static func text<Characters>(_ characters: Characters) -> String {
        withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
