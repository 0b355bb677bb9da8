import GRDB
import Support

@testable import Fitness
@testable import Models
@testable import Web

extension Trainee {
    /// A random action, through the functions and forms that the pages use.
    func doSomething(_ generator: inout SeededGenerator) async throws {
        let back = Int.random(in: 0..<4, using: &generator) == 0 ? Int.random(in: 0...40, using: &generator) : 0
        let day = LocalDay(app.clock.now, in: .gmt) - back
        let kilograms = Double(Int.random(in: 10...120, using: &generator))
        let reps = Int.random(in: 1...30, using: &generator)
        switch Int.random(in: 0..<16, using: &generator) {
        case 0: try await logHold(on: day, seconds: reps, kilograms: kilograms)
        case 1..<5: try await logSet("\(day)", reps: reps, kilograms: kilograms)
        case 5, 6: try await logRun("\(day)", minutes: reps * 3, meters: kilograms * 100)
        case 7: try await completeWorkout("\(day)", done: 1 + reps % 4)
        case 8, 9: try await changeASet(&generator, to: day, kilograms: kilograms)
        case 10: if let set = try await anySet(&generator) { try await deleteSet(set) }
        case 11:
            try await browser.post(
                "/settings/days-off",
                ["first_day": "\(day)", "last_day": "\(day + reps / 10)", "reason": "travel"])
        case 12: try await browser.post("/settings/days-off/\(day)/delete")
        case 13: try await browser.post("/settings/rest-days", ["rest_days": "\(reps % 7)"])
        case 14:
            try await browser.post(
                "/progress/measurements", ["weight": "\(60 + reps)", "height": "170", "date": "\(day)"])
        default: try await browser.post("/progress/weights/\(reps % 5 + 1)/delete")
        }
    }

    private func logHold(on day: LocalDay, seconds: Int, kilograms: Double) async throws {
        _ = try await write { database, user, moment in
            let draft = StrengthSetDraft(
                exercise: try Self.exercise(database, "bench-press"), day: day,
                amount: SetAmount(reps: 0, seconds: seconds, meters: seconds % 3 == 0 ? kilograms : nil),
                weightKilograms: kilograms)
            return try user.training.save(database, draft, at: moment)
        }
    }

    private func anySet(_ generator: inout SeededGenerator) async throws -> Int64? {
        let sets = try await app.app.database.read { try Int64.fetchAll($0, sql: "SELECT id FROM strength_sets") }
        return sets.randomElement(using: &generator)
    }

    private func changeASet(_ generator: inout SeededGenerator, to day: LocalDay, kilograms: Double) async throws {
        guard let set = try await anySet(&generator) else { return }
        let isSquat = Bool.random(using: &generator)
        _ = try await write { database, user, moment in
            let draft = StrengthSetDraft(
                exercise: try Self.exercise(database, isSquat ? "squat" : "bench-press"), day: day, reps: 5,
                weightKilograms: kilograms)
            return try user.training.update(database, id: set, draft, at: moment)
        }
    }
}
