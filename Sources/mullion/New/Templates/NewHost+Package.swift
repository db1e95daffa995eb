extension NewHost {
    var packageText: String {
        let plugin = product.map { product in
            """

                            // To be started, not imported.
                            .product(name: "\(product)", package: "mullion"),
            """
        }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(name)",
                dependencies: [
                    .package(name: "mullion", path: "\(mullion.literal)")
                ],
                targets: [
                    .executableTarget(
                        name: "\(name)",
                        dependencies: [
                            .product(name: "PluginHost", package: "mullion"),
                            .product(name: "UIKit", package: "mullion"),\(plugin ?? "")
                        ])
                ],
                swiftLanguageModes: [.v6]
            )

            """
    }
}
