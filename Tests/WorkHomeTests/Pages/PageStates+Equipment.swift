import HTTP

@testable import Fitness
@testable import Forms
@testable import HouseholdPages
@testable import Models
@testable import Racks
@testable import Routines
@testable import Web

extension PageStates {
    mutating func addEquipment(_ visit: MemberVisit) async throws {
        let (tools, plates) = try await visit.read { database, user in
            (try user.equipment.tools(database), try user.equipment.plates(database))
        }
        let archived = tools.map {
            RackTool(id: $0.id, addedBy: nil, name: $0.name, tool: $0.tool, use: nil, isArchived: true)
        }
        for canEdit in [true, false] {
            for (tools, plates) in [(tools, plates), ([], []), (tools, []), (tools + archived, plates)] {
                add(EquipmentPage(tools: tools, plates: plates, unit: .pounds, canEdit: canEdit), visit)
            }
        }
        add(EquipmentKindsPage(), visit)
        for kind in RackToolKind.allCases {
            var form = RackToolForm(kind, in: .kilograms)
            add(RackToolPage(form: form, tool: nil), visit)
            for path in RackToolForm.fieldPaths { form[keyPath: path].value = String(repeating: "?", count: 100) }
            _ = form.validate()
            add(RackToolPage(form: form, tool: nil), visit)
        }
        for tool in tools + archived { add(RackToolPage(form: RackToolForm(tool), tool: tool), visit) }
        var form = RackPlatesForm(in: .pounds)
        add(RackPlatesPage(form: form, plates: nil), visit)
        for path in RackPlatesForm.fieldPaths { form[keyPath: path].value = "?" }
        _ = form.validate()
        add(RackPlatesPage(form: form, plates: plates.first), visit)
        try await addExerciseSetup(visit, tools)
    }

    private mutating func addExerciseSetup(_ visit: MemberVisit, _ tools: [RackTool]) async throws {
        let exercises = try await visit.read { try $1.training.exercises($0, of: nil) }
        guard let exercise = exercises.first(where: { $0.equipment == .barbell }) else { return }
        let chosen = ExerciseSettings(
            exercise: exercise.id, equipment: tools.first?.id, restSeconds: 200, note: "‹Note›")
        for settings in [chosen, ExerciseSettings(exercise: exercise.id)] {
            let form = ExerciseSettingsForm(
                exercise, settings, trainingMax: 100, tools: tools, usual: visit.user.restTimer, visit.user.units,
                on: visit.today)
            add(ExerciseSetupPage(form: form), visit)
            let long = String(repeating: "x", count: 1_001)
            for typed in ["equipment_id=x&rest_seconds=x&training_max=x&note=\(long)", "training_max=5000"] {
                var filled = form
                filled.take(FormFields(try Query(parsing: typed)))
                _ = filled.validate()
                add(ExerciseSetupPage(form: filled), visit)
            }
            let lift = RunningTrainingMax.Lift(program: 1, programName: "‹Program›", routine: 2, slot: 1)
            for lift in [lift, nil] {
                let setup = ExerciseSetup(
                    exercise: exercise, settings: settings, tool: tools.first,
                    trainingMax: RunningTrainingMax(kilograms: 100, firstDay: visit.today - 9, lift: lift),
                    units: visit.user.units, today: visit.today)
                add(ExercisePage(exercise: exercise, usage: ExerciseUsage(), setup: setup, user: visit.user), visit)
            }
        }
    }
}
