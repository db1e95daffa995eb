// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "mullion",
    products: [
        .library(name: "CoreGraphics", targets: ["CoreGraphics"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2")
    ],
    targets: [
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "Diagnostics", dependencies: [.product(name: "Logging", package: "swift-log")]),
        .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"]),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics", "Diagnostics"]),
    ],
    swiftLanguageModes: [.v6]
)
