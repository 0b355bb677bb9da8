// swift-tools-version: 6.2
import PackageDescription

// The rules and their tests again, as symbolic links and without the dependencies of the whole package, so that a
// changed rule is built and tested within seconds.
let swiftSettings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

let package = Package(
    name: "Rules",
    targets: [
        .target(name: "Texts", path: "Texts", swiftSettings: swiftSettings),
        .target(
            name: "Fitness", dependencies: ["Texts"], path: "Fitness", exclude: ["Catalogue", "Embedded"],
            swiftSettings: swiftSettings, plugins: ["EmbedFiles"]),
        .executableTarget(name: "embed-files", path: "embed-files", swiftSettings: swiftSettings),
        .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"], path: "EmbedFiles"),
        .target(name: "Samples", dependencies: ["Fitness", "Texts"], path: "Samples", swiftSettings: swiftSettings),
        .testTarget(
            name: "FitnessTests", dependencies: ["Fitness", "Samples", "Texts"], path: "FitnessTests",
            exclude: ["Released", "Snapshots"],
            swiftSettings: swiftSettings),
    ],
    swiftLanguageModes: [.v6]
)
