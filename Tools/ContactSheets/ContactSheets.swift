import Foundation
import GalleryControllers
import HostStaging
import UIKit

/// Draws a sheet for each section of the gallery into the directory that is the first argument, sheets of a host's containers, of
/// what is presented in every way, of what a host says in panes, of texts that are edited, and of the apps with storyboards; names of sections after it,
/// and the words `containers`, `presented`, `notices`, `writing` and `storyboards`, leave out the others.
@main @MainActor enum ContactSheets {
    private static let containers = "containers"
    private static let notices = "notices"
    private static let presented = "presented"
    private static let storyboards = "storyboards"
    private static let writing = "writing"

    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        let names = arguments.dropFirst()
        let known = GallerySection.allCases.map(\.rawValue) + [containers, presented, notices, writing, storyboards]
        guard let directory = arguments.first, Set(names).isSubset(of: known) else {
            FileHandle.standardError.write(
                Data(
                    "ContactSheets: name the directory for the pictures, and after it sections of \(known.joined(separator: ", ")).\n"
                        .utf8))
            exit(64)
        }
        let folder = URL(fileURLWithPath: directory, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func isWanted(_ name: String) -> Bool { names.isEmpty || names.contains(name) }
        for section in GallerySection.allCases where isWanted(section.rawValue) {
            try draw(SheetViewController(section), size: SheetViewController.size)
                .write(to: folder.appendingPathComponent("gallery-\(section.rawValue).png"))
        }
        for sheet in [NoticeSheet(style: .light), NoticeSheet(style: .dark)] where isWanted(notices) {
            let controller = try sheet.makeController()
            try draw(controller, size: controller.sheetSize).write(to: folder.appendingPathComponent(sheet.fileName))
        }
        for sheet in [WritingSheet(style: .light), WritingSheet(style: .dark)] where isWanted(writing) {
            let controller = try sheet.makeController()
            try draw(controller, size: controller.sheetSize).write(to: folder.appendingPathComponent(sheet.fileName))
        }
        for sheet in PresentationSheet.all where isWanted(presented) {
            let controller = try sheet.makeController()
            try draw(controller, size: controller.sheetSize).write(to: folder.appendingPathComponent(sheet.fileName))
        }
        for sheet in StoryboardSheet.all where isWanted(storyboards) {
            let controller = try sheet.makeController()
            try draw(controller, size: controller.sheetSize).write(to: folder.appendingPathComponent(sheet.fileName))
        }
        guard isWanted(containers) else { return }
        for sheet in ContainerSheet.all {
            let controller = try await sheet.makeController()
            try draw(controller, size: controller.sheetSize).write(to: folder.appendingPathComponent(sheet.fileName))
        }
    }

    private static func draw(_ controller: UIViewController, size: CGSize) throws -> Data {
        let platform = RenderingPlatform()
        let screen = UIScreen(size: size, scale: 1, userInterfaceStyle: .light)
        screen.platform = platform
        UIScreen.main = screen
        let window = UIWindow(frame: screen.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        UpdateCycle.main.update()
        UpdateCycle.main.update()
        defer { window.isHidden = true }
        return try platform.pngData(of: window)
    }
}
