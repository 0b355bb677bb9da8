package enum CommonTexts {
    package static var starting: String { text("Starting…") }
    package static var chooseAPhoto: String { text("Choose a photo") }
    package static var upload: String { text("Upload") }
    package static var saving: String { text("Saving…") }
    package static var saveChanges: String { text("Save Changes") }
    package static var signingOut: String { text("Signing out…") }
    package static var signOut: String { text("Sign out") }
    package static var nextAchievement: String { text("Next achievement") }
    package static var howIsThisCounted: String { text("How is this counted?") }
    package static var unlocked: String { text("Unlocked") }
    package static var save: String { text("Save") }
    package static var cancel: String { text("Cancel") }
    package static var deleting: String { text("Deleting…") }
    package static var deleteAccount: String { text("Delete account") }
    package static var creatingTheLink: String { text("Creating the link…") }
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
    package static var dataNeverLeavesHome: String { text("Your numbers and photos never leave home") }
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
    package static func editItem(_ spoken: String) -> String { text("Edit \(spoken)") }
    package static func deleteItem(_ spoken: String) -> String { text("Delete \(spoken)") }
    package static func inUnit(_ unit: String) -> String { text("in \(unit)") }
    package static var showPassword: String { text("Show password") }
    package static var recentChanges: String { text("Recent changes") }
    package static func undoChange(_ change: String) -> String { text("Undo: \(change)") }
    package static var mainNavigation: String { text("Main") }
    package static func tabPosition(_ name: String, _ position: Int) -> String { text("\(name). Tab \(position) of 5") }
    package static var tracker: String { text("Tracker") }
    package static var ending: String { text("Ending…") }
    package static var show: String { text("Show") }
}
