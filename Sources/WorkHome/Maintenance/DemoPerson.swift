import Crypto
import Foundation
import GRDB
import Storage

/// A sample person with three years of daily weights, for looking around and for measurements.
public struct DemoPerson: Sendable {
    public let email: String
    public let password: String

    private static let dayCount = 3 * 365
    private static let startKilograms = 84.0
    private static let endKilograms = 76.5

    /// - Throws: `StorageError`, or `DemoPersonExistsError` the second time.
    public static func create(in folders: DataFolders) async throws -> DemoPerson {
        try folders.create()
        let database = try AppDatabase(path: folders.database)
        let person = DemoPerson(email: "sam@example.com", password: String(try Token().text.prefix(16)))
        let hash = try await PasswordHasher().hash(person.password)
        let now = Date()
        try await database.write { database in
            do {
                try insert(database, email: person.email, passwordHash: hash, now: now)
            } catch is EmailTakenError {
                throw DemoPersonExistsError()
            }
        }
        try database.close()
        return person
    }

    private static func insert(_ database: Database, email: String, passwordHash: String, now: Date) throws {
        let timeZone = TimeZone.current
        let today = LocalDay(now, in: timeZone)
        let firstDay = today - (dayCount - 1)
        let joined = now.addingTimeInterval(-Double(dayCount - 1) * 86_400)
        let id = try NewUser(
            firstName: "Sam", lastName: "Sample",
            credentials: NewUser.Credentials(email: email, passwordHash: passwordHash),
            birthDay: today.yearsEarlier(35), heightCentimeters: 178, weightKilograms: startKilograms,
            fitnessGoal: .loseWeight, timeZone: timeZone
        ).insert(database, now: joined)
        guard let user = try User.find(database, email: email), user.id == id else { return }
        for index in 1..<dayCount {
            try user.recordMeasurements(
                database,
                MeasurementsForm.Measurements(
                    weightKilograms: weight(onDay: index), heightCentimeters: 178, day: firstDay + index),
                now: joined.addingTimeInterval(Double(index) * 86_400))
        }
    }

    /// A steady loss with the waves of weeks and months, and what a breakfast more or less weighs.
    private static func weight(onDay index: Int) -> Double {
        let progress = Double(index) / Double(dayCount - 1)
        let trend = startKilograms + (endKilograms - startKilograms) * progress
        let waves = 0.9 * sin(Double(index) / 19) + 0.5 * sin(Double(index) / 7.3)
        // Knuth's multiplicative hash: scattered, and the same every time.
        let scattered = UInt32(truncatingIfNeeded: index &* 2_654_435_761) >> 16
        let daily = Double(scattered) / 65_536 - 0.5
        return ((trend + waves + daily) * 10).rounded() / 10
    }
}

public struct DemoPersonExistsError: Error, CustomStringConvertible {
    public var description: String { "The demo person exists already." }
}
