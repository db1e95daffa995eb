import PluginHost
import Testing

@Suite("Environment of a child")
struct ChildEnvironmentTests {
    private let parent = [
        "PATH": "/bin", "HOME": "/home/a", "LC_TIME": "C", "XDG_RUNTIME_DIR": "/run/a", "LD_PRELOAD": "evil.so",
        "API_TOKEN": "secret", "LCD": "not a locale",
    ]

    @Test("Only names that are allowed are taken over, whole or by their beginning")
    func allowed() {
        let environment = ChildEnvironment(inheritingFrom: parent)
        #expect(Set(environment.variables.keys) == ["PATH", "HOME", "LC_TIME", "XDG_RUNTIME_DIR"])
        #expect(ChildEnvironment(inheritingFrom: parent, allowing: []).variables.isEmpty)
    }

    @Test("Additions win over what is taken over")
    func additions() {
        let environment = ChildEnvironment(
            inheritingFrom: parent, allowing: ["PATH", "HOME"], adding: ["HOME": "/nowhere", "MODE": "test"])
        #expect(environment.variables == ["PATH": "/bin", "HOME": "/nowhere", "MODE": "test"])
    }
}
