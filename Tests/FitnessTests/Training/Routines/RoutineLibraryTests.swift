import Foundation
import Testing

@testable import Fitness

@Suite struct RoutineLibraryTests {
    private let routines = RoutineLibrary.routines
    private let programs = RoutineLibrary.programs

    private static let exercises = Dictionary(uniqueKeysWithValues: ExerciseCatalogue.all.map { ($0.key, $0) })

    /// Everything that is done anywhere, with where.
    private var all: [(place: String, exercise: LibraryRoutineExercise)] {
        routines.flatMap { routine in routine.exercises.map { (routine.name, $0) } }
            + programs.flatMap { program in
                program.days.flatMap { day in day.exercises.map { ("\(program.name), \(day.name)", $0) } }
            }
    }

    @Test func keysNamesAndSummariesAreUnique() {
        #expect(routines.count >= 25 && programs.count >= 7)
        let keys = routines.map(\.key) + programs.map(\.key) + PlanLibrary.all.map(\.key)
        #expect(Set(keys).count == keys.count)
        let names = routines.map(\.name) + programs.map(\.name) + PlanLibrary.all.map(\.name)
        #expect(Set(names.map { $0.lowercased() }).count == names.count)
        for routine in routines {
            #expect((60...260).contains(routine.summary.count) && routine.summary.hasSuffix("."), "\(routine.name)")
            #expect(!routine.goals.isEmpty && Set(routine.goals).count == routine.goals.count, "\(routine.name)")
        }
        for program in programs {
            #expect((120...500).contains(program.summary.count), "\(program.name)")
            #expect(program.summary.hasSuffix(".") && !program.source.hasSuffix("."), "\(program.name)")
        }
        for name in routines.map(\.name) + programs.map(\.name) { #expect(name.count <= 30, "\(name)") }
        for key in keys { #expect(key.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(key)") }
    }

    @Test func everyoneFindsSomething() {
        for level in WorkoutLevel.allCases { #expect(routines.count { $0.level == level } >= 4, "\(level)") }
        for goal in FitnessGoal.allCases where goal != .improveEndurance {
            #expect(routines.count { $0.goals.contains(goal) } >= 4, "\(goal)")
        }
        // A home has something to lean on.
        let atHome: [Equipment?] = [Equipment.none, .bench, .box]
        #expect(
            routines.contains { routine in
                routine.exercises.allSatisfy { atHome.contains(Self.exercises[$0.exercise]?.equipment) }
            })
    }

    @Test func whatIsAskedSuitsTheExercise() throws {
        for (place, exercise) in all {
            let known = try #require(Self.exercises[exercise.exercise], "\(place)")
            for line in exercise.lines {
                let isReps = if case .reps = line.amount { true } else { false }
                #expect(isReps != Self.heldOrCarried.contains(known.key), "\(place): \(known.key)")
                // Only the body needs no weight.
                #expect(line.load != .none || known.load == .bodyweight, "\(place): \(known.key)")
            }
            #expect(known.kind == .strength || Self.heldOrCarried.contains(known.key), "\(place): \(known.key)")
            #expect(exercise.restSeconds != nil, "\(place): \(known.key)")
            #expect(exercise.note.isEmpty || exercise.note.hasSuffix("."), "\(place): \(known.key)")
        }
    }

    /// What is measured in time or distance.
    private static let heldOrCarried: Set = [
        "plank", "side-plank", "hollow-hold", "dead-hang", "wall-sit", "farmers-walk",
    ]

    @Test func setLinesGiveTheirOwnTextBack() {
        for (place, exercise) in all {
            for line in exercise.lines {
                var again = SetLine("\(line)")
                again?.week = line.week
                #expect(again == line, "\(place): \(line)")
            }
        }
    }

    @Test func routinesAreAboutAsLongAsTheySay() {
        for routine in routines {
            let minutes = Self.minutes(routine)
            #expect((0.8...1.25).contains(Double(routine.minutes) / minutes), "\(routine.name): \(Int(minutes))")
        }
    }

    /// Four seconds per rep, a minute to prepare each exercise, and after a superset's round the rest of its last.
    private static func minutes(_ routine: LibraryRoutine) -> Double {
        let seconds = routine.exercises.groups.map { group in
            let sets = group.map { $0.lines.reduce(0) { $0 + $1.sets } }
            if let clock = group[0].clock {
                return group.count * 60 + clock.totalSeconds(rounds: clock.rounds(sets: sets))
            }
            let rounds = sets.max() ?? 0
            let work = group.reduce(0) { $0 + 60 + workSeconds($1) }
            return work + rounds * (group.last?.restSeconds ?? 0)
        }
        return Double(seconds.reduce(0, +)) / 60
    }

    private static func workSeconds(_ exercise: LibraryRoutineExercise) -> Int {
        let sides = exercise.note.contains(" each ") ? 2 : 1
        return exercise.lines.reduce(0) { sum, line in
            let seconds =
                switch line.amount {
                case .reps(let reps, _): (reps.lowerBound + reps.upperBound) * 2
                case .time(let seconds): seconds
                case .distance(let meters, let seconds): seconds ?? Int(meters)
                }
            return sum + seconds * line.sets * sides
        }
    }

    @Test func rulesReadAsThemselves() {
        for (place, _, rule) in rules { #expect(ProgressionRule(rule)?.description == rule, "\(place): \(rule)") }
    }

    /// A ladder begins with the exercise itself, and what is counted in reps of the body stays that.
    @Test func laddersLeadFromTheExerciseToHarderOnes() throws {
        for (place, exercise, rule) in rules {
            guard let ladder = rule.split(separator: ", then ").dropFirst().last else { continue }
            let rungs = ladder.split(separator: " > ").map(String.init)
            #expect(rungs.first == exercise && rungs.count > 1 && Set(rungs).count == rungs.count, "\(place): \(rule)")
            for rung in rungs { #expect(Self.exercises[rung]?.load == .bodyweight, "\(place): \(rung)") }
        }
    }

    private var rules: [(place: String, exercise: String, rule: String)] {
        let own = all.compactMap { place, exercise -> (String, String, String)? in
            if case .rule(let rule) = exercise.progression { (place, exercise.exercise, rule) } else { nil }
        }
        return own
            + programs.flatMap { program in program.lifts.map { (program.name, $0.exercise, $0.rule) } }
    }

    /// Otherwise "leg-raise" could be two exercises in one program.
    @Test func aLiftNamedLikeAnExerciseIsThatExercise() {
        for program in programs {
            for lift in program.lifts where Self.exercises[lift.key] != nil {
                #expect(lift.exercise == lift.key, "\(program.name): \(lift.key)")
            }
        }
    }

    @Test func weightsThatGrowAreAskedForAsTheRuleSaysThem() {
        for program in programs {
            let lifts = Dictionary(uniqueKeysWithValues: program.lifts.map { ($0.key, $0.rule) })
            for exercise in program.days.flatMap(\.exercises) {
                guard let rule = lifts[exercise.slot] else { continue }
                for line in exercise.lines {
                    let isRight =
                        switch line.load {
                        case .trainingMax: rule.hasPrefix("cycle ")
                        case .work: !rule.hasPrefix("cycle ") && !rule.hasPrefix("reps ")
                        case .none: rule.hasPrefix("reps ") || rule.hasPrefix("time ")
                        case .kilograms, .oneRepMax, .effort: false
                        }
                    #expect(isRight, "\(program.name), \(exercise.slot): \(line)")
                }
            }
        }
    }

    /// The percentages of Wendler's book and of the version for beginners.
    @Test func fiveThreeOneHasItsPercentages() throws {
        let program = try #require(programs.first { $0.key == "five-three-one-beginners" })
        #expect(program.weeks == 4 && program.days.map(\.key) == ["squat", "deadlift", "bench"])
        let weeks = [
            ["1 x 5 @ 65 % tm", "1 x 5 @ 75 % tm", "1 x 5+ @ 85 % tm", "5 x 5 @ 65 % tm"],
            ["1 x 3 @ 70 % tm", "1 x 3 @ 80 % tm", "1 x 3+ @ 90 % tm", "5 x 5 @ 70 % tm"],
            ["1 x 5 @ 75 % tm", "1 x 3 @ 85 % tm", "1 x 1+ @ 95 % tm", "5 x 5 @ 75 % tm"],
            ["1 x 5 @ 40 % tm", "1 x 5 @ 50 % tm", "1 x 5 @ 60 % tm"],
        ]
        for day in program.days {
            for lift in day.exercises.prefix(2) {
                for (week, lines) in zip(1..., weeks) {
                    let written = lift.lines.filter { $0.week == week }.map { "\($0)" }
                    #expect(written == lines.map { "week \(week): \($0)" }, "\(day.key) \(lift.slot)")
                }
            }
            #expect(day.exercises.dropFirst(2).allSatisfy { $0.lines.allSatisfy { $0.week == 0 } })
        }
    }

    /// T1 and T2: squat and bench, press and deadlift, bench and squat, deadlift and press.
    @Test func gzclpHasItsFourDays() throws {
        let program = try #require(programs.first { $0.key == "gzclp" })
        #expect(program.days.map(\.name) == ["A1", "B1", "A2", "B2"])
        let lifts = program.days.map { $0.exercises.prefix(2).map(\.exercise) }
        #expect(
            lifts == [
                ["squat", "bench-press"], ["overhead-press", "deadlift"], ["bench-press", "squat"],
                ["deadlift", "overhead-press"],
            ])
        for day in program.days {
            #expect(
                day.exercises.map { $0.lines.map { "\($0)" } } == [
                    ["5 x 3+ @ work"], ["3 x 10 @ work"], ["3 x 15+ @ work"],
                ])
        }
    }
}
