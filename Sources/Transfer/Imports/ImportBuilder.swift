import Fitness
import Foundation
import Models
import Texts

/// The user's answers to what a file leaves open.
package struct ImportOptions: Sendable {
    var timeZone: TimeZone
    package var units: Units
    /// The latest day that is accepted.
    var latestDay: LocalDay
    /// The user's mapping of a generic CSV file's columns.
    package var mapping: CSVMapping?
    /// How an app's file writes dates that can be read in two ways; nil if only the file can tell.
    package var dateOrder: CSVDateOrder?

    package init(_ user: User, now: Date) {
        timeZone = user.timeZone
        units = user.units
        // A day begins earlier in other time zones.
        latestDay = LocalDay(now, in: user.timeZone).next
    }
}

/// A question that the file leaves open.
package enum ImportQuestion: String, Codable, Sendable {
    case weightUnit, distanceUnit, dateOrder
}

/// Collects what a format reads: rows and problems. What it keeps in memory is limited, whatever a file holds.
struct ImportBuilder: Sendable {
    static let maximumRows = 500_000
    /// A file with more lines that can't be read, and more than can be, is something else.
    static let maximumBadLines = 1_000
    /// Different names of exercises, and of measurements: far more than anybody has of their own.
    static let maximumNames = 2_000
    /// How many rows are in memory until they are written to the temporary file.
    private static let rowsAtOnce = 500
    /// The greatest length of a stored problem, in Unicode scalars.
    static let longestReason = 300
    /// The number of problems kept with their reasons; all are counted.
    static let maximumStoredProblems = 10_000
    private static let firstDay = LocalDay(year: 1900, month: 1, day: 1) ?? .beginning
    /// How many sets one row can stand for.
    static let setsOfRow = 1.0...100.0

    let options: ImportOptions
    let format: ImportFormat
    /// The current file inside the zip.
    var file: String?
    /// Whether WorkHome wrote what is read.
    var isOwn = false
    /// What the file has beside what is added.
    var remainder = ImportRemainder()
    private let rows: ImportedRows
    private var unwritten: [ImportedRow] = []
    private(set) var rowCount = 0
    private var exerciseNames: Set<ImportedName> = []
    private var measures: Set<ImportedMeasure> = []
    private var workouts = RepeatedWorkout.Collector()
    private var badLineCount = 0
    private var firstBadLine: ImportProblem?
    private(set) var problems: [ImportProblem] = []
    private(set) var problemCount = 0
    private(set) var questions: Set<ImportQuestion> = []
    /// Whether the day or the month comes first, according to the dates that can be read in only one way.
    private var shownOrders: Set<CSVDateOrder> = []
    /// Whether dates with dots were read with the day first because nothing said otherwise.
    private var hasOpenDots = false
    /// By the hash of what identifies a row, which may be long.
    private var occurrences: [Int: Int32] = [:]
    private var implausibleSets = ImplausibleSets()

    /// All that was read.
    /// - Parameter notes: about the file.
    func reading(notes: [String]) throws -> ImportReading {
        try rows.append(unwritten)
        var questions = questions
        if hasOpenDots, shownOrders == [.monthFirst] { questions.insert(.dateOrder) }
        return ImportReading(
            format: format, problems: problems, problemCount: problemCount, questions: questions,
            notes: notes + self.notes, storedRows: rows, exerciseNames: exerciseNames, measures: measures,
            workouts: workouts.often, shownDateOrder: shownOrders.count == 1 ? shownOrders.first : nil)
    }

    /// Notes about data that could be read but should be checked.
    private var notes: [String] {
        [implausibleSets.note(options.units.weight)].compactMap(\.self) + remainder.notes
    }

    init(_ format: ImportFormat, _ options: ImportOptions) throws {
        rows = try ImportedRows()
        self.format = format
        self.options = options
    }

    /// - Parameter identity: what identifies the row in its source. Rows with the same identity are told apart by their
    ///   order.
    /// - Throws: `ImportRowError` for an impossible day, `ImportError` if there are too many rows.
    mutating func add(
        _ entry: ImportedEntry, on moment: ImportedMoment, line: Int, identity: [String],
        workout: ImportedWorkout? = nil
    ) throws {
        guard moment.day <= options.latestDay else { throw ImportRowError(reason: ImportTexts.dateInTheFuture) }
        guard moment.day >= Self.firstDay else { throw ImportRowError(reason: ImportTexts.dateBefore1900) }
        guard rowCount < Self.maximumRows else { throw ImportError.tooManyRows }
        try noteName(of: entry)
        let occurrence = occurrences[identity.hashValue, default: 0]
        occurrences[identity.hashValue] = occurrence + 1
        let row = ImportedRow(
            line: line, moment: moment, identity: ImportIdentity(format, identity, occurrence: Int(occurrence)),
            entry: entry, workout: workout, isOwn: isOwn)
        workouts.take(row)
        rowCount += 1
        unwritten.append(row)
        guard unwritten.count == Self.rowsAtOnce else { return }
        try rows.append(unwritten)
        unwritten = []
    }

    private mutating func noteName(of entry: ImportedEntry) throws {
        if let name = entry.exerciseName {
            exerciseNames.insert(name)
            guard exerciseNames.count <= Self.maximumNames else { throw ImportError.tooManyExercises }
        } else if let measure = entry.measure {
            measures.insert(measure)
            guard measures.count <= Self.maximumNames else { throw ImportError.tooManyTrackables }
        }
    }

    /// Reports a line that can't be read.
    /// - Throws: `ImportError` if there are too many of them.
    mutating func fail(line: Int, _ error: ImportRowError) throws {
        leaveOut(line: line, error.reason)
        guard !error.isEmpty else { return }
        badLineCount += 1
        let first = firstBadLine ?? problem(line, error.reason)
        firstBadLine = first
        // Years of good rows may have many that this version leaves out.
        guard badLineCount <= max(Self.maximumBadLines, rowCount) else { throw ImportError.tooManyBadLines(first) }
    }

    /// Reports what can be read, but not imported.
    mutating func leaveOut(line: Int, _ reason: String) {
        problemCount += 1
        guard problems.count < Self.maximumStoredProblems else { return }
        problems.append(problem(line, reason))
    }

    private func problem(_ line: Int, _ reason: String) -> ImportProblem {
        ImportProblem(file: file, line: line, reason: String(reason.unicodeScalars.prefix(Self.longestReason)))
    }

    /// A date as an app writes it. One that can be read in two ways is asked about, unless the others of the file show
    /// their order.
    mutating func moment(_ text: String) throws -> ImportedMoment {
        if let usual = ImportedTime.usual(text, in: options.timeZone) { return usual }
        let orders = CSVDate.orders(of: text)
        let isOpen =
            orders == [.dayFirst, .monthFirst] && CSVDate(text, .dayFirst)?.day != CSVDate(text, .monthFirst)?.day
        if orders == [.dayFirst] || orders == [.monthFirst] { shownOrders.formUnion(orders) }
        if isOpen, options.dateOrder == nil {
            if CSVDate.isDotted(text) { hasOpenDots = true } else { questions.insert(.dateOrder) }
        }
        let order: CSVDateOrder? = isOpen ? (options.dateOrder ?? .dayFirst) : orders.first
        return try ImportedTime.written(text, order, in: options.timeZone)
    }

    /// A text as far as there is room for it.
    mutating func shortened(_ text: String, to length: Int) -> String {
        guard text.unicodeScalars.count > length else { return text }
        remainder.add(.value, ImportTexts.longTexts)
        return String(text.unicodeScalars.prefix(length))
    }

    /// Counts those of a row's values that are not kept.
    mutating func countLosses(_ values: [Double?], isLost: Bool, _ name: String) {
        let losses = isLost ? values.count { $0.positive != nil } : 0
        if losses > 0 { remainder.add(.value, name, losses) }
    }

    /// Counts a row of a measurement that the user did not choose.
    mutating func countSkipped() { remainder.add(.row, ImportTexts.otherMeasurements) }

    /// - Parameter unit: nil if the file does not say it.
    mutating func kilograms(_ number: Double, _ unit: WeightUnit?) -> Double {
        if unit == nil { questions.insert(.weightUnit) }
        return (unit ?? options.units.weight).kilograms(number)
    }

    /// - Parameter metersPerUnit: nil if the file does not say the unit.
    mutating func meters(_ number: Double, _ metersPerUnit: Double?) -> Double {
        if metersPerUnit == nil { questions.insert(.distanceUnit) }
        return number * (metersPerUnit ?? options.units.distance.metersPerUnit)
    }

    // MARK: Entries

    /// A row of a training app. Reps make it a set; so does a weight, because a run has none. A time alone is a cardio
    /// session, or a set if the exercise is held or carried.
    struct ParsedSetRow {
        let exercise: String
        var kind: StrengthSet.Kind = .normal
        var reps: Double?
        var kilograms: Double?
        var seconds: Double?
        var meters: Double?
        var kilocalories: Double?
        var rating: Double?
        var notes: [String] = []
        var workout: ImportedWorkout?

        var note: String { notes.filter { !$0.isEmpty }.joined(separator: " · ") }
    }

    mutating func add(_ parsedRow: ParsedSetRow, on moment: ImportedMoment, line: Int, identity: [String]) throws {
        guard !parsedRow.exercise.isEmpty else { throw ImportRowError(reason: ImportTexts.exerciseMissing) }
        let entry = try Self.entry(parsedRow)
        if case .cardio(let cardio) = entry { try checkPace(of: cardio) }
        try add(entry, on: moment, line: line, identity: identity, workout: parsedRow.workout)
        _ = shortened(parsedRow.exercise, to: TextLimits.name)
        _ = shortened(parsedRow.note, to: TextLimits.note)
        guard case .set(let set) = entry else {
            return countLosses([parsedRow.rating], isLost: true, ImportTexts.effortsLeftOut)
        }
        countLosses([parsedRow.rating], isLost: set.ratingOfPerceivedExertion == nil, ImportTexts.effortsLeftOut)
        let others = [parsedRow.seconds, parsedRow.meters, parsedRow.kilocalories]
        countLosses(others, isLost: parsedRow.reps.positive != nil, ImportTexts.amountsBesideReps)
        if set.weightKilograms > StrengthSetLimits.implausibleKilograms {
            implausibleSets.add(set.exercise, on: moment.day, file: file, line: line)
        }
    }

    /// Refuses a distance that nobody can do in that time, which would be a record forever. What WorkHome wrote was
    /// confirmed here.
    private func checkPace(of cardio: ImportedCardio) throws {
        guard !isOwn, let meters = cardio.distanceMeters,
            CardioKind(named: cardio.exercise).isTooFast(seconds: Double(cardio.durationSeconds), meters: meters)
        else { return }
        throw tooFast(meters: meters, seconds: cardio.durationSeconds)
    }

    func tooFast(meters: Double, seconds: Int) -> ImportRowError {
        ImportRowError(
            reason: ImportTexts.fasterThanWorldRecord(
                options.units.distance.text(meters), DurationText.clock(seconds: seconds)))
    }

    /// Adds several sets from one row: all, or none if one is invalid.
    mutating func add(
        _ parsedRows: [ParsedSetRow], on moment: ImportedMoment, line: Int, identities: [[String]]
    ) throws {
        for parsedRow in parsedRows { _ = try Self.entry(parsedRow) }
        for (parsedRow, identity) in zip(parsedRows, identities) {
            try add(parsedRow, on: moment, line: line, identity: identity)
        }
    }

    mutating func add(
        weighing kilograms: Double, on moment: ImportedMoment, line: Int, identity: [String]
    ) throws {
        let kilograms = try Self.bounded(kilograms, in: BodyBounds.kilograms, ImportTexts.weightOutOfRange)
        try add(.weight(kilograms: kilograms), on: moment, line: line, identity: identity)
    }

    mutating func add(
        _ measure: ImportedMeasure, _ number: Double, on moment: ImportedMoment, line: Int, identity: [String]
    ) throws {
        let value = try Self.bounded(
            number, in: 0...TrackableEntryDraft.maximumValue, ImportTexts.outOfRange(measure.name))
        try add(.value(measure, value), on: moment, line: line, identity: identity)
    }

    mutating func add(
        _ meal: Meal, _ item: MealItem, on moment: ImportedMoment, line: Int, identity: [String]
    ) throws {
        guard item.nutrients.amounts.contains(where: { $0 != nil }) else {
            throw ImportRowError(reason: ImportTexts.nutrientsMissing, isEmpty: true)
        }
        for amount in item.nutrients.amounts.compactMap({ $0 }) {
            _ = try Self.bounded(amount, in: MealItem.storedNutrients, ImportTexts.nutrientOutOfRange)
        }
        try add(.meal(meal, item), on: moment, line: line, identity: identity)
    }

    /// Rejects what could only be stored after changing it, so that it is reported with its line.
    private static func entry(_ parsedRow: ParsedSetRow) throws -> ImportedEntry {
        try checkSigns(parsedRow)
        let name = String(parsedRow.exercise.unicodeScalars.prefix(TextLimits.name))
        let note = String(parsedRow.note.unicodeScalars.prefix(TextLimits.note))
        if let amount = try setAmount(parsedRow) {
            return .set(
                ImportedSet(
                    exercise: name, kind: parsedRow.kind, amount: amount,
                    weightKilograms: try bounded(
                        parsedRow.kilograms ?? 0, in: StrengthSetLimits.kilograms, ImportTexts.weightOutOfRange),
                    ratingOfPerceivedExertion: parsedRow.rating.flatMap {
                        StrengthSetLimits.efforts.contains($0) ? $0 : nil
                    },
                    note: note))
        }
        guard let seconds = parsedRow.seconds.positive else {
            let hasDistance = parsedRow.meters.positive != nil
            throw ImportRowError(
                reason: hasDistance ? ImportTexts.distanceWithoutTime : ImportTexts.neitherRepsNorTime,
                isEmpty: !hasDistance)
        }
        let duration = try bounded(seconds, in: 0...CardioLimits.seconds.upperBound, ImportTexts.timeOutOfRange)
        return .cardio(
            ImportedCardio(
                exercise: name, durationSeconds: max(1, Int(duration.rounded())),
                distanceMeters: try parsedRow.meters.positive.map {
                    try bounded($0, in: CardioLimits.meters, ImportTexts.distanceOutOfRange)
                },
                energyKilocalories: try parsedRow.kilocalories.map {
                    Int(try bounded($0, in: CardioLimits.kilocalories, ImportTexts.energyOutOfRange).rounded())
                },
                note: note))
    }

    /// What a set is counted in; nil if the row is not a set.
    private static func setAmount(_ parsedRow: ParsedSetRow) throws -> SetAmount? {
        if let reps = parsedRow.reps.positive {
            let most = Double(StrengthSetLimits.repetitions.upperBound)
            let whole = Int(try bounded(reps, in: 0...most, ImportTexts.repsOutOfRange))
            guard whole > 0 else { throw ImportRowError(reason: ImportTexts.lessThanOneRep) }
            guard Double(whole) == reps else { throw ImportRowError(reason: ImportTexts.repsNotWhole) }
            return .reps(whole)
        }
        guard let kilograms = parsedRow.kilograms, kilograms != 0 else { return nil }
        let (seconds, meters) = (parsedRow.seconds.positive, parsedRow.meters.positive)
        guard seconds != nil || meters != nil else { return nil }
        let longest = Double(StrengthSetLimits.seconds.upperBound)
        return SetAmount(
            reps: 0,
            seconds: try seconds.map {
                max(1, Int(try bounded($0, in: 0...longest, ImportTexts.timeOutOfRange).rounded()))
            },
            meters: try meters.map { try bounded($0, in: StrengthSetLimits.meters, ImportTexts.distanceOutOfRange) })
    }

    private static func checkSigns(_ parsedRow: ParsedSetRow) throws {
        try checkSign(parsedRow.reps, ImportTexts.repsBelowZero)
        try checkSign(parsedRow.seconds, ImportTexts.timeBelowZero)
        try checkSign(parsedRow.meters, ImportTexts.distanceBelowZero)
        try checkSign(parsedRow.rating, ImportTexts.ratingBelowZero)
    }

    private static func checkSign(_ number: Double?, _ reason: @autoclosure () -> String) throws {
        if let number, number < 0 { throw ImportRowError(reason: reason()) }
    }

    private static func bounded(
        _ number: Double, in range: ClosedRange<Double>, _ reason: @autoclosure () -> String
    ) throws -> Double {
        guard range.contains(number) else { throw ImportRowError(reason: reason()) }
        return number
    }
}
