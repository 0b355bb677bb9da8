import Foundation
import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Fitness
@testable import Forms
@testable import Web

/// Saving a form unchanged changes no stored value, whatever unit it uses.
@Suite struct UntouchedFormTests {
    /// Values typed in kilograms, typed in pounds, and sent by a scale or another app.
    private static let kilograms: [Double] = {
        var generator = SeededGenerator(seed: 20_261_123)
        let typed = (0..<20).map { _ in Double(Int.random(in: 100...30_000, using: &generator)) / 100 }
        let sent = (0..<5).map { _ in Double.random(in: 21...300, using: &generator) }
        return typed + typed.map(WeightUnit.pounds.kilograms) + sent + [100, 0.1, 61.235]
    }()

    private func values(_ form: Answer, _ names: [String]) -> [FormValue] {
        names.map { FormValue($0, form.value(of: $0) ?? "") }
    }

    private func saveAsShown(_ path: String, to action: String, _ names: [String], _ browser: Browser) async throws {
        let form = try await browser.get(path)
        #expect(try await browser.post(action, values(form, names)).status == 303, "\(path)")
    }

    @Test func setsKeepTheirWeights() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "50"])
        for kilograms in Self.kilograms {
            try await person.app.execute("UPDATE strength_sets SET weight_kilograms = \(kilograms)")
            for use in [person.usePounds, person.useKilograms] {
                try await use()
                try await saveAsShown(
                    "/track/sets/1/edit", to: "/track/sets/1", ["reps", "weight", "weight_unit", "date"],
                    person.browser)
            }
            let stored = try await person.app.rows(
                "SELECT weight_kilograms = \(kilograms) FROM strength_sets")
            #expect(stored == ["1"], "\(kilograms)")
        }
    }

    @Test func anotherSetOfAProposedWeightIsOfTheSame() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "100"])
        try await person.usePounds()
        let form = try await person.browser.get("/track/new/strength?date=2026-11-21&exercise=\(person.bench)")
        #expect(form.value(of: "weight") == "220.5")
        try await person.logSet(["reps": "5", "weight": "220.5", "weight_unit": "pounds"])
        #expect(try await person.app.rows("SELECT DISTINCT weight_kilograms FROM strength_sets") == ["100"])
    }

    @Test func bodyWeightsAndHeightsAreKept() async throws {
        let person = try await TrackedPerson()
        for (index, kilograms) in Self.kilograms.filter(BodyBounds.kilograms.contains).enumerated() {
            let centimeters = 150 + Double(index) * 0.37
            try await person.app.execute(
                "UPDATE users SET weight_kilograms = \(kilograms), height_centimeters = \(centimeters)")
            for use in [person.usePounds, person.useKilograms] {
                try await use()
                try await saveAsShown(
                    "/progress/measurements/edit", to: "/progress/measurements",
                    ["weight", "weight_unit", "height", "date"], person.browser)
            }
            let stored = try await person.app.rows(
                "SELECT weight_kilograms = \(kilograms), height_centimeters = \(centimeters) FROM users")
            #expect(stored == ["1 1"], "\(kilograms) \(centimeters)")
        }
    }

    @Test func whatWasDrunkIsKept() async throws {
        let person = try await TrackedPerson()
        try await person.browser.post("/track/entries", ["trackable_id": "2", "value": "250"])
        for milliliters in [250, 330, 500.5, VolumeUnit.fluidOunces.milliliters(8), 123.456_789] {
            try await person.app.execute("UPDATE trackable_entries SET value = \(milliliters)")
            for use in [person.usePounds, person.useKilograms] {
                try await use()
                try await saveAsShown(
                    "/track/entries/1/edit", to: "/track/entries/1", ["value", "volume_unit", "date"], person.browser)
            }
            let stored = try await person.app.rows("SELECT value = \(milliliters) FROM trackable_entries")
            #expect(stored == ["1"], "\(milliliters)")
        }
    }

    @Test func goalsKeepTheirTargets() async throws {
        let person = try await TrackedPerson()
        try await person.browser.post(
            "/goals", ["type": "weight", "measure": "bodyWeight", "target": "65", "direction": "decrease"])
        for kilograms in [65, WeightUnit.pounds.kilograms(143.3), 64.123_456] {
            try await person.app.execute("UPDATE goal_targets SET target = \(kilograms)")
            for use in [person.usePounds, person.useKilograms] {
                try await use()
                try await saveAsShown(
                    "/goals/1/edit", to: "/goals/1",
                    ["type", "measure", "target", "weight_unit", "cadence", "direction", "counts_from"], person.browser)
            }
            let stored = try await person.app.rows("SELECT target = \(kilograms) FROM goal_targets")
            #expect(stored == ["1"], "\(kilograms)")
        }
    }

    @Test func programsAndFilesHaveExactValues() async throws {
        let person = try await TrackedPerson()
        try await person.usePounds()
        try await person.logSet(["reps": "5", "weight": "187.4", "weight_unit": "pounds"])
        try await person.browser.post(
            "/track/entries", ["trackable_id": "2", "value": "8", "volume_unit": "fluid_ounces"])
        let program = try await Program.signedIn(person.app)
        let set = try await program.send(.patch, "/api/v1/sets/1", ["note": "Hard"])
        #expect(set.json["weight_kilograms"] == .number(WeightUnit.pounds.kilograms(187.4)))
        let entry = try await program.send(.patch, "/api/v1/trackable-entries/1", ["note": "Glass"])
        #expect(entry.json["value"] == .number(236.588_236_5))
        let archive = try await person.browser.archive()
        #expect(archive.lines("json/strength_sets.jsonl")[0].contains("85.00321"))
        #expect(archive.lines("json/trackable_entries.jsonl")[0].contains("236.5882365"))
    }
}
