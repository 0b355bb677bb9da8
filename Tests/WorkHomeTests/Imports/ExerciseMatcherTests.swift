import Support
import Testing

@testable import WorkHome

@Suite struct ExerciseMatcherTests {
    private func matcher() async throws -> ExerciseMatcher {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        return ExerciseMatcher(
            try await app.app.database.read { database in
                try #require(try User.find(database, email: Cast.alex.email)).exercises(database)
            })
    }

    @Test func otherNamesOfTheSameAreCertain() async throws {
        let matcher = try await matcher()
        for (name, expected) in [
            ("Bench Press (Barbell)", "Bench Press"), ("bench press", "Bench Press"),
            ("Bench Press (Dumbbell)", "Dumbbell Bench Press"), ("Running", "Running"), ("Pull Up", "Pull-Up"),
        ] {
            let match = matcher.matches(name, isCardio: name == "Running").first
            #expect(match?.exercise.name == expected, "\(name)")
            #expect(match?.isCertain == true, "\(name)")
        }
    }

    @Test func whatIsSomethingElseIsNotCertain() async throws {
        let matcher = try await matcher()
        for name in ["Cable Twist Thing", "Bench Press (Chains)", "Squat Jump Something", "Running"] {
            #expect(matcher.matches(name, isCardio: false).first?.isCertain != true, "\(name)")
        }
        #expect(matcher.matches("", isCardio: false).isEmpty)
        #expect(matcher.matches("???", isCardio: true).isEmpty)
    }
}
