// swift-tools-version: 6.2
import PackageDescription

// The rules and their tests once more, by links, without what the whole package depends on: a change of a rule is built
// and tried in seconds.
let swiftSettings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

let package = Package(
    name: "Rules",
    targets: [
        .target(name: "Fitness", path: "Fitness", swiftSettings: swiftSettings),
        .target(name: "Samples", dependencies: ["Fitness"], path: "Samples", swiftSettings: swiftSettings),
        .testTarget(
            name: "FitnessTests", dependencies: ["Fitness", "Samples"], path: "FitnessTests", exclude: ["Released"],
            swiftSettings: swiftSettings),
    ],
    swiftLanguageModes: [.v6]
)
