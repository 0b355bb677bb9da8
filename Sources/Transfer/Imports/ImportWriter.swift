import Fitness
import Foundation
import GRDB
import Models
import Texts

/// Writes the rows of a file to their tables, one by one.
struct ImportWriter {
    private let user: User
    private let dataImport: Int64
    private let choices: [ImportedName: ImportChoice]
    private let moment: TrainingMoment
    private var exercises: [ImportedName: Exercise] = [:]
    private var trackables: [ImportedMeasure: Trackable] = [:]
    /// The exercises whose records are already marked as outdated, with the earliest day.
    private var trained: [Int64: LocalDay] = [:]
    private var health: HealthSampleWriter
    private(set) var hasWeighed = false
    private(set) var hasTrained = false

    /// The identity of a written row.
    private struct Written {
        var row: Int64?
        var detail: String?
    }

    /// - Parameter choices: the choice for each exercise; those without one are left out.
    init(_ user: User, import dataImport: Int64, choices: [ImportedName: ImportChoice], at moment: TrainingMoment) {
        self.user = user
        self.dataImport = dataImport
        self.choices = choices
        self.moment = moment
        health = HealthSampleWriter(user, app: .appleHealth, limits: HealthLimits())
    }

    /// Writes a row, and records it in `import_rows`.
    /// - Parameter number: the id that is reserved for it as a row of that kind, if there is one.
    /// - Returns: whether it was added; false if the user left its exercise out.
    mutating func add(
        _ database: Database, _ row: ImportedRow, number: (ImportedRowKind) -> Int64?
    ) throws -> Bool {
        let noun = try noun(database, row)
        guard let written = try write(database, row, number(noun)) else { return false }
        try note(database, noun, written, identity: row.identity)
        if health.changedDays.count >= Self.daysAtOnce { try settleHealth(database) }
        return true
    }

    private static let daysAtOnce = 20

    /// What a row becomes: a time of an exercise that is held or carried is a set.
    private mutating func noun(_ database: Database, _ row: ImportedRow) throws -> ImportedRowKind {
        guard case .cardio = row.entry else { return row.entry.noun }
        return try exercise(database, of: row)?.kind == .strength ? .strengthSet : .cardioSession
    }

    /// Updates what is derived from a transaction's rows, and clears all caches: others may write before the next
    /// transaction.
    mutating func finishSlice(_ database: Database) throws {
        try settleHealth(database)
        if hasWeighed { try user.weights.recomputeMeasurements(database) }
        if hasTrained { try user.training.refreshStanding(database, at: moment) }
        (exercises, trackables, trained) = ([:], [:], [:])
        (hasWeighed, hasTrained) = (false, false)
        health.clearCache()
    }

    private mutating func settleHealth(_ database: Database) throws {
        try user.health.deriveHealthDays(database, health.takeChangedDays(), now: moment.now)
    }

    /// Settles some of the records that new rows made outdated.
    /// - Returns: false when nothing is left to settle.
    mutating func settleRecords(_ database: Database, of name: ImportedName) throws -> Bool {
        guard let exercise = try exercise(database, name) else { return false }
        // Settling removes the marks, and another name in the file may mean the same exercise.
        trained[exercise.id] = nil
        return try user.settleRecords(database, of: exercise.id)
    }

    private mutating func markRecords(_ database: Database, of exercise: Int64, _ day: LocalDay) throws {
        hasTrained = true
        guard trained[exercise].map({ day < $0 }) ?? true else { return }
        trained[exercise] = day
        try user.markRecords(database, of: exercise, from: day)
    }

    /// - Returns: nil if the row is left out.
    private mutating func write(_ database: Database, _ row: ImportedRow, _ number: Int64?) throws -> Written? {
        switch row.entry {
        case .set, .cardio: try insertTraining(database, row, number).map { Written(row: $0) }
        case .weight, .value, .meal: try log(database, row).map { Written(row: $0) }
        case .sample(let sample): try keep(database, sample)
        case .workout(let workout): try keep(database, workout)
        }
    }

    private mutating func keep(_ database: Database, _ sample: HealthSample) throws -> Written? {
        guard try health.keep(database, sample) == .new else { return nil }
        let source = try health.sources.id(database, of: sample.source)
        return Written(detail: "\(sample.metric.rawValue) \(source) \(sample.key)")
    }

    private mutating func keep(_ database: Database, _ workout: HealthWorkout) throws -> Written? {
        guard let session = try user.health.insert(database, workout, &health.sources) else { return nil }
        try markRecords(database, of: session.exerciseID, session.day)
        return Written(row: session.id, detail: workout.externalID)
    }

    private mutating func log(_ database: Database, _ row: ImportedRow) throws -> Int64? {
        switch row.entry {
        case .set, .cardio, .sample, .workout: return nil
        case .weight(let kilograms):
            hasWeighed = true
            let moment = row.moment.training(moment, in: user.timeZone)
            return try WeightRecord.insert(
                database, user: user.id, weightKilograms: kilograms, on: row.moment.day, at: moment.now)
        case .value(let measure, let value):
            guard let trackable = try trackable(database, measure),
                let draft = TrackableEntryDraft.imported(trackable, value, on: row.moment.day)
            else { return nil }
            return try user.training.insert(database, draft, at: row.moment.training(moment, in: user.timeZone))
        case .meal(let meal, let item):
            let moment = row.moment.training(moment, in: user.timeZone)
            return try MealEntryDraft.imported(item, on: row.moment.day, meal).map {
                try user.nutrition.insertMealEntry(database, $0, at: moment)
            }
        }
    }

    /// The trackable with that name, created if needed; nil if it can't be.
    private mutating func trackable(_ database: Database, _ measure: ImportedMeasure) throws -> Trackable? {
        if let known = trackables[measure] { return known }
        let (key, all) = (measure.name.nameKey, try user.training.allTrackables(database))
        if let found = all.first(where: { $0.name.nameKey == key }) {
            trackables[measure] = found
            return found
        }
        let checked = TrackableDraft.checked(
            name: measure.name, unit: measure.unit, icon: .scale, step: 1, aggregation: .last, nil)
        guard case .success(let draft) = checked else { return nil }
        guard all.count < Trackable.maximumCount,
            let made = try user.training.trackable(database, id: user.training.save(database, draft))
        else { throw ImportError.tooManyTrackables }
        try note(
            database, .trackable, Written(row: made.id), identity: ImportIdentity(.trackable, made.id, of: dataImport))
        trackables[measure] = made
        return made
    }

    private mutating func insertTraining(_ database: Database, _ row: ImportedRow, _ number: Int64?) throws -> Int64? {
        guard let exercise = try exercise(database, of: row) else { return nil }
        try markRecords(database, of: exercise.id, row.moment.day)
        let moment = row.moment.training(moment, in: user.timeZone)
        switch row.entry {
        case .set(let set):
            // Other apps log assistance as a positive or negative weight; here it is negative.
            let typed = set.weightKilograms
            let isAssistance = exercise.isAssisted || typed < 0
            let weight = isAssistance ? (exercise.load == .bodyweight ? -typed.magnitude : 0) : typed
            return try StrengthSetDraft.imported(
                exercise, set.amount, kilograms: max(weight, -StrengthSetLimits.maximumAssistanceKilograms),
                kind: set.kind, effort: set.ratingOfPerceivedExertion, note: set.note, on: row.moment.day
            ).map { try user.training.insert(database, $0, at: moment, id: number) }
        case .cardio(let cardio) where exercise.kind == .strength:
            let amount = SetAmount(reps: 0, seconds: cardio.durationSeconds, meters: cardio.distanceMeters)
            return try StrengthSetDraft.imported(exercise, amount, note: cardio.note, on: row.moment.day)
                .map { try user.training.insert(database, $0, at: moment, id: number) }
        case .cardio(let cardio):
            return try CardioSessionDraft.imported(
                exercise, on: row.moment.day, durationSeconds: cardio.durationSeconds,
                distanceMeters: cardio.distanceMeters, note: cardio.note,
                energyKilocalories: cardio.energyKilocalories
            ).map { try user.training.insert(database, $0, at: moment, id: number) }
        case .weight, .value, .meal, .sample, .workout: return nil
        }
    }

    private mutating func exercise(_ database: Database, of row: ImportedRow) throws -> Exercise? {
        var measure = SetMeasure.reps
        if case .set(let set) = row.entry { measure = set.amount.measure }
        return try row.entry.exerciseName.flatMap { try exercise(database, $0, measure) }
    }

    /// The exercise chosen for a name in the file; nil if it is left out.
    /// - Parameter measure: what the sets of a new one are counted in.
    private mutating func exercise(
        _ database: Database, _ name: ImportedName, _ measure: SetMeasure = .reps
    ) throws -> Exercise? {
        if let known = exercises[name] { return known }
        let exercise: Exercise? =
            switch choices[name] {
            case .exercise(let id): try user.training.exercise(database, id: id)
            case .create: try create(database, name, measure)
            case .leaveOut, nil: nil
            }
        if let exercise, choices[name] == .create { try user.imports.remember(database, name, as: exercise.id) }
        exercises[name] = exercise
        return exercise
    }

    /// A new custom exercise, or the existing one with that name.
    private mutating func create(_ database: Database, _ name: ImportedName, _ measure: SetMeasure) throws -> Exercise?
    {
        let kind: ExerciseKind = name.isCardio ? .cardio : .strength
        let checked = ExerciseDraft.checked(
            name: try freeName(database, name, kind), kind: kind, measure: measure, load: .external, equipment: .other,
            primaryMuscle: name.isCardio ? .heart : .fullBody, secondaryMuscles: [], intensity: .moderate)
        guard case .success(let draft) = checked else { return nil }
        let (key, own) = (draft.name.nameKey, try user.training.exercises(database, of: user.id))
        if let same = own.first(where: { $0.name.nameKey == key && $0.kind == kind }) { return same }
        guard own.count < Exercise.maximumOwnCount else { throw ImportError.tooManyExercises }
        do {
            let id = try user.training.save(database, draft)
            try note(database, .exercise, Written(row: id), identity: ImportIdentity(.exercise, id, of: dataImport))
            return try user.training.exercise(database, id: id)
        } catch is Faults {
            // Another one has the name, with its kind added too: what was logged of it is left out.
            return nil
        }
    }

    /// The name in the other app, with the kind added if an exercise of another kind has that name.
    private func freeName(_ database: Database, _ name: ImportedName, _ kind: ExerciseKind) throws -> String {
        let key = name.name.nameKey
        let all =
            try user.training.exercises(database, withHidden: true) + user.training.exercises(database, of: user.id)
        let isTaken = all.contains { $0.isNamed(key) && (!$0.isOwn || $0.kind != kind) }
        guard isTaken else { return name.name }
        let name = String(name.name.unicodeScalars.prefix(88))
        return kind == .cardio ? ImportTexts.asCardio(name) : ImportTexts.asSets(name)
    }

    private func note(
        _ database: Database, _ noun: ImportedRowKind, _ written: Written, identity: ImportIdentity
    ) throws {
        try database.run(
            """
            INSERT INTO import_rows (user_id, import_id, noun, row_id, detail, identity) VALUES (?, ?, ?, ?, ?, ?)
            """,
            [
                user.id, dataImport, noun.rawValue, written.row, written.detail, identity.bytes,
            ])
    }
}
