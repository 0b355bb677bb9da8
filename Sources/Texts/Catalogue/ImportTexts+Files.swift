extension ImportTexts {
    package static func archiveRejected(_ error: String) -> String {
        text("This WorkHome archive can’t be imported. \(error)")
    }
    package static var columnsDiffer: String { text("The lines of this file have too many different keys.") }
    package static func fileNotUnderstood(_ detail: String) -> String {
        text("WorkHome can’t work with something in this file (\(detail)).")
    }
    package static func archiveNotUnderstood(_ detail: String) -> String {
        text("WorkHome can’t work with something in it (\(detail)).")
    }
    package static func columnNumber(_ number: Int) -> String { text("Column \(number)") }
    package static func notANumberOfSets(_ typed: String) -> String { text("“\(typed)” is not a number of sets.") }
    package static func notAUnitOfWeight(_ typed: String) -> String { text("“\(typed)” is not a unit of weight.") }
    package static func notAUnitOfDistance(_ typed: String) -> String { text("“\(typed)” is not a unit of distance.") }
    package static var weightMissing: String { text("The weight is missing.") }
    package static var valueMissing: String { text("The value is missing.") }
    package static var measureUnclear: String { text("It is not clear what it measures.") }
    package static func unitCantBecome(_ typed: String, _ unit: String) -> String {
        text("“\(typed)” can’t become \(unit).")
    }
    package static var dateMissing: String { text("The date is missing.") }
    package static func dateUnreadable(_ typed: String) -> String { text("“\(typed)” is not a date that can be read.") }
    package static func alreadyImportedOn(_ day: String) -> String {
        text("This same file was already imported on \(day).")
    }
    package static func rowsLeftOut(_ count: Int, _ kind: String) -> String {
        text("\(count, "row") of \(kind) left out.")
    }
    package static var otherMeasurements: String { text("other measurements") }
    package static var restsAndNotes: String { text("rest timers and notes") }
    package static var totals: String { text("totals") }
    package static var others: String { text("others") }
    package static func inRows(_ column: String, _ count: Int) -> String { text("\(column) (\(count, "row"))") }
    package static func counted(_ name: String, _ count: String) -> String { text("\(name) (\(count))") }
    package static func linesAboveLeftOut(_ count: Int, _ lines: String) -> String {
        text("\(count, "line") above the column names left out: \(lines)")
    }
    package static func columnsWithoutPlace(_ count: Int, _ columns: String) -> String {
        text("\(count, "column") not read, because WorkHome has no place for that: \(columns).")
    }
    package static func columnsWithoutMeaning(_ count: Int, _ columns: String) -> String {
        text("\(count, "column") not read, because no meaning was chosen: \(columns).")
    }
    package static func recordsWithoutPlace(_ count: Int, _ kinds: String) -> String {
        text("\(count, "record") left out, because WorkHome has no place for that: \(kinds).")
    }
    package static func filesUnknown(_ count: Int, _ names: String) -> String {
        text("\(count, "file") in the zip not read, because WorkHome does not know what is in them: \(names).")
    }
    package static func valuesLeftOut(_ count: Int, _ kinds: String) -> String {
        text("\(count, "value") of rows that are added cut short or left out: \(kinds).")
    }
    package static var longTexts: String { text("names and notes that are too long") }
    package static var amountsBesideReps: String { text("times, distances and calories of sets with reps") }
    package static var effortsLeftOut: String { text("RPE of cardio, or not from 1 to 10") }
    package static var amountsOfWorkouts: String { text("impossible distances and calories of workouts") }
    package static var amountsOfFood: String { text("amounts of food that can’t be read or have no unit") }
    package static var timeInBedOrAwake: String { text("time in bed or awake") }
    package static var dayNotOver: String {
        text("The day of the export was not over. The next export has all of it.")
    }
    package static func severalTables(_ name: String, _ line: Int) -> String {
        text(
            """
            This file has several tables, one below the other: “\(name)” begins in line \(line). Copy each table that \
            you want, with its column names, into a file of its own, and choose that file.
            """)
    }
    package static var dateInTheFuture: String { text("The date is in the future.") }
    package static var dateBefore1900: String { text("The date is before 1900.") }
    package static var exerciseMissing: String { text("The exercise is missing.") }
    package static var nutrientsMissing: String { text("The nutrients are missing.") }
    package static var lessThanOneRep: String { text("There is less than one rep.") }
    package static var repsNotWhole: String { text("The reps are not a whole number.") }
    package static var distanceWithoutTime: String { text("There is a distance and no time.") }
    package static var neitherRepsNorTime: String { text("There are neither reps nor a time.") }
    package static var rowUnreadable: String { text("Its quotation marks don’t match, or it is far too long.") }
    package static var readAsWindows1252: String {
        text("The file is not UTF-8. It was read as Windows-1252: please check names with accents.")
    }
    package static var csvFile: String { text("CSV file") }
    package static var archive: String { text("WorkHome archive") }
    package static var aCSVFile: String { text("a CSV file") }
    package static var anArchive: String { text("a WorkHome archive") }
    package static func aFileFrom(_ name: String) -> String { text("a file from \(name)") }
    package static func fileUnknown(_ names: String) -> String {
        text(
            "WorkHome can’t read this file. It knows the exports of \(names): a CSV file, or the zip as the app made it. Any other CSV file needs one line per entry, with commas, semicolons or tabs between columns; take it out of its zip first."
        )
    }
    package static var fileIsGone: String { text("The file is gone. Discard this import and choose the file again.") }
    package static var fileIsEmpty: String { text("The file is empty.") }
    package static var fileIsASpreadsheet: String {
        text("This is a spreadsheet. Save it as CSV in the program that made it, and choose that file.")
    }
    package static func tooManyRows(_ maximum: String) -> String {
        text("The file has more than \(maximum) rows, the most that can be imported at once.")
    }
    package static func tooManyBadLines(_ maximum: String, _ first: String) -> String {
        text("More than \(maximum) lines can’t be read, so nothing was added. \(first)")
    }
    package static var undoneMeanwhile: String { text("The import was undone while it was being added.") }
    package static var madeByNewerVersion: String { text("A newer version of WorkHome made this import.") }
    package static func tooManyExercises(_ maximum: Int) -> String {
        text(
            "You would have more than \(maximum) exercises of your own. Choose built-in ones instead, or leave some out."
        )
    }
    package static func fileTooLarge(_ megabytes: Int) -> String {
        text("The file is larger than \(megabytes) MB. “workhome import” on the command line takes larger ones.")
    }
    package static var tooManyFilesWaiting: String {
        text("Too many large files wait to be imported on this WorkHome. Try again tomorrow.")
    }
    package static func tooManyOwnFilesWaiting(_ maximum: Int) -> String {
        text("\(maximum) of your files wait to be confirmed. Import or discard one of them first.")
    }
    package static func tooManyTrackables(_ maximum: Int) -> String {
        text("You would have more than \(maximum) trackables. Delete some of them first.")
    }
    package static var fileDeclaresEntities: String {
        text("The file declares entities, which an Apple Health export never does, so it was not read.")
    }
    package static var zipUnreadable: String { text("The zip is damaged, or a password protects it. Export it again.") }
    package static var zipUnpacksToTooMuch: String {
        text("The zip would unpack to far more than any export contains, so it was not unpacked.")
    }
    package static func editedAreRemovedToo(_ count: String) -> String {
        text("You changed \(count) of them since; they are removed too.")
    }
    package static var profileIsRestored: String {
        text("Your profile and settings are restored to what they were before the import.")
    }
    package static var whatIsUsedElsewhereStays: String {
        text("Exercises, trackables and foods you use elsewhere stay.")
    }
    package static var theFile: String { text("The file") }
    package static func lineNumber(_ line: Int) -> String { text("Line \(line)") }
    package static func notATime(_ typed: String) -> String { text("“\(typed)” is not a time.") }
    package static func notPartOfAnArchive(_ typed: String) -> String {
        text("“\(typed)” does not belong to an archive.")
    }
    package static var manifestMissing: String { text("It has no manifest.json, so it is not complete.") }
    package static var manifestUnknown: String { text("Its manifest.json is not from an archive.") }
    package static var archiveIsNewer: String { text("It was made by a newer version of WorkHome.") }
    package static func memberMissing(_ path: String) -> String { text("\(path) is missing.") }
    package static func memberChanged(_ path: String) -> String {
        text("\(path) was changed after the export: its SHA-256 differs from manifest.json.")
    }
    package static func memberUnlisted(_ path: String) -> String { text("\(path) is not in manifest.json.") }
    package static func archiveHasTooManyRows(_ maximum: String) -> String { text("It has more than \(maximum) rows.") }
    package static func lineTooLong(_ path: String) -> String { text("\(path) has a line of more than a megabyte.") }
    package static func memberTooLarge(_ path: String) -> String { text("\(path) is too large.") }
    package static var archiveUnpacksToTooMuch: String {
        text("The zip would unpack to far more than any archive contains, so it was not read.")
    }
    package static func moreRowsThanAllowed(_ most: Int, _ table: String) -> String {
        text("That would be more than \(most) \(table).")
    }
    package static func outOfRange(_ name: String) -> String { text("\(name) is out of range.") }
    package static var weightOutOfRange: String { text("The weight is out of range.") }
    package static var repsOutOfRange: String { text("The reps are out of range.") }
    package static var timeOutOfRange: String { text("The time is out of range.") }
    package static var distanceOutOfRange: String { text("The distance is out of range.") }
    package static var energyOutOfRange: String { text("The energy is out of range.") }
    package static var nutrientOutOfRange: String { text("A nutrient is out of range.") }
    package static var repsBelowZero: String { text("The reps are below zero.") }
    package static var timeBelowZero: String { text("The time is below zero.") }
    package static var distanceBelowZero: String { text("The distance is below zero.") }
    package static var ratingBelowZero: String { text("The RPE is below zero.") }
    package static func rowRefused(_ constraint: String) -> String {
        text("WorkHome does not accept this row (\(constraint)).")
    }
    package static var noCardioExerciseForThisWorkout: String {
        text("WorkHome has no cardio exercise for this workout.")
    }
    package static func columnIsNotADay(_ column: String) -> String { text("\(column) is not a day.") }
    package static func columnUnknown(_ column: String) -> String { text("\(column) is unknown.") }
    package static func columnIsNotAPath(_ column: String) -> String { text("\(column) is not a path.") }
    package static func photoMissing(_ typed: String) -> String { text("The photo \(typed) is not in the archive.") }
    package static func rowUnknown(_ column: String, _ typed: String) -> String {
        text("This WorkHome has no \(column) “\(typed)”.")
    }
    package static func columnIsNotANumber(_ column: String) -> String { text("\(column) is not a number.") }
    package static func columnIsNotAText(_ column: String) -> String { text("\(column) is not a text.") }
    package static func referenceMissing(_ column: String, _ number: String) -> String {
        text("\(column) \(number) is missing.")
    }
    package static var workoutStillRunning: String { text("The workout is still running.") }
    package static var notAJSONObject: String { text("This is not a JSON object of plain values.") }
    package static var timeZoneUnknown: String { text("time_zone is unknown.") }
    package static var aPlainNumber: String { text("a plain number") }
    package static func fileCantBeRead(_ error: String) -> String { text("The file can’t be read. \(error)") }
    package static var damagedFromHere: String { text("The file is damaged from here on.") }
    package static var dateCantBeRead: String { text("The date can’t be read.") }
    package static var valueOrUnitMissing: String { text("The value is missing or has an unknown unit.") }
    package static var endCantBeRead: String { text("The end can’t be read.") }
    package static var valueOutOfRange: String { text("The value is out of range.") }
    package static func partOfDayUnreadable(_ metric: String, _ day: String) -> String {
        text("\(metric) of \(day): only part of the day can be read.")
    }
    package static var sumOutOfRange: String { text("The sum is out of range.") }
    package static func problemOfDay(_ metric: String, _ day: String, _ reason: String) -> String {
        text("\(metric) of \(day): \(reason)")
    }
    package static func noCardioExerciseFor(_ workout: String) -> String {
        text("WorkHome has no cardio exercise for \(workout).")
    }
    package static var startOrDurationMissing: String { text("The start or the duration is missing.") }
    package static var setsOutOfRange: String { text("The sets are out of range.") }
    package static var setsNotWhole: String { text("The sets are not a whole number.") }
    package static var trainingRows: String { text("Training") }
    package static var valueRows: String { text("Values") }
    package static var foodRows: String { text("Food") }
    package static var trainingRowsNote: String { text("Each row is a set, or a cardio session.") }
    package static var weightRowsNote: String { text("Each row is a body weight.") }
    package static var valueRowsNote: String {
        text("Each row is one value of something you track, such as a pulse or a waist.")
    }
    package static var foodRowsNote: String { text("Each row is something that was eaten, or the sum of a meal.") }
    package static var timeOfDay: String { text("Time of day") }
    package static var numberOfSets: String { text("Number of sets") }
    package static var timeTaken: String { text("Time taken") }
    package static var distanceUnit: String { text("Distance unit") }
    package static var typeOfSet: String { text("Type of set") }
    package static var effortRating: String { text("RPE") }
    package static var bodyFatPercentage: String { text("Body fat, %") }
    package static var measureColumn: String { text("What each row measures") }
    package static var mealColumn: String { text("Meal") }
    package static var amountColumn: String { text("Amount") }
    package static var amountUnitColumn: String { text("Unit of the amount") }
    package static var deletedColumn: String { text("Whether it is deleted") }
    package static func fasterThanWorldRecord(_ distance: String, _ duration: String) -> String {
        text("\(distance) in \(duration) is faster than the world record.")
    }
    package static var rowDeleted: String { text("It is deleted in the other app.") }
    package static var proteinGrams: String { text("Protein, g") }
    package static var carbohydrateGrams: String { text("Carbs, g") }
    package static var fatGrams: String { text("Fat, g") }
    package static var saturatedFatGrams: String { text("Saturated fat, g") }
    package static var fiberGrams: String { text("Fiber, g") }
    package static var sugarGrams: String { text("Sugar, g") }
    package static var sodiumMilligrams: String { text("Sodium, mg") }
    package static var unitColumn: String { text("Column with the unit, such as cm") }
    package static var weightUnitColumn: String { text("Column with the unit, kg or lb") }
    package static var distanceUnitColumn: String { text("Column with the unit, km or miles") }
    package static func notANumber(_ typed: String, in column: String) -> String {
        text("“\(typed)” in \(column) is not a number.")
    }
    package static func belowZero(_ typed: String, in column: String) -> String {
        text("“\(typed)” in \(column) is below zero.")
    }
    package static func lineWithin(_ file: String, _ line: Int) -> String { text("\(file), line \(line)") }
    package static func lineWithin(_ line: Int) -> String { text("line \(line)") }
    package static func set(of exercise: String, on day: String, _ place: String) -> String {
        text("\(place), \(exercise) on \(day)")
    }
    package static func setsMore(_ count: String) -> String { text("\(count) more") }
    package static func implausibleSets(_ count: Int, _ weight: String, _ sets: String) -> String {
        text(
            """
            \(count, "set") of more than \(weight), which is more than anyone has lifted: \(sets). See whether the \
            unit is right.
            """)
    }
    package static func asCardio(_ exercise: String) -> String { text("\(exercise) (cardio)") }
    package static func asSets(_ exercise: String) -> String { text("\(exercise) (sets)") }
    package static var nothingWithin: String { text("nothing") }
}
