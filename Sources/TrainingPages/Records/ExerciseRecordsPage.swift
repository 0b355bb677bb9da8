import Fitness
import Forms
import Models
import Texts
import Web

/// The records of one exercise: the value of each, when it was set, and the earlier ones.
struct ExerciseRecordsPage: PageContent {
    var view: CompiledView<Self> { view_records_show }
    let exercise: Exercise
    /// The one kind that the page shows; nil when it shows all of them.
    let kind: RecordKind?
    let records: ExerciseRecords
    /// The records of all that is of its kind.
    var family: (name: String, records: [FamilyRecord])?
    let units: Units
    let today: LocalDay

    var emptyState: EmptyState? { hasRecords ? nil : empty }
    var charts: Link { Link(RecordTexts.chartsOfThisExercise, to: Paths.analysis(of: exercise.id)) }

    var back: Link {
        kind == nil
            ? Link(RecordTexts.backToPrs, to: Paths.records)
            : Link(CommonTexts.allRecordsOfThisExercise, to: Paths.records(of: exercise.id))
    }

    var hasRecords: Bool { !records.sections.isEmpty || !records.byWeight.isEmpty }

    private var empty: EmptyState {
        EmptyState(
            icon: "records", title: RecordTexts.noRecordsYet,
            text: exercise.kind == .cardio
                ? RecordTexts.logYourFirstSession(exercise.name) : RecordTexts.logYourFirstSet(exercise.name),
            action: Link(CommonTexts.logAWorkout, to: Paths.newTrackItem))
    }

    var sections: [RecordSection] {
        records.sections.map { section in
            RecordSection(
                section: section, isFirstPage: records.skipped == 0, isOfSets: isOfSets, units: units, today: today,
                allPath: allPath(section.kind, section.nextSkipped), more: more(section.kind, section.nextSkipped))
        }
    }

    var tables: [WeightTable] {
        let text = RecordText(units: units, load: exercise.load, isOfSets: isOfSets)
        return records.byWeight.map { table in
            WeightTable(
                table: table, hasSection: records.sections.contains { $0.kind == table.kind }, text: text, today: today,
                allPath: allPath(table.kind, table.nextSkipped), more: more(table.kind, table.nextSkipped))
        }
    }

    /// Nil where only this exercise has records.
    var familyCard: FamilyCard? {
        guard let family, family.records.contains(where: { $0.exercise != exercise.id }) else { return nil }
        let text = RecordText(units: units, load: exercise.load, isOfSets: false)
        return FamilyCard(
            title: ExerciseTexts.allKindsOf(family.name),
            rows: family.records.map {
                ListRow(
                    title: "\($0.kind.name): \(text.value($0.kind, $0.value))",
                    path: Paths.record($0.kind, of: $0.exercise),
                    note: "\($0.exerciseName) · \($0.day.relativeText(today: today))")
            })
    }

    struct FamilyCard: Sendable {
        let title: String
        let rows: [ListRow]
    }

    private var isOfSets: Bool { exercise.kind == .strength }

    /// On the page of all kinds, a section with more records links to its own page.
    private func allPath(_ kind: RecordKind, _ next: Int?) -> String? {
        guard self.kind == nil, next != nil else { return nil }
        return Paths.recordHistory(kind, of: exercise.id, skipping: 0)
    }

    private func more(_ kind: RecordKind, _ next: Int?) -> Link? {
        guard self.kind != nil, let next else { return nil }
        return .more(at: Paths.recordHistory(kind, of: exercise.id, skipping: next))
    }
}
