import Testing

@testable import Fitness

@Suite struct DueReminderTests {
    private let everything = Reminders(Reminder.allCases)

    private func day(_ hour: Int) -> DueReminder.Day { DueReminder.Day(wishes: everything, hour: hour) }

    @Test func aWorkoutIsDueInTheEveningOfADayWithoutOne() {
        #expect(DueReminder.due(day(16)) == [])
        #expect(DueReminder.due(day(17)) == [.workout])
        var trained = day(20)
        trained.hasTrained = true
        var off = day(20)
        off.isOff = true
        var resting = day(20)
        resting.trainingDaysBefore = 5
        var silent = day(20)
        silent.settings.remove(.workouts)
        for day in [trained, off, resting, silent] { #expect(DueReminder.due(day) == []) }
    }

    @Test(arguments: [
        (9, nil), (10, DueReminder.breakfast), (13, .breakfast), (14, .lunch), (19, .lunch), (20, .dinner),
    ])
    func oneMealAtATimeIsDue(hour: Int, due: DueReminder?) {
        var day = day(hour)
        day.hasTrained = true
        #expect(DueReminder.due(day) == [])
        day.meals.isHabit = true
        #expect(DueReminder.due(day) == [due].compactMap { $0 })
        day.meals = DueReminder.MealsLogged(breakfast: true, lunch: true, dinner: true, isHabit: true)
        #expect(DueReminder.due(day) == [])
    }

    @Test func reachedStepsAreCelebratedAndMissingOnesCounted() {
        var day = day(12)
        #expect(DueReminder.due(day) == [])
        day.steps = 9_999
        #expect(DueReminder.due(day) == [])
        day.steps = 10_000
        #expect(DueReminder.due(day) == [.stepsReached])
        day.steps = 400
        day.hour = 18
        #expect(DueReminder.due(day) == [.stepsMissing, .workout])
        day.dismissed = [.stepsMissing]
        #expect(DueReminder.due(day) == [.workout])
        day.settings.remove(.stepGoal)
        day.settings.remove(.workouts)
        day.dismissed = []
        #expect(DueReminder.due(day) == [])
    }
}
