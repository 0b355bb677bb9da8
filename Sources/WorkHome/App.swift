import Crypto
import Foundation
import HTTP
import HTTPTypes
import Images
import Logging
import Storage

/// Everything that a request can reach, put together once at the start.
struct App: Sendable {
    let database: AppDatabase
    let images: ImageStore
    let imageProcessor: ImageProcessor
    let passwords: PasswordHasher
    let views: ViewLibrary
    let assets: StaticAssets
    let assetPaths: AssetPaths
    let navigation: Navigation
    let healthCheck = HealthCheck()
    let pageCache = PageCache()
    let spoolDirectory: String
    let throttle: LoginThrottle
    let defaultTimeZone: TimeZone
    let logger: Logger
    /// The time, which tests choose.
    let clock: @Sendable () -> Date
}

/// The addresses of the files that every page links, their checksum in them.
struct AssetPaths: Sendable {
    let stylesheet: String
    let script: String
    let icons: String

    /// - Throws: when one of the files is not there.
    init(_ assets: StaticAssets) throws {
        stylesheet = try assets.path("css/app.css")
        script = try assets.path("js/app.js")
        icons = try assets.path("icons.svg")
    }
}
