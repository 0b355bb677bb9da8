import Crypto
import Fitness
import Foundation
import GRDB
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

extension App {
    /// The locations and settings of an app, some of which tests override.
    package struct Configuration: Sendable {
        package var folders: DataFolders
        package var resources: Resources
        package var routes: @Sendable (App) -> RouteTable
        /// The program that decodes photos when it is called with `decode-image`: `workhome` itself.
        package var decoderExecutable: String
        package var scrypt = ScryptParameters.recommended
        var throttle = LoginThrottle()
        package var foodSources = FoodSourceSettings()
        /// The folder of the server's own backups; nil turns them off.
        package var backups: String?
        /// The other sites whose scripts may use the API.
        package var apiAccess = CrossOriginAccess()
        /// How many bytes one person's photos may take; nil for no limit.
        package var photoQuota: Int64? = PhotoQuota.standardBytes
        var defaultTimeZone = TimeZone.current
        var foods = FoodCatalogue.embedded
        var training = TrainingCatalogue.builtIn
        var slowPage = Duration.milliseconds(100)
        package var clock: @Sendable () -> Date = { Date() }

        package init(
            folders: DataFolders, resources: Resources, routes: @escaping @Sendable (App) -> RouteTable,
            decoderExecutable: String, scrypt: ScryptParameters = ScryptParameters.recommended,
            throttle: LoginThrottle = LoginThrottle(), foodSources: FoodSourceSettings = FoodSourceSettings(),
            backups: String? = nil, apiAccess: CrossOriginAccess = CrossOriginAccess(),
            photoQuota: Int64? = PhotoQuota.standardBytes, defaultTimeZone: TimeZone = TimeZone.current,
            foods: FoodCatalogue = FoodCatalogue.embedded, slowPage: Duration = Duration.milliseconds(100),
            clock: @escaping @Sendable () -> Date = { Date() }
        ) {
            self.folders = folders
            self.resources = resources
            self.routes = routes
            self.decoderExecutable = decoderExecutable
            self.scrypt = scrypt
            self.throttle = throttle
            self.foodSources = foodSources
            self.backups = backups
            self.apiAccess = apiAccess
            self.photoQuota = photoQuota
            self.defaultTimeZone = defaultTimeZone
            self.foods = foods
            self.slowPage = slowPage
            self.clock = clock
        }
    }

    package init(opening configuration: Configuration, logger: Logger) async throws {
        resources = configuration.resources
        routes = configuration.routes
        try configuration.folders.create()
        database = try configuration.folders.openDatabase { hold, file, line in
            let (elapsed, processor) = (Int(hold.elapsed / .milliseconds(1)), Int(hold.processor / .milliseconds(1)))
            logger.warning(
                "A write kept others waiting.",
                metadata: [
                    "milliseconds": "\(elapsed)", "processor_milliseconds": "\(processor)", "from": "\(file):\(line)",
                ])
        }
        if let copy = database.backupBeforeUpgrade {
            logger.notice("The database was upgraded. A copy of the old one is kept.", metadata: ["copy": "\(copy)"])
        }
        images = try ImageStore(directory: configuration.folders.images)
        imageProcessor = ImageProcessor(executable: configuration.decoderExecutable)
        passwords = PasswordHasher(parameters: configuration.scrypt)
        foodProviders = FoodProviders(
            configuration.foodSources, database: database, logger: logger, clock: configuration.clock)
        let database = database
        backups = configuration.backups.map {
            BackupKeeper(
                configuration.folders, in: BackupFolder(path: $0), database: database, logger: logger,
                clock: configuration.clock)
        }
        apiAccess = configuration.apiAccess
        startedAt = configuration.clock()
        folder = configuration.folders.root
        spoolDirectory = configuration.folders.uploads
        imports = ImportFolder(directory: configuration.folders.imports)
        longChanges = LongChanges(
            database, images, imageProcessor, imports, photoQuota: configuration.photoQuota,
            clock: configuration.clock, logger: logger)
        photoQuota = configuration.photoQuota
        throttle = configuration.throttle
        training = configuration.training
        defaultTimeZone = configuration.defaultTimeZone
        slowPage = configuration.slowPage
        clock = configuration.clock
        self.logger = logger
        try await database.loadCatalogues(
            training: training, foods: configuration.foods, now: clock().secondsSince1970)
    }

    /// Reconciles files and rows after the last run, however it ended. Nothing else may use the folder.
    package func sweep() async throws {
        try MultipartForm.removeLeftovers(in: spoolDirectory)
        let (now, imports) = (clock(), imports)
        let lostImports = try await database.write {
            try BrowserSession.deleteExpired($0, now: now)
            try APISignIn.deleteExpired($0, now: now)
            try IdempotentRequest.deleteExpired($0, now: now.secondsSince1970)
            try UndoStep.deleteExpired($0, now: now.secondsSince1970)
            _ = try DataImport.deleteExpired($0, now: now.secondsSince1970)
            return try DataImport.cleanUpMissingFiles($0, in: imports)
        }
        if lostImports > 0 {
            logger.notice(
                "Imports whose file is missing were discarded, or are being undone.",
                metadata: ["count": "\(lostImports)"])
        }
        try imports.sweep(known: try await database.read(DataImport.files))
        let known = try await database.read(photosInUse)
        try await requireDatabaseOfPhotos(known)
        let report = try await images.sweep(known: known)
        let removed = report.removedOrphans.count + report.removedTemporaries.count
        if removed > 0 { logger.notice("Unused photo files were removed.", metadata: ["count": "\(removed)"]) }
        for photo in report.missing.union(report.missingThumbnails) {
            logger.warning("A photo's file is missing.", metadata: ["photo": "\(photo.pathText)"])
        }
    }

    /// Photos beside an empty database mean that it is the wrong database file: nothing may be swept.
    private func requireDatabaseOfPhotos(_ known: Set<UUID>) async throws {
        let hasUsers = try await database.read { try Bool.first($0, "SELECT EXISTS (SELECT 1 FROM users)") }
        guard known.isEmpty, hasUsers == false, try await images.hasPictures() else { return }
        throw DataFolderError(folder: folder, reason: "it has photos but no database")
    }
}
