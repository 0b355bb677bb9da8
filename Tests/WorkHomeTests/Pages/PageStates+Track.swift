@testable import Fitness
@testable import Forms
@testable import Models
@testable import Racks
@testable import Routines
@testable import TrainingPages
@testable import Web

extension PageStates {
    /// The day page with everything that can be on it, and every form with errors and warnings.
    mutating func addTrack(_ visit: MemberVisit) async throws {
        let yesterday = visit.today.previous
        let (day, exercises, trackables) = try await visit.read { database, user in
            (
                try user.training.trackDay(database, on: yesterday), try user.training.exercises(database),
                try user.training.trackables(database)
            )
        }
        guard let strength = exercises.first(where: { $0.kind == .strength && $0.load == .external }),
            let body = exercises.first(where: { $0.kind == .strength && $0.load == .bodyweight }),
            let cardio = exercises.first(where: { $0.kind == .cardio })
        else { return }
        let exercisesOfAWorkout = day.exercises.map { logged in
            let sets = logged.sets.map { set in
                var set = set
                set.timedWorkoutID = 1
                return set
            }
            return TrackDay.ExerciseSets(exercise: logged.exercise, sets: sets)
        }
        var full = TrackDay(
            day: day.day, exercises: exercisesOfAWorkout, cardio: day.cardio, workouts: [Self.workout],
            trackables: day.trackables, weightKilograms: 70, records: Self.records(of: day))
        full.workoutNames = [1: "‹Plan›"]
        for shown in [full, Self.nothing(on: visit.today), Self.nothing(on: visit.today.next)] {
            let undo = [UndoOffer(step: 1, text: "‹Deleted a set›")]
            let question = SameSessionQuestion(
                recording: "‹id›", typed: "1", recorded: "2", words: "‹Two sessions›", path: Paths.cardioRecordings(2))
            add(
                TrackPage(
                    shown, undo: undo, question: question, today: visit.today, units: visit.user.units,
                    token: try FormToken()), visit)
        }
        for isOver in [false, true] {
            let running = RunningWorkoutCard(
                running: RunningWorkout(workout: 1, planName: "‹Plan›", isOver: isOver), timeZone: visit.user.timeZone)
            add(
                TrackPage(
                    full, running: running, today: visit.today, units: visit.user.units, token: try FormToken()), visit)
        }
        let notice = Notice(
            .setSaved, undoStep: 1, rest: RestTimer(seconds: 90), unlocked: Array(Achievement.allCases.prefix(1)))
        add(NewTrackItemPage(day: visit.today), visit, notice: notice)
        let routine = Routine(id: 1, owner: 1, name: "‹Name›", note: "", isShared: false, createdAt: 0)
        add(NewTrackItemPage(day: visit.today, frequent: [strength, cardio], routines: [routine]), visit)
        try addRepetition(of: day, visit)
        var blank = try StrengthSetForm(strength, on: yesterday, Units(weight: .pounds))
        blank.back = ReturnPath(Paths.timedWorkout(1))
        var first = page(view_track_set, blank, visit)
        let before = day.exercises.flatMap(\.sets)
        first.workout = Link(workout: 1, named: "‹Plan›")
        first.last.repetition = try RepeatOffer(
            of: strength, after: LastPerformance(today: [], before: before), on: visit.today, today: visit.today)
        add(first, visit)
        for words in ["", "no such exercise"] {
            add(
                ExercisePicker(
                    kind: .strength, day: visit.today, words: words, muscle: nil, all: exercises, frequent: [strength],
                    used: []),
                visit)
        }
        add(TrackablePickerPage(trackables: trackables, units: visit.user.units, day: visit.today), visit)
        add(TrackablePickerPage(trackables: [], units: visit.user.units, day: visit.today), visit)
        for exercise in [nil, strength, body] { try addSetForm(exercise, visit) }
        for exercise in [nil, cardio] { try addCardioForm(exercise, visit) }
        for trackable in [nil, trackables.first] { try addEntryForm(trackable, visit) }
    }

    private mutating func addSetForm(_ exercise: Exercise?, _ visit: MemberVisit) throws {
        var form = try StrengthSetForm(exercise, on: visit.today.previous, Units(weight: .pounds))
        if exercise == nil { form.subject.options = [.init(value: "1", label: "‹One›")] }
        form.inputs.load.value = "sideways"
        form.inputs.kind.value = "sideways"
        form.inputs.rpe.value = "11"
        form.inputs.note.value = String(repeating: "long ", count: 300)
        form.date.value = "never"
        _ = form.validate(today: visit.today)
        form.warnings.questions = ["‹Sure?›"]
        var shown = page(view_track_set, form, visit)
        shown.isExisting = exercise != nil
        add(shown, visit)
        guard let rack = Rack.usual(.pounds) else { return }
        let tool = RackTool(id: 1, addedBy: 1, name: "‹Tool›", tool: rack.tool, use: .barbell, isArchived: false)
        for (weight, tool) in [("135", tool), ("137", nil)] {
            form.inputs.weight.value = weight
            var page = page(view_track_set, form, visit)
            (page.last.note, page.last.rack) = ("‹Note›", ExerciseRack(rack: rack, tool: tool))
            add(page, visit)
        }
    }

    private mutating func addCardioForm(_ exercise: Exercise?, _ visit: MemberVisit) throws {
        var form = try CardioForm(exercise, on: visit.today.previous, Units(distance: .miles))
        if exercise == nil { form.subject.options = [.init(value: "1", label: "‹One›")] }
        form.distance.value = "far"
        form.note.value = String(repeating: "long ", count: 300)
        form.date.value = "never"
        _ = form.validate(today: visit.today)
        var shown = page(view_track_cardio, form, visit)
        shown.isExisting = exercise != nil
        shown.recordings = [
            KeptRecording(id: "‹id›", source: "‹Watch›", note: "‹Running›", path: Paths.cardioRecordings(1))
        ]
        add(shown, visit)
    }

    private mutating func addEntryForm(_ trackable: Trackable?, _ visit: MemberVisit) throws {
        var form = try TrackableEntryForm(trackable, on: visit.today.previous, visit.user.units)
        if trackable == nil { form.subject.options = [.init(value: "1", label: "‹One›")] }
        form.note.value = String(repeating: "long ", count: 300)
        form.date.value = "never"
        _ = form.validate(today: visit.today)
        add(page(view_track_entry, form, visit), visit)
    }

    private func page<Logged: TrackForm>(
        _ view: @escaping CompiledView<LoggingPage<Logged>>, _ form: Logged, _ visit: MemberVisit
    ) -> LoggingPage<Logged> {
        LoggingPage(
            view: view, form: form, title: "‹Title›", last: LastTime(text: "‹Last time›", inPlace: "‹Set›"),
            notice: "‹Text›",
            today: visit.today)
    }

    private static let workout = TrackDay.Workout(
        id: 1, planName: "‹Plan›", durationSeconds: 600, exercisesDone: 5, energyKilocalories: 90)

    static func nothing(on day: LocalDay) -> TrackDay {
        TrackDay(
            day: day, exercises: [], cardio: [], workouts: [], trackables: [], weightKilograms: nil,
            records: DayRecords(records: []))
    }

    /// Records for everything logged on a day.
    private static func records(of day: TrackDay) -> DayRecords {
        let sets = day.exercises.flatMap(\.sets).map {
            DayRecords.Record(
                exerciseID: $0.exerciseID, kind: .weight, setID: $0.id, cardioSessionID: nil, isBaseline: false)
        }
        let days = day.exercises.map {
            DayRecords.Record(
                exerciseID: $0.exercise.id, kind: .dayVolume, setID: nil, cardioSessionID: nil, isBaseline: false)
        }
        let runs = day.cardio.map {
            DayRecords.Record(
                exerciseID: $0.exercise.id, kind: .distance, setID: nil, cardioSessionID: $0.session.id,
                isBaseline: true)
        }
        return DayRecords(records: sets + days + runs)
    }
}
