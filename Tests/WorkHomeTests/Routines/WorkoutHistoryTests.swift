import Foundation
import Support
import Testing
import Texts

@testable import Fitness
@testable import Models
@testable import Routines
@testable import WorkHome

/// The list of all workouts, and what is done with one afterwards.
@Suite struct WorkoutHistoryTests {
    @Test func workoutsAreListedByMonthAndFound() async throws {
        let alex = try await RoutinePerson()
        let squat = try await alex.app.exercise("squat")
        try await alex.browser.post(
            "/track/sets",
            ["exercise_id": squat, "reps": "5", "weight": "80", "weight_unit": "kilograms", "date": "2026-10-30"])
        for place in ["done.1", "done.2", "finish"] { try await alex.press(place) }
        let words = try await alex.browser.get("/track/workouts").main.words
        #expect(words.contains("November 2026 Push A Today, 21 Nov · 2 sets · 600 kg"), "\(words)")
        #expect(words.contains("October 2026 Sets on Track Fri, 30 Oct · 1 set · 400 kg"), "\(words)")
        for (query, isPush, isSquat) in [("push", true, false), ("bench", true, false), ("SQUAT", false, true)] {
            let found = try await alex.browser.get("/track/workouts?q=\(query)").main
            #expect(found.contains("/track/workouts/1\"") == isPush, "\(query)")
            #expect(found.contains("/track?date=2026-10-30\"") == isSquat, "\(query)")
        }
        let nothing = try await alex.browser.get("/track/workouts?q=qqqqqq").main.words
        #expect(nothing.contains("No workout has this in its name or among its exercises."))
        let sam = try await alex.app.member(Cast.sam)
        #expect(try await sam.get("/track/workouts").main.words.contains("No workouts yet."))
    }

    @Test func recordsAreCounted() async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.train()
        lifter.app.clock.advance(days: 2)
        try await lifter.train()
        let history = try await lifter.read { try $1.routines.history($0, words: "", skipping: 0) }
        #expect(history.entries.map(\.day) == [lifter.today, lifter.today - 2])
        #expect(history.entries.map(\.totals.sets) == [3, 3] && history.nextSkipped == nil)
        #expect(history.entries[0].records > 0 && history.entries[1].records == 0)
    }

    /// The time of a workout that is logged afterwards is not that of logging it.
    @Test func aWorkoutIsLoggedAfterwards() async throws {
        let alex = try await RoutinePerson()
        let page = try await alex.browser.get("/routines/7/workout?date=2026-11-19")
        #expect(page.main.words.contains("Thu, 19 Nov"))
        try await alex.press("done.1", on: page)
        alex.app.clock.advance(seconds: 100)
        // It goes on on the page of its routine.
        let next = try await alex.workout()
        #expect(next.main.words.contains("Thu, 19 Nov") && !next.main.contains("data-since"))
        try await alex.press("done.2", on: next)
        try await alex.press("finish")
        #expect(
            try await alex.app.rows("SELECT day, logged_minute FROM strength_sets")
                == ["2026-11-19 null", "2026-11-19 null"])
        let time = "started_at - strftime('%s', '2026-11-19 12:00'), finished_at - started_at"
        #expect(try await alex.app.rows("SELECT day, \(time) FROM routine_sessions") == ["2026-11-19 0 0"])
        #expect(try await !alex.workout().main.words.contains("Thu, 19 Nov"))
        let summary = try await alex.browser.get("/track/workouts/1").main.words
        #expect(summary.contains("600 kg") && !summary.contains("0:00"))
    }

    /// One past midnight is not logged afterwards.
    @Test func aWorkoutPastMidnightBeginsWithItsFirstSet() async throws {
        let lifter = try await Lifter(Lifter.bench)
        let (page, noon) = (try await lifter.preview(), lifter.moment.now.secondsSince1970 + 9_000)
        let action = try await lifter.done(0, page)
        lifter.app.clock.advance(hours: 15)
        try await lifter.send(action, from: page)
        #expect(try await lifter.open()?.startedAt == lifter.moment.now.secondsSince1970)
        try await lifter.send(.discard, from: page)
        lifter.app.clock.advance(hours: 4)
        let late = try await lifter.preview("late", on: lifter.today - 1)
        try await lifter.send(try await lifter.done(0, late), "late", from: late)
        #expect(try await lifter.open()?.startedAt == noon)
    }

    @Test func aWorkoutMovesWithItsSets() async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.train()
        let before = try await lifter.everything()
        let workout = try #require(try await lifter.workout("day \(lifter.today)"))
        let draft = try WorkoutDetailsDraft.checked(
            name: "Heavy day", day: lifter.today - 2, startMinute: 18 * 60 + 30, seconds: 3_600,
            over: workout.details(in: .gmt), at: lifter.moment
        ).get()
        let moment = lifter.moment
        let change = try #require(
            try await lifter.write { try $1.routines.save($0, draft, over: workout, at: moment) })
        #expect(
            try await lifter.app.rows("SELECT name, day, finished_at - started_at FROM routine_sessions")
                == ["Heavy day 2026-11-19 3600"])
        #expect(
            try await lifter.app.rows("SELECT DISTINCT day, logged_minute FROM strength_sets")
                == ["2026-11-19 1110"])
        for table in ["routine_session_sets", "personal_records"] {
            #expect(try await lifter.app.rows("SELECT DISTINCT day FROM \(table)") == ["2026-11-19"], "\(table)")
        }
        let undo = try await lifter.write { try $1.undo($0, step: change.undoStep, at: moment) }
        #expect(undo?.outcome != nil)
        #expect(try await lifter.everything() == before)
        // The same again changes nothing.
        let same = workout.details(in: .gmt)
        #expect(try await lifter.write { try $1.routines.save($0, same, over: workout, at: moment) } == nil)
    }

    /// Nobody knows when those sets were done, until it is said.
    @Test func theTimeOfAWorkoutCanBeSaidAfterwards() async throws {
        let alex = try await RoutinePerson()
        let page = try await alex.browser.get("/routines/7/workout?date=2026-11-19")
        for press in ["done.1", "finish"] { try await alex.press(press, on: press == "finish" ? nil : page) }
        let form = try await alex.browser.get("/track/workouts/1/edit")
        let fields: KeyValuePairs = ["name": "Push A", "date": "2026-11-19", "start": "07:05", "duration": "45"]
        #expect(form.value(of: "start") == "" && form.value(of: "duration") == "")
        #expect(try await alex.browser.post("/track/workouts/1", fields).status == 303)
        let shown = try await alex.browser.get("/track/workouts/1/edit")
        #expect(shown.value(of: "start") == "07:05" && shown.value(of: "duration") == "45:00")
        #expect(try await alex.app.rows("SELECT logged_minute FROM strength_sets") == ["425"])
    }

    @Test func aPastWorkoutThatWasLeftOpenTakesNoLaterSets() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done.1", on: try await alex.browser.get("/routines/7/workout?date=2026-11-19"))
        alex.app.clock.advance(days: 1)
        try await alex.press("done.1")
        #expect(try await alex.app.rows("SELECT day FROM strength_sets ORDER BY id") == ["2026-11-19", "2026-11-22"])
    }

    /// A correction from the page of a workout leads back to it.
    @Test func aSetIsCorrectedFromItsWorkout() async throws {
        let alex = try await RoutinePerson()
        for press in ["done.1", "done.2", "finish"] { try await alex.press(press) }
        let workout = "/track/workouts/1"
        let page = try await alex.browser.get(workout)
        let link = try #require(page.main.between("href=\"/track/sets/1/edit", "\""))
        let form = try await alex.browser.get("/track/sets/1/edit\(link)")
        let fields = form.fields(ofFormTo: "/track/sets/1")
        #expect(try await alex.browser.post("/track/sets/1", fields).location == workout)
        let deletion = page.fields(ofFormTo: "/track/sets/2/delete")
        #expect(try await alex.browser.post("/track/sets/2/delete", deletion).location == workout)
    }

    /// Any day of a program may have been done, not only the one that is due.
    @Test func everyRoutineCanBeLoggedAfterwards() async throws {
        let alex = try await RoutinePerson()
        let started = try await ProgramFixture.start(alex.browser)
        #expect(started.status == 303)
        let names = try await alex.app.rows("SELECT name FROM routines WHERE user_id = 1 AND id <> 7")
        let page = try await alex.browser.get("/track/workouts").main.words
        #expect(names.count > 1)
        for name in names + ["Push A"] { #expect(page.contains(name), "\(name)") }
    }

    @Test func whatCantBeIsRefused() async throws {
        let alex = try await RoutinePerson()
        for press in ["done.1", "finish"] { try await alex.press(press) }
        let rows = try await alex.app.rows("SELECT * FROM routine_sessions")
        let wrong: KeyValuePairs = ["name": "", "date": "2026-11-22", "start": "25:00", "duration": "x"]
        let answer = try await alex.browser.post("/track/workouts/1", wrong)
        #expect(answer.status == 422)
        for message in [
            CommonTexts.nameMissing, "Please choose today or an earlier day", RoutineTexts.startUnreadable,
            "Please enter a time like 30 min, 28:40 or 1h 5m",
        ] {
            #expect(answer.main.words.contains(message), "\(message)")
        }
        for (duration, message) in [("28.40", "Do you mean 28:40"), ("30h", RoutineTexts.durationOutOfRange)] {
            let fields: KeyValuePairs = [
                "name": "Push A", "date": "2026-11-20", "start": "09:00", "duration": duration,
            ]
            let asked = try await alex.browser.post("/track/workouts/1", fields)
            #expect(asked.status == 422 && asked.value(of: "duration") == duration)
            #expect(asked.fieldErrors["duration"]?.contains(message) == true, "\(asked.fieldErrors)")
        }
        let later: KeyValuePairs = ["name": "Push A", "date": "2026-11-21", "start": "09:00", "duration": "40"]
        let future = try await alex.browser.post("/track/workouts/1", later)
        #expect(future.status == 422 && future.main.words.contains(RoutineTexts.endsInTheFuture))
        #expect(try await alex.app.rows("SELECT * FROM routine_sessions") == rows)
        try await alex.app.execute("UPDATE routine_sessions SET finished_at = NULL")
        #expect(try await alex.browser.get("/track/workouts/1/edit").status == 404)
    }

    /// It is no workout of the routine, whose rules would go on from the earlier weights.
    @Test func aWorkoutIsDoneAgain() async throws {
        let alex = try await RoutinePerson()
        for press in ["done.1", "done.2", "finish"] { try await alex.press(press) }
        for _ in 0..<2 {
            let answer = try await alex.browser.post("/track/workouts/1/repeat", ["token": "once"])
            #expect(answer.status == 303 && answer.location == "/track/workouts/2")
        }
        #expect(
            try await alex.app.rows("SELECT name, routine_id, finished_at IS NULL FROM routine_sessions WHERE id > 1")
                == ["Push A null 1"])
        #expect(
            try await alex.app.rows("SELECT kind, amount, kilograms FROM routine_session_sets WHERE session_id = 2")
                == ["normal 5 60", "normal 5 60"])
        let sam = try await alex.app.member(Cast.sam)
        #expect(try await sam.post("/track/workouts/1/repeat").status == 404)
    }

    @Test func aWorkoutIsComparedWithAnyOther() async throws {
        let alex = try await RoutinePerson()
        for press in ["done.1", "done.2", "finish"] { try await alex.press(press) }
        let alone = try await alex.browser.get("/track/workouts/1/compare").main.words
        #expect(alone.contains("This is the only workout of its kind."))
        alex.app.clock.advance(days: 2)
        for press in ["done.1", "finish"] { try await alex.press(press) }
        let words = try await alex.browser.get("/track/workouts/2/compare").main.words
        #expect(words.contains("Bench Press 60 kg × 5 23 Nov 2 × 60 kg × 5 21 Nov"), "\(words)")
        #expect(words.contains("then 600 kg"), "\(words)")
        #expect(try await alex.browser.get("/track/workouts/1/compare?with=2").main.words.contains("then 300 kg"))
    }

    /// A past day offers the routines, too.
    @Test func aPastDayOffersTheRoutines() async throws {
        let alex = try await RoutinePerson()
        let past = try await alex.browser.get("/track/new?date=2026-11-19").main
        #expect(past.contains("href=\"/routines/7/workout?date=2026-11-19\""))
        #expect(try await alex.browser.get("/track/new").main.contains("href=\"/routines/7/workout\""))
    }
}
