// swift-tools-version: 6.2
import PackageDescription

// One section a floor, lowest first. A target imports strictly lower floors only, and names every module that it imports:
// `scripts/check-floors` holds both.
let package = Package(
    name: "mullion",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "PluginHost", targets: ["PluginHost"]),
        .library(name: "PluginRuntime", targets: ["PluginRuntime"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-protobuf", from: "1.39.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        // MARK: Floor 0: foreign code

        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CSDL", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
        .systemLibrary(name: "CVNCServer", pkgConfig: "libvncserver", providers: [.apt(["libvncserver-dev"])]),
        .systemLibrary(name: "CZeroMQ", pkgConfig: "libzmq", providers: [.apt(["libzmq3-dev"])]),
        .target(name: "CLinux"),
        .target(name: "CSDLShims", dependencies: ["CSDL"]),
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),

        // MARK: Floor 1: materials

        .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"]),
        .target(
            name: "Diagnostics",
            dependencies: [
                .product(name: "Logging", package: "swift-log")
            ]),
        .target(
            name: "WireMessages",
            dependencies: [
                .product(name: "SwiftProtobuf", package: "swift-protobuf")
            ]),
        .target(name: "ZeroMQ", dependencies: ["CZeroMQ"]),

        // MARK: Floor 2: shapes

        .target(name: "MainLoop", dependencies: ["CLinux"]),
        .target(
            name: "QuartzCore",
            dependencies: [
                "CoreGraphics",
                "Diagnostics",
            ]),
        .target(
            name: "TextLayout",
            dependencies: [
                "CPango",
                "CoreGraphics",
                "Diagnostics",
            ]),

        // MARK: Floor 3: engines

        .target(
            name: "LayerRenderer",
            dependencies: [
                "CCairo",
                "CoreGraphics",
                "Diagnostics",
                "QuartzCore",
                "TextLayout",
            ]),
        .target(
            name: "PluginProtocol",
            dependencies: [
                "CoreGraphics",
                "Diagnostics",
                "QuartzCore",
                "WireMessages",
                .product(name: "SwiftProtobuf", package: "swift-protobuf"),
            ]),
        .target(
            name: "UIKit",
            dependencies: [
                "CoreGraphics",
                "Diagnostics",
                "QuartzCore",
                "TextLayout",
                "_Testing_UIKit",
            ]),

        // MARK: Floor 4: joints

        .target(
            name: "Screens",
            dependencies: [
                "CLinux",
                "CSDL",
                "CSDLShims",
                "CVNCServer",
                "CoreGraphics",
                "Diagnostics",
                "LayerRenderer",
                "MainLoop",
                "UIKit",
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),

        // MARK: Floor 5: the two sides

        .target(
            name: "PluginHost",
            dependencies: [
                "CLinux",
                "Diagnostics",
                "MainLoop",
                "PluginProtocol",
                "QuartzCore",
                "Screens",
                "UIKit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(
            name: "PluginRuntime",
            dependencies: [
                "Diagnostics",
                "MainLoop",
                "PluginProtocol",
                "QuartzCore",
                "UIKit",
            ]),

        // MARK: Tests

        .target(
            name: "MainLoopTesting",
            dependencies: ["MainLoop"],
            path: "Tests/Support/MainLoopTesting"),
        .target(
            name: "ParityScenarios",
            dependencies: [
                "Diagnostics",
                "UIKit",
            ],
            path: "Tests/Support/ParityScenarios"),
        .target(
            name: "RemotePlacements",
            dependencies: [
                "MainLoop",
                "MainLoopTesting",
                "ParityScenarios",
                "PluginHost",
                "PluginProtocol",
                "PluginRuntime",
                "UIKit",
            ],
            path: "Tests/Support/RemotePlacements"),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "CoreGraphics",
                "Diagnostics",
                "ParityScenarios",
                "QuartzCore",
                "RemotePlacements",
                "TextLayout",
                "UIKit",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
