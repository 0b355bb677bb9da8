package enum CommonTexts {
    package static var nextAchievement: String { text("Next achievement") }
    package static var howIsThisCounted: String { text("How is this counted?") }
    package static var unlocked: String { text("Unlocked") }
    package static var cancel: String { text("Cancel") }
    package static var deleting: String { text("Deleting…") }
    package static var deleteAccount: String { text("Delete account") }
    package static var creatingTheLink: String { text("Creating the link…") }
    package static var linkWorksHereOnly: String {
        text(
            """
            It works only on this machine, because you opened this page as localhost. Open WorkHome with this machine’s \
            network address to create a link for other devices.
            """)
    }
    package static var whereLinkWorks: String {
        text("It works wherever this WorkHome can be reached, such as in your home network.")
    }
    package static var done: String { text("Done") }
    package static var range: String { text("Range") }
    package static var atAGlance: String { text("At a glance") }
    package static var exercises: String { text("Exercises") }
    package static var search: String { text("Search") }
    package static var skipToContent: String { text("Skip to content") }
    package static var fitnessForYourHousehold: String {
        text("Fitness for your household, on your own machine.")
    }
    package static var everythingInOnePlace: String {
        text("Weight, measurements and a journal with photos in one place")
    }
    package static var chartsShowWhereYouAreGoing: String { text("Charts that show where you are going") }
    package static var dataStaysHome: String { text("Your numbers and photos are stored at home, not in a cloud") }
    package static var more: String { text("More") }
    package static var progress: String { text("Progress") }
    package static var edit: String { text("Edit") }
    package static var delete: String { text("Delete") }
    package static var copy: String { text("Copy") }
    package static var copyItNow: String { text("Copy it now. It is shown only once.") }
    package static var revoke: String { text("Revoke") }
    package static var creating: String { text("Creating…") }
    package static var today: String { text("Today") }
    package static var bodyWeight: String { text("Body weight") }
    package static var settings: String { text("Settings") }
    package static func profileOf(_ fullName: String) -> String { text("Profile of \(fullName)") }
    package static var copying: String { text("Copying…") }
    package static var contents: String { text("Contents") }
    package static var showTheNumbers: String { text("Show the numbers") }
    package static func showTheNumbersOf(_ title: String) -> String { text("Show the numbers: \(title)") }
    package static var weight: String { text("Weight") }
    package static var howIsThisComputed: String { text("How is this computed?") }
    package static var add: String { text("Add") }
    package static var prBadge: String { text("PR") }
    package static var days: String { text("Days") }
    package static var personalRecord: String { text("Personal record") }
    package static func numbersOf(_ title: String) -> String { text("\(title), numbers") }
    package static var rest: String { text("Rest") }
    package static var undo: String { text("Undo") }
    package static func pageTitle(_ title: String) -> String { text("\(title) · WorkHome") }
    package static func editItem(_ item: String) -> String { text("Edit \(item)") }
    package static func deleteItem(_ item: String) -> String { text("Delete \(item)") }
    package static func inUnit(_ unit: String) -> String { text("in \(unit)") }
    package static var showPassword: String { text("Show password") }
    package static var recentChanges: String { text("Recent changes") }
    package static func undoChange(_ change: String) -> String { text("Undo: \(change)") }
    package static var mainNavigation: String { text("Main") }
    package static func tabPosition(_ name: String, _ position: Int) -> String { text("\(name). Tab \(position) of 5") }
    package static var tracker: String { text("Tracker") }
    package static var ending: String { text("Ending…") }
    package static var show: String { text("Show") }
    package static var tooManyAttempts: String { text("Too many attempts") }
    package static var waitAndTryAgain: String { text("Please wait a moment and try again.") }
    package static var yourPassword: String { text("Your password") }
    package static var currentPassword: String { text("Current password") }
    package static var newPassword: String { text("New password") }
    package static var back: String { text("Back") }
    package static var home: String { text("Home") }
    package static var workout: String { text("Workout") }
    package static var nutrition: String { text("Nutrition") }
    package static var trainers: String { text("Trainers") }
    package static var track: String { text("Track") }
    package static var goals: String { text("Goals") }
    package static var analyze: String { text("Analyze") }
    package static var journal: String { text("Journal") }
    package static var wellDone: String { text("Well done!") }
    package static func achievementUnlocked(_ achievement: String) -> String {
        text("Achievement unlocked: \(achievement)")
    }
    package static func achievementsUnlocked(_ count: Int) -> String {
        text("\(count, "achievement") unlocked")
    }
    package static func previousDay(_ day: String) -> String { text("Previous day, \(day)") }
    package static func nextDay(_ day: String) -> String { text("Next day, \(day)") }
    package static var loadMore: String { text("Load more") }
    package static var first: String { text("First") }
    package static var goalReached: String { text("Goal reached") }
    package static var goalMet: String { text("Goal met") }
    package static var showThisDay: String { text("Show this day") }
    package static var trend: String { text("Trend") }
    package static var target: String { text("Target") }
    package static var highest: String { text("Highest") }
    package static var lowest: String { text("Lowest") }
    package static var last: String { text("Last") }
    package static var date: String { text("Date") }
    package static var warmUp: String { text("Warm-up") }
    package static func workoutNamed(_ name: String) -> String { text("Workout: \(name)") }
    package static var streak: String { text("Streak") }
    package static var timedWorkouts: String { text("Timed workouts") }
    package static var level: String { text("Level") }
    package static func addedItem(_ item: String) -> String { text("Added \(item)") }
    package static var loggedBySomeoneElse: String { text("This was logged by someone else.") }
    package static var youAreSignedOut: String { text("You are signed out") }
    package static var cannotSave: String { text("Cannot save") }
    package static var achievements: String { text("Achievements") }
    package static var backToProgress: String { text("Back to Progress") }
    package static var trainingDays: String { text("Training days") }
    package static var personalRecords: String { text("Personal records") }
    package static var backToSettings: String { text("Back to Settings") }
    package static var restDaysAndDaysOff: String { text("Rest days and days off") }
    package static var allRecordsOfThisExercise: String { text("All records of this exercise") }
    package static var recent: String { text("Recent") }
    package static var cardio: String { text("Cardio") }
    package static var strength: String { text("Strength") }
    package static var customTrackable: String { text("Custom Trackable") }
    package static var backToTrack: String { text("Back to Track") }
    package static var noWorkoutsYet: String { text("No workouts yet") }
    package static var dayIsInTheFuture: String { text("This day is in the future.") }
    package static var time: String { text("Time") }
    package static var equipment: String { text("Equipment") }
    package static var noEquipment: String { text("No equipment") }
    package static var notLoggedYet: String { text("Not logged yet") }
    package static var muscleGroups: String { text("Muscle groups") }
    package static var noDataToAnalyze: String { text("No data to analyze") }
    package static var trackWorkoutsToSeeCharts: String { text("Track workouts to see charts") }
    package static var backToAnalyze: String { text("Back to Analyze") }
    package static var goToDayInTrack: String { text("Go to this day in Track") }
    package static var dailyAverage: String { text("Daily average") }
    package static var volume: String { text("Volume") }
    package static var heaviestWeight: String { text("Heaviest weight") }
    package static var estimatedOneRepMax: String { text("Estimated one-rep max") }
    package static var mostReps: String { text("Most reps") }
    package static var distance: String { text("Distance") }
    package static var reps: String { text("Reps") }
    package static var sets: String { text("Sets") }
    package static var sessions: String { text("Sessions") }
    package static var nutritionTrends: String { text("Nutrition trends") }
    package static var workouts: String { text("Workouts") }
    package static var day: String { text("Day") }
    package static var trackables: String { text("Trackables") }
    package static var meals: String { text("Meals") }
    package static var photos: String { text("Photos") }
    package static var photo: String { text("Photo") }
    package static var calories: String { text("Calories") }
    package static var protein: String { text("Protein") }
    package static var carbs: String { text("Carbs") }
    package static var fat: String { text("Fat") }
    package static var eaten: String { text("Eaten") }
    package static var water: String { text("Water") }
    package static var addYourWeightAndHeight: String { text("Add your weight and height") }
    package static var nothingLoggedYet: String { text("Nothing logged yet") }
    package static var bestStreak: String { text("Best streak") }
    package static var howLongItWorks: String { text("How long it works") }
    package static var nameMissing: String { text("Please enter a name") }
    package static var durationMissing: String { text("Please choose how long it works") }
    package static var apiKeys: String { text("API keys") }
    package static var authorizationHeader: String { text("Authorization header") }
    package static var notUsedYet: String { text("not used yet") }
    package static var profile: String { text("Profile") }
    package static var administration: String { text("Administration") }
    package static var yourLink: String { text("Your link") }
    package static var none: String { text("None") }
    package static var passwordWrong: String { text("That password is wrong.") }
    package static var email: String { text("Email") }
    package static var yourData: String { text("Your data") }
    package static var imports: String { text("Imports") }
    package static var importsNote: String { text("Bring your data from other apps") }
    package static var leaveAndDeleteEverything: String { text("Leave and delete everything") }
    package static var guestDataNote: String { text("You are a guest: only this browser can open your data") }
    package static var permanentlyWithAllData: String { text("Permanently, with all data") }
    package static var phoneWatchAndScale: String { text("Phone, watch and scale") }
    package static var thisWeek: String { text("This week") }
    package static var steps: String { text("Steps") }
    package static var weightUnitMissing: String { text("Please choose kilograms or pounds") }
    package static var distanceUnitMissing: String { text("Please choose kilometers or miles") }
    package static var added: String { text("Added") }
    package static var passwordMissing: String { text("Please enter your password") }
    package static var all: String { text("All") }
    package static var builtIn: String { text("Built-in") }
    package static var you: String { text("You") }
    package static var allArchived: String { text("All archived") }
    package static var sharedLinks: String { text("Shared links") }
    package static var nothingShared: String { text("Nothing shared") }
    package static var height: String { text("Height") }
    package static var nothingLogged: String { text("Nothing logged") }
    package static var guest: String { text("Guest") }
    package static var now: String { text("Now") }
    package static var points: String { text("Points") }
    package static var backupIsRunning: String {
        text("A backup is being made. Reload this page to see the result.")
    }
    package static var link: String { text("Link") }
    package static var entries: String { text("Entries") }
    package static var body: String { text("Body") }
    package static var soFar: String { text("so far") }
    package static var archived: String { text("Archived") }
    package static var kind: String { text("Kind") }
    package static var aMonth: String { text("a month") }
    package static var nutrient: String { text("Nutrient") }
    package static var over: String { text("Over") }
    package static var nothingYet: String { text("Nothing yet") }
    package static var paused: String { text("Paused") }
    package static var goal: String { text("Goal") }
    package static var reminders: String { text("Reminders") }
    package static var energy: String { text("Energy") }
    package static var shareYourProgress: String { text("Share your progress") }
    package static var workoutInProgress: String { text("Workout in progress") }
    package static func from(_ chip: String, _ start: String) -> String { text("\(chip) from\u{A0}\(start)") }
    package static func checkFieldsSentence(_ errors: Int) -> String { text("Please check \(errors) fields.") }
    package static func sendConfirmed(_ value: String) -> String {
        text("\(value) Send “confirmed”: true if it is correct.")
    }
    package static func deletedMeanwhile(_ noun: String) -> String {
        text("This \(noun) was deleted in the meantime. Save again to add it as a new one.")
    }
    package static var yesThatsCorrect: String { text("Yes, that’s correct") }
    package static var records: String { text("PRs") }
    package static func amountOfTotal(_ amount: String, _ total: String) -> String { text("\(amount) of \(total)") }
    package static func amountOfTotal(_ amount: Int, _ total: Int) -> String {
        amountOfTotal(amount, DecimalText.grouped(Double(total)))
    }
    package static func amountOfTotal(_ amount: Int, _ total: String) -> String {
        amountOfTotal(DecimalText.grouped(Double(amount)), total)
    }
    package static func worksUntil(_ day: String) -> String { text("Works until \(day)") }
    package static func lastUsed(_ day: String) -> String { text("last used \(day)") }
    package static func found(_ count: Int) -> String { text("\(count) found") }
    package static func valueOnDay(_ value: String, _ day: String) -> String { text("\(value) on \(day)") }
    package static func ofTotal(_ total: String) -> String { text("of \(total)") }
    package static func ofTotal(_ total: Int) -> String { text("of \(total)") }
}
