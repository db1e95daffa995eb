import Foundation

/// A folder that a host finds the plugin `org.mullion.container` in: its manifest beside a link to the program.
@MainActor struct ContainerPluginFolder {
    let folder: TemporaryDirectory

    var path: String { folder.path }

    init() throws {
        folder = try TemporaryDirectory()
        let plugin = URL(fileURLWithPath: folder.path).appending(component: "container")
        try FileManager.default.createDirectory(at: plugin, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: plugin.appending(component: "ContainerPlugin"),
            withDestinationURL: try Demo.folderOfPrograms.appending(component: "ContainerPlugin"))
        let manifest = """
            {
              "identifier": "org.mullion.container", "name": "Containers", "version": "1.0.0",
              "executable": "ContainerPlugin",
              "controllers": { "page": {}, "list": {}, "detail": {} }
            }
            """
        try Data(manifest.utf8).write(to: plugin.appending(component: "plugin.json"))
    }
}
