import Fitness
import Forms
import Models
import Texts
import Web

/// What is known about a day under one heading; each row links to its page.
struct DaySection: Sendable {
    let id: String
    let title: String
    var note: String?
    let rows: [ListRow]
}

extension DaySummary {
    /// The sections that are not empty.
    func sections(_ units: Units) -> [DaySection] {
        let cards = LoggedCards(logged: logged, units: units, token: FormToken(of: 0), canAdd: false)
        let total = NutritionDay.total(meals)
        return [
            DaySection(
                id: "training", title: JournalTexts.training,
                rows: strengthRows(units.weight) + cardioRows(units.distance) + cards.workouts),
            DaySection(id: "records", title: CommonTexts.personalRecords, rows: standing.map { recordRow($0, units) }),
            DaySection(id: "weight", title: CommonTexts.body, rows: [cards.weight].compactMap { $0 }),
            DaySection(id: "trackables", title: CommonTexts.trackables, rows: trackableRows(units)),
            DaySection(id: "meals", title: CommonTexts.meals, note: NutrientText.line(total), rows: mealRows),
        ].filter { !$0.rows.isEmpty }
    }

    func earlierYearCards(_ units: Units, today: LocalDay) -> [EntryCard] {
        earlierYears.map { EntryCard($0, units, today: today) }
    }

    private func strengthRows(_ unit: WeightUnit) -> [ListRow] {
        logged.exercises.map { done in
            let volumeGrams = done.sets.reduce(0) { $0 + $1.volumeGrams }
            let volume = volumeGrams > 0 ? ExerciseTexts.totalVolumeNote(unit.volumeText(grams: volumeGrams)) : nil
            return ListRow(
                title: done.exercise.name, path: Paths.track(on: logged.day, exercise: done.exercise.id),
                icon: "workout",
                note: [done.sets.countText, volume].compactMap { $0 }.joined(separator: " · "))
        }
    }

    private func cardioRows(_ unit: DistanceUnit) -> [ListRow] {
        logged.cardio.map { done in
            ListRow(
                title: done.exercise.name, path: Paths.track(on: logged.day, exercise: done.exercise.id), icon: "shoe",
                note: [done.session.text(unit), done.session.paceText(unit)].compactMap { $0 }
                    .joined(separator: " · "))
        }
    }

    /// Only the best of the records that were improved several times that day.
    private var standing: [RecordEntry] {
        let last = Dictionary(improvements.map { (RecordKey($0), $0.record.id) }) { $1 }
        return improvements.filter { last[RecordKey($0)] == $0.record.id }
    }

    private func recordRow(_ entry: RecordEntry, _ units: Units) -> ListRow {
        let (text, line) = (entry.text(units), entry.record.mark.line)
        return ListRow(
            title: text.title(line, of: entry.exerciseName), path: Paths.record(line.kind, of: entry.record.exerciseID),
            icon: "records", note: text.value(line.kind, entry.record.value))
    }

    private func trackableRows(_ units: Units) -> [ListRow] {
        logged.trackables.compactMap { tracked in
            tracked.value.map { value in
                ListRow(
                    title: tracked.trackable.name, path: Paths.trackables(on: logged.day),
                    icon: tracked.trackable.icon, note: tracked.trackable.text(value, units))
            }
        }
    }

    private var mealRows: [ListRow] {
        Meal.allCases.compactMap { meal in
            let eaten = meals.filter { $0.meal == meal }
            guard !eaten.isEmpty else { return nil }
            return ListRow(
                title: meal.name, path: Paths.nutrition(on: logged.day, meal), icon: "nutrition",
                note: NutrientText.line(NutritionDay.total(eaten)))
        }
    }
}

/// Identifies records of the same kind within a day.
private struct RecordKey: Hashable {
    let exercise: Int64
    let line: RecordLine

    init(_ entry: RecordEntry) {
        exercise = entry.record.exerciseID
        line = entry.record.mark.line
    }
}
