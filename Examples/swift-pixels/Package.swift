// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "swift-pixels",
    dependencies: [
        .package(name: "mullion", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "PixelsPlugin",
            dependencies: [
                .product(name: "PluginRuntime", package: "mullion"),
                .product(name: "UIKit", package: "mullion"),
            ],
            resources: [.copy("plugin.json")])
    ],
    swiftLanguageModes: [.v6]
)
