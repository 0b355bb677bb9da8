// swift-tools-version: 6.2
import PackageDescription

// The rules and their tests again, as symbolic links and without the dependencies of the whole package, so that a
// changed rule is built and tested within seconds.
let swiftSettings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

let package = Package(
    name: "Rules",
    targets: [
        .target(
            name: "Texts", path: "Texts", exclude: ["en"], swiftSettings: swiftSettings, plugins: ["CompileTexts"]),
        .target(name: "TextCompiler", path: "TextCompiler", swiftSettings: swiftSettings),
        .executableTarget(
            name: "compile-texts", dependencies: ["TextCompiler"], path: "compile-texts", swiftSettings: swiftSettings),
        .plugin(name: "CompileTexts", capability: .buildTool(), dependencies: ["compile-texts"], path: "CompileTexts"),
        .target(
            name: "Micronutrients", dependencies: ["Texts"], path: "Micronutrients", swiftSettings: swiftSettings),
        .target(
            name: "Fitness", dependencies: ["Micronutrients", "Texts"], path: "Fitness",
            exclude: ["Catalogue", "Embedded"],
            swiftSettings: swiftSettings, plugins: ["EmbedFiles"]),
        .target(name: "Racks", dependencies: ["Fitness", "Texts"], path: "Racks", swiftSettings: swiftSettings),
        .target(name: "FoodWords", dependencies: ["Fitness"], path: "FoodWords", swiftSettings: swiftSettings),
        .executableTarget(name: "embed-files", path: "embed-files", swiftSettings: swiftSettings),
        .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"], path: "EmbedFiles"),
        .target(name: "Samples", dependencies: ["Fitness", "Texts"], path: "Samples", swiftSettings: swiftSettings),
        .testTarget(
            name: "MicronutrientsTests", dependencies: ["Micronutrients", "Samples"], path: "MicronutrientsTests",
            swiftSettings: swiftSettings),
        .testTarget(
            name: "FitnessTests",
            dependencies: ["Fitness", "FoodWords", "Micronutrients", "Racks", "Samples", "Texts"],
            path: "FitnessTests",
            exclude: ["Released", "Snapshots"],
            swiftSettings: swiftSettings),
    ],
    swiftLanguageModes: [.v6]
)
