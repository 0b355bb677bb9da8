import Crypto
import Forms
import Foundation
import HTTP
import Logging
import Models
import Operations
import ServiceLifecycle
import Texts
import Transfer
import Web

/// WorkHome as a service: opens the data, serves requests, and closes the data when it stops.
public struct WorkHomeServer: Service {
    public struct Configuration: Sendable {
        public var folders: DataFolders
        public var resourcesDirectory: String?
        public var decoderExecutable: String
        public var http: HTTPServer.Configuration
        public var foodSources: FoodSourceSettings
        /// The folder of the server's own backups; nil turns them off.
        public var backups: String?
        /// Other origins whose scripts may use the API.
        public var apiAccess: CrossOriginAccess
        /// How many bytes one user's photos may take; nil for no limit.
        public var photoQuota: Int64?
        /// The cost of a password hash.
        public var scrypt = ScryptParameters.recommended
        /// The language of the pages, a BCP 47 tag.
        public var language = Language.english.tag
        public var clock: @Sendable () -> Date = { Date() }

        public init(
            folders: DataFolders, resourcesDirectory: String?, decoderExecutable: String,
            http: HTTPServer.Configuration, foodSources: FoodSourceSettings = FoodSourceSettings(),
            backups: String? = nil, apiAccess: CrossOriginAccess = CrossOriginAccess(), photoQuota: Int64? = nil
        ) {
            self.folders = folders
            self.resourcesDirectory = resourcesDirectory
            self.decoderExecutable = decoderExecutable
            self.http = http
            self.foodSources = foodSources
            self.backups = backups
            self.apiAccess = apiAccess
            self.photoQuota = photoQuota
        }
    }

    private let configuration: Configuration
    private let logger: Logger

    public init(configuration: Configuration, logger: Logger) {
        self.configuration = configuration
        self.logger = logger
    }

    /// - Throws: before it serves: what is wrong with the data, the views or the address, one problem per line.
    public func run() async throws {
        try await Language.$current.withValue(language, operation: open)
    }

    private var language: Language { Language(rawValue: configuration.language) ?? .english }

    private func open() async throws {
        // A write that exceeds a file size limit then fails with an error instead of ending the process.
        HTTPServer.ignoreSignals()
        let resources = try Resources(directory: configuration.resourcesDirectory)
        try configuration.folders.create()
        // Before opening the database, so that a second server does not migrate the database of a running one.
        let lock = try DataFolderLock(configuration.folders)
        // Cleans up after a restore that was killed, before the data are used.
        try DataReplacement.finishOrRevert(configuration.folders)
        let app = try await App(
            opening: App.Configuration(
                folders: configuration.folders, resources: resources, routes: RouteTable.workHome,
                decoderExecutable: configuration.decoderExecutable, scrypt: configuration.scrypt,
                foodSources: configuration.foodSources, backups: configuration.backups,
                apiAccess: configuration.apiAccess, photoQuota: configuration.photoQuota, clock: configuration.clock),
            logger: logger)
        do {
            async let decoder: Void = app.imageProcessor.check()
            try await app.sweep()
            try await decoder
            try await serveAndWork(app)
        } catch {
            // The first error counts; a log that was not checkpointed is read at the next start.
            _ = try? app.database.close()
            throw error
        }
        let isFolded = try app.database.close()
        logger.notice("WorkHome has stopped.", metadata: isFolded ? nil : ["log": "left next to the database"])
        _ = consume lock
    }

    /// Serves requests, with the background tasks.
    private func serveAndWork(_ app: App) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            if let keeper = app.backups {
                let schedule = BackupSchedule(
                    keeper: keeper, database: app.database, timeZone: app.defaultTimeZone, clock: app.clock,
                    logger: logger)
                group.addTask { await schedule.run() }
            }
            group.addTask { await GuestExpiry(app: app).run() }
            group.addTask { await app.longChanges.run() }
            group.addTask { try await serve(app) }
            // The other tasks run until they are canceled.
            try await group.next()
            group.cancelAll()
        }
    }

    private func serve(_ app: App) async throws {
        let responder = Responder(app: app)
        var http = configuration.http
        // Slightly more than the largest form, which reports a size error in better words.
        http.limits.bodyBytes = MultipartLimits.imports.requestBytes + (1 << 20)
        http.errorResponse = responder.respond(to:target:)
        http.secretPathPrefixes = [Paths.sharedPrefix]
        let scheme = http.tls == nil ? "http" : "https"
        let (logger, language) = (logger, language)
        try await HTTPServer(
            configuration: http, logger: logger,
            onListening: { logger.notice("WorkHome is ready.", metadata: ["address": "\(scheme)://\($0)"]) },
            handler: { request in
                await Language.$current.withValue(language) { await responder.respond(to: request) }
            }
        ).run()
    }
}
