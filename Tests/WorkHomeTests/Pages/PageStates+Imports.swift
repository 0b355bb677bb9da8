import Foundation
import Support

@testable import Fitness
@testable import Forms
@testable import HouseholdPages
@testable import Models
@testable import Progression
@testable import Transfer
@testable import Web

extension PageStates {
    mutating func addImports(_ visit: MemberVisit) async throws {
        var form = ImportUploadForm()
        form.file.error = "‹Message›"
        form.file.hint = "‹Hint›"
        let all = try await visit.read { try $1.training.exercises($0) }
        let states: [DataImport.State] = [.waiting, .adding, .done, .undoing, .undone]
        let table = try Self.table()
        let imports = states.map { Self.dataImport($0, table) }
        add(ImportsPage(form: form, imports: imports, user: visit.user, today: visit.today), visit)
        let waiting = Array(
            repeating: Self.dataImport(.waiting, table), count: ImportFolder.maximumFilesPerPerson)
        add(ImportsPage(form: form, imports: waiting, user: visit.user, today: visit.today), visit)
        try await addColumns(visit)
        for dataImport in imports {
            let isWaiting = dataImport.state == .waiting
            var form = isWaiting ? ImportForm(dataImport, visit.user, exercises: all, chosen: ChosenExercises()) : nil
            form?.weightUnit.error = "‹Message›"
            form?.distanceUnit.hint = "‹Hint›"
            let problems = (2..<120).map { ImportProblem(line: $0, reason: "‹Reason›") }
            add(
                ImportPage(
                    dataImport: dataImport, present: "‹12 sets›", problems: problems, user: visit.user, form: form,
                    routines: dataImport.state == .done ? Self.routines() : nil,
                    problem: isWaiting ? "‹Message›" : nil, part: 0.5), visit)
        }
    }

    /// The column forms of each kind of rows, valid and with errors.
    private mutating func addColumns(_ visit: MemberVisit) async throws {
        guard let table = try Self.table(), let wide = try Self.table(Self.setsInColumns) else { return }
        let trackables = try await visit.read { try $1.training.allTrackables($0) }
        let sets = CSVMappingForm(wide, rows: .sets, units: visit.user.units, trackables: trackables)
        add(
            ImportColumnsPage(dataImport: Self.dataImport(.waiting, wide), table: wide, form: sets, isAsBefore: true),
            visit
        )
        for rows in CSVRows.allCases {
            var form = CSVMappingForm(table, rows: rows, units: visit.user.units, trackables: trackables)
            form.measureName.value = ""
            _ = form.validate()
            for path in CSVMappingForm.fieldPaths { form[keyPath: path].hint = "‹Hint›" }
            form.weightUnit.error = "‹Message›"
            form.energyUnit.error = "‹Message›"
            add(
                ImportColumnsPage(
                    dataImport: Self.dataImport(.waiting, table), table: table, form: form, problem: "‹Message›"), visit
            )
        }
    }

    static let setsInColumns = """
        Date,Exercise,Set 1 Reps,Set 1 Weight,Set 2 Reps,Set 2 Weight
        2026-10-05,Squat,5,60,8,50
        """

    private static func table(_ text: String = ColumnSamples.diary) throws -> CSVTable? {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/file"
        try Data(text.utf8).write(to: URL(filePath: path))
        return try CSVTable(ofFile: path)
    }

    private static func routines() -> ImportRoutinesForm? {
        let offers = (0..<2).map { number in
            OfferedRoutine(
                id: number, count: 12, draft: RoutineDraft(name: "‹Upper›", entries: []),
                exercises: ["‹Bench Press›", "‹Pull-Up›"])
        }
        var form = ImportRoutinesForm(1, offers)
        _ = form?.validate()
        return form
    }

    private static func dataImport(_ state: DataImport.State, _ table: CSVTable?) -> DataImport {
        var summary = ImportSummary(
            new: state == .waiting ? [.strengthSet: 3] : [:], known: [.cardioSession: 1], problemCount: 118,
            questions: [.weightUnit, .distanceUnit, .dateOrder], notes: ["‹Note›"])
        summary.table = table
        summary.exercises = ["Bench Press", "Zig Zag Lift"].map {
            ImportSummary.Exercise(name: ImportedName($0, isCardio: false), rows: 2)
        }
        return DataImport(
            id: 1, format: .strong, fileName: "a.csv", fileSize: 1, state: state, file: nil, summary: summary,
            createdAt: 0, changedAt: 0)
    }
}
