#if DEBUG
import Crypto
import Foundation
import GRDB
import HTTP
import Logging
import Storage
import Texts

@testable import Fitness
@testable import Models
@testable import Transfer
@testable import Web
@testable import WorkHome

/// The whole app on a temporary data folder, deleted when the value is released.
package final class TestApp: Sendable {
    package let folders: DataFolders
    package let clock: TestClock
    package let log = LogRecorder()
    package let app: App
    package let respond: @Sendable (Request) async -> Response
    private let folder: TemporaryFolder
    /// Parsed once for each language: the resources are the same for every app, and parsing them takes longer than
    /// most tests.
    private static let resources = Dictionary(
        uniqueKeysWithValues: Language.allCases.map { language in
            (language, Result { try Language.$current.withValue(language) { try Resources(directory: nil) } })
        })

    /// A new app starts with a copy of `FirstDatabase`.
    /// - Parameters:
    ///   - other: another app whose data is reopened.
    ///   - root: a data folder to open as it is: that of another app, or an empty one for a first start.
    ///   - contents: the files of another app's data folder, to start with a copy of them.
    ///   - foods: the bundled foods.
    ///   - slowPage: requests slower than this are logged; on a busy machine any page may be.
    package init(
        clock: TestClock = TestClock(), throttle: LoginThrottle = LoginThrottle(), reopening other: TestApp? = nil,
        opening root: String? = nil, copying contents: FolderContents? = nil,
        foodSources: FoodSourceSettings = FoodSourceSettings(),
        foods: FoodCatalogue = .sample, apiAccess: CrossOriginAccess = CrossOriginAccess(),
        slowPage: Duration = .seconds(600), photoQuota: Int64? = 5 << 30
    ) async throws {
        folder = try other?.folder ?? TemporaryFolder()
        self.clock = clock
        folders = DataFolders(root: root ?? folder.path + "/data")
        if let contents {
            try contents.write(to: folders.root)
        } else if other == nil, root == nil {
            try await FirstDatabase.copy(to: folders)
        }
        let resources = try Self.resources[Language.current]?.get() ?? Resources(directory: nil)
        app = try await App(
            opening: App.Configuration(
                folders: folders, resources: resources, routes: RouteTable.workHome,
                decoderExecutable: Repository.workhome,
                scrypt: try ScryptParameters(log2N: 4, r: 8, p: 1), throttle: throttle, foodSources: foodSources,
                backups: folders.backups, apiAccess: apiAccess,
                photoQuota: photoQuota, defaultTimeZone: .gmt,
                foods: foods, slowPage: slowPage, clock: { clock.now }),
            logger: log.logger)
        let responder = Responder(app: app)
        // A browser may outlive the app, but not its data.
        respond = { [app, folder] request in
            defer { withExtendedLifetime(folder) {} }
            let response = await responder.respond(to: request)
            // Background work that a request started is finished before the next request.
            if request.method != .get { await app.longChanges.finish() }
            return response
        }
    }

    /// Registers a person, without the form.
    @discardableResult
    package func register(
        _ person: Person, heightCentimeters: Double? = 170, weightKilograms: Double? = 70,
        fitnessGoal: FitnessGoal = .loseWeight, timeZone: TimeZone = .gmt
    ) async throws -> Int64 {
        let hash = try await app.passwords.hash(person.password)
        let now = clock.now
        return try await app.database.write { database in
            try NewUser(
                firstName: person.firstName, lastName: person.lastName,
                credentials: NewUser.Credentials(email: person.email, passwordHash: hash),
                birthDay: LocalDay(now, in: timeZone).yearsEarlier(25), heightCentimeters: heightCentimeters,
                weightKilograms: weightKilograms, fitnessGoal: fitnessGoal, timeZone: timeZone
            ).insert(database, now: now)
        }
    }

    /// A browser signed in as a registered person.
    package func signIn(_ person: Person, userAgent: String = Browser.firefox) async throws -> Browser {
        let browser = Browser(self, address: person.address, userAgent: userAgent)
        let answer = try await browser.post("/login", person.credentials)
        guard answer.location == "/" else { throw SignInFailed(answer: answer) }
        return browser
    }

    /// Registers a person and signs in.
    package func member(
        _ person: Person = Cast.alex, heightCentimeters: Double? = 170, weightKilograms: Double? = 70,
        fitnessGoal: FitnessGoal = .loseWeight, timeZone: TimeZone = .gmt
    ) async throws -> Browser {
        try await register(
            person, heightCentimeters: heightCentimeters, weightKilograms: weightKilograms,
            fitnessGoal: fitnessGoal, timeZone: timeZone)
        return try await signIn(person)
    }

    /// The rows of a query as text, with the columns separated by spaces.
    package func rows(_ sql: String) async throws -> [String] {
        try await app.database.read { database in
            try Row.fetchAll(database, sql: sql).map { row in
                row.databaseValues.map(Self.text).joined(separator: " ")
            }
        }
    }

    /// The id of a catalogue exercise, as a form sends it.
    package func exercise(_ key: String) async throws -> String {
        try await rows("SELECT id FROM exercises WHERE key = '\(key)'").first ?? ""
    }

    package func count(_ table: String) async throws -> Int {
        try await app.database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") ?? 0 }
    }

    package func execute(_ sql: String) async throws {
        try await app.database.write { try $0.execute(sql: sql) }
    }

    /// The UUIDs of a day's photos, in order.
    package func photos(on day: String) async throws -> [String] {
        try await app.database.read { database in
            try UUID.fetchAll(
                database,
                sql: """
                    SELECT journal_photos.uuid FROM journal_photos
                    JOIN journal_entries ON journal_entries.id = entry_id WHERE day = ? ORDER BY position
                    """,
                arguments: [day]
            ).map(\.pathText)
        }
    }

    /// The names of the photo files, sorted.
    package func photoFiles() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folders.images).sorted()
    }

    private static func text(_ value: DatabaseValue) -> String {
        switch value.storage {
        case .null: "null"
        case .int64(let number): String(number)
        // Formatted as in SQL.
        case .double(let number): DecimalText.format(number).replacing(DecimalText.minus, with: "-")
        case .string(let text): text
        case .blob(let data): "\(data.count) bytes"
        }
    }
}

package struct SignInFailed: Error {
    package let answer: Answer
}
#endif
