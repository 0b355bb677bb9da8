import Foundation
import GRDB
import Support
import Testing
import Texts

@testable import Fitness
@testable import Models
@testable import Routines
@testable import TrainingPages
@testable import Web

/// Six weeks of three programs in the words of the pages, with sick days, travel, a missing dumbbell and a missed week:
/// what Home says, what is asked and why, what was done, and what comes next.
@Suite struct ProgramMonthTests {
    @Test func aMonthReadsRight() async throws {
        let diaries = [try await gzclp(), try await fiveThreeOne(), try await couchTo5K()]
        let text = diaries.map(\.text).joined(separator: "\n\n")
        let kept = try String(
            contentsOfFile: "\(Repository.root)/Tests/WorkHomeTests/Snapshots/months.txt", encoding: .utf8)
        guard text != kept else { return }
        let (now, before) = (text.split(separator: "\n"), kept.split(separator: "\n"))
        let changes = now.difference(from: before).prefix(20).map { change in
            switch change {
            case .remove(let line, let text, _): "line \(line + 1), kept: \(text)"
            case .insert(let line, let text, _): "line \(line + 1), now:  \(text)"
            }
        }
        let artifacts = "\(Repository.root)/artifacts"
        try FileManager.default.createDirectory(atPath: artifacts, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: "\(artifacts)/months.txt"))
        Issue.record("The whole text is artifacts/months.txt.\n\(changes.joined(separator: "\n"))")
    }

    private func gzclp() async throws -> ProgramDiary {
        var diary = try await ProgramDiary(
            "gzclp", "GZCLP, with dumbbells from 10 to 24 kg of which that of 22 kg is missing",
            kilograms: [
                "t1-squat": 80, "t2-squat": 60, "t1-bench": 60, "t2-bench": 45, "t1-press": 37.5, "t2-press": 30,
                "t1-deadlift": 100, "t2-deadlift": 80, "t3-pulldown": 40, "t3-row": 20,
            ])
        try await diary.alex.app.execute(
            """
            INSERT INTO equipment (name, kind, unit, used_for, weights, created_at)
            VALUES ('Dumbbells', 'fixed', 'kilograms', 'dumbbell', '[10,12,14,16,18,20,24]', 0)
            """)
        try await diary.train("2026-11-30")
        try await diary.train("2026-12-02", ["Dumbbell Row": [15, 15, 25]])
        try await diary.train("2026-12-04", ["Lat Pulldown": [15, 15, 25]])
        try await diary.mark("2026-12-07", until: "2026-12-08", .sick)
        try await diary.train("2026-12-09", ["Dumbbell Row": [15, 15, 18]])
        try await diary.train("2026-12-11", ["Squat": [3, 3, 3, 3, 2]])
        try await diary.train("2026-12-14", ["Dumbbell Row": [15, 15, 25]])
        try await diary.mark("2026-12-16", until: "2026-12-16", .travel)
        try await diary.train("2026-12-18")
        try await diary.train("2026-12-21", ["Dumbbell Row": [15, 15, 25]])
        try await diary.train("2026-12-23")
        try await diary.train("2026-12-25", ["Overhead Press": [3, 3, 3, 2, 2]])
        try await diary.look("2026-12-30")
        for day in ["2027-01-06", "2027-01-08", "2027-01-11", "2027-01-13", "2027-01-15"] {
            try await diary.train(day)
        }
        return diary
    }

    private func fiveThreeOne() async throws -> ProgramDiary {
        var diary = try await ProgramDiary(
            "five-three-one-beginners", "5/3/1 for Beginners, begun two days ahead", from: "2026-12-02",
            kilograms: [
                "squat": 100, "bench-press": 70, "deadlift": 120, "overhead-press": 45, "dumbbell-row": 20,
                "bulgarian-split-squat": 10,
            ])
        try await diary.look("2026-11-30")
        try await diary.train("2026-12-02", ["Squat": [5, 5, 8, 5, 5, 5, 5, 5]])
        for day in ["2026-12-04", "2026-12-07", "2026-12-09"] { try await diary.train(day) }
        try await diary.mark("2026-12-10", until: "2026-12-12", .sick)
        for day in ["2026-12-14", "2026-12-16"] { try await diary.train(day) }
        try await diary.mark("2026-12-18", until: "2026-12-18", .travel)
        for day in ["2026-12-18", "2026-12-21"] { try await diary.train(day) }
        try await diary.look("2026-12-30")
        for day in ["2027-01-06", "2027-01-08", "2027-01-11", "2027-01-13", "2027-01-15"] {
            try await diary.train(day)
        }
        return diary
    }

    private func couchTo5K() async throws -> ProgramDiary {
        var diary = try await ProgramDiary("couch-to-5-km", "Couch to 5 km, Monday, Wednesday and Saturday")
        for day in ["2026-11-30", "2026-12-02", "2026-12-04"] { try await diary.run(day) }
        try await diary.look("2026-12-05")
        try await diary.run("2026-12-07", isBrokenOff: true)
        for day in ["2026-12-09", "2026-12-12"] { try await diary.run(day) }
        try await diary.mark("2026-12-14", until: "2026-12-15", .sick)
        try await diary.run("2026-12-16")
        try await diary.mark("2026-12-19", until: "2026-12-19", .travel)
        // One day late: the next one leaves a day between.
        for day in ["2026-12-21", "2026-12-25"] { try await diary.run(day) }
        try await diary.look("2026-12-26")
        for day in ["2027-01-01", "2027-01-05"] { try await diary.look(day) }
        try await diary.run("2027-01-06")
        return diary
    }
}

/// What Alex reads of a program from day to day.
private struct ProgramDiary {
    let alex: Follower
    private(set) var text: String
    private let program: Int64
    private static let units = Units(weight: .kilograms, distance: .kilometers)

    /// - Parameter kilograms: what each lift begins with.
    init(
        _ key: String, _ title: String, from firstDay: String = "2026-11-30", kilograms: [String: Double] = [:]
    ) async throws {
        alex = try await Follower()
        try Self.turn(alex.app.clock, to: "2026-11-30")
        let library = try #require(alex.app.app.training.programs.first { $0.key == key })
        let (firstDay, moment) = (try #require(LocalDay(firstDay)), alex.lifter.moment)
        let start = ProgramStart(
            schedule: library.schedule, weekdays: library.weekdays, firstDay: firstDay, kilograms: kilograms)
        program = try await alex.lifter.write { try $1.programs.start($0, library, start, at: moment) }
        text = "# \(title)\n"
    }

    /// To its evening.
    private static func turn(_ clock: TestClock, to day: String) throws {
        let day = try #require(LocalDay(day))
        clock.set(Date(timeIntervalSince1970: Double(day.daysSinceEpoch) * 86_400 + 18 * 3_600))
    }

    private mutating func write(_ line: String) {
        text += line.replacing("\u{A0}", with: " ") + "\n"
    }

    /// Writes down what Home says.
    mutating func look(_ day: String) async throws {
        try Self.turn(alex.app.clock, to: day)
        let (today, program) = (alex.today, program)
        let words = try await alex.lifter.read { database, user in
            let found = try #require(try user.programs.program(database, id: program))
            let due = try #require(try user.programs.due(database, of: found, on: today))
            let days = try user.programs.days(database, of: program).count
            let dayOff = try user.training.daysOff(database, from: today, to: today).first?.reason
            let hero = WorkoutHero(.due(due, days: days, dayOff), today: today)
            return [hero.eyebrow, hero.title, hero.note].compactMap(\.self).joined(separator: " · ")
        }
        write("\n\(today.weekday.shortName) \(today.shortText): \(words)")
    }

    /// On the first of these days Alex says that they are off.
    mutating func mark(_ first: String, until last: String, _ reason: DayOffReason) async throws {
        try Self.turn(alex.app.clock, to: first)
        let days = try #require(LocalDay(first))...(try #require(LocalDay(last)))
        let moment = alex.lifter.moment
        try await alex.lifter.write { _ = try $1.training.markDaysOff($0, days, reason, at: moment) }
        try await look(first)
    }

    /// - Parameter reps: of the exercises of which not just the least was done that was asked.
    mutating func train(_ day: String, _ reps: [String: [Int]] = [:]) async throws {
        try await look(day)
        let (page, today) = (try await alex.preview(program), alex.today)
        var done = reps
        for exercise in page.exercises {
            let name = exercise.exercise.name
            let targets = exercise.sets.compactMap(\.loadedTarget)
            var asked = RoutineTargetText(exercise: exercise.exercise, units: Self.units).summary(targets)
            if let exact = exercise.sets.first?.target?.kilograms, let loaded = targets.first?.kilograms,
                abs(exact - loaded) > 1
            {
                asked += " (\(Self.units.weight.text(exact)) exactly)"
            }
            let words = reps[name]?.map(String.init).joined(separator: " ") ?? "as asked"
            let reason = exercise.reasonText(Self.units, today: today) ?? ""
            write("    \(Self.wide(name, 23)) \(Self.wide(asked, 56)) \(Self.wide(words, 12)) \(reason)")
            done[name] = reps[name] ?? targets.map { $0.amount.reps?.lowerBound ?? 0 }
        }
        try await alex.train(page, of: done)
        let next = try await alex.lifter.read { database, user in
            let workout = try #require(try user.routines.workout(database, token: page.token))
            return try NextWorkout(database, user, after: workout, today: today)?.text(Self.units, today: today)
        }
        try await end(next ?? "")
    }

    mutating func run(_ day: String, isBrokenOff: Bool = false) async throws {
        try await look(day)
        let (plan, moment) = (try #require(try await alex.due(program).day.activity.plan), alex.lifter.moment)
        let workout = try await alex.lifter.write { database, user in
            let found = try #require(try user.workouts.workoutPlan(database, id: plan))
            let workout = try user.workouts.startWorkout(database, found, at: moment).id
            try user.programs.enter(database, timedWorkout: workout, plan: plan, at: moment)
            let started = try #require(try user.workouts.timedWorkout(database, id: workout))
            var steps = started.run.steps
            for place in steps.indices.prefix(isBrokenOff ? 2 : steps.count) { steps[place].isDone = true }
            let run = WorkoutRun(
                steps: steps, phase: .complete, phaseStartedAt: moment.now.millisecondsSince1970)
            _ = try user.workouts.save(database, run, of: started, at: moment)
            return workout
        }
        let next = try await alex.lifter.read { database, user in
            let workout = try #require(try user.workouts.timedWorkout(database, id: workout))
            return try NextWorkout(database, user, after: workout, today: moment.today)?
                .text(Self.units, today: moment.today)
        }
        try await end(next ?? "Broken off")
    }

    private mutating func end(_ next: String) async throws {
        let days = try await alex.lifter.read { try $1.training.standing($0).streakDays }
        write("    \(next). Streak: \(CountTexts.days(days))")
    }

    private static func wide(_ text: String, _ width: Int) -> String {
        text.replacing("\u{A0}", with: " ").padding(toLength: max(text.count, width), withPad: " ", startingAt: 0)
    }
}
