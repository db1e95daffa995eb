import Foundation

/// A service of `compose.yaml`, to be run as a plain process.
struct ComposeService: Decodable {
    var command: [String]
    var environment: [String: String]

    /// The services of the repository's file.
    ///
    /// - Parameter plugins: A folder of this machine in place of the one in the containers that has the plugins' volumes.
    static func all(plugins: String) throws -> [String: ComposeService] {
        let root = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardized
        let python = Process()
        python.executableURL = root.appending(path: ".venv/bin/python")
        python.arguments = ["Tests/Drivers/compose_services.py", "compose.yaml"]
        python.currentDirectoryURL = root
        // Any that are free; nothing of this machine is to be published.
        python.environment = ["MULLION_PAGE_PORT": "0", "MULLION_VNC_PORT": "0"]
        let output = Pipe()
        python.standardOutput = output
        try python.run()
        let json = try output.fileHandleForReading.readToEnd() ?? Data()
        python.waitUntilExit()
        let services = try JSONDecoder().decode([String: ComposeService].self, from: json)
        return services.mapValues { service in
            func here(_ text: String) -> String {
                text.replacing("/run/mullion/plugins", with: plugins).replacing("0.0.0.0", with: "127.0.0.1")
            }
            return ComposeService(
                command: service.command.map(here), environment: service.environment.mapValues(here))
        }
    }
}
