package enum ImportTexts {
    package static func firstRowsOf(_ fileName: String) -> String { text("The first rows of \(fileName)") }
    package static var unknownApp: String {
        text(
            """
            WorkHome does not know which app made this file. Tell it what the columns contain. Nothing is saved until \
            you have seen what it would add.
            """)
    }
    package static var firstRowsTable: String { text("The first rows of the file") }
    package static var whatEachRowIs: String { text("What each row is") }
    package static var chosenAsLastTime: String { text("Filled in from your last file with these columns.") }
    package static var discarding: String { text("Discarding…") }
    package static var discard: String { text("Discard") }
    package static var makingThePreview: String { text("Making the preview…") }
    package static var preview: String { text("Preview") }
    package static var bringYourData: String { text("Bring your data") }
    package static func whatCanBeImported(_ formats: String) -> String {
        text(
            """
            From \(formats): the file as the app exports it, CSV or zip. Any other CSV file works too (you name \
            its columns), and so does WorkHome’s own export. WorkHome first shows what the file would add. \
            Nothing is saved until you confirm.
            """)
    }
    package static func sizeLimitAndRepeatedFiles(_ limit: String) -> String {
        text("Up to \(limit). Importing the same or a newer file again adds only new entries.")
    }
    package static var yourImports: String { text("Your imports") }
    package static var seeProgress: String { text("See progress") }
    package static var changeColumns: String { text("Change the columns") }
    package static var nothingNewInFile: String { text("Nothing new in this file") }
    package static var importIt: String { text("Import it") }
    package static var exercisesHaveOtherNames: String {
        text(
            """
            WorkHome does not recognize these exercises. Choose one for each; the most similar ones come first. \
            Your choices are remembered for your next import.
            """)
    }
    package static var recognizedExercises: String { text("Exercises that were recognized") }
    package static var addingWhatIsNew: String { text("Adding what is new…") }
    package static var reading: String { text("Reading") }
    package static var importing: String { text("Importing…") }
    package static var importButton: String { text("Import") }
    package static var importTakesAWhile: String {
        text("This can take a while. You can keep using WorkHome meanwhile, and undo the import later.")
    }
    package static var saveAsRoutines: String { text("Save as routines") }
    package static var workoutsCanBecomeRoutines: String {
        text(
            """
            You did these workouts at least three times. A routine has the exercises and sets of the last time, and \
            fills in the weights you used last.
            """)
    }
    package static var workoutsYouRepeat: String { text("Workouts you repeat") }
    package static func repeatedWorkout(_ name: String, _ count: Int, _ exercises: String) -> String {
        text("\(name) (\(count, "time")): \(exercises)")
    }
    package static var workoutMissing: String { text("Please choose at least one workout") }
    package static var allProblemsAsTextFile: String { text("All of them as a text file") }
    package static var whatIsInTheFile: String { text("What is in the file?") }
    package static var backToImports: String { text("Back to Imports") }
    package static var weightsAreIn: String { text("Weights are in") }
    package static var distancesAreIn: String { text("Distances are in") }
    package static func asYouChoseLastTime(_ rows: String) -> String { text("\(rows), as you chose last time") }
    package static var addAsOwnExercise: String { text("Add as a new exercise") }
    package static var leaveOut: String { text("Leave out") }
    package static var choiceMissing: String { text("Please choose what to do with it") }
    package static var file: String { text("File") }
    package static func megabytes(_ count: Int) -> String { text("\(count) MB") }
    package static var waitingForColumns: String { text("Waiting for you to choose its columns") }
    package static var waitingForConfirmation: String { text("Waiting for you to confirm it") }
    package static var beingAdded: String { text("Being added") }
    package static var nothingWasNew: String { text("Nothing was new") }
    package static var beingUndone: String { text("Being undone") }
    package static var undone: String { text("Undone") }
    package static var checkTheImport: String { text("Check the import") }
    package static func importFrom(_ origin: String) -> String { text("Import from \(origin)") }
    package static var stopAndUndo: String { text("Stop and undo") }
    package static var undoThisImport: String { text("Undo this import") }
    package static var importIsStalled: String {
        text(
            """
            WorkHome can’t go on with it at the moment, for example because the storage is full. Nothing is \
            lost: it tries again every minute.
            """)
    }
    package static var archiveProfileIsUsed: String {
        text(
            """
            Nothing is logged in your account yet, so your name, date of birth, height, weights and settings \
            become those of the archive.
            """)
    }
    package static var addingYourData: String { text("Adding your data") }
    package static var adding: String { text("Adding") }
    package static var addingExplanation: String {
        text(
            """
            What has been added so far already counts. Records are updated after the last set of each exercise, goals at \
            the end.
            """)
    }
    package static var undoingTheImport: String { text("Undoing the import") }
    package static var removing: String { text("Removing") }
    package static var undoingExplanation: String {
        text("Once everything is removed, records, streaks and goals are as if you had never imported it.")
    }
    package static func thisFileIs(_ format: String) -> String { text("This is \(format)") }
    package static var thisImportIsInProgress: String { text("This import is in progress") }
    package static var thisImportIsComplete: String { text("This import is complete") }
    package static var thisImportIsBeingUndone: String { text("This import is being undone") }
    package static var thisImportWasUndone: String { text("This import was undone") }
    package static var new: String { text("New") }
    package static var nothing: String { text("Nothing") }
    package static var addedSoFar: String { text("Added so far") }
    package static var stillToRemove: String { text("Still to remove") }
    package static var addedBeforeUndo: String { text("Added before undo") }
    package static var alreadyKnown: String { text("Already known") }
    package static var leftOut: String { text("Left out") }
    package static var cantBeRead: String { text("Can’t be read") }
    package static var dateLabel: String { text("On") }
    package static var periodLabel: String { text("From") }
    package static func linesCantBeRead(_ lines: String) -> String { text("\(lines) can’t be read") }
    package static func firstLinesCantBeRead(_ lines: String, _ count: Int) -> String {
        text("\(lines) can’t be read. The first \(count) are shown.")
    }
    package static var fileMissing: String { text("Please choose a file") }
    package static var stopAndUndoQuestion: String { text("Stop and undo this import?") }
    package static var undoQuestion: String { text("Undo this import?") }
    package static func undoWarning(_ origin: String, _ remains: String) -> String {
        text("This removes everything imported from \(origin) that is still there: \(remains).")
    }
    package static var asIfNeverImported: String {
        text("Records, streaks and goals are then as if you had never imported it.")
    }
    package static var undoImport: String { text("Undo import") }
}
