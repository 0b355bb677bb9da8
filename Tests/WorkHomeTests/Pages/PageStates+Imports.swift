import Foundation

@testable import WorkHome

extension PageStates {
    mutating func addImports(_ visit: MemberVisit) async throws {
        var form = ImportUploadForm()
        form.file.error = "Message"
        form.file.hint = "Hint"
        let all = try await visit.read { try $1.exercises($0) }
        let states: [DataImport.State] = [.waiting, .done, .undone]
        let imports = states.map(Self.dataImport)
        add(ImportsPage(form: form, imports: imports, user: visit.user, today: visit.today), visit)
        for dataImport in imports {
            let isWaiting = dataImport.state == .waiting
            var form = isWaiting ? ImportForm(dataImport, visit.user, exercises: all) : nil
            form?.weightUnit.error = "Message"
            form?.distanceUnit.hint = "Hint"
            let problems = (2..<120).map { ImportProblem(line: $0, reason: "Reason") }
            add(
                ImportPage(
                    dataImport: dataImport, problems: problems, user: visit.user, form: form,
                    problem: isWaiting ? "Message" : nil), visit)
        }
    }

    private static func dataImport(_ state: DataImport.State) -> DataImport {
        var summary = ImportSummary(
            new: state == .waiting ? [.strengthSet: 3] : [:], known: [.cardioSession: 1], problemCount: 118,
            questions: [.weightUnit, .distanceUnit], notes: ["Note"])
        summary.exercises = ["Bench Press", "Zig Zag Lift"].map {
            ImportSummary.Exercise(name: ImportedName($0, isCardio: false), rows: 2)
        }
        return DataImport(
            id: 1, format: .strong, fileName: "a.csv", fileSize: 1, state: state, file: nil, summary: summary,
            createdAt: 0, changedAt: 0)
    }
}
