import DailyPages
import Fitness
import Forms
import Models
import Texts
import TrainingPages
import Web

/// Today at a glance.
struct HomePage: PageContent {
    struct Week: Sendable {
        struct Day: Sendable {
            let day: LocalDay
            let isToday: Bool
            let isMarked: Bool

            var number: String { String(day.components.day) }
            var label: String { isMarked ? HomeTexts.isLogged(day.spokenText) : HomeTexts.isNotLogged(day.spokenText) }
            var path: String { Paths.track(on: day) }
        }

        let days: [Day]

        var title: String { CommonTexts.thisWeek }

        var summary: String {
            let count = days.count(where: \.isMarked)
            return count == 0 ? CommonTexts.nothingLoggedYet : HomeTexts.daysLoggedThisWeek(count)
        }
    }

    var view: CompiledView<Self> { view_home_show }
    let user: User
    let today: LocalDay
    let hour: Int
    let data: HomeData

    var personalGreeting: String { "\(greeting), \(user.firstName)" }
    var hero: WorkoutHero? {
        WorkoutHero(training: data.training, suggestion: data.suggestion, user: user, today: today)
    }
    var numbers: NumbersQuestion? { NumbersQuestion(user, today: today) }
    /// Whoever follows a program is told of its workouts by what is due.
    var reminders: [ReminderRow] {
        data.today.reminders.filter { $0 != .workout || !data.training.isUnderWayOrPlanned(on: today) }.map(reminder)
    }
    var goals: [GoalCard] { data.goals.map { GoalCard(state: $0, units: user.units) } }
    var journal: EntryCard? { data.latestEntry.map { EntryCard($0, today: today) } }
    var weight: ChartCard? { data.weight.card(user.units.weight) }

    private var greeting: String {
        switch hour {
        case 5..<12: HomeTexts.goodMorning
        case 12..<18: HomeTexts.goodAfternoon
        default: HomeTexts.goodEvening
        }
    }

    /// Suggests what is still missing today: what was typed and not saved, then a new user's measurements.
    var hint: ListRow? {
        if data.hasUnsent {
            return ListRow(
                title: ErrorPageTexts.notSentYet, path: Paths.unsent, icon: "warning",
                note: ErrorPageTexts.notSentYetReason)
        }
        if user.weightKilograms == nil || user.heightCentimeters == nil {
            return ListRow(
                title: CommonTexts.addYourWeightAndHeight, path: Paths.editMeasurements, icon: "ruler",
                note: HomeTexts.addWeightReason)
        }
        if data.weight.weights.last?.day != today {
            return ListRow(
                title: HomeTexts.howMuchDoYouWeigh, path: Paths.editMeasurements, icon: "scale",
                note: HomeTexts.updateWeight)
        }
        if data.latestEntry?.day != today {
            return ListRow(
                title: HomeTexts.howDidTodayGo, path: Paths.journalEditor(today), icon: "journal",
                note: HomeTexts.writeInTheJournal)
        }
        return nil
    }

    private func reminder(_ reminder: DueReminder) -> ReminderRow {
        ReminderRow(reminder: reminder, today: data.today, day: today)
    }

    var todayTiles: [Tile] {
        let figures = data.today
        let water = user.units.volume.figure(figures.waterMilliliters)
        let tracked = Paths.trackables(on: today)
        return [
            Self.tile(CommonTexts.steps, figures.steps, of: figures.targets.steps, path: tracked) {
                Figure(DecimalText.grouped($0))
            },
            figures.targets.waterMilliliters.map {
                Self.tile(
                    CommonTexts.water, figures.waterMilliliters, of: $0, path: tracked, figure: user.units.volume.figure
                )
            } ?? Tile(label: CommonTexts.water, value: water.value, unit: water.unit, path: tracked),
            Tile(
                label: CommonTexts.eaten, value: figures.eatenKilocalories.map { DecimalText.grouped($0) } ?? "–",
                unit: figures.eatenKilocalories.map { _ in "kcal" }, path: Paths.nutrition),
            Tile(
                label: HomeTexts.burned, value: DecimalText.grouped(figures.burnedKilocalories), unit: "kcal",
                chip: figures.hasUncountedSets ? Chip(tone: .neutral, text: HomeTexts.withoutSets) : nil,
                path: Paths.track),
        ]
    }

    private static func tile(
        _ name: String, _ value: Double, of target: Double, path: String, figure: (Double) -> Figure
    ) -> Tile {
        Tile(
            label: name, value: figure(value).value, unit: CommonTexts.ofTotal(figure(target).text), path: path,
            meter: Tile.Meter(percent: Int(min(100, value / target * 100)), label: HomeTexts.ofTodaysGoal(name)))
    }

    var tiles: [Tile] {
        [
            .streak(
                of: user, on: today,
                chip: user.bestStreak > 0
                    ? Chip(tone: .neutral, text: AchievementTexts.bestStreak(user.bestStreak)) : nil),
            .workouts(of: user),
            .level(of: user),
            Tile(
                label: CommonTexts.weight, value: user.weightKilograms.map { user.units.weight.figure($0) } ?? "–",
                unit: user.weightKilograms.map { _ in user.units.weight.symbol },
                chip: user.weightChange, path: Paths.progress),
        ]
    }

    var week: Week {
        let start = today.startOfWeek(user.firstWeekday)
        return Week(
            days: (0..<7).map { offset in
                let day = start + offset
                return Week.Day(
                    day: day, isToday: day == today,
                    isMarked: data.loggedDays.contains(day))
            })
    }
}

/// Asks whether the numbers are the person's that their registration sent as its form proposed them.
struct NumbersQuestion: Sendable {
    let numbers: String
    let changes: [Link]

    /// - Returns: nil if there are none.
    init?(_ user: User, today: LocalDay) {
        let asked = user.askedNumbers
        guard !asked.isEmpty else { return nil }
        let age = asked.contains(.age) ? user.age(on: today).map { "\($0) \(AccountTexts.years)" } : nil
        let height = asked.contains(.height) ? user.heightCentimeters.map(user.units.height.text) : nil
        let weight = asked.contains(.weight) ? user.weightKilograms.map { user.units.weight.text($0) } : nil
        numbers = [age, height, weight].compactMap(\.self).joined(separator: ", ")
        changes = [
            age == nil ? nil : Link(HomeTexts.changeAge, to: Paths.profile),
            height == nil && weight == nil ? nil : Link(HomeTexts.changeMeasurements, to: Paths.editMeasurements),
        ].compactMap(\.self)
    }
}

/// A reminder on Home with its text and link, which can be dismissed for today.
struct ReminderRow: Sendable {
    let reminder: DueReminder
    let today: HomeToday
    let day: LocalDay

    var id: String { reminder.rawValue }

    var title: String {
        switch reminder {
        case .workout: HomeTexts.timeForAWorkout
        case .breakfast: HomeTexts.noBreakfastLoggedYet
        case .lunch: HomeTexts.noLunchLoggedYet
        case .dinner: HomeTexts.noDinnerLoggedYet
        case .stepsReached: HomeTexts.youReachedYourStepGoal
        case .stepsMissing: HomeTexts.stepsToYourGoal(DecimalText.grouped(max(1, today.targets.steps - today.steps)))
        }
    }

    var note: String {
        switch reminder {
        case .workout: HomeTexts.noTrainingToday
        case .breakfast, .lunch, .dinner: HomeTexts.addWhatYouHad
        case .stepsReached: HomeTexts.stepsToday(DecimalText.grouped(today.steps))
        case .stepsMissing: HomeTexts.walkThisEvening
        }
    }

    var icon: String {
        switch reminder {
        case .workout: "workout"
        case .breakfast, .lunch, .dinner: "food"
        case .stepsReached: "star"
        case .stepsMissing: "shoe"
        }
    }

    var path: String {
        switch reminder {
        case .workout: Paths.workouts
        case .breakfast, .lunch, .dinner: Paths.nutrition
        case .stepsReached, .stepsMissing: Paths.trackables(on: day)
        }
    }
}
