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
    let foodProviders: FoodProviders
    let resources: Resources
    /// Every page and form.
    let routes: @Sendable (App) -> RouteTable
    let healthCheck = HealthCheck()
    /// Nil where the server keeps no backups of its own.
    let backups: BackupKeeper?
    let startedAt: Date
    let pageCache = PageCache()
    let rateLimiter = RateLimiter()
    let apiDocument = MadeOnce<Representation>()
    /// Which other sites' scripts may use the API.
    let apiAccess: CrossOriginAccess
    let exportSlots = ExportSlots()
    let folder: String
    let spoolDirectory: String
    let imports: ImportFolder
    let longChanges: LongChanges
    /// How many bytes one person's photos may take; nil for no end.
    let photoQuota: Int64?
    let throttle: LoginThrottle
    let defaultTimeZone: TimeZone
    /// What takes longer leaves a line in the log.
    let slowPage: Duration
    let logger: Logger
    /// The time, which tests choose.
    let clock: @Sendable () -> Date
}
