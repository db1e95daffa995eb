// swift-tools-version: 6.2
// A package as a user of Mullion writes it. It sees only what the products make public.
import PackageDescription

let package = Package(
    name: "OutsidePackage",
    dependencies: [
        .package(name: "mullion", path: "../..")
    ],
    targets: [
        // Its sources are in the folder Xcode; the plugin compiles them.
        .target(
            name: "Connected", dependencies: [.product(name: "UIKit", package: "mullion")], exclude: ["Xcode"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "AppleSources", package: "mullion")]),
        .target(name: "Greeting", dependencies: [.product(name: "UIKit", package: "mullion")]),
        .executableTarget(
            name: "GreetingHost",
            dependencies: [
                .product(name: "PluginHost", package: "mullion"),
                .product(name: "UIKit", package: "mullion"),
            ]),
        .executableTarget(
            name: "GreetingPlugin",
            dependencies: [
                "Greeting",
                .product(name: "PluginRuntime", package: "mullion"),
                .product(name: "UIKit", package: "mullion"),
            ],
            resources: [.copy("plugin.json")]),
        .testTarget(
            name: "GreetingTests",
            dependencies: [
                "Connected",
                "Greeting",
                .product(name: "UIKit", package: "mullion"),
                // To be started, not imported.
                "GreetingHost",
                "GreetingPlugin",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
