import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

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
