import HTTP

@testable import Fitness
@testable import Forms
@testable import Models
@testable import Routines
@testable import TrainingPages
@testable import Web

extension PageStates {
    /// Routines and their editor: full, empty and with errors.
    mutating func addRoutines(_ visit: MemberVisit) async throws {
        let library = visit.app.training.routines
        let exercises = try await visit.read { database, user in
            try library.prefix(1).flatMap { try user.routines.exercises(database, of: $0) }
        }
        let (next, done) = try await visit.read { database, user in
            let own = try user.routines.routine(database, id: 1)
            return (
                try own.map { try user.routines.preview(database, of: $0, on: visit.today, token: "") },
                try user.routines.workoutOverviews(database, of: 1, limit: 5)
            )
        }
        let routine = Routine(id: 1, owner: 1, name: "‹Name›", note: "‹Note›", isShared: true, createdAt: 0)
        let names = ["‹A›", "‹B›", "‹C›", "‹D›", "‹E›"]
        let own = RoutineOverview(
            routine: routine, exercises: names, sets: 9, ownerName: nil, lastDone: visit.today.previous)
        let shared = RoutineOverview(
            routine: routine, exercises: ["‹A›"], sets: 1, ownerName: "‹Owner›", lastDone: nil)
        for (query, own, inPrograms, shared) in [
            ("", [own], 4, [shared]), ("", [], 1, []), ("focus=cardio&level=advanced", [], 0, []),
        ] {
            add(
                RoutinesPage(
                    own: own, inPrograms: inPrograms, shared: shared, library: library,
                    filter: RoutineFilter(try Query(parsing: query)), today: visit.today),
                visit)
        }
        for (owner, isShared) in [(nil, true), (nil, false), ("‹Owner›", true)] {
            var routine = routine
            routine.isShared = isShared
            add(
                RoutinePage(
                    routine: routine, exercises: isShared ? exercises : [], ownerName: owner, units: visit.user.units,
                    next: owner == nil ? next : nil, done: owner == nil && isShared ? done : []),
                visit)
        }
        for routine in library {
            let exercises = try await visit.read { try $1.routines.exercises($0, of: routine) }
            add(LibraryRoutinePage(routine: routine, exercises: exercises, units: visit.user.units), visit)
        }
        try await addRoutineForms(visit, exercises)
    }

    private mutating func addRoutineForms(_ visit: MemberVisit, _ exercises: [RoutineExercise]) async throws {
        let choices = exercises.map(\.exercise)
        add(RoutineFormPage(form: RoutineForm([], visit.user, choices: choices)), visit)
        add(
            RoutineFormPage(
                form: RoutineForm(new: "‹Name›", exercises, leftOut: choices, visit.user, choices: choices)), visit)
        let stored = Routine(id: 1, owner: 1, name: "‹Name›", note: "", isShared: false, createdAt: 0)
        add(RoutineFormPage(form: RoutineForm(stored, exercises, in: nil, visit.user, choices: choices)), visit)
        let squat = choices.first.map { String($0.id) } ?? ""
        let rules = [
            "none", "fixed", "linear", "double", "sum", "greyskull", "gzclp1", "gzclp2", "gzclp3", "cycle", "effort",
            "bodyweight", "time", "distance",
        ]
        let typed =
            rules.map { "exercise.0=\(squat)&sets.0.0=3&amount.0.0=5&rule.0=\($0)&choose.0=" } + [
                "exercise.0=\(squat)&sets.0.0=x&amount.0.0=x&load.0.0=x&basis.0.0=x&rule.0=linear&step.0=x&rest.0=x",
                "exercise.0=\(squat)&text.0=x&find=&name=", "exercise.0=\(squat)&sets.0.0=3&find=e&add=",
                "exercise.0=\(squat)&sets.0.0=3&exercise.1=\(squat)&sets.1.0=3&sets.1.1=2&join.1=",
                "exercise.0=\(squat)&sets.0.0=3&exercise.1=\(squat)&sets.1.0=3&up.1=",
                "exercise.0=\(squat)&sets.0.0=3&amount.0.0=5&exercise.1=\(squat)&sets.1.0=3&amount.1.0=5&down.0=",
                "exercise.0=\(squat)&text.0=3+x+5&mode.0=",
                "name=A&exercise.0=\(squat)&text.0=3+x+5+@+work&rule.0=linear&step.0=5&start.0=5000",
            ]
        for typed in typed {
            let fields = FormFields(try Query(parsing: typed))
            let today = visit.today
            var form = try await visit.read { try RoutineForm(fields, routine: nil, $1, $0, today: today) }
            _ = form.validate()
            add(RoutineFormPage(form: form), visit)
        }
    }
}
