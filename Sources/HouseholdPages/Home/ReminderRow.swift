import Fitness
import Forms
import Models
import Texts

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
