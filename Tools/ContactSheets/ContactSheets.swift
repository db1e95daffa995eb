import Foundation
import GalleryControllers
import HostStaging
import UIKit

/// Draws a sheet for each section of the gallery into the directory that is the first argument; names of sections after
/// it leave out the others.
@main @MainActor enum ContactSheets {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let names = arguments.dropFirst()
        let sections = names.compactMap(GallerySection.init(rawValue:))
        guard let directory = arguments.first, sections.count == names.count else {
            let known = GallerySection.allCases.map(\.rawValue).joined(separator: ", ")
            FileHandle.standardError.write(
                Data("ContactSheets: name the directory for the pictures, and after it sections of \(known).\n".utf8))
            exit(64)
        }
        for section in sections.isEmpty ? GallerySection.allCases : sections {
            let file = URL(fileURLWithPath: directory, isDirectory: true)
                .appendingPathComponent("gallery-\(section.rawValue).png")
            try draw(section).write(to: file)
        }
    }

    private static func draw(_ section: GallerySection) throws -> Data {
        let platform = RenderingPlatform()
        let screen = UIScreen(size: SheetViewController.size, scale: 1, userInterfaceStyle: .light)
        screen.platform = platform
        UIScreen.main = screen
        let window = UIWindow(frame: screen.bounds)
        window.rootViewController = SheetViewController(section)
        window.makeKeyAndVisible()
        UpdateCycle.main.update()
        UpdateCycle.main.update()
        defer { window.isHidden = true }
        return try platform.pngData(of: window)
    }
}
