package enum ImportTexts {
    package static func firstRowsOf(_ fileName: String) -> String { text("The first rows of \(fileName)") }
    package static var unknownApp: String {
        text(
            """
            WorkHome does not know the app that made this file, so you say what is in it. Nothing is saved until \
            you have seen what it would add.
            """)
    }
    package static var firstRowsTable: String { text("The first rows of the file") }
    package static var whatEachRowIs: String { text("What each row is") }
    package static var chosenAsLastTime: String { text("Chosen as for your last file with these columns.") }
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
    package static var seeHowFarItIs: String { text("See how far it is") }
    package static var changeColumns: String { text("Change what its columns are") }
    package static var nothingNewInIt: String { text("Nothing new in it") }
    package static var importIt: String { text("Import it") }
    package static var exercisesHaveOtherNames: String {
        text(
            """
            These exercises have other names here, or none. Say what each is: the most similar ones come first. \
            Your choices are remembered for your next import.
            """)
    }
    package static var recognizedExercises: String { text("Exercises that were recognized") }
    package static var addingWhatIsNew: String { text("Adding what is new…") }
    package static var reading: String { text("Reading") }
    package static var importing: String { text("Importing…") }
    package static var importButton: String { text("Import") }
    package static var itIsAddedStepByStep: String {
        text("It is added step by step, and you can keep using WorkHome meanwhile. You can undo it later.")
    }
    package static var allProblemsAsTextFile: String { text("All of them as a text file") }
}
