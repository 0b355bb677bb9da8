import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Transfer
@testable import Web

@Suite struct ExerciseMatcherTests {
    private func matcher(_ own: [String] = []) async throws -> ExerciseMatcher {
        let app = try await TestApp()
        let user = try await app.register(Cast.alex)
        for name in own {
            try await app.execute(
                """
                INSERT INTO exercises (user_id, name, kind, load, equipment, primary_muscle, secondary_muscles, met,
                    instructions) VALUES (\(user), '\(name)', 'strength', 'external', 'other', 'fullBody', '', 5, '')
                """)
        }
        return ExerciseMatcher(
            try await app.app.database.read { database in
                try #require(try User.find(database, email: Cast.alex.email)).training.exercises(database)
            })
    }

    @Test func otherNamesOfTheSameAreCertain() async throws {
        let matcher = try await matcher()
        for (name, expected) in ExerciseNameSamples.certain {
            let match = matcher.match(name, isCardio: false)
            #expect(match.certain?.name == expected, "\(name): \(match.likely.map(\.name))")
        }
        for (name, expected) in ExerciseNameSamples.certainCardio {
            let match = matcher.match(name, isCardio: true)
            #expect(match.certain?.name == expected, "\(name): \(match.likely.map(\.name))")
        }
    }

    /// A set in the wrong exercise would falsify its records.
    @Test func whatIsSomethingElseIsAskedFor() async throws {
        let matcher = try await matcher()
        for (name, near) in ExerciseNameSamples.unsure {
            let match = matcher.match(name, isCardio: false)
            #expect(match.certain == nil, "\(name): \(match.certain?.name ?? "")")
            #expect(match.nearest.count <= 3)
            #expect(match.nearest.contains { $0.name == near }, "\(name): \(match.nearest.map(\.name))")
        }
    }

    @Test func whatIsLikeNothingHereIsUnknown() async throws {
        let matcher = try await matcher()
        for name in ExerciseNameSamples.unknown + [""] {
            for isCardio in [false, true] {
                let match = matcher.match(name, isCardio: isCardio)
                #expect(match.certain == nil && match.nearest.isEmpty, "\(name): \(match.likely.map(\.name))")
            }
        }
        #expect(matcher.match("Running", isCardio: false).certain == nil)
        #expect(matcher.isLoggedDifferently("Running", isCardio: false))
        #expect(matcher.isLoggedDifferently("Deadlift (Barbell)", isCardio: true))
        #expect(!matcher.isLoggedDifferently("Farmer Jump", isCardio: true))
    }

    /// Every name of the catalogue matches itself, and no two exercises have the same words.
    @Test func theCatalogueIsCertainOfItself() async throws {
        let matcher = try await matcher()
        for exercise in ExerciseCatalogue.all where exercise.kind != .mobility {
            let upper = exercise.name.uppercased().replacing("-", with: " ")
            let plural =
                exercise.name + (exercise.name.hasSuffix("ss") ? "es" : exercise.name.hasSuffix("s") ? "" : "s")
            for name in [exercise.name, upper, plural] {
                let match = matcher.match(name, isCardio: exercise.kind == .cardio)
                #expect(match.certain?.name == exercise.name, "\(name): \(match.likely.map(\.name))")
            }
        }
    }

    @Test func onesOwnExerciseComesFirst() async throws {
        let matcher = try await matcher(["Split Squat (Barbell)", "???", "Crunches"])
        for name in ["split squat (barbell)", "Barbell Split Squats", "???", "crunches"] {
            #expect(matcher.match(name, isCardio: false).certain?.isOwn == true, "\(name)")
        }
        #expect(matcher.match("Crunch", isCardio: false).certain?.isOwn == false)
    }
}
