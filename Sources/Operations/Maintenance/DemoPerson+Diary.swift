import Fitness
import Foundation
import GRDB
import Models

/// Writes the sample person's days to the tables as if logged day by day, and updates all derived data once at the end.
struct DemoDiary {
    /// The duration of a plan's exercise that is counted by reps.
    private static let millisecondsOfRepetitions: Int64 = 45_000

    private let user: User
    private let now: Date
    private let exercises: [String: Exercise]
    private let trackables: [String: Trackable]
    private let plans: [Int64]
    private let meals: DemoMeals
    private let phone: DemoPhone
    private var album: DemoAlbum
    private var routines: DemoRoutines

    init(_ database: Database, _ user: User, _ album: DemoAlbum, _ life: DemoLife, now: Date) throws {
        self.user = user
        self.album = album
        self.now = now
        let keys = DemoWorkout.all.flatMap(\.lifts).map(\.key) + ["running", "cycling"]
        exercises = try Dictionary(
            uniqueKeysWithValues: keys.compactMap { key in
                try user.training.exercise(database, key: key).map { (key, $0) }
            })
        trackables = try Dictionary(
            uniqueKeysWithValues: user.training.trackables(database).compactMap { trackable in
                trackable.key.map { ($0, trackable) }
            })
        meals = try DemoMeals(database, user, today: LocalDay(now, in: user.timeZone))
        phone = try DemoPhone(database, user, dayCount: life.dayCount, now: now)
        routines = DemoRoutines(user, life, exercises)
        plans = try Int64.all(
            database, "SELECT id FROM workout_plans WHERE key IS NOT NULL AND archived_at IS NULL ORDER BY id")
    }

    mutating func write(_ database: Database, _ life: DemoLife, _ index: Int) throws {
        let day = life.firstDay + index
        var numbers = life.numbers(onDay: index, 2)
        // The first weight record was created with the account.
        if phone.hasPhone(onDay: index) {
            try phone.send(database, life, index, day, at: moment(day, minute: 22 * 60))
        } else if index > 0 {
            try weigh(database, life, index, day)
        }
        try lift(database, life, index, day, &numbers)
        try move(database, life, index, day, &numbers)
        if index % 11 == 6, day < LocalDay(now, in: user.timeZone) { try exercise(database, plan: index / 11, day) }
        try count(database, day, &numbers, isByPhone: phone.hasPhone(onDay: index))
        try eat(database, life, index, day)
        if life.keepsJournal(onDay: index) { try keepJournal(database, life, index, day) }
    }

    /// Updates records, streak, achievements and totals.
    func finish(_ database: Database) throws {
        for exercise in exercises.values.sorted(by: { $0.id < $1.id }) {
            try user.training.refreshRecords(database, exercise: exercise.id)
        }
        let moment = TrainingMoment(now, in: user.timeZone)
        try addGoals(database, at: moment)
        try user.training.refreshStanding(database, at: moment)
        try user.analysis.packHistory(database, today: moment.today)
    }

    /// Adds goals of every kind, started some months ago or when the account was created.
    private func addGoals(_ database: Database, at moment: TrainingMoment) throws {
        let today = moment.today
        func start(_ days: Int) -> LocalDay { max(user.joinedOn, today - days) }
        let (bench, running) = (exercises["bench-press"]?.id, exercises["running"]?.id)
        let inputs = [
            GoalInput(
                type: .strength, measure: .heaviest, exerciseID: bench, repetitions: 5, target: 100, cadence: .once,
                direction: .increase, countsFrom: start(120), deadline: today + 60),
            GoalInput(
                title: "Run twice a week", type: .cardio, measure: .sessions, exerciseID: running, target: 2,
                cadence: .weekly, direction: .increase, countsFrom: start(7_000)),
            GoalInput(
                type: .strength, measure: .volume, target: 50_000, cadence: .monthly, direction: .increase,
                countsFrom: start(300)),
            GoalInput(
                type: .weight, measure: .bodyWeight, target: 75, cadence: .once, direction: .decrease,
                countsFrom: start(90), note: "Slowly, so that it stays."),
            GoalInput(
                type: .trackable, measure: .value, trackableID: trackables["steps"]?.id, target: 8_000, cadence: .daily,
                direction: .increase, countsFrom: start(400)),
            GoalInput(
                type: .workouts, measure: .trainingDays, target: 200, cadence: .yearly, direction: .increase,
                countsFrom: start(700)),
            GoalInput(
                type: .nutrient, measure: .energy, target: 2_400, cadence: .daily, direction: .decrease,
                countsFrom: start(60)),
        ]
        for input in inputs {
            var context = GoalContext(today: today)
            context.exercise = exercises.values.first { $0.id == input.exerciseID }
            context.trackable = trackables.values.first { $0.id == input.trackableID }
            _ = try user.goals.save(database, input.checked(context, user.units).get(), at: moment)
        }
        try user.goals.refreshGoals(database, at: moment, celebrates: false)
    }

    private func weigh(_ database: Database, _ life: DemoLife, _ index: Int, _ day: LocalDay) throws {
        try user.weights.save(
            database,
            Measurements.checked(
                weightKilograms: life.weightKilograms(onDay: index), heightCentimeters: life.body.heightCentimeters,
                day: day, today: day, Units()
            ).get(),
            now: moment(day, minute: 7 * 60).now)
    }

    private mutating func lift(
        _ database: Database, _ life: DemoLife, _ index: Int, _ day: LocalDay, _ numbers: inout DemoNumbers
    ) throws {
        guard let workout = life.workout(onDay: index) else { return }
        // Tuesday's workout is before work.
        var minute = day.weekday == .tuesday ? 6 * 60 + 10 : 18 * 60
        let isRoutine = try routines.write(
            database, life, index, day, from: minute, moment: { [self] in moment(day, minute: $0) })
        guard !isRoutine else { return }
        for lift in workout.lifts {
            guard let exercise = exercises[lift.key] else { continue }
            for set in lift.sets(life, onDay: index, numbers: &numbers) {
                let draft = try StrengthSetDraft.checked(
                    exercise, .reps(set.reps), kilograms: set.weightKilograms, kind: set.kind,
                    effort: set.ratingOfPerceivedExertion, on: day
                ).get()
                _ = try user.training.insert(database, draft, at: moment(day, minute: minute))
                minute += 3
            }
        }
    }

    private func move(
        _ database: Database, _ life: DemoLife, _ index: Int, _ day: LocalDay, _ numbers: inout DemoNumbers
    ) throws {
        if let run = life.run(onDay: index), let running = exercises["running"] {
            let draft = try CardioSessionDraft.checked(
                exercise: running, day: day, durationSeconds: run.durationSeconds,
                distanceMeters: run.kilometers * 1_000, today: day, .kilometers
            ).get()
            _ = try user.training.insert(database, draft, at: moment(day, minute: 9 * 60))
        }
        guard day.weekday == .friday, (4...9).contains(day.components.month), let cycling = exercises["cycling"],
            !life.isHoliday(day)
        else { return }
        let kilometers = numbers.next(in: 15...45).rounded(toMultipleOf: 0.5)
        let secondsPerKilometer = numbers.next(in: 140...165)
        let draft = try CardioSessionDraft.checked(
            exercise: cycling, day: day, durationSeconds: Int(kilometers * secondsPerKilometer),
            distanceMeters: kilometers * 1_000, today: day, .kilometers
        ).get()
        _ = try user.training.insert(database, draft, at: moment(day, minute: 17 * 60))
    }

    /// Completes a plan of the library before breakfast, without pausing.
    private func exercise(_ database: Database, plan number: Int, _ day: LocalDay) throws {
        let start = moment(day, minute: 8 * 60)
        guard !plans.isEmpty,
            let plan = try user.workouts.workoutPlan(database, id: plans[number % plans.count]),
            let session = try user.workouts.timedWorkout(
                database, id: user.workouts.startWorkout(database, plan, at: start).id)
        else { return }
        var (run, milliseconds) = (session.run, session.run.phaseStartedAt)
        while run.phase != .complete {
            milliseconds += run.phaseLength ?? Self.millisecondsOfRepetitions
            run.endPhase(at: milliseconds)
        }
        let end = Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
        _ = try user.workouts.save(database, run, of: session, at: TrainingMoment(end, in: user.timeZone))
    }

    private func count(_ database: Database, _ day: LocalDay, _ numbers: inout DemoNumbers, isByPhone: Bool) throws {
        for minute in [10, 15, 20] {
            try note(
                database, "water", numbers.next(in: 400...1_000).rounded(toMultipleOf: 50), day, minute: minute * 60)
        }
        guard !isByPhone else { return }
        try note(database, "sleep", numbers.next(in: 5.5...8.5).rounded(toMultipleOf: 0.5), day, minute: 7 * 60 + 5)
        try note(database, "steps", numbers.next(in: 3_000...14_000).rounded(), day, minute: 21 * 60 + 30)
    }

    private func eat(_ database: Database, _ life: DemoLife, _ index: Int, _ day: LocalDay) throws {
        if index == 0 { try user.nutrition.storeTodaysTarget(database, today: day) }
        for draft in try meals.drafts(life, onDay: index, day) {
            let hours: [Meal: Int] = [.breakfast: 8, .lunch: 13, .snack: 16, .dinner: 19]
            _ = try user.nutrition.insertMealEntry(
                database, draft, at: moment(day, minute: (hours[draft.meal] ?? 12) * 60))
        }
    }

    private func note(_ database: Database, _ key: String, _ value: Double, _ day: LocalDay, minute: Int) throws {
        let draft = try TrackableEntryDraft.checked(
            trackable: trackables[key], day: day, value: value, today: day, Units()
        ).get()
        _ = try user.training.insert(database, draft, at: moment(day, minute: minute))
    }

    private mutating func keepJournal(_ database: Database, _ life: DemoLife, _ index: Int, _ day: LocalDay) throws {
        let text = DemoJournal.text(life, onDay: index)
        var draft = try JournalDraft.checked(day: day, text: text, hasPhotos: false).get()
        draft.addedPhotos = album.take(life.photoCount(onDay: index))
        try user.journal.saveJournalEntry(database, draft, now: moment(day, minute: 22 * 60).now)
    }

    /// A time of a local day; one that would be later than now becomes now.
    private func moment(_ day: LocalDay, minute: Int) -> TrainingMoment {
        let midnight = Date(timeIntervalSince1970: Double(day.daysSinceEpoch) * 86_400)
        let local = midnight.addingTimeInterval(Double(minute) * 60)
        let date = local.addingTimeInterval(-Double(user.timeZone.secondsFromGMT(for: local)))
        return TrainingMoment(min(date, now), in: user.timeZone)
    }
}
