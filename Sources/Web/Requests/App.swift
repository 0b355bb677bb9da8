import Crypto
import Fitness
import Foundation
import HTTP
import HTTPTypes
import Images
import Logging
import Models
import Operations
import Storage
import Synchronization
import Transfer

/// Everything that a request can use, assembled once at startup.
package struct App: Sendable {
    package let database: AppDatabase
    package let images: ImageStore
    package let imageProcessor: ImageProcessor
    package let passwords: PasswordHasher
    /// The built-in exercises, plans and routines.
    package let training: TrainingCatalogue
    package let foodProviders: FoodProviders
    package let resources: Resources
    /// Every page and form.
    package let routes: @Sendable (App) -> RouteTable
    package let healthCheck = HealthCheck()
    /// Nil if the server makes no backups.
    package let backups: BackupKeeper?
    package let startedAt: Date
    let pageCache = PageCache()
    package let rateLimiter = RateLimiter()
    package let apiDocument = LazyValue<Representation>()
    /// Which other sites' scripts may use the API.
    package let apiAccess: CrossOriginAccess
    package let exportSlots = ExportSlots()
    package let folder: String
    package let spoolDirectory: String
    package let imports: ImportFolder
    package let longChanges: LongChanges
    /// How many bytes one person's photos may take; nil for no limit.
    package let photoQuota: Int64?
    package let throttle: LoginThrottle
    package let defaultTimeZone: TimeZone
    /// Pages that take longer are logged.
    package let slowPage: Duration
    package let logger: Logger
    /// The current time, which tests control.
    package let clock: @Sendable () -> Date
}

/// A value that is created on first use and then kept.
package final class LazyValue<Value: Sendable>: Sendable {
    private let kept = Mutex<Value?>(nil)

    package func value(_ make: @Sendable () throws -> Value) rethrows -> Value {
        try kept.withLock { kept in
            if let kept { return kept }
            let made = try make()
            kept = made
            return made
        }
    }
}
