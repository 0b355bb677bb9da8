@testable import Fitness
@testable import Forms
@testable import Models
@testable import TrainingPages
@testable import Web

extension PageStates {
    /// The achievements of a user as they are, or with a set today and a few sick days.
    mutating func addAchievements(_ visit: MemberVisit, afterTraining: Bool) async throws {
        let (moment, today) = (visit.moment, visit.today)
        if afterTraining {
            try await visit.write { database, user in
                let draft = StrengthSetDraft(
                    exercise: try Trainee.exercise(database, "bench-press"), day: today, reps: 5, weightKilograms: 50)
                _ = try user.training.save(database, draft, at: moment)
                _ = try user.training.markDaysOff(database, today - 4...today - 2, .sick, at: moment)
            }
        }
        add(try await visit.read { try AchievementsPage($0, $1, today: today) }, visit)
        var (rest, daysOff) = (RestDaysForm(visit.user), DaysOffForm(today: today))
        rest.restDays.value = "many"
        (daysOff.firstDay.value, daysOff.lastDay.value, daysOff.reason.value) = ("", "x", "")
        _ = rest.validate()
        _ = daysOff.validate(today: today)
        let runs = DaysOffRun.runs(of: try await visit.read { try $1.training.daysOff($0) })
        add(RestDaysPage(form: rest, daysOffForm: daysOff, runs: runs, today: today), visit)
    }
}
