import Files
import Foundation
import PluginHost

/// Whether the system will execute the program of a plugin.
enum ProgramCheck {
    /// What is wrong with a plugin's program, and how to mend it; nil where nothing is, and where somebody else starts it.
    static func fault(of plugin: InstalledPlugin) -> String? {
        guard case .spawned = plugin.manifest.launch else { return nil }
        let file = plugin.executable
        guard FileManager.default.fileExists(atPath: file.path) else {
            return
                "\(plugin.identifier): its program \(plugin.manifest.executable) is not there: there is no \(file.shown). Build it (swift build), or correct \"executable\" in \(plugin.folder.shown)/plugin.json."
        }
        return fault(ofFile: file).map { "\(plugin.identifier): \($0)" }
    }

    private static func fault(ofFile file: URL) -> String? {
        let name = file.shown
        guard !file.isDirectory else { return "\(name) is a folder, not a program." }
        guard FileManager.default.isExecutableFile(atPath: file.path) else {
            return "\(name) may not be executed. Mend it by: chmod +x \(name)"
        }
        switch ProgramFormat(ofFileAt: file.path) {
        case .elf(let machine):
            guard case .elf(let own) = ProgramFormat(ofFileAt: "/proc/self/exe"), own != machine else { return nil }
            return ProgramFormat.elf(machine: machine).complaint(about: name)
        case .other where isScript(file): return nil
        case let format: return format.complaint(about: name)
        }
    }

    private static func isScript(_ file: URL) -> Bool {
        (try? ForeignFile.beginning(of: file.path, count: 2)) == Array("#!".utf8)
    }
}
