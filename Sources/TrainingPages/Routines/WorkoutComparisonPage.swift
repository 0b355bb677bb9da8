import Fitness
import Forms
import HTTP
import Models
import Routines
import Texts
import Web

package enum WorkoutComparisonController {
    package static func show(_ visit: MemberVisit, workout: Int) async throws -> Response {
        let (today, chosen) = (visit.today, visit.request.query.row("with"))
        let page = try await visit.read { database, user in
            let workout = try user.routines.loggedWorkout(database, id: Int64(workout)).orNotFound()
            let others = try user.routines.others(database, like: workout)
            let before = others.first { ($0.day, $0.id) < (workout.day, workout.id ?? 0) } ?? others.first
            let other = others.first { $0.id == chosen } ?? before
            return WorkoutComparisonPage(
                workout: workout, other: try other.flatMap { try user.routines.loggedWorkout(database, id: $0.id) },
                choices: others.map { Field.Option(value: String($0.id), label: $0.day.mediumText) },
                units: user.units, today: today)
        }
        return try visit.page(page, title: RoutineTexts.compare, destination: .workout)
    }
}

/// A workout beside another one of its kind: the totals, and what was done of each exercise.
struct WorkoutComparisonPage: PageContent {
    /// An exercise with what was done of it on both days.
    struct Row: Sendable {
        struct Side: Sendable {
            let day: String
            let sets: String
        }

        let name: String
        let sides: [Side]
    }

    var view: CompiledView<Self> { view_routines_workout_comparison }
    let workout: RoutineWorkout
    /// nil if there is none of its kind.
    let other: RoutineWorkout?
    let choices: [Field.Option]
    let units: Units
    let today: LocalDay

    var path: String { Paths.trackedWorkout(workout.id ?? 0) }
    var action: String { Paths.trackedWorkoutComparison(workout.id ?? 0) }
    var back: Link { Link(RoutineTexts.backToTheWorkout, to: path) }
    var title: String { RoutineTexts.nameAndDay(workout.name, workout.day.mediumText) }
    var nothing: String? { other == nil ? RoutineTexts.nothingToCompare : nil }

    var choice: Field? {
        other.map { other in
            Field("with", label: RoutineTexts.compareWith, value: String(other.id ?? 0), options: choices)
        }
    }

    /// Of this workout, with how much that is more or less than in the other.
    var tiles: [Tile] {
        guard let other else { return [] }
        let (this, that) = (workout.totals, other.totals)
        let weight = units.weight
        return [
            Tile(
                label: CommonTexts.volume, value: weight.volumeFigure(grams: this.volumeGrams), unit: weight.symbol,
                chip: chip(this.volumeGrams, that.volumeGrams, weight.volumeText(grams: that.volumeGrams))),
            Tile(
                label: CommonTexts.sets, value: String(this.sets),
                chip: chip(Int64(this.sets), Int64(that.sets), String(that.sets))),
            this.seconds > 0 && that.seconds > 0
                ? Tile(label: CommonTexts.time, value: time(this), chip: chip(this.seconds, that.seconds, time(that)))
                : nil,
        ].compactMap(\.self)
    }

    private func time(_ totals: RoutineSummary.Totals) -> String { DurationText.clock(seconds: Int(totals.seconds)) }

    private func chip(_ this: Int64, _ that: Int64, _ words: String) -> Chip {
        this == that
            ? Chip(tone: .neutral, text: RoutineTexts.asThen)
            : Chip(tone: .neutral, text: RoutineTexts.valueThen(words))
    }

    var rows: [Row] {
        guard let other else { return [] }
        let sides = [workout, other]
        var exercises: [Exercise] = []
        for exercise in sides.flatMap(\.exercises).map(\.exercise)
        where !exercises.contains(where: { $0.id == exercise.id }) {
            exercises.append(exercise)
        }
        return exercises.compactMap { exercise in
            let done = sides.map { $0.done(of: exercise.id) }
            guard done.contains(where: { !$0.isEmpty }) else { return nil }
            return Row(
                name: exercise.name,
                sides: zip(sides, done).map { side, sets in
                    Row.Side(day: side.day.shortText(today: today), sets: text(sets, of: exercise))
                })
        }
    }

    private func text(_ sets: [StrengthSet], of exercise: Exercise) -> String {
        if sets.isEmpty { return RoutineTexts.notDone }
        return sets.contains(where: \.kind.counts) ? sets.summary(of: exercise, units) : sets.countText
    }
}

extension RoutineWorkout {
    fileprivate func done(of exercise: Int64) -> [StrengthSet] {
        exercises.filter { $0.exercise.id == exercise }.flatMap { $0.sets.compactMap(\.done) }
    }
}
