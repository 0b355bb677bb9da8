// swift-tools-version: 6.2
import PackageDescription

// The rules and their tests again, as symbolic links and without the dependencies of the whole package, so that a
// changed rule is built and tested within seconds.
let swiftSettings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

let package = Package(
    name: "Rules",
    targets: [
        .target(name: "Texts", path: "Texts", swiftSettings: swiftSettings),
        .target(name: "Fitness", dependencies: ["Texts"], path: "Fitness", swiftSettings: swiftSettings),
        .target(name: "Samples", dependencies: ["Fitness", "Texts"], path: "Samples", swiftSettings: swiftSettings),
        .testTarget(
            name: "FitnessTests", dependencies: ["Fitness", "Samples", "Texts"], path: "FitnessTests",
            exclude: ["Released"],
            swiftSettings: swiftSettings),
    ],
    swiftLanguageModes: [.v6]
)
