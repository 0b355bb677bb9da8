import Fitness
import Forms
import HTTP
import Models
import Texts
import Transfer

/// Asks for the units that the file does not state, and for the exercise behind each name in it.
struct ImportForm: Form {
    /// Up to this many unknown exercises offer the full list; further ones only the most similar exercises.
    private static let maximumLongLists = 40
    private static let create = "create"
    private static let leaveOut = "leave-out"

    let action: String
    private let asksWeightUnit: Bool
    private let asksDistanceUnit: Bool
    private let asksDateOrder: Bool
    var weightUnit = Field("weight_unit", label: ImportTexts.weightsAreIn, options: Units.weightOptions)
    var distanceUnit = Field("distance_unit", label: ImportTexts.distancesAreIn, options: Units.distanceOptions)
    var dateOrder = Field(
        "date_order", label: ImportTexts.datesAreWritten,
        options: [
            Field.Option(value: CSVDateOrder.dayFirst.rawValue, label: ImportTexts.dayFirst),
            Field.Option(value: CSVDateOrder.monthFirst.rawValue, label: ImportTexts.monthFirst),
        ])
    private(set) var exercises: [ExerciseField]

    struct ExerciseField: Sendable {
        let name: ImportedName
        var field: Field
        let isCertain: Bool
    }

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.weightUnit, \.distanceUnit, \.dateOrder] }

    var fields: [Field] {
        [date_order, weight_unit, distance_unit].compactMap(\.self) + exercises.map(\.field)
    }

    init(_ dataImport: DataImport, _ user: User, exercises all: [Exercise], chosen: ChosenExercises) {
        action = Paths.dataImport(dataImport.id)
        asksWeightUnit = dataImport.summary.questions.contains(.weightUnit)
        asksDistanceUnit = dataImport.summary.questions.contains(.distanceUnit)
        asksDateOrder = dataImport.summary.questions.contains(.dateOrder)
        weightUnit.value = user.units.weight.rawValue
        distanceUnit.value = user.units.distance.rawValue
        let matcher = ExerciseMatcher(all)
        var longLists = 0
        exercises = dataImport.summary.exercises.enumerated().map { index, exercise in
            let match = matcher.match(exercise.name.name, isCardio: exercise.name.isCardio)
            let before = chosen[exercise.name].flatMap { Self.value($0, all) }
            let proposal = Self.proposal(exercise.name, match, matcher)
            let isCertain = match.certain != nil && before ?? proposal == proposal
            if !isCertain { longLists += 1 }
            let others = isCertain || longLists > Self.maximumLongLists ? all.filter { String($0.id) == before } : all
            let value = before ?? proposal
            let isInSets = all.contains { String($0.id) == value && $0.kind == .strength }
            var field = Field(
                "exercise_\(index)", label: exercise.name.name,
                hint: Self.hint(exercise, isInSets: isInSets, isChosen: before != nil),
                options: Self.options(exercise.name, match.likely, others))
            field.value = value
            return ExerciseField(name: exercise.name, field: field, isCertain: isCertain)
        }
    }

    mutating func take(_ typed: FormFields) {
        fill(from: typed)
        for index in exercises.indices {
            if let value = typed[exercises[index].field.name] { exercises[index].field.value = value }
        }
    }

    mutating func validate() -> ImportDecisions? {
        let order = asksDateOrder ? dateOrder.choice(CSVDateOrder.self, ImportTexts.dateOrderMissing) : nil
        let weight = weightUnit.choice(WeightUnit.self, CommonTexts.weightUnitMissing)
        let distance = distanceUnit.choice(DistanceUnit.self, CommonTexts.distanceUnitMissing)
        var choices: [ImportedName: ImportChoice] = [:]
        for index in exercises.indices { choices[exercises[index].name] = exercises[index].choice() }
        guard isValid, let weight, let distance else { return nil }
        return ImportDecisions(Units(weight: weight, distance: distance), choices, dateOrder: order)
    }

    /// The current choice for each exercise.
    var choices: [ImportedName: ImportChoice] {
        var exercises = exercises
        return exercises.indices.reduce(into: [:]) { $0[exercises[$1].name] = exercises[$1].choice() }
    }

    var date_order: Field? { asksDateOrder ? dateOrder : nil }
    var weight_unit: Field? { asksWeightUnit ? weightUnit : nil }
    var distance_unit: Field? { asksDistanceUnit ? distanceUnit : nil }
    var unknown: [Field] { exercises.filter { !$0.isCertain }.map(\.field) }
    var hasUnknown: Bool { exercises.contains { !$0.isCertain } }
    var certain: [Field] { exercises.filter(\.isCertain).map(\.field) }
    var hasCertainMatches: Bool { exercises.contains(where: \.isCertain) }

    /// The certain match, or else a new exercise of the user's own, so that records are not mixed. A timed session of
    /// an exercise that Track logs in sets, such as a deadlift, is left out.
    private static func proposal(
        _ name: ImportedName, _ match: ExerciseMatcher.Match, _ matcher: ExerciseMatcher
    ) -> String {
        if let certain = match.certain { return String(certain.id) }
        let isLoggedInSets = matcher.isLoggedDifferently(name.name, isCardio: name.isCardio)
        return name.isCardio && isLoggedInSets ? leaveOut : create
    }

    /// - Returns: nil when the exercise can no longer be chosen.
    private static func value(_ choice: ImportChoice, _ all: [Exercise]) -> String? {
        switch choice {
        case .exercise(let id): all.contains { $0.id == id } ? String(id) : nil
        case .create: create
        case .leaveOut: leaveOut
        }
    }

    /// - Parameter isInSets: whether it is proposed as an exercise that is logged in sets, as a hold is.
    private static func hint(_ exercise: ImportSummary.Exercise, isInSets: Bool, isChosen: Bool) -> String {
        let isSession = exercise.name.isCardio && !isInSets
        let rows = isSession ? CountTexts.sessions(exercise.rows) : CountTexts.sets(exercise.rows)
        return isChosen ? ImportTexts.asYouChoseLastTime(rows) : rows
    }

    /// The most similar exercises first, then the other choices, then all other exercises.
    private static func options(_ name: ImportedName, _ similar: [Exercise], _ all: [Exercise]) -> [Field.Option] {
        let similarIDs = Set(similar.map(\.id))
        let others = all.filter { name.isLogged(as: $0) && !similarIDs.contains($0.id) }
        return similar.map(option) + [
            Field.Option(value: create, label: ImportTexts.addAsOwnExercise),
            Field.Option(value: leaveOut, label: ImportTexts.leaveOut),
        ] + others.map(option)
    }

    private static func option(_ exercise: Exercise) -> Field.Option {
        Field.Option(value: String(exercise.id), label: exercise.name)
    }
}

extension ImportForm.ExerciseField {
    fileprivate mutating func choice() -> ImportChoice? {
        guard field.options.contains(where: { $0.value == field.value }) else {
            return field.fail(ImportTexts.choiceMissing)
        }
        switch field.value {
        case "create": return .create
        case "leave-out": return .leaveOut
        default: return Int64(outside: field.value).map { .exercise($0) }
        }
    }
}

struct ImportUploadForm: Form {
    let action = Paths.dataImports
    var file = Field("file", label: ImportTexts.file)

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.file] }
}

/// Asks which repeated workouts of an import become routines.
struct ImportRoutinesForm: DraftForm {
    let action: String
    private var workouts: Field

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.workouts] }

    /// - Returns: nil if there is nothing to choose.
    init?(_ dataImport: Int64, _ offers: [OfferedRoutine]) {
        guard !offers.isEmpty else { return nil }
        action = Paths.dataImportRoutines(dataImport)
        workouts = Field(
            "routine", label: ImportTexts.workoutsYouRepeat,
            options: offers.map { offer in
                Field.Option(
                    value: String(offer.id),
                    label: ImportTexts.repeatedWorkout(
                        offer.draft.name, offer.count, offer.exercises.joined(separator: ", ")))
            })
    }

    mutating func take(_ typed: FormFields) {
        workouts.value = typed.values(of: workouts.name).joined(separator: ",")
    }

    /// - Returns: the chosen ones; nil if there is none.
    mutating func validate() -> Set<Int>? {
        let offered = Set(workouts.options.map(\.value))
        let chosen = Set(workouts.value.split(separator: ",").map(String.init)).intersection(offered)
        guard !chosen.isEmpty else { return workouts.fail(ImportTexts.workoutMissing) }
        return Set(chosen.compactMap { Int(outside: $0) })
    }

    /// The messages are about the routines' fields, of which there is none here.
    mutating func refuse(_ faults: Faults) {
        workouts.error = faults.messages.values.sorted().joined(separator: " ")
    }

    var ticks: CheckboxField { CheckboxField(workouts) }
}
