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
    var action: String { Paths.reminderDismissals }

    var title: String {
        switch reminder {
        case .workout: "Time for a workout?"
        case .breakfast: "No breakfast logged yet"
        case .lunch: "No lunch logged yet"
        case .dinner: "No dinner logged yet"
        case .stepsReached: "You reached your step goal!"
        case .stepsMissing: "\(DecimalText.grouped(max(1, today.targets.steps - today.steps))) steps to your goal"
        }
    }

    var note: String {
        switch reminder {
        case .workout: "No training logged today. A short workout counts too"
        case .breakfast, .lunch, .dinner: "Add what you had"
        case .stepsReached: "\(DecimalText.grouped(today.steps)) steps today"
        case .stepsMissing: "A walk this evening would do it"
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
