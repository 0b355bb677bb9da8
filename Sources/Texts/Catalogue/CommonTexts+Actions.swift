/// What buttons and links do, and the questions before it is done.
extension CommonTexts {
    package static var upload: String { text("Upload") }
    package static var saving: String { text("Saving…") }
    package static var saveChanges: String { text("Save Changes") }
    package static var save: String { text("Save") }
    package static var reviewAndSave: String { text("Review and save") }
    package static var signOut: String { text("Sign out") }
    package static var signingOut: String { text("Signing out…") }
    package static var starting: String { text("Starting…") }
    package static var logAWorkout: String { text("Log a workout") }
    package static var addFood: String { text("Add food") }
    package static var addExercise: String { text("Add exercise") }
    package static var addTrackable: String { text("Add trackable") }
    package static var logAValue: String { text("Log a value") }
    package static var logYourWeight: String { text("Log your weight") }
    package static var chooseAPhoto: String { text("Choose a photo") }
    package static var renameExercise: String { text("Rename exercise") }
    package static var showAll: String { text("Show all") }
    package static var go: String { text("Go") }
    package static var skip: String { text("Skip") }
    package static var pause: String { text("Pause") }
    package static var resume: String { text("Resume") }
    package static var archive: String { text("Archive") }
    package static var archiveInstead: String { text("Archive instead") }
    package static var restore: String { text("Restore") }
    package static var remove: String { text("Remove") }
    package static func removeItem(_ item: String) -> String { text("Remove \(item)") }
    package static func deletedItem(_ item: String) -> String { text("Deleted \(item)") }
    package static func changedItem(_ item: String) -> String { text("Changed \(item)") }
    package static func copyItem(_ item: String) -> String { text("Copy \(item)") }
    package static func deleteQuestion(_ item: String) -> String { text("Delete \(item)?") }
    package static func deleteNamedQuestion(_ item: String) -> String { text("Delete “\(item)”?") }
    package static func revokeItem(_ item: String) -> String { text("Revoke \(item)") }
    package static func revokeQuestion(_ item: String) -> String { text("Revoke \(item)?") }
    package static func moveUp(_ item: String) -> String { text("Move \(item) up") }
    package static func moveDown(_ item: String) -> String { text("Move \(item) down") }
}
