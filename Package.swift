// swift-tools-version: 6.2
import Foundation
import PackageDescription

// One section a floor, lowest first: docs/Modules.md says what each target is for. A target imports strictly lower floors only,
// and names every module that it imports: `scripts/check-floors` holds both. The helpers below the package say what the words mean.
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
        .executable(name: "mullion-gate", targets: ["mullion-gate"]),
        .executable(name: "mullion-renderer", targets: ["mullion-renderer"]),
        .plugin(name: "AppleSources", targets: ["AppleSources"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-protobuf", from: "1.39.0"),
    ],
    targets: [
        // MARK: Floor 0

        .library(of: "libcairo2-dev", as: "CCairo", pkgConfig: "cairo"),
        .library(of: "libjpeg62-turbo-dev", as: "CJPEG", pkgConfig: "libjpeg"),
        .library(of: "libpango1.0-dev", as: "CPango", pkgConfig: "pangocairo"),
        .library(of: "libpng-dev", as: "CPNG", pkgConfig: "libpng"),
        .library(of: "libsdl2-dev", as: "CSDL", pkgConfig: "sdl2"),
        .library(of: "libvncserver-dev", as: "CVNCServer", pkgConfig: "libvncserver"),
        .library(of: "libwebp-dev", as: "CWebP", pkgConfig: "libwebp"),
        .library(of: "libzmq3-dev", as: "CZeroMQ", pkgConfig: "libzmq"),
        .cModule("CCurveZMQ"),
        .cModule("CLinux"),
        .cModule("CRSVG"),
        .cModule("CTestThread"),
        .module("_Testing_CoreGraphics"),
        .program("mullion-launch", isInC: true),

        // MARK: Floor 1

        .cModule("CApplicationStart"),
        .module("ConstraintSolver"),
        .module("CoreGraphics", "_Testing_CoreGraphics"),
        .cModule("CJPEGShims", "CJPEG"),
        .cModule("CSDLShims", "CSDL"),
        .cModule("CVNCShims", "CVNCServer"),
        .module("Threads", "CLinux"),
        .module("WireMessages", .protobuf),
        // Linked, not imported: it is a part of programs that run tests of views.
        .module("_Testing_UIKit", "CTestThread"),
        .module("ZeroMQ", "CZeroMQ"),

        // MARK: Floor 2

        .module("ContractGenerator", "WireMessages", .protobuf, .protobufPluginLibrary),
        .module("Diagnostics", "Threads", .logging),
        .module("InputEvents", "CoreGraphics"),
        .module("StoryboardFormat"),

        // MARK: Floor 3

        .program("protoc-gen-mullion", "ContractGenerator"),
        .module("Files", "Diagnostics"),
        .module("ImageFiles", "CCairo", "CJPEGShims", "CPNG", "CRSVG", "CWebP", "CoreGraphics", "Diagnostics"),
        .module("MainLoop", "CLinux", "Diagnostics"),
        .module("QuartzCore", "CoreGraphics", "Diagnostics"),
        .module("TextLayout", "CPango", "CoreGraphics", "Diagnostics"),
        .module("ZMTP", "Diagnostics"),
        .target(
            name: "PrePass", path: "Sources/PrePass", swiftSettings: .compilerSyntax,
            linkerSettings: [
                .unsafeFlags([
                    "-L", hostLibraries, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker",
                    hostLibraries,
                ])
            ]),

        // MARK: Floor 4

        .module("DrawingRenderer", "CCairo", "CoreGraphics", "TextLayout"),
        .module("LocalSockets", "CLinux", "Diagnostics", "MainLoop"),
        .module(
            "PluginProtocol", "CoreGraphics", "Diagnostics", "Files", "InputEvents", "QuartzCore", "WireMessages",
            .protobuf),
        .executableTarget(
            name: "mullion-prepass", dependencies: ["PrePass"], path: "Sources/mullion-prepass",
            swiftSettings: .compilerSyntax),

        // MARK: Floor 5

        .module("Contracts", "PluginProtocol", .protobuf),
        .module(
            "LayerRenderer", "CCairo", "CoreGraphics", "Diagnostics", "DrawingRenderer", "ImageFiles", "QuartzCore",
            "TextLayout"),
        .module(
            "PluginTransport", "CCurveZMQ", "CLinux", "Diagnostics", "MainLoop", "PluginProtocol", "Threads", "ZMTP"),
        .module(
            "UIKit", "CApplicationStart", "ConstraintSolver", "CoreGraphics", "Diagnostics", "DrawingRenderer", "Files",
            "ImageFiles", "InputEvents",
            "QuartzCore", "StoryboardFormat", "TextLayout", "Threads", "_Testing_UIKit"),
        .plugin(
            name: "AppleSources", capability: .buildTool(), dependencies: ["mullion-prepass"],
            path: "Sources/AppleSources"),

        // MARK: Floor 6

        .module(
            "Gate", "Diagnostics", "MainLoop", "PluginProtocol", "PluginTransport", "WireMessages", "ZeroMQ", .protobuf
        ),
        .module(
            "PaletteContract", "Contracts", .protobuf, path: "Plugins/Palette/Contract",
            exclude: ["palette.binpb", "palette.proto"]),
        .module("PaneLayers", "CLinux", "Contracts", "PluginProtocol", "QuartzCore", "UIKit"),
        .module("SceneBridge", "Diagnostics", "InputEvents", "PluginProtocol", "UIKit"),
        .module(
            "Screens", "CLinux", "CSDL", "CSDLShims", "CVNCServer", "CVNCShims", "CoreGraphics", "Diagnostics",
            "DrawingRenderer", "Files", "InputEvents", "LayerRenderer", "MainLoop", "Threads"),

        // MARK: Floor 7

        .module(
            "PaletteControllers", "Contracts", "PaletteContract", "UIKit", path: "Plugins/Palette/Controllers"),
        .module(
            "PaneDrawing", "Contracts", "Diagnostics", "LayerRenderer", "PaneLayers", "PluginProtocol", "QuartzCore",
            "UIKit"),
        .module(
            "PluginRuntime", "CLinux", "Contracts", "Diagnostics", "Files", "InputEvents", "LocalSockets", "MainLoop",
            "PluginProtocol", "PluginTransport", "QuartzCore", "SceneBridge", "TextLayout", "UIKit"),
        .module("Presentation", "InputEvents", "LayerRenderer", "Screens", "UIKit"),

        // MARK: Floor 8

        .module("GalleryControllers", "UIKit", path: "Plugins/Gallery/Controllers"),
        .program("mullion-renderer", "PaneDrawing", "PluginRuntime", "UIKit"),

        // MARK: Floor 9

        .module(
            "PluginHost", "CLinux", "Contracts", "Diagnostics", "Files", "InputEvents", "LocalSockets",
            "MainLoop", "PaneLayers", "PluginProtocol", "PluginTransport", "Presentation", "QuartzCore", "SceneBridge",
            "Screens", "TextLayout", "Threads", "UIKit", .argumentParser,
            starting: ["mullion-launch", "mullion-renderer"]),
        .plugin(
            "GalleryPlugin", "GalleryControllers", "PluginRuntime", "UIKit", in: "Gallery", exclude: ["Controllers"]),
        .plugin("HelloPlugin", "PluginRuntime", "UIKit", in: "Hello"),
        .program(
            "mullion-gate", "Diagnostics", "Gate", "LocalSockets", "MainLoop", "PluginProtocol", "PluginTransport",
            .argumentParser),
        .plugin(
            "PalettePlugin", "PaletteControllers", "PluginRuntime", "UIKit", in: "Palette",
            exclude: ["Contract", "Controllers"]),

        // MARK: Floor 10

        .module(
            "ContainmentTesting", "CTestThread", "CoreGraphics", "Diagnostics", "Files", "ImageFiles", "LayerRenderer",
            "MainLoop", "PaneLayers", "PluginHost", "PluginProtocol", "Presentation", "QuartzCore", "Screens", "Threads",
            "UIKit", .protobuf),
        .program("DemoHost", "Contracts", "PaletteContract", "PluginHost", "UIKit", in: "Examples"),
        .program(
            "mullion", "ContractGenerator", "Diagnostics", "Files", "LocalSockets", "MainLoop", "PluginHost",
            "PluginProtocol",
            "PluginTransport", "UIKit", "WireMessages", .argumentParser, .protobuf),

        // MARK: Floor 11: what supports tests, and tools and benchmarks, above everything that programs are made of

        .module("CDrawingCalls", "CCairo", in: "Tests/Support"),
        .module("Attacks", "CoreGraphics", "PluginProtocol", "QuartzCore", in: "Tests/Support"),
        .module("BenchmarkReport", "Files", in: "Benchmarks"),
        .module("ControlGallery", "UIKit", in: "Tests/Support"),
        .program("HostileFixture", in: "Tests/Support", isInC: true),
        .module(
            "HostStaging", "LayerRenderer", "PaneLayers", "PluginHost", "PluginProtocol", "PluginRuntime", "QuartzCore", "UIKit",
            in: "Tests/Support"),
        .module("InMemoryWire", "PluginProtocol", in: "Tests/Support"),
        .module("KernelFeatures", in: "Tests/Support"),
        .program("LaunchingFixture", "MainLoop", "PluginHost", in: "Tests/Support"),
        .program("LesserKernelFixture", in: "Tests/Support", isInC: true),
        .program("LogFixture", "Diagnostics", in: "Tests/Support"),
        .program("MainLoopFixture", "MainLoop", in: "Tests/Support"),
        .program("LibrariesOnly", "CJPEG", "CPNG", "CPango", "CWebP", in: "Benchmarks"),
        .module("MainLoopTesting", "MainLoop", in: "Tests/Support"),
        .module("MemoryTesting", "Files", in: "Tests/Support"),
        .module("OrdinaryScreens", "UIKit", in: "Tests/Support"),
        .module("ParityScenarios", "CoreGraphics", "UIKit", in: "Tests/Support"),
        .module("PluginBehaviours", in: "Tests/Support"),
        .module("ProcessInspection", "CLinux", "Files", "MainLoop", in: "Tests/Support"),
        .module("ProtocolSamples", "CoreGraphics", "InputEvents", "PluginProtocol", "QuartzCore", in: "Tests/Support"),
        .program(
            "ScreenFixture", "CSDL", "CoreGraphics", "Diagnostics", "Files", "LayerRenderer", "MainLoop", "Screens",
            in: "Tests/Support"),
        .module("SeededRandom", in: "Tests/Support"),
        // Code as it is written for Apple's systems, in both of the compiler's modes; docs/Testing.md.
        .module(
            "SourceProbes5", "UIKit", in: "Tests/Support", packageAccess: false,
            settings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
        .module(
            "SourceProbes6", "UIKit", in: "Tests/Support", packageAccess: false,
            settings: [.treatAllWarnings(as: .error)]),
        // Written as for Apple's systems, and compiled as such sources are.
        .target(
            name: "StoryboardApps", dependencies: ["UIKit"], path: "Examples/StoryboardApps/Apps", exclude: ["Xcode"],
            resources: [.process("Resources")], swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["AppleSources"]),
        .module("UIKitTesting", "Diagnostics", "UIKit", in: "Tests/Support"),

        // MARK: Floor 12

        .program("AttackPlugin", "Attacks", "MainLoop", "PluginProtocol", "PluginTransport", in: "Tests/Support"),
        .module(
            "AttackStaging", "Attacks", "Diagnostics", "HostStaging", "InMemoryWire", "MainLoop", "PaneLayers",
            "PluginHost", "PluginProtocol", "QuartzCore", "Threads", "UIKit", in: "Tests/Support"),
        .program("ControlPictures", "ControlGallery", "HostStaging", "UIKit", in: "Tools"),
        .program(
            "FixturePlugin", "Contracts", "CoreGraphics", "Diagnostics", "ParityScenarios", "PluginBehaviours",
            "PluginRuntime", "UIKit", .protobuf, in: "Tests/Support"),
        .program(
            "RuleBreakingPlugin", "Attacks", "CoreGraphics", "KernelFeatures", "MainLoop", "PluginBehaviours",
            "PluginProtocol",
            "PluginTransport", "QuartzCore", "Threads", "ZeroMQ", in: "Tests/Support"),
        .program("ContainerHost", "PluginHost", "UIKit", in: "Tests/Support"),
        .program("ContainerPlugin", "PluginRuntime", "UIKit", in: "Tests/Support"),
        .program("RestoringHost", "PluginHost", "UIKit", in: "Tests/Support"),
        .program("WindowsHost", "PluginHost", "UIKit", in: "Tests/Support"),
        .program(
            "CountingHost", "CDrawingCalls", "HostStaging", "MainLoop", "ParityScenarios", "PluginBehaviours",
            "PluginHost",
            "QuartzCore", "UIKit", in: "Tests/Support"),
        .program(
            "HostFixture", "HostStaging", "MainLoop", "PluginBehaviours", "PluginHost", "UIKit", in: "Tests/Support"),
        .program("StoryboardAppHost", "PluginHost", "StoryboardApps", "UIKit", path: "Examples/StoryboardApps/Program"),
        .executableTarget(
            name: "StoryboardAppPlugin", dependencies: ["PluginRuntime", "StoryboardApps", "UIKit"],
            path: "Examples/StoryboardApps/Plugin", resources: [.copy("plugin.json")]),
        .program("SiegeHost", "Attacks", "MainLoop", "PluginHost", "UIKit", in: "Tests/Support"),
        .module("WireMutation", "SeededRandom", in: "Tests/Support"),
        .program("StuckTestFixture", "ContainmentTesting", in: "Tests/Support"),
        .program("ZeroMQFloodFixture", "ZeroMQ", in: "Tests/Support"),

        // MARK: Floor 13

        .program(
            "AttackBenchmark", "Attacks", "AttackStaging", "Files", "MainLoop", "Threads", "UIKit", in: "Benchmarks"),
        .program(
            "Benchmarks", "BenchmarkReport", "CLinux", "CPango", "ConstraintSolver", "Contracts", "Diagnostics",
            "Files",
            "HostStaging", "InMemoryWire", "LayerRenderer", "MainLoop", "ParityScenarios", "PluginBehaviours",
            "PluginHost", "PluginProtocol", "PluginTransport", "QuartzCore", "Threads", "UIKit", "UIKitTesting",
            "ZeroMQ", .protobuf,
            starting: [
                "DemoHost", "FixturePlugin", "HelloPlugin", "LibrariesOnly", "mullion-gate", "mullion-renderer",
            ],
            in: "Benchmarks"),
        .module(
            "FuzzTargets", "Attacks", "CoreGraphics", "Diagnostics", "HostStaging", "InMemoryWire", "MainLoop", "PluginHost",
            "PluginProtocol",
            "PluginTransport", "QuartzCore", "Screens", "SeededRandom", "UIKit", "WireMutation", "ZMTP",
            path: "Tests/Fuzzing/Targets"),
        .module(
            "RemotePlacements", "ContainmentTesting", "Gate", "InMemoryWire", "MainLoop", "MainLoopTesting",
            "ParityScenarios", "PluginBehaviours", "PluginHost", "PluginProtocol", "PluginRuntime", "PluginTransport",
            "UIKit",
            starting: ["FixturePlugin"],
            in: "Tests/Support"),

        // MARK: Floor 14

        .program(
            "ContactSheets", "ContainmentTesting", "GalleryControllers", "HostStaging", "MainLoop", "PluginHost",
            "RemotePlacements", "StoryboardApps", "UIKit", in: "Tools"),
        .program("Fuzzer", "FuzzTargets", in: "Tests/Fuzzing"),
        .program(
            "FuzzSeeds", "Attacks", "FuzzTargets", "GalleryControllers", "HostStaging", "InputEvents",
            "PluginProtocol", "PluginTransport", "QuartzCore", "UIKit", "ZMTP", path: "Tests/Fuzzing/Seeds"),

        // MARK: Tests

        .suite("BenchmarkReportTests", "BenchmarkReport"),
        .suite("ConstraintSolverTests", "ConstraintSolver", "SeededRandom"),
        .suite(
            "ContainmentTestingTests", "ContainmentTesting", "Contracts", "GalleryControllers", "PaletteContract",
            "PaletteControllers", "PluginHost", "UIKit",
            starting: ["GalleryPlugin", "HelloPlugin", "PalettePlugin", "StuckTestFixture", "mullion-renderer"]),
        .suite("ContractGeneratorTests", "ContractGenerator", .protobuf, .protobufPluginLibrary),
        .suite("ContractsTests", "Contracts", "PluginProtocol", .protobuf),
        .suite("CoreGraphicsTests", "CoreGraphics", "SeededRandom"),
        .suite(
            "DemoTests", "BenchmarkReport", "CCairo", "CLinux", "ContainmentTesting", "Files", "MainLoop",
            "MainLoopTesting",
            "PluginHost", "ProcessInspection",
            starting: [
                "AttackPlugin", "ContainerHost", "ContainerPlugin", "DemoHost", "HelloPlugin", "PalettePlugin",
                "LesserKernelFixture", "RestoringHost", "SiegeHost", "StoryboardAppHost", "StoryboardAppPlugin",
                "WindowsHost", "mullion", "mullion-gate",
            ],
            building: ["AttackBenchmark", "ContactSheets", "ControlPictures", "Benchmarks"]),
        .suite(
            "DiagnosticsTests", "Diagnostics", "MainLoop", "MainLoopTesting", "PluginHost", .logging,
            starting: ["LogFixture"]),
        .suite("DrawingRendererTests", "CoreGraphics", "DrawingRenderer"),
        .suite(
            "ExternalPlacementTests", "ContainmentTesting", "Diagnostics", "MainLoop", "MainLoopTesting", "PluginHost",
            "PluginProtocol", "PluginTransport", "RemotePlacements", "UIKit", starting: ["FixturePlugin"]),
        .suite("FilesTests", "Files"),
        .suite(
            "FuzzingTests", "Attacks", "CoreGraphics", "FuzzTargets", "PluginProtocol", "SeededRandom", "UIKitTesting",
            building: ["FuzzSeeds", "Fuzzer"]),
        .suite(
            "GalleryTests", "ContainmentTesting", "Diagnostics", "GalleryControllers", "HostStaging", "LayerRenderer",
            "MainLoop", "MainLoopTesting", "PluginHost", "RemotePlacements", "UIKit", "UIKitTesting",
            starting: ["GalleryPlugin"]),
        .suite(
            "GateTests", "ContainmentTesting", "Diagnostics", "Files", "Gate", "MainLoop", "MainLoopTesting",
            "ParityScenarios", "PluginBehaviours", "PluginHost", "PluginProtocol", "PluginTransport",
            "ProcessInspection",
            "QuartzCore", "RemotePlacements", "UIKit", "ZeroMQ",
            starting: ["FixturePlugin", "GalleryPlugin", "HelloPlugin", "mullion-gate"]),
        .suite(
            "HostAndPluginTests", "AttackStaging", "Attacks", "ContainmentTesting", "Contracts", "ControlGallery",
            "CoreGraphics", "Diagnostics", "HostStaging", "InMemoryWire", "LayerRenderer", "MainLoop",
            "MainLoopTesting", "MemoryTesting", "OrdinaryScreens", "PaletteContract", "PaletteControllers",
            "PaneDrawing", "PaneLayers", "ParityScenarios", "PluginHost",
            "PluginProtocol", "PluginRuntime", "PluginTransport", "ProtocolSamples", "QuartzCore", "RemotePlacements",
            "SeededRandom", "StoryboardApps", "Threads", "UIKit", "UIKitTesting", "WireMutation"),
        .suite("ImageFilesTests", "CoreGraphics", "ImageFiles"),
        .suite(
            "LayerRendererTests", "CoreGraphics", "ImageFiles", "LayerRenderer", "MemoryTesting", "QuartzCore",
            "SeededRandom", "TextLayout"),
        .suite("LocalSocketsTests", "Diagnostics", "LocalSockets", "MainLoop", "MainLoopTesting"),
        .suite("MainLoopTests", "MainLoop", "MainLoopFixture", "MainLoopTesting"),
        .suite("MullionCommandTests", starting: ["mullion", "mullion-prepass", "protoc-gen-mullion", .protocGenSwift]),
        .suite(
            "MultiProcessTests", "CLinux", "ContainmentTesting", "Diagnostics", "Files", "HostStaging",
            "KernelFeatures",
            "MainLoop", "MainLoopTesting", "PluginBehaviours", "PluginHost", "PluginTransport", "Presentation",
            "ProcessInspection", "Screens", "UIKit",
            starting: [
                "CountingHost", "DemoHost", "FixturePlugin", "HelloPlugin", "HostFixture", "RuleBreakingPlugin",
                "mullion-renderer",
            ]),
        .suite(
            "PaneLayersTests", "CLinux", "CoreGraphics", "PaneLayers", "PluginProtocol", "ProtocolSamples", "QuartzCore"),
        .suite(
            "PluginHostTests", "CLinux", "CoreGraphics", "Diagnostics", "Files", "KernelFeatures", "LaunchingFixture",
            "LocalSockets", "MainLoop", "MainLoopTesting", "PaneLayers", "PluginHost", "PluginProtocol", "PluginTransport",
            "ProcessInspection", "ProtocolSamples", "QuartzCore", "Screens", "SeededRandom", "TextLayout", "UIKit",
            .argumentParser, starting: ["HostileFixture", "LesserKernelFixture"]),
        .suite(
            "PluginProtocolTests", "CoreGraphics", "InMemoryWire", "InputEvents", "PluginProtocol", "ProtocolSamples",
            "QuartzCore", "SeededRandom", "WireMessages", "WireMutation", .protobuf),
        .suite(
            "PluginTransportTests", "CoreGraphics", "Diagnostics", "Files", "MainLoop", "MainLoopTesting", "PaneLayers",
            "PluginHost", "PluginProtocol", "PluginTransport", "Threads", "ZeroMQ"),
        .testTarget(name: "PrePassTests", dependencies: ["PrePass"], swiftSettings: .compilerSyntax),
        .suite(
            "PresentationTests", "CoreGraphics", "LayerRenderer", "Presentation", "Screens", "UIKit", "UIKitTesting"),
        .suite("QuartzCoreTests", "CoreGraphics", "QuartzCore"),
        .suite(
            "ScreensTests", "CLinux", "CVNCServer", "CoreGraphics", "Files", "InputEvents", "LayerRenderer", "MainLoop",
            "MainLoopTesting", "ScreenFixture", "Screens"),
        .suite("StoryboardFormatTests", "StoryboardFormat"),
        .suite("TextLayoutTests", "CCairo", "CoreGraphics", "CPango", "Diagnostics", "MemoryTesting", "TextLayout"),
        .suite("UIKitPresentationTests", "Diagnostics", "ParityScenarios", "UIKit", "UIKitTesting"),
        .suite("UIKitScrollTests", "Diagnostics", "ParityScenarios", "SeededRandom", "UIKit", "UIKitTesting"),
        .suite(
            "UIKitTests", "Diagnostics", "ParityScenarios", "RemotePlacements", "SourceProbes6", "UIKit",
            "UIKitTesting", building: ["SourceProbes5"]),
        .suite("ZeroMQTests", "SeededRandom", "ZeroMQ", "ZeroMQFloodFixture"),
        .suite("ZMTPTests", "SeededRandom", "ZMTP"),
    ],
    swiftLanguageModes: [.v6]
)

extension Target {
    /// A library of Debian's, by a module map.
    static func library(of debianPackage: String, as name: String, pkgConfig: String) -> Target {
        .systemLibrary(
            name: name, path: "Sources/CLibraries/\(name)", pkgConfig: pkgConfig, providers: [.apt([debianPackage])])
    }

    /// A module in C that others import, beside the libraries.
    static func cModule(_ name: String, _ imports: Dependency...) -> Target {
        .target(name: name, dependencies: imports, path: "Sources/CLibraries/\(name)")
    }

    /// A module that others import.
    static func module(
        _ name: String, _ imports: Dependency..., starting programs: [Dependency] = [], in folder: String = "Sources",
        path: String? = nil, exclude: [String] = [], packageAccess: Bool = true, settings: [SwiftSetting]? = nil
    ) -> Target {
        .target(
            name: name, dependencies: imports + programs, path: path ?? "\(folder)/\(name)", exclude: exclude,
            packageAccess: packageAccess, swiftSettings: settings)
    }

    /// A program.
    ///
    /// - Parameters:
    ///   - starting: Programs that it starts, so that they are built whenever it is.
    ///   - isInC: Whether it links nothing of Swift's. `Sources/mullion-launch/linking.c` has the other half of that.
    static func program(
        _ name: String, _ imports: Dependency..., starting programs: [Dependency] = [], in folder: String = "Sources",
        path: String? = nil, isInC: Bool = false
    ) -> Target {
        .executableTarget(
            name: name, dependencies: imports + programs, path: path ?? "\(folder)/\(name)",
            linkerSettings: isInC ? [.unsafeFlags(["-nostartfiles"])] : nil)
    }

    /// A plugin in `Plugins/folder`, with its manifest. SwiftPM keeps the folder `Plugins` for plugins of its own, so each target
    /// in it names its path.
    ///
    /// - Parameter exclude: The folders below that are modules of their own.
    static func plugin(
        _ name: String, _ imports: Dependency..., in folder: String, exclude: [String] = []
    ) -> Target {
        .executableTarget(
            name: name, dependencies: imports, path: "Plugins/\(folder)", exclude: exclude,
            resources: [.copy("plugin.json")])
    }

    /// A suite of tests, in a folder of its name.
    ///
    /// - Parameters:
    ///   - starting: Programs that its tests start, so that they are built whenever it is.
    ///   - building: Programs that nobody starts here and that are to be built with the tests all the same.
    static func suite(
        _ name: String, _ imports: Dependency..., starting programs: [Dependency] = [],
        building others: [Dependency] = []
    ) -> Target {
        .testTarget(name: name, dependencies: imports + programs + others)
    }
}

extension Target.Dependency {
    static let argumentParser = product(name: "ArgumentParser", package: "swift-argument-parser")
    static let logging = product(name: "Logging", package: "swift-log")
    static let protobuf = product(name: "SwiftProtobuf", package: "swift-protobuf")
    static let protobufPluginLibrary = product(name: "SwiftProtobufPluginLibrary", package: "swift-protobuf")
    static let protocGenSwift = product(name: "protoc-gen-swift", package: "swift-protobuf")
}

extension [SwiftSetting] {
    /// Lets a module import the SwiftSyntax that the toolchain's own compiler is made with. The package swift-syntax would be the same code,
    /// built for minutes.
    static var compilerSyntax: Self { [.unsafeFlags(["-I", hostLibraries])] }
}

/// The folder of the toolchain's libraries for programs that run where it does.
nonisolated var hostLibraries: String {
    let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
    let compiler = folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    return URL(filePath: compiler ?? "/usr/bin/swiftc").resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "lib/swift/host").path()
}
