// swift-tools-version: 6.2
import PackageDescription

// bin/ci sets this. It applies only to the targets of this package: we can't fix a dependency's warnings.
let warningsAreErrors = Context.environment["WARNINGS_AS_ERRORS"] != nil

let swiftSettings: [SwiftSetting] =
    [.enableUpcomingFeature("ExistentialAny")] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

// Every request and every test runs through these, so they are optimized in debug builds too.
let optimizedSettings: [SwiftSetting] = swiftSettings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let serviceLifecycle = Target.Dependency.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")

// The layers from lowest to highest. Tests use all of them.
let layers: [Target.Dependency] = [
    "Micronutrients", "Fitness", "Progression", "Racks", "FoodWords", "Models", "Routines", "Transfer", "Forms",
    "Operations", "Web",
    "TrainingPages", "DailyPages", "HouseholdPages", "API", "WorkHome",
]

let package = Package(
    name: "WorkHome",
    products: [
        .executable(name: "workhome", targets: ["Server"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "Server",
            dependencies: [
                "Crypto", "Fitness", "HTTP", "Images", "Models", "Operations", "Texts", "Transfer", "WorkHome",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                logging, serviceLifecycle,
            ],
            swiftSettings: swiftSettings
        ),
        // The layers, lowest first: docs/architecture.md describes their content, and bin/layers the allowed imports.
        .target(name: "Micronutrients", dependencies: ["Texts"], swiftSettings: swiftSettings),
        .target(
            name: "Fitness", dependencies: ["Micronutrients", "Texts"], exclude: ["Catalogue", "Embedded"],
            swiftSettings: swiftSettings, plugins: ["EmbedFiles"]),
        .target(name: "Progression", dependencies: ["Fitness"], swiftSettings: swiftSettings),
        .target(name: "Racks", dependencies: ["Fitness", "Texts"], swiftSettings: optimizedSettings),
        .target(name: "FoodWords", dependencies: ["Fitness"], swiftSettings: optimizedSettings),
        .target(
            name: "Models",
            dependencies: [
                "Crypto", "Fitness", "FoodTable", "FoodWords", "Images", "Micronutrients", "Racks", "Storage", "Texts",
                grdb, logging,
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "Routines", dependencies: ["Fitness", "Models", "Progression", "Racks", "Storage", "Texts", grdb],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "Transfer",
            dependencies: [
                "Crypto", "DataFiles", "Fitness", "Images", "Micronutrients", "Models", "Racks", "Routines", "Storage",
                "Texts", grdb, logging,
            ],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "Forms",
            dependencies: [
                "Crypto", "Fitness", "HTTP", "Micronutrients", "Models", "Racks", "Routines", "Texts", "Transfer", grdb,
                httpTypes,
            ],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "Operations",
            dependencies: [
                "CZlib", "Crypto", "DataFiles", "Fitness", "Forms", "Images", "Models", "Progression", "Routines",
                "Storage", "Texts",
                "Transfer", grdb, logging,
            ],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "Web",
            dependencies: [
                "Charts", "Crypto", "Fitness", "Forms", "HTTP", "Images", "Models", "Operations", "Routines",
                "PublicFiles",
                "Storage", "Texts", "Transfer", "ViewKit", grdb, httpTypes, logging,
            ],
            exclude: ["Views"],
            swiftSettings: swiftSettings,
            plugins: ["CompileViews"]
        ),
        .target(
            name: "TrainingPages",
            dependencies: [
                "Charts", "Fitness", "Forms", "HTTP", "Models", "Progression", "Racks", "Routines", "Texts", "ViewKit",
                "Web", grdb,
                httpTypes,
            ],
            exclude: ["Views"],
            swiftSettings: swiftSettings,
            plugins: ["CompileViews"]
        ),
        .target(
            name: "DailyPages",
            dependencies: [
                "Charts", "Fitness", "Forms", "HTTP", "Images", "Micronutrients", "Models", "Routines", "Texts",
                "ViewKit",
                "Web", grdb, httpTypes,
            ],
            exclude: ["Views"],
            swiftSettings: swiftSettings,
            plugins: ["CompileViews"]
        ),
        .target(
            name: "HouseholdPages",
            dependencies: [
                "Crypto", "DailyPages", "Fitness", "Forms", "HTTP", "Images", "Models", "Operations", "Racks",
                "Routines", "Storage", "Texts", "TrainingPages", "Transfer", "ViewKit", "Web", grdb, httpTypes,
            ],
            exclude: ["Views"],
            swiftSettings: swiftSettings,
            plugins: ["CompileViews"]
        ),
        .target(
            name: "API",
            dependencies: [
                "Crypto", "Fitness", "Forms", "HTTP", "Images", "Micronutrients", "Models", "Progression", "Racks",
                "Routines",
                "Storage", "Texts", "Transfer", "Web", grdb, httpTypes,
            ],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "WorkHome",
            dependencies: [
                "API", "Crypto", "DailyPages", "Fitness", "Forms", "HTTP", "HouseholdPages", "Models", "Operations",
                "Routines",
                "Storage", "Texts", "TrainingPages", "Transfer", "ViewKit", "Web", grdb, httpTypes, logging,
                serviceLifecycle,
            ],
            exclude: ["Views"],
            swiftSettings: swiftSettings,
            plugins: ["CompileViews"]
        ),
        .target(
            name: "HTTP",
            dependencies: [
                "CEpoll", "COpenSSL", "CZlib",
                .product(name: "FlyingSocks", package: "FlyingFox"),
                httpTypes, logging, serviceLifecycle,
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            swiftSettings: optimizedSettings
        ),
        .target(
            name: "Storage",
            dependencies: [
                "CMalloc", "CSQLite",
                grdb,
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ],
            swiftSettings: optimizedSettings
        ),
        .target(
            name: "Images",
            dependencies: [
                "CVips", "CZBar",
                .product(name: "Subprocess", package: "swift-subprocess"),
            ],
            swiftSettings: optimizedSettings
        ),
        .target(name: "DataFiles", dependencies: ["CArchive", "CExpat", "CZlib"], swiftSettings: optimizedSettings),
        .target(name: "FoodTable", dependencies: ["CFoodTable", "CZlib"], swiftSettings: optimizedSettings),
        .target(name: "Texts", exclude: ["en"], swiftSettings: optimizedSettings, plugins: ["CompileTexts"]),
        .target(name: "Charts", swiftSettings: optimizedSettings),
        .target(name: "Crypto", dependencies: ["COpenSSL"], swiftSettings: optimizedSettings),

        // Views are compiled to Swift during the build: the plugin runs the compiler for each, and the generated
        // functions use the kit.
        .target(name: "ViewKit", swiftSettings: optimizedSettings),
        .target(name: "ViewCompiler", swiftSettings: swiftSettings),
        .executableTarget(name: "compile-views", dependencies: ["ViewCompiler"], swiftSettings: swiftSettings),
        .plugin(name: "CompileViews", capability: .buildTool(), dependencies: ["compile-views"]),

        // So are the texts, from Fluent files.
        .target(name: "TextCompiler", swiftSettings: swiftSettings),
        .executableTarget(name: "compile-texts", dependencies: ["TextCompiler"], swiftSettings: swiftSettings),
        .plugin(name: "CompileTexts", capability: .buildTool(), dependencies: ["compile-texts"]),

        // The pages' style sheets, scripts and icons are embedded in the program, as are the catalogues of Fitness.
        .target(name: "PublicFiles", exclude: ["Embedded"], swiftSettings: optimizedSettings, plugins: ["EmbedFiles"]),
        .executableTarget(name: "embed-files", swiftSettings: swiftSettings),
        .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),

        // Their only source files call libvips and ZBar, which they load by name: only the tests are linked with them.
        .target(name: "CVips"),
        .target(name: "CZBar"),

        // Its only source file embeds the table with C23's #embed.
        .target(name: "CFoodTable", exclude: ["foods.json.zlib"]),

        // The tests' sample data, also for tests of a single target.
        .target(
            name: "Samples", dependencies: ["Fitness", "Texts"], path: "Tests/Samples", swiftSettings: swiftSettings),

        // Draws photos of barcodes for the tests, dot by dot, so it is optimized like what reads them.
        .target(name: "Drawing", path: "Tests/Drawing", swiftSettings: optimizedSettings),

        // Shared by several test targets. Empty in release builds, where @testable imports do not work.
        .target(
            name: "Support",
            dependencies: layers + [
                "Crypto", "HTTP", "Samples", "Storage", "Texts",
                grdb, httpTypes, logging,
            ],
            path: "Tests/Support",
            exclude: ["Released"],
            swiftSettings: optimizedSettings
        ),

        .testTarget(
            name: "FitnessTests",
            dependencies: ["Fitness", "FoodWords", "Micronutrients", "Progression", "Racks", "Samples", "Texts"],
            exclude: ["Foods", "Released", "Snapshots"],
            swiftSettings: swiftSettings),
        .testTarget(
            name: "MicronutrientsTests", dependencies: ["Micronutrients", "Samples"], swiftSettings: swiftSettings),
        .testTarget(name: "FoodTableTests", dependencies: ["FoodTable"], swiftSettings: swiftSettings),
        .testTarget(name: "ChartsTests", dependencies: ["Charts", "Support"], swiftSettings: swiftSettings),
        .testTarget(name: "CryptoTests", dependencies: ["Crypto"], swiftSettings: swiftSettings),
        .testTarget(
            name: "DataFilesTests", dependencies: ["DataFiles", "HTTP", "Samples", "Support"],
            swiftSettings: swiftSettings),
        .testTarget(
            name: "HTTPTests",
            dependencies: [
                "HTTP", "Support",
                .product(name: "FlyingSocks", package: "FlyingFox"),
                httpTypes, logging, serviceLifecycle,
            ],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "ImagesTests",
            dependencies: ["CLibvips", "CLibzbar", "Drawing", "Images", "Models", "Server", "Support"],
            exclude: ["Fixtures"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "StorageTests",
            dependencies: [
                "Crypto", "Storage", "Support",
                grdb,
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ],
            exclude: ["schema.sql", "schemas.sha256"],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "TextsTests", dependencies: ["Texts"], swiftSettings: swiftSettings),
        .testTarget(
            name: "TextCompilerTests", dependencies: ["TextCompiler"], exclude: ["de", "en", "fr"],
            swiftSettings: swiftSettings, plugins: ["CompileTexts"]),
        .testTarget(name: "ViewKitTests", dependencies: ["ViewKit"], swiftSettings: swiftSettings),
        .testTarget(
            name: "ViewCompilerTests",
            dependencies: ["ViewCompiler", "ViewKit"],
            exclude: ["Views"],
            swiftSettings: swiftSettings,
            plugins: ["CompileViews"]
        ),
        // It builds small packages of its own.
        .testTarget(name: "ViewBuildTests", swiftSettings: swiftSettings),
        .testTarget(
            name: "WorkHomeTests",
            dependencies: layers + [
                "Crypto", "DataFiles", "Drawing", "HTTP", "Images", "PublicFiles", "Server", "Storage", "Support",
                "Texts",
                "ViewKit", grdb, httpTypes, logging,
            ],
            exclude: ["Snapshots"],
            swiftSettings: swiftSettings
        ),

        .systemLibrary(name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
        .systemLibrary(name: "CEpoll"),
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .systemLibrary(name: "CLibvips", pkgConfig: "vips", providers: [.apt(["libvips-dev"])]),
        .systemLibrary(name: "CLibzbar", pkgConfig: "zbar", providers: [.apt(["libzbar-dev"])]),
        .systemLibrary(name: "CMalloc"),
        .systemLibrary(name: "CSQLite"),
        .systemLibrary(name: "COpenSSL", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)
