/// A file of another app with one good line, and lines that each have one value that can't be.
struct BadFile: Sendable {
    /// A value in the place of the good one, and why its line is left out.
    struct Cell: Sendable {
        let column: String
        let text: String
        let reason: String
        let beside: [String: String]

        init(_ column: String, _ text: String, _ reason: String, beside: [String: String] = [:]) {
            (self.column, self.text, self.reason, self.beside) = (column, text, reason, beside)
        }

        static func notANumber(_ column: String, _ texts: [String] = ["much", "NaN", "1e999"]) -> [Cell] {
            texts.map { Cell(column, $0, "“\($0)” in \(column) is not a number.") }
        }

        /// - Parameter time: what follows each day.
        static func days(_ column: String, time: String = "") -> [Cell] {
            [
                Cell(column, "soon", "“soon” is not a date that can be read."),
                Cell(column, "", "The date is missing."),
                Cell(column, "2026-11-30\(time)", "The date is in the future."),
                Cell(column, "1000-01-01\(time)", "The date is before 1900."),
            ]
        }
    }

    /// Where the good line is added.
    let table: String
    let columns: [(name: String, good: String)]
    let cells: [Cell]

    var text: String {
        let header = columns.map { $0.name }.joined(separator: ",")
        let bad = cells.map { cell in line(cell.beside.merging([cell.column: cell.text]) { $1 }) }
        return ([header, line([:])] + bad).joined(separator: "\n") + "\n"
    }

    private func line(_ changes: [String: String]) -> String {
        columns.map { changes[$0.name] ?? $0.good }.joined(separator: ",")
    }
}

extension Noun {
    /// Nil where no app's file has this noun.
    var badFile: BadFile? {
        switch self {
        case .strengthSet: .sets
        case .cardioSession: .runs
        case .trackedEntry: .bodyFat
        case .foodEntry: .meals
        case .weighing: .weighings
        default: nil
        }
    }
}

extension BadFile {
    /// A line of Strong, which has both sets and runs.
    private static func strong(_ good: [String: String]) -> [(name: String, good: String)] {
        [
            "Date", "Workout Name", "Duration", "Exercise Name", "Set Order", "Weight", "Reps", "Distance", "Seconds",
            "Notes", "Workout Notes", "RPE",
        ].map { ($0, good[$0] ?? "") }
    }

    fileprivate static var sets: BadFile {
        let held = ["Reps": "0", "Weight": "10"]
        let cells: [[Cell]] = [
            Cell.days("Date", time: " 07:30:00"), Cell.notANumber("Weight"), Cell.notANumber("Reps"),
            Cell.notANumber("RPE", ["hard"]),
            [
                Cell("Exercise Name", "", "The exercise is missing."),
                Cell("Weight", "100001", "The weight is out of range."),
                Cell("Weight", "-1001", "The weight is out of range."),
                Cell("Reps", "0", "There are neither reps nor a time."),
                Cell("Reps", "-3", "The reps are below zero."),
                Cell("Reps", "2.5", "The reps are not a whole number."),
                Cell("Reps", "0.5", "There is less than one rep."),
                Cell("Reps", "10001", "The reps are out of range."),
                Cell("RPE", "-1", "The RPE is below zero."),
                Cell("Seconds", "-5", "The time is below zero.", beside: held),
                Cell("Seconds", "86401", "The time is out of range.", beside: held),
                Cell("Distance", "-1", "The distance is below zero.", beside: held),
                Cell("Distance", "101", "The distance is out of range.", beside: held),
            ],
        ]
        let good = [
            "Date": "2026-11-20 07:30:00", "Workout Name": "Push", "Exercise Name": "Bench Press (Barbell)",
            "Set Order": "1", "Weight": "60", "Reps": "8", "Distance": "0", "Seconds": "0", "RPE": "8",
        ]
        return BadFile(table: "strength_sets", columns: strong(good), cells: cells.flatMap { $0 })
    }

    fileprivate static var runs: BadFile {
        let cells: [[Cell]] = [
            Cell.days("Date", time: " 07:30:00"), Cell.notANumber("Seconds"), Cell.notANumber("Distance"),
            [
                Cell("Exercise Name", "", "The exercise is missing."),
                Cell("Seconds", "0", "There is a distance and no time."),
                Cell("Seconds", "", "There are neither reps nor a time.", beside: ["Distance": ""]),
                Cell("Seconds", "-5", "The time is below zero."),
                Cell("Seconds", "604801", "The time is out of range."),
                Cell("Distance", "-1", "The distance is below zero."),
                Cell("Distance", "5001", "The distance is out of range."),
            ],
        ]
        let good = [
            "Date": "2026-11-20 07:30:00", "Workout Name": "Morning", "Exercise Name": "Running", "Set Order": "1",
            "Weight": "0", "Reps": "0", "Distance": "5.2", "Seconds": "1740",
        ]
        return BadFile(table: "cardio_sessions", columns: strong(good), cells: cells.flatMap { $0 })
    }

    fileprivate static var bodyFat: BadFile {
        let column = "Body Fat %"
        let cells =
            Cell.days("Date") + Cell.notANumber(column) + [
                Cell(column, "-20.5", "“-20.5” in Body Fat % is below zero."),
                Cell(column, "2000000000", "Body fat is out of range."),
            ]
        return BadFile(
            table: "trackable_entries", columns: [("Date", "2026-11-20"), (column, "20.5"), ("Weight", "")],
            cells: cells)
    }

    fileprivate static var meals: BadFile {
        let none = ["Fat (g)": "", "Carbohydrates (g)": "", "Protein (g)": ""]
        let cells: [[Cell]] = [
            Cell.days("Date"), Cell.notANumber("Calories"), Cell.notANumber("Carbohydrates (g)", ["some"]),
            [
                Cell("Calories", "-1", "A nutrient is out of range."),
                Cell("Calories", "100001", "A nutrient is out of range."),
                Cell("Protein (g)", "-1", "A nutrient is out of range."),
                Cell("Calories", "", "The nutrients are missing.", beside: none),
            ],
        ]
        return BadFile(
            table: "meal_entries",
            columns: [
                ("Date", "2026-11-20"), ("Meal", "Dinner"), ("Calories", "650"), ("Fat (g)", "20"),
                ("Carbohydrates (g)", "60"), ("Protein (g)", "30"), ("Note", "Canteen"),
            ],
            cells: cells.flatMap { $0 })
    }

    fileprivate static var weighings: BadFile {
        let cells: [[Cell]] = [
            Cell.notANumber("WEIGHT"),
            [
                Cell("DATE", "soon", "“soon 07:30” is not a date that can be read."),
                Cell("DATE", "", "“07:30” is not a date that can be read."),
                Cell("DATE", "2026-11-30", "The date is in the future."),
                Cell("DATE", "1000-01-01", "The date is before 1900."),
                Cell("WEIGHT", "", "The weight is missing."), Cell("WEIGHT", "0.0", "The weight is missing."),
                Cell("WEIGHT", "19.9", "The weight is out of range."),
                Cell("WEIGHT", "500.1", "The weight is out of range."),
                Cell("WEIGHT", "5000000", "The weight is out of range."),
                Cell("WEIGHT", "-70", "“-70” in WEIGHT is below zero."),
            ],
        ]
        return BadFile(
            table: "weight_records",
            columns: [
                ("DATE", "2026-11-20"), ("TIME", "07:30"), ("WEIGHT", "71.4"), ("BODY_FAT", ""), ("WATER", ""),
                ("WAIST", ""), ("COMMENT", ""),
            ],
            cells: cells.flatMap { $0 })
    }
}
