import Foundation
import Support
import Testing

@testable import Models

/// `workhome import` prints how it reads a file, and adds nothing while that is uncertain.
@Suite struct ImportCommandTests {
    private static let sets = """
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
        2026-10-05 18:10:00,"Pull",1h,"Chin Ups",1,0,8,0,0,"","",
        2026-10-05 18:10:00,"Pull",1h,"Wide Grip Pullups",1,0,7,0,0,"","",
        2026-10-05 18:10:00,"Pull",1h,"Zig Zag Lift",1,20,6,0,0,"","",

        """

    private func stage() async throws -> TestApp {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        return app
    }

    private func added(_ app: TestApp) async throws -> [String] {
        try await app.rows(
            "SELECT name, reps FROM strength_sets JOIN exercises ON exercises.id = exercise_id ORDER BY reps")
    }

    @Test func aLookCountsOnlyWhatWouldBeAdded() async throws {
        let app = try await stage()
        let timed =
            Self.sets + "2026-10-05 18:10:00,\"Pull\",1h,\"Squat\",1,0,0,0,60,\"\",\"\",\n"
            + "2026-10-05 18:10:00,\"Pull\",1h,\"Plank\",1,0,0,0,60,\"\",\"\",\n"
        let look = try await app.runImport(timed, ["--dry-run", "--exercise", "Zig Zag Lift=leave out"])
        #expect(look.output.contains("New: 3 sets\n"))
        #expect(look.output.contains("Left out: 1 set, 1 cardio session\n"))
        let done = try await app.runImport(timed, ["--yes", "--unit", "kg", "--exercise", "Zig Zag Lift=leave out"])
        #expect(done.output.contains("Added: 3 sets") && done.output.contains("Left out: 1 set, 1 cardio session\n"))
    }

    @Test func whatIsUnsureIsSaidFirst() async throws {
        let app = try await stage()
        let stopped = try await app.runImport(Self.sets)
        #expect(stopped.status != 0 && stopped.errorLines.count == 1)
        #expect(stopped.errors.contains("say what “Wide Grip Pullups” is with --exercise \"Wide Grip Pullups=…\""))
        #expect(
            stopped.errors.contains("say the unit with --unit kg or --unit lb; or accept it as printed with --yes."))
        #expect(
            stopped.output.contains(
                "This is a file from Strong.\nUnits: weights in kilograms, which the file does not say\n"))
        #expect(stopped.output.contains("  Chin Ups: Chin-Up\n"))
        #expect(stopped.output.contains("  Zig Zag Lift: an exercise of your own\n"))
        #expect(stopped.output.contains("  Wide Grip Pullups: an exercise of your own, not certain: most like "))
        #expect(try await app.count("imports") == 0)
        #expect(try await app.count("strength_sets") == 0)
        // A dry run prints the same and succeeds.
        let look = try await app.runImport(Self.sets, ["--dry-run"])
        #expect(look.status == 0 && look.output.contains("not certain") && look.output.contains("New: 3 sets"))
        // Resolving only one of the two uncertainties is not enough.
        #expect(try await app.runImport(Self.sets, ["--unit", "kg"]).status != 0)
        let unit = try await app.runImport(Self.sets, ["--exercise", "wide grip pullups=Pull-Up"])
        #expect(unit.status != 0 && !unit.errors.contains("--exercise"))
        #expect(try await app.count("imports") == 0)
    }

    /// Not even --yes guesses a day.
    @Test func theOrderOfDatesIsSaid() async throws {
        let app = try await stage()
        let file = Self.sets.replacing("2026-10-05 18:10:00", with: "\"05/06/2026, 18:10\"")
        let stopped = try await app.runImport(file, ["--yes"])
        #expect(stopped.status != 0 && stopped.errorLines.count == 1)
        #expect(stopped.errors.contains("Add --dates day-first or --dates month-first."))
        #expect(try await app.count("imports") == 0)
        #expect(try await app.runImport(file, ["--yes", "--dates", "month-first"]).output.contains("From 2026-05-06"))
    }

    @Test func whatIsSaidIsDoneAndRemembered() async throws {
        let app = try await stage()
        let done = try await app.runImport(
            Self.sets,
            ["--unit", "lb", "--exercise", "wide grip pullups=pull-up", "--exercise", "Zig Zag Lift=leave out"])
        #expect(done.status == 0, "\(done)")
        #expect(done.output.contains("  Wide Grip Pullups: Pull-Up\n") && done.output.contains("Added: 2 sets"))
        #expect(done.output.contains("Left out: 1 set"))
        #expect(try await added(app) == ["Pull-Up 7", "Chin-Up 8"])
        let later = Self.sets.replacing("10-05", with: "10-06")
        let again = try await app.runImport(later, ["--unit", "lb", "--exercise", "Chin Ups=new"])
        #expect(again.status == 0 && again.output.contains("Left out: 1 set"))
        #expect(try await added(app) == ["Pull-Up 7", "Pull-Up 7", "Chin-Up 8", "Chin Ups 8"])
    }

    @Test func yesTakesItAsItIsPrinted() async throws {
        let app = try await stage()
        #expect(try await app.runImport(Self.sets, ["--yes"]).output.contains("Added: 3 sets, 2 exercises of your own"))
        #expect(try await added(app) == ["Zig Zag Lift 6", "Wide Grip Pullups 7", "Chin-Up 8"])
        // Known rows are no longer uncertain.
        let again = try await app.runImport(Self.sets, ["--unit", "kg"])
        #expect(again.status == 0 && again.output.contains("Added: nothing"))
    }

    /// A timed entry of an exercise counted in sets would otherwise be dropped silently.
    @Test func aTimedDeadliftIsAskedFor() async throws {
        let app = try await stage()
        let file = Self.sets.split(separator: "\n")[0] + "\n2026-10-05 18:10:00,A,1h,Deadlift,1,0,0,0,60,,,\n"
        let stopped = try await app.runImport(String(file))
        #expect(stopped.status != 0 && stopped.output.contains("  Deadlift: left out, not certain"))
        let done = try await app.runImport(String(file), ["--exercise", "Deadlift=new"])
        #expect(done.output.contains("Added: 1 cardio"))
    }

    private static let mistakes: [(String, String)] = [
        ("Chin Ups", "--exercise needs a name from the file, “=” and what it is here."),
        ("Squat=Squat", "There is no exercise “Squat” in the file."),
        ("Chin Ups=Chinning", "There is no exercise “Chinning” here. Write its name as in WorkHome"),
        ("Chin Ups=Running", "“Running” is logged differently"),
    ]

    @Test(arguments: mistakes)
    func whatCannotBeIsOneLine(said: String, message: String) async throws {
        let app = try await stage()
        let refused = try await app.runImport(Self.sets, ["--yes", "--exercise", said])
        #expect(refused.status != 0 && refused.errors.contains(message), "\(refused)")
        #expect(refused.errorLines.count == 1)
        #expect(try await app.count("imports") == 0)
    }

    @Test func columnsAndUnitsArePrinted() async throws {
        let app = try await stage()
        let table = "Date,Exercise,Body Weight,Weight,Reps\n2026-10-05,Chin Ups,80,10,8\n"
        let stopped = try await app.runImport(table, ["--rows", "sets"])
        #expect(stopped.status != 0 && stopped.errors.contains("say the unit with --unit kg or --unit lb"))
        #expect(
            stopped.output.contains(
                "Columns: Date = “Date”, Exercise = “Exercise”, Reps = “Reps”, Weight = “Weight”\n"
                    + "Units: weights in kilograms, which the file does not say\n"))
        #expect(try await app.runImport(table, ["--rows", "sets", "--unit", "lb"]).status == 0)
        #expect(
            try await app.rows("SELECT weight_kilograms = 10 * 0.45359237, reps FROM strength_sets") == ["1 8"])
        let wide = "Date,Exercise,Set 1 Reps,Set 1 kg,Set 2 Reps,Set 2 kg\n2026-10-06,Squat,5,100,5,110\n"
        let beside = try await app.runImport(wide, ["--rows", "sets"])
        #expect(
            beside.output.contains("set 1 to set 2 from “Set 1 Reps” on\nUnits: weights in kilograms\n"), "\(beside)")
        #expect(beside.output.contains("Added: 2 sets"))
        let one = try await app.runImport(wide, ["--rows", "sets", "--column", "reps=Set 1 Reps", "--dry-run"])
        #expect(one.output.contains("New: 1 set\n"))
        let measured = "Date,Measurement,Value,Unit\n2026-10-05,Neck,38,cm\n2026-10-05,Weight,167,lb\n"
        let all = try await app.runImport(measured, ["--rows", "values", "--dry-run"])
        #expect(all.output.contains("Units: weights as each row says, or kilograms\n"), "\(all)")
        #expect(all.output.contains("New: 1 weight, 1 tracked value\n"))
        let neck = try await app.runImport(measured, ["--rows", "values", "--only", "neck"])
        #expect(neck.output.contains("Only rows labeled: neck\n") && neck.output.contains("Added: 1 tracked value"))
        // With a named trackable, every row belongs to it.
        let named = try await app.runImport(measured, ["--rows", "values", "--trackable", "Neck", "--column", "unit="])
        #expect(named.output.contains("Added: 2 tracked values") || named.output.contains("Added: 1 tracked value"))
    }
}
