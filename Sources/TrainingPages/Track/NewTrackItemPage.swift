import Fitness
import Forms
import HTTP
import Models
import Routines
import Texts
import Web

/// Asks what to log.
struct NewTrackItemPage: PageContent {
    var view: CompiledView<Self> { view_track_new }
    let day: LocalDay
    /// The exercises that are done most often.
    var frequent: [Exercise] = []
    /// The routines to do next, on the page of today.
    var routines: [Routine] = []

    var frequentRows: [ListRow] {
        frequent.map {
            ListRow(
                title: $0.name,
                path: $0.kind == .cardio ? Paths.newCardio($0.id, on: day) : Paths.newSet($0.id, on: day))
        }
    }

    var back: Link { Link(CommonTexts.backToTrack, to: Paths.track(on: day)) }

    var routineRows: [ListRow] {
        routines.map {
            ListRow(title: $0.name, path: Paths.routineWorkout($0.id), icon: "play", note: RoutineTexts.yourRoutine)
        }
    }

    var rows: [ListRow] {
        [
            ListRow(
                title: CommonTexts.strength, path: "\(Paths.newSet)?date=\(day)", icon: "workout",
                note: TrackTexts.weightsAndResistance),
            ListRow(
                title: CommonTexts.cardio, path: "\(Paths.newCardio)?date=\(day)", icon: "heart",
                note: TrackTexts.runningSwimmingCycling),
            ListRow(
                title: CommonTexts.customTrackable, path: "\(Paths.newTrackableEntry)?date=\(day)", icon: "drop",
                note: TrackTexts.stepsWaterSleep),
            ListRow(
                title: CommonTexts.bodyWeight, path: Paths.editMeasurements(on: day), icon: "scale",
                note: TrackTexts.logItAndSeeTheTrend),
            ListRow(
                title: CommonTexts.journal, path: Paths.journalEditor(day), icon: "journal",
                note: TrackTexts.wordsAndPhotosOfTheDay),
        ]
    }
}

struct TrackablePickerPage: PageContent {
    var view: CompiledView<Self> { view_track_trackables }
    let trackables: [Trackable]
    let units: Units
    let day: LocalDay

    var back: Link { Link(CommonTexts.back, to: Paths.newTrackItem(on: day)) }
    var isNothing: Bool { trackables.isEmpty }

    var rows: [ListRow] {
        trackables.map { trackable in
            ListRow(
                title: trackable.name, path: Paths.newTrackableEntry(trackable.id, on: day), icon: trackable.icon,
                note: trackable.unit.isEmpty ? nil : TrackableTexts.inUnit(trackable.unit(units)))
        }
    }

    @Sendable static func page(_ visit: MemberVisit) async throws -> Response {
        let trackables = try await visit.read { try $1.training.trackables($0) }
        let page = TrackablePickerPage(trackables: trackables, units: visit.user.units, day: visit.trackedDay)
        return try visit.page(page, title: CommonTexts.customTrackable, destination: .track)
    }
}

/// The exercises to choose from: those done most often first, then all; or the matches of a search.
struct ExercisePicker: PageContent {
    struct Choice: LinkedRow {
        let exercise: Exercise
        let path: String

        var title: String { exercise.name }
        var icon: String? { nil }
        var note: String? { "\(exercise.primaryMuscle.name) · \(exercise.equipment.name)" }
    }

    struct Group: Sendable {
        let title: String
        let choices: [Choice]
    }

    var view: CompiledView<Self> { view_track_exercises }
    let kind: ExerciseKind
    let day: LocalDay
    let words: String
    let muscle: Muscle?
    let muscles: [Muscle]
    let groups: [Group]

    init(
        kind: ExerciseKind, day: LocalDay, words: String, muscle: Muscle?, all: [Exercise], frequent: [Exercise],
        used: [Exercise]
    ) {
        let loggable = all.filter { $0.kind == kind }
        let path = Self.path(kind)
        let shown = ExerciseSearch(words).matches(in: loggable, used: used).filter {
            muscle == nil || $0.primaryMuscle == muscle || $0.secondaryMuscles.contains { $0 == muscle }
        }
        func group(_ title: String, _ exercises: [Exercise]) -> Group? {
            guard !exercises.isEmpty else { return nil }
            return Group(
                title: title,
                choices: exercises.map { Choice(exercise: $0, path: "\(path)?date=\(day)&exercise=\($0.id)") })
        }
        let isSearch = !words.isEmpty || muscle != nil
        self.kind = kind
        self.day = day
        self.words = words
        self.muscle = muscle
        muscles = Muscle.allCases.filter { muscle in loggable.contains { $0.primaryMuscle == muscle } }
        groups = [
            isSearch ? nil : group(TrackTexts.oftenDone, frequent),
            group(isSearch ? CommonTexts.found(shown.count) : ExerciseTexts.allExercises, shown),
        ].compactMap { $0 }
    }

    var back: Link { Link(CommonTexts.back, to: Paths.newTrackItem(on: day)) }
    var title: String { kind == .cardio ? ExerciseTexts.whichActivity : ExerciseTexts.whichExercise }
    var action: String { Self.path(kind) }
    var hasMuscles: Bool { muscles.count > 1 }
    var isNothing: Bool { groups.isEmpty }
    var newPath: String { Paths.newExercise(named: words, kind, back: "\(Self.path(kind))?date=\(day)") }

    var muscleOptions: [Field.Option] {
        [.init(value: "", label: ExerciseTexts.allMuscles, isSelected: muscle == nil)]
            + muscles.map { .init(value: $0.rawValue, label: $0.name, isSelected: $0 == muscle) }
    }

    static func path(_ kind: ExerciseKind) -> String { kind == .cardio ? Paths.newCardio : Paths.newSet }

    static func page(_ visit: MemberVisit, kind: ExerciseKind) async throws -> Response {
        let query = visit.request.query
        let words = query.searchWords
        let (day, muscle) = (visit.trackedDay, query["muscle"].flatMap(Muscle.init))
        let picker = try await visit.read { database, user in
            ExercisePicker(
                kind: kind, day: day, words: words, muscle: muscle, all: try user.training.exercises(database),
                frequent: try user.training.frequentExercises(database, [kind], until: day, atMost: 10),
                used: words.isEmpty ? [] : try user.training.trainedExercises(database))
        }
        return try visit.page(
            picker, title: kind == .cardio ? CommonTexts.cardio : CommonTexts.strength, destination: .track)
    }
}
