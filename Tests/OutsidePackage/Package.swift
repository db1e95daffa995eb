// swift-tools-version: 6.2
// A package as a user of Mullion writes it. It sees only what the product `UIKit` makes public.
import PackageDescription

let package = Package(
    name: "OutsidePackage",
    dependencies: [
        .package(name: "mullion", path: "../..")
    ],
    targets: [
        .target(name: "Greeting", dependencies: [.product(name: "UIKit", package: "mullion")]),
        .testTarget(name: "GreetingTests", dependencies: ["Greeting", .product(name: "UIKit", package: "mullion")]),
    ],
    swiftLanguageModes: [.v6]
)
