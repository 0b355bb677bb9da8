import Testing

@testable import Fitness
@testable import Racks

@Suite struct RackDraftTests {
    private func typed(_ change: (inout TypedRackTool) -> Void = { _ in }) -> TypedRackTool {
        var typed = TypedRackTool()
        (typed.name, typed.kind, typed.unit, typed.use) = (" Bar ", .bar, .kilograms, "barbell")
        (typed.emptyWeight, typed.sides, typed.sleeveMillimeters) = (20, 2, 50)
        (typed.weights, typed.addOns) = ([], [])
        change(&typed)
        return typed
    }

    private func faults(_ change: (inout TypedRackTool) -> Void) -> [String: String] {
        switch RackToolDraft.checked(typed(change)) {
        case .success: [:]
        case .failure(let faults): faults.messages
        }
    }

    @Test func aBarIsTakenAsItWasTyped() throws {
        let draft = try RackToolDraft.checked(typed { $0.collarWeight = 5 }).get()
        #expect(draft.name == "Bar" && draft.use == .barbell)
        let bar = LoadableBar(
            emptyWeight: RackWeight(20, .kilograms), collarWeight: RackWeight(5, .kilograms), sleeveMillimeters: 50)
        #expect(draft.tool == .bar(bar) && draft.tool.kind == .bar)
    }

    /// Handles come as a pair, with plates on both sides of each.
    @Test func handlesAreAPair() throws {
        let draft = try RackToolDraft.checked(
            typed { ($0.kind, $0.emptyWeight, $0.sides, $0.unit) = (.handle, 2, nil, .pounds) }
        ).get()
        #expect(draft.tool.kind == .handle && draft.tool.unit == .pounds)
        let rack = try #require(Rack(draft.tool, plates: [RackTests.pairs(5, .pounds, 1)]))
        #expect(rack.load(WeightUnit.pounds.kilograms(12)).nearest.perSide.isEmpty)
    }

    @Test func weightsAreSortedAndOnce() throws {
        let draft = try RackToolDraft.checked(typed { ($0.kind, $0.weights) = (.fixed, [10, 2.5, 10]) }).get()
        #expect(draft.tool == .fixed([2.5, 10].map { RackWeight($0, .kilograms) }))
    }

    @Test func whatIsWrongIsSaid() {
        #expect(faults { $0.name = " " } == ["name": "Please enter a name"])
        #expect(faults { $0.name = String(repeating: "x", count: 61) } == ["name": "Use at most 60 characters"])
        #expect(faults { $0.unit = nil } == ["unit": "Please choose kilograms or pounds"])
        #expect(faults { $0.kind = nil } == ["kind": "Please choose a kind"])
        #expect(faults { $0.emptyWeight = nil } == ["empty_weight": "Please enter a number from 0 to 1,000"])
        #expect(faults { $0.collarWeight = -1 } == ["collar_weight": "Please enter a number from 0 to 100"])
        #expect(faults { $0.sides = 3 } == ["sides": "Please choose where the plates go"])
        #expect(faults { $0.use = "treadmill" } == ["used_for": "Please choose from the list"])
        #expect(
            faults { $0.sleeveMillimeters = 61 } == ["sleeve_millimeters": "Please enter a whole number from 10 to 60"])
        #expect(
            faults { ($0.kind, $0.weights) = (.fixed, nil) } == [
                "weights": "Please enter numbers with spaces between them"
            ])
        #expect(faults { $0.kind = .fixed } == ["weights": "Please enter the weights"])
        #expect(
            faults { ($0.kind, $0.weights) = (.stack, [0]) } == ["weights": "Please enter a number from 0.01 to 1,000"])
        #expect(
            faults { ($0.kind, $0.weights, $0.addOns) = (.stack, [5], Array(repeating: 1, count: 11)) } == [
                "add_ons": "Use at most 10 weights"
            ])
    }

    @Test func platesHaveLimits() throws {
        let plates = try RackPlatesDraft.checked(
            weight: 45, unit: .pounds, sleeveMillimeters: 50, pairs: 2, color: "blue"
        ).get()
        #expect(plates.pairs.plate == Plate(RackWeight(45, .pounds), color: .blue) && plates.pairs.pairs == 2)
        let wrong = RackPlatesDraft.checked(weight: 0, unit: nil, sleeveMillimeters: 5, pairs: 51, color: "mauve")
        guard case .failure(let faults) = wrong else { return #expect(Bool(false)) }
        #expect(
            faults.messages == [
                "weight": "Please enter a number from 0.01 to 100", "unit": "Please choose kilograms or pounds",
                "sleeve_millimeters": "Please enter a whole number from 10 to 60",
                "pairs": "Please enter a whole number from 0 to 50", "color": "Please choose from the list",
            ])
    }

    @Test func settingsOfAnExerciseHaveLimits() throws {
        let draft = try ExerciseSettingsDraft.checked(
            equipment: 3, known: [3], restSeconds: 900, note: " Seat at 4\r\nNarrow grip "
        ).get()
        #expect(draft == ExerciseSettingsDraft(equipment: 3, restSeconds: 900, note: "Seat at 4\nNarrow grip"))
        #expect(try ExerciseSettingsDraft.checked(equipment: nil, known: [], restSeconds: nil, note: " ").get().isEmpty)
        let wrong = ExerciseSettingsDraft.checked(
            equipment: 4, known: [3], restSeconds: 901, note: String(repeating: "x", count: 1_001))
        guard case .failure(let faults) = wrong else { return #expect(Bool(false)) }
        #expect(Set(faults.messages.keys) == ["equipment_id", "rest_seconds", "note"])
    }
}
