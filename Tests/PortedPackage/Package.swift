// swift-tools-version: 6.2
import PackageDescription

// Code from Apple's systems that names what Mullion has not got. It does not build: scripts/test-hints compares what the
// compiler says with what stands in its comments.
let package = Package(
    name: "PortedPackage",
    dependencies: [
        .package(name: "mullion", path: "../..")
    ],
    targets: [
        .target(name: "Ported", dependencies: [.product(name: "UIKit", package: "mullion")])
    ],
    swiftLanguageModes: [.v6]
)
