// swift-tools-version: 6.2
import PackageDescription

/// For programs in C; Sources/mullion-launch/linking.c has the other half.
let withoutSwiftLibrary: [LinkerSetting] = [.unsafeFlags(["-nostartfiles"])]

// One section a floor, lowest first: docs/Modules.md says what each target is for. A target imports strictly lower floors only,
// and names every module that it imports: `scripts/check-floors` holds both.
let package = Package(
    name: "mullion",
    products: [
        .library(name: "ContainmentTesting", targets: ["ContainmentTesting"]),
        .library(name: "Contracts", targets: ["Contracts"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "PluginHost", targets: ["PluginHost"]),
        .library(name: "PluginRuntime", targets: ["PluginRuntime"]),
        .executable(name: "DemoHost", targets: ["DemoHost"]),
        .executable(name: "GalleryPlugin", targets: ["GalleryPlugin"]),
        .executable(name: "HelloPlugin", targets: ["HelloPlugin"]),
        .executable(name: "PalettePlugin", targets: ["PalettePlugin"]),
        .executable(name: "mullion", targets: ["mullion"]),
        .executable(name: "protoc-gen-mullion", targets: ["protoc-gen-mullion"]),
        // A product, so that it is built into the folder of a host in another package too.
        .executable(name: "mullion-launch", targets: ["mullion-launch"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-protobuf", from: "1.39.0"),
    ],
    targets: [
        // MARK: Floor 0

        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CSDL", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
        .systemLibrary(name: "CVNCServer", pkgConfig: "libvncserver", providers: [.apt(["libvncserver-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(
            name: "CZeroMQ", path: "Tests/Support/CZeroMQ", pkgConfig: "libzmq", providers: [.apt(["libzmq3-dev"])]),
        .target(name: "CLinux"),
        .target(name: "CRSVG"),
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),
        .executableTarget(name: "mullion-launch", linkerSettings: withoutSwiftLibrary),

        // MARK: Floor 1

        .target(name: "ConstraintSolver"),
        .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"]),
        .target(name: "CApplicationStart"),
        .target(name: "CSDLShims", dependencies: ["CSDL"]),
        .target(name: "CVNCShims", dependencies: ["CVNCServer"]),
        .target(name: "Threads", dependencies: ["CLinux"]),
        .target(
            name: "WireMessages",
            dependencies: [
                .product(name: "SwiftProtobuf", package: "swift-protobuf")
            ]),

        // MARK: Floor 2

        .target(
            name: "ContractGenerator",
            dependencies: [
                "WireMessages",
                .product(name: "SwiftProtobuf", package: "swift-protobuf"),
                .product(name: "SwiftProtobufPluginLibrary", package: "swift-protobuf"),
            ]),
        .target(
            name: "Diagnostics",
            dependencies: [
                "Threads",
                .product(name: "Logging", package: "swift-log")
            ]),
        .target(name: "InputEvents", dependencies: ["CoreGraphics"]),
        .target(name: "Painting", dependencies: ["CLinux", "CoreGraphics", "Threads"]),

        // MARK: Floor 3

        .executableTarget(
            name: "protoc-gen-mullion",
            dependencies: ["ContractGenerator"]),
        .target(
            name: "ImageFiles",
            dependencies: [
                "CCairo",
                "CJPEG",
                "CPNG",
                "CRSVG",
                "CWebP",
                "CoreGraphics",
                "Diagnostics",
            ]),
        .target(
            name: "MainLoop",
            dependencies: [
                "CLinux",
                "Diagnostics",
            ]),
        .target(
            name: "QuartzCore",
            dependencies: [
                "CoreGraphics",
                "Diagnostics",
                "Painting",
                "Threads",
            ]),
        .target(
            name: "TextLayout",
            dependencies: [
                "CPango",
                "CoreGraphics",
                "Diagnostics",
                "Painting",
            ]),
        .target(name: "ZMTP", dependencies: ["Diagnostics"]),

        // MARK: Floor 4

        .target(
            name: "DrawingRenderer",
            dependencies: [
                "CCairo",
                "CoreGraphics",
                "Painting",
                "TextLayout",
            ]),
        .target(
            name: "LocalSockets",
            dependencies: [
                "CLinux",
                "Diagnostics",
                "MainLoop",
            ]),
        .target(
            name: "PluginProtocol",
            dependencies: [
                "CoreGraphics",
                "Diagnostics",
                "InputEvents",
                "QuartzCore",
                "WireMessages",
                .product(name: "SwiftProtobuf", package: "swift-protobuf"),
            ]),

        // MARK: Floor 5

        .target(
            name: "Contracts",
            dependencies: [
                "PluginProtocol",
                .product(name: "SwiftProtobuf", package: "swift-protobuf"),
            ]),
        .target(
            name: "HealthCheck",
            dependencies: [
                "Diagnostics",
                "LocalSockets",
                "MainLoop",
            ]),
        .target(
            name: "LayerRenderer",
            dependencies: [
                "CCairo",
                "CoreGraphics",
                "Diagnostics",
                "DrawingRenderer",
                "ImageFiles",
                "Painting",
                "QuartzCore",
                "TextLayout",
            ]),
        .target(
            name: "PluginTransport",
            dependencies: [
                "CLinux",
                "Diagnostics",
                "MainLoop",
                "PluginProtocol",
                "Threads",
                "ZMTP",
            ]),
        .target(
            name: "UIKit",
            dependencies: [
                "CApplicationStart",
                "ConstraintSolver",
                "CoreGraphics",
                "Diagnostics",
                "DrawingRenderer",
                "ImageFiles",
                "InputEvents",
                "QuartzCore",
                "TextLayout",
                "Threads",
                "_Testing_UIKit",
            ]),

        // MARK: Floor 6

        .target(
            name: "PaletteContract",
            dependencies: [
                "Contracts",
                .product(name: "SwiftProtobuf", package: "swift-protobuf"),
            ],
            exclude: ["palette.binpb", "palette.proto"]),
        .target(
            name: "SceneBridge",
            dependencies: [
                "Diagnostics",
                "InputEvents",
                "PluginProtocol",
                "UIKit",
            ]),
        .target(
            name: "Screens",
            dependencies: [
                "CLinux",
                "CSDL",
                "CSDLShims",
                "CVNCServer",
                "CVNCShims",
                "CoreGraphics",
                "Diagnostics",
                "InputEvents",
                "LayerRenderer",
                "MainLoop",
                "Threads",
            ]),

        // MARK: Floor 7

        .target(
            name: "PaletteControllers",
            dependencies: [
                "Contracts",
                "PaletteContract",
                "UIKit",
            ]),
        .target(
            name: "Presentation",
            dependencies: [
                "InputEvents",
                "LayerRenderer",
                "Screens",
                "UIKit",
            ]),

        // MARK: Floor 8

        .target(name: "GalleryControllers", dependencies: ["UIKit"]),
        .target(
            name: "PluginHost",
            dependencies: [
                "CLinux",
                "Contracts",
                "Diagnostics",
                "HealthCheck",
                "InputEvents",
                "LocalSockets",
                "MainLoop",
                "PluginProtocol",
                "PluginTransport",
                "Presentation",
                "QuartzCore",
                "SceneBridge",
                "Screens",
                "TextLayout",
                "Threads",
                "UIKit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                // To be started, not imported.
                "mullion-launch",
            ]),
        .target(
            name: "PluginRuntime",
            dependencies: [
                "CLinux",
                "Contracts",
                "Diagnostics",
                "HealthCheck",
                "InputEvents",
                "MainLoop",
                "PluginProtocol",
                "PluginTransport",
                "QuartzCore",
                "SceneBridge",
                "TextLayout",
                "UIKit",
            ]),

        // MARK: Floor 9

        .target(
            name: "ContainmentTesting",
            dependencies: [
                "CoreGraphics",
                "Diagnostics",
                "ImageFiles",
                "LayerRenderer",
                "MainLoop",
                "PluginHost",
                "PluginProtocol",
                "Presentation",
                "QuartzCore",
                "Screens",
                "UIKit",
                .product(name: "SwiftProtobuf", package: "swift-protobuf"),
            ]),
        .executableTarget(
            name: "DemoHost",
            dependencies: [
                "Contracts",
                "PaletteContract",
                "PluginHost",
                "UIKit",
            ]),
        .executableTarget(
            name: "GalleryPlugin",
            dependencies: [
                "GalleryControllers",
                "PluginRuntime",
                "UIKit",
            ],
            path: "Plugins/Gallery",
            resources: [.copy("plugin.json")]),
        .executableTarget(
            name: "HelloPlugin",
            dependencies: [
                "PluginRuntime",
                "UIKit",
            ],
            path: "Plugins/Hello",
            resources: [.copy("plugin.json")]),
        .executableTarget(
            name: "mullion",
            dependencies: [
                "ContractGenerator",
                "Diagnostics",
                "LocalSockets",
                "MainLoop",
                "PluginHost",
                "PluginProtocol",
                "PluginTransport",
                "UIKit",
                "WireMessages",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "SwiftProtobuf", package: "swift-protobuf"),
            ]),
        .executableTarget(
            name: "PalettePlugin",
            dependencies: [
                "PaletteControllers",
                "PluginRuntime",
                "UIKit",
            ],
            path: "Plugins/Palette",
            resources: [.copy("plugin.json")]),

        // What supports tests, and tools and benchmarks: above everything that programs are made of.

        // MARK: Floor 10

        .target(
            name: "Attacks",
            dependencies: [
                "CoreGraphics",
                "PluginProtocol",
                "QuartzCore",
            ],
            path: "Tests/Support/Attacks"),
        .target(
            name: "BenchmarkReport",
            path: "Benchmarks/BenchmarkReport"),
        .target(
            name: "ControlGallery",
            dependencies: ["UIKit"],
            path: "Tests/Support/ControlGallery"),
        .executableTarget(
            name: "HostileFixture",
            path: "Tests/Support/HostileFixture",
            linkerSettings: withoutSwiftLibrary),
        .target(
            name: "HostStaging",
            dependencies: [
                "LayerRenderer",
                "PluginHost",
                "PluginProtocol",
                "PluginRuntime",
                "QuartzCore",
                "UIKit",
            ],
            path: "Tests/Support/HostStaging"),
        .target(
            name: "InMemoryWire",
            dependencies: ["PluginProtocol"],
            path: "Tests/Support/InMemoryWire"),
        .target(
            name: "KernelFeatures",
            path: "Tests/Support/KernelFeatures"),
        .executableTarget(
            name: "LaunchingFixture",
            dependencies: [
                "MainLoop",
                "PluginHost",
            ],
            path: "Tests/Support/LaunchingFixture"),
        .executableTarget(
            name: "LesserKernelFixture",
            path: "Tests/Support/LesserKernelFixture",
            linkerSettings: withoutSwiftLibrary),
        .executableTarget(
            name: "LogFixture",
            dependencies: ["Diagnostics"],
            path: "Tests/Support/LogFixture"),
        .executableTarget(
            name: "MainLoopFixture",
            dependencies: ["MainLoop"],
            path: "Tests/Support/MainLoopFixture"),
        .executableTarget(
            name: "LibrariesOnly",
            dependencies: [
                "CJPEG",
                "CPNG",
                "CPango",
                "CWebP",
            ],
            path: "Benchmarks/LibrariesOnly"),
        .target(
            name: "MainLoopTesting",
            dependencies: ["MainLoop"],
            path: "Tests/Support/MainLoopTesting"),
        .target(
            name: "MemoryTesting",
            path: "Tests/Support/MemoryTesting"),
        .target(
            name: "ParityScenarios",
            dependencies: ["UIKit"],
            path: "Tests/Support/ParityScenarios"),
        .target(
            name: "PluginBehaviours",
            path: "Tests/Support/PluginBehaviours"),
        .target(
            name: "ProcessInspection",
            dependencies: [
                "CLinux",
                "MainLoop",
            ],
            path: "Tests/Support/ProcessInspection"),
        .target(
            name: "ProtocolSamples",
            dependencies: [
                "CoreGraphics",
                "InputEvents",
                "PluginProtocol",
                "QuartzCore",
            ],
            path: "Tests/Support/ProtocolSamples"),
        .executableTarget(
            name: "ScreenFixture",
            dependencies: [
                "CSDL",
                "CoreGraphics",
                "Diagnostics",
                "LayerRenderer",
                "MainLoop",
                "Screens",
            ],
            path: "Tests/Support/ScreenFixture"),
        .target(
            name: "SeededRandom",
            path: "Tests/Support/SeededRandom"),
        .target(
            name: "UIKitTesting",
            dependencies: [
                "Diagnostics",
                "UIKit",
            ],
            path: "Tests/Support/UIKitTesting"),
        .target(name: "ZeroMQ", dependencies: ["CZeroMQ"], path: "Tests/Support/ZeroMQ"),

        // MARK: Floor 11

        .executableTarget(
            name: "AttackPlugin",
            dependencies: [
                "Attacks",
                "MainLoop",
                "PluginProtocol",
                "PluginTransport",
            ],
            path: "Tests/Support/AttackPlugin"),
        .target(
            name: "AttackStaging",
            dependencies: [
                "Attacks",
                "Diagnostics",
                "HostStaging",
                "InMemoryWire",
                "MainLoop",
                "PluginHost",
                "PluginProtocol",
                "QuartzCore",
                "Threads",
                "UIKit",
            ],
            path: "Tests/Support/AttackStaging"),
        .executableTarget(
            name: "ContactSheets",
            dependencies: [
                "ContainmentTesting",
                "GalleryControllers",
                "HostStaging",
                "PluginHost",
                "UIKit",
            ],
            path: "Tools/ContactSheets"),
        .executableTarget(
            name: "ControlPictures",
            dependencies: [
                "ControlGallery",
                "HostStaging",
                "UIKit",
            ],
            path: "Tools/ControlPictures"),
        .executableTarget(
            name: "FixturePlugin",
            dependencies: [
                "Contracts",
                "CoreGraphics",
                "Diagnostics",
                "ParityScenarios",
                "PluginBehaviours",
                "PluginRuntime",
                "UIKit",
                .product(name: "SwiftProtobuf", package: "swift-protobuf"),
            ],
            path: "Tests/Support/FixturePlugin"),
        .executableTarget(
            name: "RuleBreakingPlugin",
            dependencies: [
                "Attacks",
                "CoreGraphics",
                "MainLoop",
                "PluginBehaviours",
                "PluginProtocol",
                "PluginTransport",
                "QuartzCore",
                "ZeroMQ",
            ],
            path: "Tests/Support/RuleBreakingPlugin"),
        .executableTarget(
            name: "ContainerHost",
            dependencies: [
                "PluginHost",
                "UIKit",
            ],
            path: "Tests/Support/ContainerHost"),
        .executableTarget(
            name: "ContainerPlugin",
            dependencies: [
                "PluginRuntime",
                "UIKit",
            ],
            path: "Tests/Support/ContainerPlugin"),
        .executableTarget(
            name: "WindowsHost",
            dependencies: [
                "PluginHost",
                "UIKit",
            ],
            path: "Tests/Support/WindowsHost"),
        .executableTarget(
            name: "HostFixture",
            dependencies: [
                "HostStaging",
                "MainLoop",
                "PluginBehaviours",
                "PluginHost",
                "UIKit",
            ],
            path: "Tests/Support/HostFixture"),
        .executableTarget(
            name: "SiegeHost",
            dependencies: [
                "Attacks",
                "MainLoop",
                "PluginHost",
                "UIKit",
            ],
            path: "Tests/Support/SiegeHost"),
        // Code as it is written for Apple's systems, in both of the compiler's modes; docs/Testing.md.
        .target(
            name: "SourceProbes5",
            dependencies: ["UIKit"],
            path: "Tests/Support/SourceProbes5",
            packageAccess: false,
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
        .target(
            name: "SourceProbes6",
            dependencies: ["UIKit"],
            path: "Tests/Support/SourceProbes6",
            packageAccess: false,
            swiftSettings: [.treatAllWarnings(as: .error)]),
        .target(
            name: "WireMutation",
            dependencies: ["SeededRandom"],
            path: "Tests/Support/WireMutation"),
        .executableTarget(
            name: "ZeroMQFloodFixture",
            dependencies: ["ZeroMQ"],
            path: "Tests/Support/ZeroMQFloodFixture"),

        // MARK: Floor 12

        .executableTarget(
            name: "AttackBenchmark",
            dependencies: [
                "Attacks",
                "AttackStaging",
                "MainLoop",
                "Threads",
                "UIKit",
            ],
            path: "Benchmarks/AttackBenchmark"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "BenchmarkReport",
                "CLinux",
                "CPango",
                "ConstraintSolver",
                "Contracts",
                "Diagnostics",
                "HostStaging",
                "InMemoryWire",
                "LayerRenderer",
                "MainLoop",
                "ParityScenarios",
                "PluginBehaviours",
                "PluginHost",
                "PluginProtocol",
                "QuartzCore",
                "Threads",
                "UIKit",
                "UIKitTesting",
                "ZeroMQ",
                .product(name: "SwiftProtobuf", package: "swift-protobuf"),
                // To be started, not imported.
                "DemoHost",
                "FixturePlugin",
                "HelloPlugin",
                "LibrariesOnly",
            ],
            path: "Benchmarks/Benchmarks"),
        .target(
            name: "FuzzTargets",
            dependencies: [
                "Diagnostics",
                "HostStaging",
                "InMemoryWire",
                "MainLoop",
                "PluginHost",
                "PluginProtocol",
                "PluginTransport",
                "QuartzCore",
                "Screens",
                "SeededRandom",
                "UIKit",
                "WireMutation",
                "ZMTP",
            ],
            path: "Tests/Fuzzing/Targets"),
        .target(
            name: "RemotePlacements",
            dependencies: [
                "ContainmentTesting",
                "InMemoryWire",
                "MainLoop",
                "MainLoopTesting",
                "ParityScenarios",
                "PluginBehaviours",
                "PluginHost",
                "PluginProtocol",
                "PluginRuntime",
                "UIKit",
                // To be started, not imported.
                "FixturePlugin",
            ],
            path: "Tests/Support/RemotePlacements"),

        // MARK: Floor 13

        .executableTarget(
            name: "Fuzzer",
            dependencies: ["FuzzTargets"],
            path: "Tests/Fuzzing/Fuzzer"),
        .executableTarget(
            name: "FuzzSeeds",
            dependencies: [
                "Attacks",
                "FuzzTargets",
                "GalleryControllers",
                "HostStaging",
                "InputEvents",
                "PluginProtocol",
                "PluginTransport",
                "QuartzCore",
                "UIKit",
                "ZMTP",
            ],
            path: "Tests/Fuzzing/Seeds"),

        // MARK: Tests

        .testTarget(name: "BenchmarkReportTests", dependencies: ["BenchmarkReport"]),
        .testTarget(
            name: "ConstraintSolverTests",
            dependencies: [
                "ConstraintSolver",
                "SeededRandom",
            ]),
        .testTarget(
            name: "ContainmentTestingTests",
            dependencies: [
                "ContainmentTesting",
                "Contracts",
                "PaletteContract",
                "PaletteControllers",
                "PluginHost",
                "UIKit",
                // To be started, not imported.
                "HelloPlugin",
                "PalettePlugin",
            ]),
        .testTarget(
            name: "ContractGeneratorTests",
            dependencies: [
                "ContractGenerator",
                .product(name: "SwiftProtobuf", package: "swift-protobuf"),
                .product(name: "SwiftProtobufPluginLibrary", package: "swift-protobuf"),
            ]),
        .testTarget(
            name: "ContractsTests",
            dependencies: [
                "Contracts",
                "PluginProtocol",
                .product(name: "SwiftProtobuf", package: "swift-protobuf"),
            ]),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
        .testTarget(
            name: "DemoTests",
            dependencies: [
                "BenchmarkReport",
                "CCairo",
                "CLinux",
                "ContainmentTesting",
                "MainLoop",
                "MainLoopTesting",
                "PluginHost",
                "ProcessInspection",
                // To be started, not imported.
                "AttackPlugin",
                "ContainerHost",
                "ContainerPlugin",
                "DemoHost",
                "HelloPlugin",
                "PalettePlugin",
                "LesserKernelFixture",
                "SiegeHost",
                "WindowsHost",
                "mullion",
                // To be built with the tests, not imported.
                "AttackBenchmark",
                "ContactSheets",
                "ControlPictures",
                "Benchmarks",
            ]),
        .testTarget(
            name: "DiagnosticsTests",
            dependencies: [
                "Diagnostics",
                "MainLoop",
                "MainLoopTesting",
                "PluginHost",
                // To be started, not imported.
                "LogFixture",
            ]),
        .testTarget(
            name: "DrawingRendererTests",
            dependencies: [
                "CoreGraphics",
                "DrawingRenderer",
            ]),
        .testTarget(
            name: "ExternalPlacementTests",
            dependencies: [
                "ContainmentTesting",
                "Diagnostics",
                "MainLoop",
                "MainLoopTesting",
                "PluginHost",
                "PluginProtocol",
                "PluginTransport",
                "RemotePlacements",
                "UIKit",
                // To be started, not imported.
                "FixturePlugin",
            ]),
        .testTarget(
            name: "FuzzingTests",
            dependencies: [
                "FuzzTargets",
                "SeededRandom",
                "UIKitTesting",
                // To be built with the tests, not imported.
                "FuzzSeeds",
                "Fuzzer",
            ]),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "ContainmentTesting",
                "Diagnostics",
                "GalleryControllers",
                "HostStaging",
                "LayerRenderer",
                "MainLoop",
                "MainLoopTesting",
                "PluginHost",
                "RemotePlacements",
                "UIKit",
                "UIKitTesting",
                // To be started, not imported.
                "GalleryPlugin",
            ]),
        .testTarget(
            name: "HealthCheckTests",
            dependencies: [
                "Diagnostics",
                "HealthCheck",
                "LocalSockets",
                "MainLoop",
                "MainLoopTesting",
            ]),
        .testTarget(
            name: "HostAndPluginTests",
            dependencies: [
                "AttackStaging",
                "Attacks",
                "ContainmentTesting",
                "Contracts",
                "ControlGallery",
                "CoreGraphics",
                "Diagnostics",
                "HostStaging",
                "InMemoryWire",
                "LayerRenderer",
                "MainLoop",
                "MainLoopTesting",
                "MemoryTesting",
                "Painting",
                "PaletteContract",
                "PaletteControllers",
                "PluginHost",
                "PluginProtocol",
                "PluginRuntime",
                "PluginTransport",
                "ProtocolSamples",
                "QuartzCore",
                "RemotePlacements",
                "SeededRandom",
                "Threads",
                "UIKit",
                "UIKitTesting",
                "WireMutation",
            ]),
        .testTarget(
            name: "ImageFilesTests",
            dependencies: [
                "CoreGraphics",
                "ImageFiles",
            ]),
        .testTarget(
            name: "LayerRendererTests",
            dependencies: [
                "CoreGraphics",
                "ImageFiles",
                "LayerRenderer",
                "MemoryTesting",
                "QuartzCore",
                "SeededRandom",
                "TextLayout",
            ]),
        .testTarget(
            name: "MainLoopTests",
            dependencies: [
                "MainLoop",
                "MainLoopFixture",
                "MainLoopTesting",
            ]),
        .testTarget(
            name: "MullionCommandTests",
            dependencies: [
                // To be started, not imported.
                "mullion",
                "protoc-gen-mullion",
                .product(name: "protoc-gen-swift", package: "swift-protobuf"),
            ]),
        .testTarget(
            name: "MultiProcessTests",
            dependencies: [
                "CLinux",
                "ContainmentTesting",
                "Diagnostics",
                "HostStaging",
                "KernelFeatures",
                "MainLoop",
                "MainLoopTesting",
                "PluginBehaviours",
                "PluginHost",
                "PluginTransport",
                "Presentation",
                "ProcessInspection",
                "Screens",
                "UIKit",
                // To be started, not imported.
                "DemoHost",
                "FixturePlugin",
                "HelloPlugin",
                "HostFixture",
                "RuleBreakingPlugin",
            ]),
        .testTarget(name: "PaintingTests", dependencies: ["Painting"]),
        .testTarget(
            name: "PluginHostTests",
            dependencies: [
                "CLinux",
                "CoreGraphics",
                "Diagnostics",
                "KernelFeatures",
                "LaunchingFixture",
                "LocalSockets",
                "MainLoop",
                "MainLoopTesting",
                "PluginHost",
                "PluginProtocol",
                "PluginTransport",
                "ProcessInspection",
                "ProtocolSamples",
                "QuartzCore",
                "Screens",
                "SeededRandom",
                "TextLayout",
                "UIKit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                // To be started, not imported.
                "HostileFixture",
                "LesserKernelFixture",
            ]),
        .testTarget(
            name: "PluginProtocolTests",
            dependencies: [
                "CoreGraphics",
                "InMemoryWire",
                "InputEvents",
                "PluginProtocol",
                "ProtocolSamples",
                "QuartzCore",
                "SeededRandom",
                "WireMessages",
                "WireMutation",
                .product(name: "SwiftProtobuf", package: "swift-protobuf"),
            ]),
        .testTarget(
            name: "PluginTransportTests",
            dependencies: [
                "CoreGraphics",
                "Diagnostics",
                "MainLoop",
                "MainLoopTesting",
                "PluginHost",
                "PluginProtocol",
                "PluginTransport",
                "Threads",
                "ZeroMQ",
            ]),
        .testTarget(
            name: "PresentationTests",
            dependencies: [
                "CoreGraphics",
                "LayerRenderer",
                "Presentation",
                "Screens",
                "UIKit",
                "UIKitTesting",
            ]),
        .testTarget(
            name: "QuartzCoreTests",
            dependencies: [
                "CoreGraphics",
                "Painting",
                "QuartzCore",
            ]),
        .testTarget(
            name: "ScreensTests",
            dependencies: [
                "CLinux",
                "CVNCServer",
                "CoreGraphics",
                "InputEvents",
                "LayerRenderer",
                "MainLoop",
                "MainLoopTesting",
                "ScreenFixture",
                "Screens",
            ]),
        .testTarget(
            name: "TextLayoutTests",
            dependencies: [
                "CCairo",
                "CoreGraphics",
                "MemoryTesting",
                "TextLayout",
            ]),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "Diagnostics",
                "ParityScenarios",
                "RemotePlacements",
                "SourceProbes6",
                "UIKit",
                "UIKitTesting",
                // To be built with the tests, not imported.
                "SourceProbes5",
            ]),
        .testTarget(
            name: "ZeroMQTests",
            dependencies: [
                "SeededRandom",
                "ZeroMQ",
                "ZeroMQFloodFixture",
            ]),
        .testTarget(
            name: "ZMTPTests",
            dependencies: [
                "SeededRandom",
                "ZMTP",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
