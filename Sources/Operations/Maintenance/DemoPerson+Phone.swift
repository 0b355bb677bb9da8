import Crypto
import Fitness
import Foundation
import GRDB
import Models
import Texts

/// What the sample person's phone, watch and scale sent in the last months, in the form of Health Auto Export: hourly
/// steps and energy, and daily sleep, resting heart rate and weight.
struct DemoPhone {
    private static let dayCount = 120
    private static let hours = 7...21

    private let user: User
    private let token: HealthToken
    /// The first day with a phone; before it, values are typed in.
    private let firstIndex: Int

    init(_ database: Database, _ user: User, dayCount: Int, now: Date) throws {
        self.user = user
        firstIndex = max(0, dayCount - Self.dayCount)
        let bought = now.addingTimeInterval(-Double(dayCount - 1 - firstIndex) * 86_400)
        try user.health.addHealthToken(database, try Token(), name: "Phone", now: bought)
        token = try user.health.healthTokens(database)[0]
    }

    func hasPhone(onDay index: Int) -> Bool { index >= firstIndex }

    /// Sends the data of a day; for today, only what has happened so far.
    func send(_ database: Database, _ life: DemoLife, _ index: Int, _ day: LocalDay, at moment: TrainingMoment) throws {
        var numbers = life.numbers(onDay: index, 5)
        var intake = HealthPayload(app: .autoExport, timeZone: user.timeZone, now: moment.now)
        if day < moment.today || moment.minute >= 7 * 60 { try sendMorningValues(&intake, life, index, day, &numbers) }
        let energetic = numbers.next(in: 0.5...1.6)
        for hour in Self.hours where day < moment.today || (hour + 1) * 60 <= moment.minute {
            let steps = (energetic * numbers.next(in: 50...1_100)).rounded()
            let time = "\(day) \(padded(hour, to: 2)):00:00"
            try intake.add(.steps, name: "step_count", steps, unit: "count", at: time, source: "Watch")
            let carried = (steps * numbers.next(in: 0.5...0.9)).rounded()
            try intake.add(.steps, name: "step_count", carried, unit: "count", at: time, source: "Phone")
            let kilocalories = 8 + (steps * 0.04).rounded()
            try intake.add(
                .activeEnergy, name: "active_energy", kilocalories, unit: "kcal", at: time, source: "Watch")
        }
        _ = try user.health.take(database, intake, by: token, at: moment)
    }

    private func sendMorningValues(
        _ intake: inout HealthPayload, _ life: DemoLife, _ index: Int, _ day: LocalDay, _ numbers: inout DemoNumbers
    ) throws {
        let hours = numbers.next(in: 5.5...8.5).rounded(toMultipleOf: 0.1)
        if let night = HealthMoment("\(day.previous) 22:20:00", in: user.timeZone) {
            try intake.add(.sleep, name: "sleep_analysis", value: hours, at: night, day: day, source: "Watch")
        }
        let heart = (62 - 8 * life.fitness(onDay: index) + numbers.next(in: -2...2)).rounded()
        try intake.add(
            .restingHeartRate, name: "resting_heart_rate", heart, unit: "bpm", at: "\(day) 00:00:00", source: "Watch")
        try intake.add(
            .weight, name: "weight_body_mass", life.weightKilograms(onDay: index), unit: "kg", at: "\(day) 07:00:00",
            source: "Scale")
    }
}
