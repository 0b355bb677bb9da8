import Fitness
import Forms
import GRDB
import HTTP
import Models
import Routines
import Texts
import Web

package enum RoutinesController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let (query, today, library) = (visit.request.query, visit.today, visit.app.training.routines)
        let page = try await visit.read { database, user in
            let shared = try user.routines.sharedOverviews(database, skipping: query.skipped())
            return RoutinesPage(
                own: try user.routines.overviews(database), inPrograms: try user.routines.countInPrograms(database),
                shared: shared.routines, nextShared: shared.nextSkipped, library: library,
                filter: RoutineFilter(query), today: today)
        }
        return try visit.page(page, title: RoutineTexts.routines, destination: .workout)
    }

    package static func show(_ visit: MemberVisit, routine: Int) async throws -> Response {
        let today = visit.today
        let page = try await visit.read { database, user in
            let found = try user.routines.visibleRoutine(database, id: Int64(routine)).orNotFound()
            let exercises = try user.routines.exercises(database, of: found, until: today)
            guard found.owner == user.id else {
                let owner = try user.routines.ownerName(database, of: found)
                return RoutinePage(
                    routine: found, exercises: exercises, ownerName: owner, units: user.units,
                    schedule: try user.programs.schedule(database, of: found))
            }
            return RoutinePage(
                routine: found, exercises: exercises, ownerName: nil, units: user.units,
                next: try user.routines.preview(database, of: found, on: today, token: ""),
                canShare: user.sharesAtHome,
                done: try user.routines.workoutOverviews(
                    database, of: found.id, limit: RoutinePage.shownWorkouts),
                program: try user.programs.program(database, of: found.id))
        }
        let response = try visit.page(page, title: page.title, destination: .workout)
        // What its owner changes is no revision of the reader's.
        return page.isOwn ? response : response.alwaysRevalidated()
    }

    package static func showLibrary(_ visit: MemberVisit, key: String) async throws -> Response {
        let routine = try visit.app.training.routines.first { $0.key == key }.orNotFound()
        let page = try await visit.read { database, user in
            LibraryRoutinePage(
                routine: routine, exercises: try user.routines.exercises(database, of: routine), units: user.units)
        }
        return try visit.page(page, title: page.title, destination: .workout)
    }
}

/// Shares the user's routines at home, and copies those that others share.
package enum RoutineSharingController {
    package static func share(_ visit: MemberVisit, _ typed: Submission, routine: Int) async throws -> Response {
        let isShared = typed.fields["shared"] != "0"
        try await visit.write { try $1.routines.share($0, id: Int64(routine), isShared) }.orNotFound()
        return try visit.redirect(
            to: Paths.routine(Int64(routine)), notice: isShared ? .routineShared : .routineNotShared)
    }

    /// The copy belongs to the user, so its editor opens.
    package static func copy(_ visit: MemberVisit, _ typed: Submission, routine: Int) async throws -> Response {
        let (id, moment) = (Int64(routine), visit.moment)
        do {
            let copied = try await visit.write { database, user -> (routine: Int64, isPartial: Bool)? in
                let original = try user.routines.visibleRoutine(database, id: id).orNotFound()
                let copy = try user.routines.copy(database, of: original, until: moment.today)
                return try copy.map {
                    (routine: try user.routines.save(database, $0.draft, at: moment), isPartial: $0.isPartial)
                }
            }
            guard let copied else { return try visit.redirect(to: Paths.routine(id), notice: .routineNotCopied) }
            return try visit.redirect(
                to: Paths.routineEditor(copied.routine),
                notice: copied.isPartial ? .routinePartlyCopied : .routineCopied)
        } catch is Faults {
            return try visit.redirect(to: Paths.routine(id), notice: .tooManyRoutines)
        }
    }
}

/// Begins a workout with a routine of the library or of somebody at home, which is the user's own from its first set on.
package enum RoutineStartController {
    package static func startLibrary(
        _ visit: MemberVisit, _ typed: Submission, key: String
    ) async throws -> Response {
        let routine = try visit.app.training.routines.first { $0.key == key }.orNotFound()
        return try await start(visit, from: Paths.libraryRoutine(key)) { database, user in
            let lines = try user.routines.exercises(database, of: routine).map { RoutineDraft.Line(new: $0) }
            return try RoutineDraft.checked(name: routine.name, note: "", isShared: false, lines: lines).get()
        }
    }

    package static func startShared(
        _ visit: MemberVisit, _ typed: Submission, routine: Int
    ) async throws -> Response {
        let (id, today) = (Int64(routine), visit.today)
        let found = try await visit.read { try $1.routines.visibleRoutine($0, id: id) }.orNotFound()
        guard found.owner != visit.user.id else { return try visit.redirect(to: Paths.routineWorkout(id)) }
        return try await start(visit, from: Paths.routine(id)) { database, user in
            let shared = try user.routines.visibleRoutine(database, id: id).orNotFound()
            var draft = try user.routines.copy(database, of: shared, until: today)?.draft
            draft?.name = shared.name
            return draft
        }
    }

    /// - Parameter draft: nil if the user has none of the exercises.
    private static func start(
        _ visit: MemberVisit, from page: String,
        _ draft: @escaping @Sendable (Database, User) throws -> RoutineDraft?
    ) async throws -> Response {
        let moment = visit.moment
        do {
            let routine = try await visit.write { database, user in
                try draft(database, user).map { try user.routines.startNow(database, $0, at: moment) }
            }
            guard let routine else { return try visit.redirect(to: page, notice: .routineNotCopied) }
            return try visit.redirect(to: Paths.routineWorkout(routine))
        } catch is Faults {
            return try visit.redirect(to: page, notice: .tooManyRoutines)
        }
    }
}

extension RoutineForm {
    /// A new routine that begins with what the address names: a routine of the library, what was done on a day, or a
    /// routine that the user sees.
    init(
        newFrom query: Query, _ library: [LibraryRoutine], _ user: User, _ database: Database, today: LocalDay
    ) throws {
        let choices = try user.training.exercises(database)
        if let routine = library.first(where: { $0.key == query["from"] }) {
            self.init(new: routine.name, try user.routines.exercises(database, of: routine), user, choices: choices)
        } else if let day = query["day"].flatMap({ LocalDay($0) }), day <= today {
            self.init(
                new: RoutineTexts.nameOfDay(day.shortText(today: today)),
                try user.routines.exercises(database, loggedOn: day), user, choices: choices)
        } else if let copied = try query.row("copy").flatMap({ try user.routines.visibleRoutine(database, id: $0) }) {
            let exercises = try user.routines.exercises(database, of: copied, until: today)
            let (usable, others) = try user.routines.usable(database, exercises)
            self.init(
                new: User.Routines.nameOfCopy(copied.name), note: copied.note, usable, leftOut: others, user,
                choices: choices)
        } else {
            self.init([], user, choices: choices)
        }
    }
}

/// The workouts of routines that Track shows: the open one, and those of the day.
struct TrackedRoutines: Sendable {
    /// A heading above the exercises of one workout.
    struct Workout: Sendable {
        let workout: RoutineWorkout
        let exercises: [ExerciseCard]

        var name: String { workout.name }
        var path: String { RoutineExercisePicker.path(of: workout) }

        var note: String { workout.totals.text }
    }

    var open: RoutineWorkout?
    var workouts: [RoutineWorkout] = []

    /// An exercise has a card in each workout in which it was done. Its sets besides the workouts are in the first one.
    func workouts(of cards: [ExerciseCard]) -> [Workout] {
        let inWorkouts = Set(workouts.flatMap(\.doneSets))
        var seen: Set<String> = []
        return workouts.compactMap { workout in
            let done = workout.exercises.filter { $0.sets.contains { $0.done != nil } }
            let sets = Set(workout.doneSets)
            let own = cards.compactMap { card -> ExerciseCard? in
                guard done.contains(where: { ExerciseCard.id(of: $0.exercise.id) == card.id }) else { return nil }
                let isFirst = seen.insert(card.id).inserted
                return card.only(
                    { sets.contains($0.id) || isFirst && !inWorkouts.contains($0.id) },
                    ofWorkout: isFirst ? nil : workout.id)
            }
            return done.isEmpty ? nil : Workout(workout: workout, exercises: own)
        }
    }
}

extension RoutineSummary.Totals {
    /// `12 sets and 3 warm-ups, 45 min`
    var text: String {
        let sets = CountTexts.sets(sets, warmUps: warmUps)
        return seconds < 60 ? sets : RoutineTexts.sessionTotals(sets, DurationText.total(seconds: Int(seconds)).text)
    }
}

extension RoutineWorkout {
    fileprivate var doneSets: [Int64] { sets.compactMap { $0.done?.id } }
}
