import Screens
import Testing

@Suite struct LocalNameTests {
    @Test(
        "An address is named as programs on this machine reach it",
        arguments: [
            ("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost"), ("::", "localhost"), ("::1", "[::1]"),
            ("localhost", "localhost"), ("192.0.2.1", "192.0.2.1"),
        ])
    func names(address: String, name: String) {
        #expect(LocalName.of(address) == name)
    }
}
