import DailyPages
import Fitness
import Foundation
import GRDB
import Models
import Routines
import Texts
import TrainingPages
import Web

extension SharedSection {
    private static let shownWeeks = 8
    private static let shownWorkouts = 10
    private static let shownExercises = 50
    private static let shownEntries = 20
    private static let shownNutritionDays = 28
    private static let shownNutritionLines = 14

    mutating func addMeasurements(_ database: Database, _ owner: User, today: LocalDay) throws {
        let units = owner.units
        if let weight = owner.sureWeightKilograms {
            facts.append(Fact(CommonTexts.weight, units.weight.text(weight)))
            if let start = owner.startingWeightKilograms {
                facts.append(Fact(ShareTexts.changeSinceStart, units.weight.changeText(from: start, to: weight)))
            }
        }
        if let height = owner.sureHeightCentimeters {
            facts.append(Fact(CommonTexts.height, units.height.text(height)))
        }
        if let index = owner.bodyMassIndex {
            facts.append(Fact("BMI", index.text))
        }
        chart = try owner.weights.weightSeries(database, .year, today: today).series(units.weight, path: nil).card
    }

    mutating func addTraining(_ database: Database, _ owner: User, today: LocalDay) throws {
        let totals = try owner.training.standing(database).totals
        guard totals.trainingDays > 0 else { return }
        let units = owner.units
        facts = [
            Fact(CommonTexts.trainingDays, DecimalText.grouped(Double(totals.trainingDays))),
            Fact(CommonTexts.sets, DecimalText.grouped(Double(totals.strengthSets))),
            Fact(CommonTexts.volume, units.weight.volumeText(grams: Int64(totals.volumeGrams))),
            Fact(CommonTexts.cardio, units.distance.text(Double(totals.cardioMeters))),
            Fact(CommonTexts.timedWorkouts, DecimalText.grouped(Double(totals.completedWorkouts))),
        ]
        let thisWeek = today.startOfWeek(owner.firstWeekday)
        let days = try owner.training.trainingDays(database, from: thisWeek - 7 * (Self.shownWeeks - 1), to: today)
        lines = (0..<Self.shownWeeks).map { ago in
            let first = thisWeek - 7 * ago
            let count = days.count { first <= $0 && $0 < first + 7 }
            return Line(
                title: ago == 0 ? CommonTexts.thisWeek : ShareTexts.weekFrom(first.shortText(today: today)),
                value: CountTexts.days(count))
        }
        lines += try owner.workouts.doneWorkouts(database, limit: Self.shownWorkouts).map { done in
            Line(
                title: done.planName, note: done.day.relativeText(today: today),
                value: DurationText.clock(seconds: done.durationSeconds))
        }
    }

    /// What was lifted in the last workouts, without notes, which are private.
    mutating func addWorkouts(_ database: Database, _ owner: User, today: LocalDay) throws {
        let days = try LocalDay.all(
            database,
            "SELECT day FROM training_days WHERE user_id = ? AND strength_sets > 0 ORDER BY day DESC LIMIT ?",
            [owner.id, Self.shownWorkouts])
        texts = try days.flatMap { day in
            let workouts = try owner.routines.workouts(database, on: day).map { workout in
                (workout.name, workout.exercises.map { ($0.exercise, $0.sets.compactMap(\.done)) })
            }
            let ofWorkouts = Set(workouts.flatMap(\.1).flatMap(\.1).map(\.id))
            let others = try owner.training.trackDay(database, on: day).exercises.map { exercise in
                (exercise.exercise, exercise.sets.filter { !ofWorkouts.contains($0.id) })
            }
            return (workouts + [(nil, others)]).compactMap { name, exercises in
                let lines = exercises.filter { !$0.1.isEmpty }.map { exercise, sets in
                    ShareTexts.setsOf(exercise.name, sets.summary(of: exercise, owner.units))
                }
                let title = [day.relativeText(today: today), name].compactMap(\.self).joined(separator: " · ")
                return lines.isEmpty ? nil : Fact(title, lines.joined(separator: "\n"))
            }
        }
    }

    mutating func addRecords(_ database: Database, _ owner: User) throws {
        lines = try owner.training.exerciseBests(database, limit: Self.shownExercises, offset: 0).map { bests in
            let row = RecordsPage.ExerciseRow(bests: bests, units: owner.units)
            return Line(title: bests.name, note: row.note, value: row.value)
        }
    }

    mutating func addAchievements(_ database: Database, _ owner: User, today: LocalDay) throws {
        let streak = owner.streak(on: today)
        facts = [
            Fact(CommonTexts.streak, CountTexts.days(streak)),
            Fact(CommonTexts.bestStreak, CountTexts.days(owner.bestStreak)),
            Fact(CommonTexts.level, String(owner.level)),
            Fact(CommonTexts.points, DecimalText.grouped(Double(owner.totalPoints))),
        ]
        lines = try owner.training.unlockedAchievements(database).map { unlocked in
            let moment = Date(timeIntervalSince1970: TimeInterval(unlocked.unlockedAt))
            return Line(
                title: unlocked.achievement.title, note: unlocked.achievement.text(owner.units),
                value: LocalDay(moment, in: owner.timeZone).shortText(today: today))
        }
    }

    /// The totals of days with logged food, but not the foods themselves.
    mutating func addNutrition(_ database: Database, _ owner: User, today: LocalDay) throws {
        let first = today - Self.shownNutritionDays
        let days = try owner.nutrition.nutritionDays(database, from: first, through: today)
        guard !days.isEmpty else { return }
        let trend = NutritionTrend(first: first, last: today, days: days, targets: [])
        func average(_ mean: NutrientMean?, _ unit: String) -> String {
            mean?.text { Figure(DecimalText.grouped($0.rounded()), unit).text }
                ?? Figure(NutrientText.unknown, unit).text
        }
        let whole = trend.wholeDays
        facts = [
            Fact(
                ShareTexts.daysLogged, ShareTexts.ofTheLastDays(days.count { $0.day != today }, Self.shownNutritionDays)
            ),
            Fact(CommonTexts.dailyAverage, average(whole.meanEnergy, "kcal")),
            Fact(CommonTexts.protein, average(whole.meanGrams(of: .protein), "g")),
            Fact(CommonTexts.carbs, average(whole.meanGrams(of: .carbohydrate), "g")),
            Fact(CommonTexts.fat, average(whole.meanGrams(of: .fat), "g")),
        ]
        lines = days.reversed().prefix(Self.shownNutritionLines).map { day in
            Line(
                title: day.day.relativeText(today: today),
                value: Figure(DecimalText.grouped(day.energyKilocalories.rounded()), "kcal").text)
        }
    }

    mutating func addJournal(_ database: Database, _ owner: User, today: LocalDay) throws {
        texts = try owner.latestJournalTexts(database, limit: Self.shownEntries).map { entry in
            Fact(entry.day.relativeText(today: today), entry.text)
        }
    }
}

extension User {
    /// The latest journal texts, newest first.
    fileprivate func latestJournalTexts(_ database: Database, limit: Int) throws -> [(day: LocalDay, text: String)] {
        try RowReader.all(
            database,
            "SELECT day, text FROM journal_entries WHERE user_id = ? AND text <> '' ORDER BY day DESC LIMIT ?",
            [id, limit]
        ) { (day: try $0.next(), text: try $0.next()) }
    }
}
