import Crypto
import Fitness
import Foundation
import GRDB
import Models
import Texts

/// What the sample person does on each day: deterministic for the same day of the same life.
struct DemoLife: Sendable {
    let firstDay: LocalDay
    let dayCount: Int
    let trainingDaysPerWeek: Int
    /// The number of the person in the household, from 0.
    var number = 0

    var body: DemoBody { DemoBody.all[number % DemoBody.all.count] }

    /// Whether every day is logged, without holidays or missing meals.
    var isThorough: Bool { trainingDaysPerWeek == 7 }

    /// Random numbers for a day, different for each person and purpose.
    func numbers(onDay index: Int, _ purpose: Int = 0) -> DemoNumbers {
        DemoNumbers(seed: index &+ purpose &* 1_000_003 &+ number &* 1_000_000_007)
    }

    /// The weekdays in the order in which training days are added.
    private static let trainingWeekdays: [Weekday] = [
        .monday, .thursday, .tuesday, .saturday, .friday, .wednesday, .sunday,
    ]

    /// A steady loss with weekly and monthly waves, and daily noise.
    func weightKilograms(onDay index: Int) -> Double {
        var numbers = numbers(onDay: index)
        let progress = Double(index) / Double(max(1, dayCount - 1))
        let trend = body.startKilograms + (body.endKilograms - body.startKilograms) * progress
        let waves = 0.9 * sin(Double(index) / 19) + 0.5 * sin(Double(index) / 7.3)
        return ((trend + waves + numbers.next(in: -0.5...0.5)) * 10).rounded() / 10
    }

    /// The lifts of a day; nil on a rest day.
    func workout(onDay index: Int) -> DemoWorkout? {
        let day = firstDay + index
        let weekdays = Self.trainingWeekdays.prefix(trainingDaysPerWeek)
        guard weekdays.contains(day.weekday), !isHoliday(day) else { return nil }
        let splits = DemoWorkout.all
        return splits[(index + number) % splits.count]
    }

    /// Holidays are the end of the year and the first week of August, but not for a thorough person.
    func isHoliday(_ day: LocalDay) -> Bool {
        guard !isThorough else { return false }
        let (_, month, dayOfMonth) = day.components
        return month == 8 && dayOfMonth <= 7 || month == 12 && dayOfMonth >= 24
    }

    /// The share of the possible progress made by then: much in the first year, little in the tenth.
    func fitness(onDay index: Int) -> Double { 1 - exp(-Double(index) / 900) }

    /// A cycle of six heavier and heavier weeks and a deload: the share of the day's best, and the reps.
    func effort(onDay index: Int) -> (intensity: Double, reps: Int) {
        let weeks = [(0.86, 10), (0.9, 8), (0.92, 8), (0.95, 6), (0.97, 5), (1, 5), (0.78, 10)]
        return weeks[index / 7 % weeks.count]
    }

    func run(onDay index: Int) -> DemoRun? {
        let day = firstDay + index
        guard !isHoliday(day) else { return nil }
        var numbers = numbers(onDay: index, 1)
        let fitness = fitness(onDay: index)
        let secondsPerKilometer = 395 - 95 * fitness + 8 * sin(Double(index) / 23) + numbers.next(in: -9...9)
        let raceDay = index % 365
        if raceDay == 140 { return DemoRun(kilometers: 10, secondsPerKilometer: secondsPerKilometer * 0.93) }
        if raceDay == 280 { return DemoRun(kilometers: 21.0975, secondsPerKilometer: secondsPerKilometer * 0.97) }
        if raceDay == 300, index > 365 {
            return DemoRun(kilometers: 42.195, secondsPerKilometer: secondsPerKilometer * 1.04)
        }
        switch day.weekday {
        case .wednesday: return DemoRun(kilometers: 5, secondsPerKilometer: secondsPerKilometer * 0.98)
        case .sunday:
            let kilometers = (6 + 10 * fitness + numbers.next(in: -1...2)).rounded(toMultipleOf: 0.25)
            return DemoRun(kilometers: kilometers, secondsPerKilometer: secondsPerKilometer * 1.05)
        default: return nil
        }
    }
}

/// The body and preferences of a sample person.
struct DemoBody: Sendable {
    let sex: Sex
    let heightCentimeters: Double
    let startKilograms: Double
    let endKilograms: Double
    /// Their strength relative to the first person.
    let strength: Double
    let fitnessGoal: FitnessGoal
    var units = Units()

    static let all = [
        DemoBody(
            sex: .male, heightCentimeters: 178, startKilograms: 84, endKilograms: 76.5, strength: 1,
            fitnessGoal: .loseWeight),
        DemoBody(
            sex: .female, heightCentimeters: 165, startKilograms: 58, endKilograms: 61, strength: 0.62,
            fitnessGoal: .buildMuscle, units: Units(weight: .pounds, distance: .miles)),
        DemoBody(
            sex: .male, heightCentimeters: 186, startKilograms: 97, endKilograms: 91, strength: 1.15,
            fitnessGoal: .stayFit),
        DemoBody(
            sex: .female, heightCentimeters: 172, startKilograms: 69, endKilograms: 68, strength: 0.7,
            fitnessGoal: .improveEndurance),
        DemoBody(
            sex: .female, heightCentimeters: 169, startKilograms: 88, endKilograms: 74, strength: 0.8,
            fitnessGoal: .loseWeight),
    ]
}

struct DemoRun: Sendable {
    let kilometers: Double
    let secondsPerKilometer: Double

    var durationSeconds: Int { Int((kilometers * secondsPerKilometer).rounded()) }
}

extension Double {
    func rounded(toMultipleOf step: Double) -> Double { (self / step).rounded() * step }
}

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
