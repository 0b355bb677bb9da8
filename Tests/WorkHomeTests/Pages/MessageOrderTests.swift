import Support
import Testing

@testable import WorkHome

/// What is wrong with a form is listed in the order in which its fields stand, and the first wrong field has the focus.
@Suite struct MessageOrderTests {
    private static let long = String(repeating: "x", count: 1_001)

    private func listed(_ answer: Answer) throws -> [String] {
        #expect(answer.status == 422)
        let page = answer.main
        let ids = try #require(page.between("data-error-summary", "</div>")).allBetween("href=\"#", "\"")
        let places = ids.compactMap { page.firstRange(of: " id=\"\($0)\"")?.lowerBound }
        #expect(places.count == ids.count, "a message leads to its field")
        #expect(places == places.sorted())
        #expect(answer.focusedField == ids.first)
        return ids
    }

    @Test func ofASet() async throws {
        let person = try await TrackedPerson()
        let set = try await person.logSet(["reps": "", "weight": "", "note": Self.long, "date": "2026-11-22"])
        #expect(try listed(set) == ["weight", "reps", "note", "date"])
        let pullUp = try await person.logSet(
            ["exercise_id": person.pullUp, "load": "added", "weight": "", "reps": "x", "rpe": "99"])
        #expect(try listed(pullUp).prefix(2) == ["weight", "reps"])
    }

    @Test func ofAProfile() async throws {
        let person = try await TrackedPerson()
        let profile = try await person.browser.post(
            "/profile", ["first_name": "", "last_name": "", "age": "3", "time_zone": "Nowhere", "fitness_goal": "fly"])
        #expect(try listed(profile) == ["first_name", "last_name", "age", "time_zone", "fitness_goal"])
    }

    @Test func ofAGoal() async throws {
        let person = try await TrackedPerson()
        let goal = try await person.browser.post(
            "/goals",
            [
                "type": "strength", "measure": "volume", "title": Self.long, "exercise_id": person.bench, "target": "",
                "cadence": "weekly", "direction": "increase", "note": Self.long,
            ])
        #expect(try listed(goal) == ["target", "title", "note"])
    }
}
