import Fitness
import Forms
import Foundation
import GRDB
import HTTP
import Models
import Texts
import Transfer
import Web

/// The uploaded files, and the form to upload another.
struct ImportsPage: PageContent {
    var view: CompiledView<Self> { view_imports_index }
    let form: ImportUploadForm
    let imports: [DataImport]
    let user: User
    let today: LocalDay

    var back: Link { Link(CommonTexts.backToSettings, to: Paths.settings) }
    var full: String? { isFull ? ImportError.tooManyFiles.description : nil }
    var formats: String { ImportFormat.names }
    var limit: String { ImportTexts.megabytes(ImportFolder.maximumFileBytes >> 20) }
    var limitBytes: Int { ImportFolder.maximumFileBytes }
    var tooLarge: String { ImportError.tooLarge.description }
    var rows: [ListRow] { imports.map(row) }

    private var isFull: Bool { imports.count { $0.state == .waiting } >= ImportFolder.maximumFilesPerPerson }

    private func row(_ dataImport: DataImport) -> ListRow {
        let moment = Date(timeIntervalSince1970: Double(dataImport.changedAt))
        let day = LocalDay(moment, in: user.timeZone).relativeText(today: today)
        let state =
            switch dataImport.state {
            case .waiting where dataImport.needsColumns: ImportTexts.waitingForColumns
            case .waiting: ImportTexts.waitingForConfirmation
            case .adding: ImportTexts.beingAdded
            case .done: dataImport.summary.newText ?? ImportTexts.nothingWasNew
            case .undoing: ImportTexts.beingUndone
            case .undone: ImportTexts.undone
            }
        return ListRow(
            title: dataImport.format.name, path: Paths.dataImport(dataImport.id),
            note: "\(dataImport.fileName) · \(day), \(LocalTime.text(moment, in: user.timeZone)) · \(state)")
    }
}

/// What a file would add, or what it added.
struct ImportPage: PageContent {
    static let shownProblems = 100

    var view: CompiledView<Self> { view_imports_show }
    let dataImport: DataImport
    /// What has been added so far, or is still to be removed.
    let present: String?
    let problems: [ImportProblem]
    let user: User
    /// Only while the import waits for confirmation.
    var form: ImportForm?
    /// Only after an import with workouts that repeat.
    var routines: ImportRoutinesForm?
    /// Why it could not be confirmed.
    var problem: String?
    /// Those that can be chosen, until the import is done.
    var exercises: [Exercise] = []
    /// The progress of adding or undoing, 0 to 1.
    var part: Double?
    /// Whether the last attempt to continue failed.
    var isStalled = false

    var title: String {
        dataImport.state == .waiting ? ImportTexts.checkTheImport : ImportTexts.importFrom(dataImport.format.origin)
    }

    var back: Link { Link(ImportTexts.backToImports, to: Paths.dataImports) }
    var shownProblem: String? { problem ?? (isStalled ? Self.stalledMessage : nil) ?? summary.refusal }

    var columnsPath: String? {
        dataImport.state == .waiting && summary.table != nil ? Paths.dataImportColumns(dataImport.id) : nil
    }

    var discardAction: String? { form.map { _ in Paths.dataImportDiscarding(dataImport.id) } }
    var undoPath: String? { canBeUndone ? Paths.dataImportUndo(dataImport.id) : nil }
    var undoLabel: String { dataImport.state == .adding ? ImportTexts.stopAndUndo : ImportTexts.undoThisImport }
    var problemFacts: [Fact] { problems.prefix(Self.shownProblems).map { Fact($0.place, $0.reason) } }
    var shownProblemsTitle: String? { summary.problemCount > 0 ? problemsTitle : nil }
    var problemsPath: String? { problems.count > Self.shownProblems ? Paths.dataImportProblems(dataImport.id) : nil }
    var isNothing: Bool { dataImport.state == .waiting && summary.newText == nil }

    private static var stalledMessage: String { ImportTexts.importIsStalled }

    private var summary: ImportSummary { dataImport.summary }

    /// The summary for the chosen exercises: those of the form, or the confirmed ones.
    private var chosen: ImportSummary {
        let choices = form?.choices ?? (dataImport.state == .adding ? summary.decisions?.choices : nil)
        return choices.map { summary.chosen($0, among: exercises) } ?? summary
    }

    private var canBeUndone: Bool {
        dataImport.state == .adding || dataImport.state == .done && summary.newText != nil
    }

    /// Notes to read before confirming, or after the import.
    var notes: [String] {
        guard dataImport.state == .waiting else {
            return dataImport.state == .undone || summary.newText == nil ? [] : summary.notes
        }
        guard summary.archive?.new[ArchiveTable.profile.name] != nil else { return summary.notes }
        return summary.notes + [ImportTexts.archiveProfileIsUsed]
    }

    var running: Running? {
        switch dataImport.state {
        case .adding:
            Running(
                title: ImportTexts.addingYourData, label: ImportTexts.adding,
                text: ImportTexts.addingExplanation, part: part, path: Paths.dataImport(dataImport.id))
        case .undoing:
            Running(
                title: ImportTexts.undoingTheImport, label: ImportTexts.removing,
                text: ImportTexts.undoingExplanation,
                part: part,
                path: Paths.dataImport(dataImport.id))
        case .waiting, .done, .undone: nil
        }
    }

    var heading: String {
        switch dataImport.state {
        case .waiting: ImportTexts.thisFileIs(dataImport.format.phrase)
        case .adding: ImportTexts.thisImportIsInProgress
        case .done: ImportTexts.thisImportIsComplete
        case .undoing: ImportTexts.thisImportIsBeingUndone
        case .undone: ImportTexts.thisImportWasUndone
        }
    }

    var facts: [Fact] {
        var facts = [Fact(ImportTexts.file, dataImport.fileName)]
        switch dataImport.state {
        case .waiting: facts.append(Fact(ImportTexts.new, chosen.newText ?? ImportTexts.nothing))
        case .adding:
            facts.append(Fact(ImportTexts.new, chosen.newText ?? ImportTexts.nothing))
            facts.append(Fact(ImportTexts.addedSoFar, present ?? CommonTexts.nothingYet))
        case .done: facts.append(Fact(CommonTexts.added, summary.newText ?? ImportTexts.nothing))
        case .undoing: facts.append(Fact(ImportTexts.stillToRemove, present ?? ImportTexts.nothing))
        case .undone: facts.append(Fact(ImportTexts.addedBeforeUndo, summary.newText ?? ImportTexts.nothing))
        }
        if let days { facts.append(days) }
        if let known = summary.knownText { facts.append(Fact(ImportTexts.alreadyKnown, known)) }
        if let leftOut = chosen.leftOut.text { facts.append(Fact(ImportTexts.leftOut, leftOut)) }
        if summary.problemCount > 0 {
            facts.append(Fact(ImportTexts.cantBeRead, CountTexts.lines(summary.problemCount)))
        }
        let moment = Date(timeIntervalSince1970: Double(dataImport.changedAt))
        let day = LocalDay(moment, in: user.timeZone).mediumText
        facts.append(Fact(ImportTexts.dateLabel, "\(day), \(LocalTime.text(moment, in: user.timeZone))"))
        return facts
    }

    private var days: Fact? {
        let days = [summary.firstDay, summary.lastDay].compactMap { $0.flatMap { LocalDay($0) } }
        guard let first = days.first, let last = days.last else { return nil }
        return first == last
            ? Fact(CommonTexts.day, first.mediumText)
            : Fact(ImportTexts.periodLabel, DateTexts.period(first.mediumText, last.mediumText))
    }

    private var problemsTitle: String {
        let count = CountTexts.lines(summary.problemCount)
        let shown = min(Self.shownProblems, problems.count)
        return summary.problemCount > shown
            ? ImportTexts.firstLinesCantBeRead(count, shown) : ImportTexts.linesCantBeRead(count)
    }
}

extension ImportPage {
    /// - Parameters:
    ///   - part: how much is added or undone by now, while that goes on.
    ///   - isStalled: whether the last attempt at the person's files failed.
    init(_ database: Database, _ user: User, id: Int64, part: Double?, isStalled: Bool) throws {
        let found = try user.imports.dataImport(database, id: id).orNotFound()
        let isRunning = [.adding, .undoing].contains(found.state)
        self.init(
            dataImport: found, present: isRunning ? try user.imports.addedText(database, of: found) : nil,
            problems: try user.imports.problems(database, of: id), user: user,
            routines: ImportRoutinesForm(id, try user.imports.offeredRoutines(database, of: found)), part: part,
            isStalled: isRunning && part == nil && isStalled)
        guard [.waiting, .adding].contains(found.state) else { return }
        exercises = try user.training.exercises(database, withHidden: true)
        guard found.state == .waiting else { return }
        form = ImportForm(found, user, exercises: exercises, chosen: try user.imports.chosenExercises(database))
    }
}

/// An import in progress.
struct Running: Sendable {
    let title: String
    let label: String
    let text: String
    let part: Double?
    let path: String

    var percent: Int { Int((part ?? 0) * 100) }
}
