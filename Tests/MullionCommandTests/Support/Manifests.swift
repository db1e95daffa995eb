/// Texts of `plugin.json`.
enum Manifests {
    static func plugin(
        _ identifier: String = "org.example.clock", executable: String = "clock", more: String = ""
    ) -> String {
        """
        {
          "identifier": "\(identifier)",
          "name": "Clock",
          "version": "1.2",
          "executable": "\(executable)",\(more)
          "controllers": { "face": {}, "alarm": {} }
        }
        """
    }

    static let script = "#!/bin/sh\n"
}
