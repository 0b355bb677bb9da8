import Crypto
import Foundation
import GRDB
import Storage

/// A sample person with years of training, weights and everything else, for looking around and for measurements.
public struct DemoPerson: Sendable {
    public struct Options: Sendable {
        public var email = "sam@example.com"
        public var firstName = "Sam"
        public var lastName = "Sample"
        /// How many days it is since they joined, today among them.
        public var dayCount = 3 * 365
        /// On how many days of a week they lift weights; all seven without an exception, fewer with holidays.
        public var trainingDaysPerWeek = 4

        public init() {}
    }

    public let email: String
    public let password: String

    /// - Parameter progress: is told from time to time how many days there are.
    /// - Throws: `StorageError`, or `DemoPersonExistsError` where the address has an account.
    public static func create(
        in folders: DataFolders, _ options: Options = Options(), now: Date = Date(),
        progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws -> DemoPerson {
        try folders.create()
        let database = try AppDatabase(path: folders.database)
        let person = DemoPerson(email: options.email, password: String(try Token().text.prefix(16)))
        let hash = try await PasswordHasher().hash(person.password)
        try await App.loadCatalogues(database, foods: .embedded, now: now.secondsSince1970)
        try await database.write { database in
            do {
                try insert(database, options, passwordHash: hash, now: now, progress: progress)
            } catch is EmailTakenError {
                throw DemoPersonExistsError(email: options.email)
            }
        }
        try database.close()
        return person
    }

    /// All of it in one transaction: half a life would look like a mistake of the app.
    private static func insert(
        _ database: Database, _ options: Options, passwordHash: String, now: Date, progress: (Int) -> Void
    ) throws {
        let timeZone = TimeZone.current
        let life = DemoLife(
            firstDay: LocalDay(now, in: timeZone) - (options.dayCount - 1), dayCount: options.dayCount,
            trainingDaysPerWeek: options.trainingDaysPerWeek)
        let joined = now.addingTimeInterval(-Double(options.dayCount - 1) * 86_400)
        try NewUser(
            firstName: options.firstName, lastName: options.lastName,
            credentials: NewUser.Credentials(email: options.email, passwordHash: passwordHash),
            birthDay: life.firstDay.yearsEarlier(30), heightCentimeters: DemoLife.heightCentimeters,
            weightKilograms: life.weightKilograms(onDay: 0), fitnessGoal: .loseWeight, timeZone: timeZone
        ).insert(database, now: joined)
        guard let user = try User.find(database, email: options.email) else { return }
        var diary = try DemoDiary(database, user, now: now)
        for index in 0..<options.dayCount {
            try diary.write(database, life, index)
            if (index + 1) % 365 == 0 { progress(index + 1) }
        }
        try diary.finish(database)
    }
}

public struct DemoPersonExistsError: Error, CustomStringConvertible {
    let email: String

    public var description: String { "There is an account of \(email) already." }
}
