extension NewPlugin {
    var packageText: String {
        if let contract { packageText(with: contract) } else { packageTextWithoutContract }
    }

    /// The source that lies outside of the folder that the target excludes: SwiftPM leaves out a target without any.
    var sourcesText: String {
        "// The sources are in the folder Xcode; Mullion's plugin AppleSources compiles them.\n"
    }

    /// The arguments of a target by which the plugin compiles its sources, after those that all targets have.
    private var appleSources: String {
        guard hasAppleSources else { return "" }
        return """
            ,
                        exclude: ["Xcode"],
                        plugins: [.plugin(name: "AppleSources", package: "mullion")]
            """
    }

    private var packageTextWithoutContract: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "\(name)",
            dependencies: [
                .package(name: "mullion", path: "\(mullion.literal)")
            ],
            targets: [
                // What is seen. A library, so that a host can show it in its own process too.
                .target(
                    name: "\(name)Controllers",
                    dependencies: [
                        .product(name: "UIKit", package: "mullion")
                    ]\(appleSources)),
                // Its process. SwiftPM reserves Plugins/ for build plugins, so the path has to be said; hosts find it by plugin.json.
                .executableTarget(
                    name: "\(name)Plugin",
                    dependencies: [
                        "\(name)Controllers",
                        .product(name: "PluginRuntime", package: "mullion"),
                        .product(name: "UIKit", package: "mullion"),
                    ],
                    path: "Plugins/\(name)",
                    resources: [.copy("plugin.json")]),
                .executableTarget(
                    name: "\(name)Host",
                    dependencies: [
                        .product(name: "PluginHost", package: "mullion"),
                        .product(name: "UIKit", package: "mullion"),
                        // To be started, not imported.
                        "\(name)Plugin",
                    ]),
                .testTarget(
                    name: "\(name)Tests",
                    dependencies: [
                        "\(name)Controllers",
                        .product(name: "ContainmentTesting", package: "mullion"),
                        // To be started, not imported.
                        "\(name)Plugin",
                    ]),
            ],
            swiftLanguageModes: [.v6]
        )

        """
    }

    private func packageText(with contract: NewContract) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "\(name)",
            dependencies: [
                .package(name: "mullion", path: "\(mullion.literal)"),
                \(contract.protobuf),
            ],
            targets: [
                // What the plugin and its host say to each other. `mullion generate` makes the Swift of it.
                .target(
                    name: "\(contract.module)",
                    dependencies: [
                        .product(name: "Contracts", package: "mullion"),
                        .product(name: "SwiftProtobuf", package: "swift-protobuf"),
                    ],
                    exclude: ["\(contract.file)"]),
                // What is seen. A library, so that a host can show it in its own process too.
                .target(
                    name: "\(name)Controllers",
                    dependencies: [
                        "\(contract.module)",
                        .product(name: "Contracts", package: "mullion"),
                        .product(name: "UIKit", package: "mullion"),
                    ]\(appleSources)),
                // Its process. SwiftPM reserves Plugins/ for build plugins, so the path has to be said; hosts find it by plugin.json.
                .executableTarget(
                    name: "\(name)Plugin",
                    dependencies: [
                        "\(name)Controllers",
                        .product(name: "PluginRuntime", package: "mullion"),
                        .product(name: "UIKit", package: "mullion"),
                    ],
                    path: "Plugins/\(name)",
                    resources: [.copy("plugin.json")]),
                .executableTarget(
                    name: "\(name)Host",
                    dependencies: [
                        "\(contract.module)",
                        .product(name: "Contracts", package: "mullion"),
                        .product(name: "PluginHost", package: "mullion"),
                        .product(name: "UIKit", package: "mullion"),
                        // To be started, not imported.
                        "\(name)Plugin",
                    ]),
                .testTarget(
                    name: "\(name)Tests",
                    dependencies: [
                        "\(name)Controllers",
                        .product(name: "ContainmentTesting", package: "mullion"),
                        // To be started, not imported.
                        "\(name)Plugin",
                    ]),
            ],
            swiftLanguageModes: [.v6]
        )

        """
    }
}
