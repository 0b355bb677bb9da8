first-rows-of = The first rows of { $file-name }
unknown-app = WorkHome does not know which app made this file. Tell it what the columns contain. Nothing is saved until you have seen what it would add.
first-rows-table = The first rows of the file
what-each-row-is = What each row is
chosen-as-last-time = Filled in from your last file with these columns.
discarding = Discarding…
discard = Discard
making-the-preview = Making the preview…
preview = Preview
bring-your-data = Bring your data
what-can-be-imported = From { $formats }: the file as the app exports it, CSV or zip. Any other CSV file works too (you name its columns), and so does WorkHome’s own export. WorkHome first shows what the file would add. Nothing is saved until you confirm.
size-limit-and-repeated-files = Up to { $limit }. Importing the same or a newer file again adds only new entries.
your-imports = Your imports
see-progress = See progress
change-columns = Change the columns
nothing-new-in-file = Nothing new in this file
import-it = Import it
exercises-have-other-names = WorkHome does not recognize these exercises. Choose one for each; the most similar ones come first. Your choices are remembered for your next import.
recognized-exercises = Exercises that were recognized
adding-what-is-new = Adding what is new…
reading = Reading
importing = Importing…
import-button = Import
import-takes-a-while = This can take a while. You can keep using WorkHome meanwhile, and undo the import later.
save-as-routines = Save as routines
workouts-can-become-routines = You did these workouts at least three times. A routine has the exercises and sets of the last time, and fills in the weights you used last.
workouts-you-repeat = Workouts you repeat

# $name (Text)
# $count (Number)
# $exercises (Text)
repeated-workout = { $count ->
    [one] { $name } ({ $count } time): { $exercises }
   *[other] { $name } ({ $count } times): { $exercises }
}

workout-missing = Please choose at least one workout
all-problems-as-text-file = All of them as a text file
what-is-in-the-file = What is in the file?
back-to-imports = Back to Imports
weights-are-in = Weights are in
distances-are-in = Distances are in
as-you-chose-last-time = { $rows }, as you chose last time
add-as-own-exercise = Add as a new exercise
leave-out = Leave out
choice-missing = Please choose what to do with it
file = File

# $count (Digits)
megabytes = { $count } MB

waiting-for-columns = Waiting for you to choose its columns
waiting-for-confirmation = Waiting for you to confirm it
being-added = Being added
nothing-was-new = Nothing was new
being-undone = Being undone
undone = Undone
check-the-import = Check the import
import-from = Import from { $origin }
stop-and-undo = Stop and undo
undo-this-import = Undo this import
import-is-stalled = WorkHome can’t go on with it at the moment, for example because the storage is full. Nothing is lost: it tries again every minute.
archive-profile-is-used = Nothing is logged in your account yet, so your name, date of birth, height, weights and settings become those of the archive.
adding-your-data = Adding your data
adding = Adding
adding-explanation = What has been added so far already counts. Records are updated after the last set of each exercise, goals at the end.
undoing-the-import = Undoing the import
removing = Removing
undoing-explanation = Once everything is removed, records, streaks and goals are as if you had never imported it.
this-file-is = This is { $format }
this-import-is-in-progress = This import is in progress
this-import-is-complete = This import is complete
this-import-is-being-undone = This import is being undone
this-import-was-undone = This import was undone
new = New
nothing = Nothing
added-so-far = Added so far
still-to-remove = Still to remove
added-before-undo = Added before undo
already-known = Already known
left-out = Left out
cant-be-read = Can’t be read
date-label = On
period-label = From
lines-cant-be-read = { $lines } can’t be read

# $lines (Text)
# $count (Digits)
first-lines-cant-be-read = { $lines } can’t be read. The first { $count } are shown.

file-missing = Please choose a file
stop-and-undo-question = Stop and undo this import?
undo-question = Undo this import?
undo-warning = This removes everything imported from { $origin } that is still there: { $remains }.
as-if-never-imported = Records, streaks and goals are then as if you had never imported it.
undo-import = Undo import

## Files: their formats, and what can’t be read of them
archive-rejected = This WorkHome archive can’t be imported. { $error }
columns-differ = The lines of this file have too many different keys.
file-not-understood = WorkHome can’t work with something in this file ({ $detail }).
archive-not-understood = WorkHome can’t work with something in it ({ $detail }).

# $number (Digits)
column-number = Column { $number }

not-a-number-of-sets = “{ $typed }” is not a number of sets.
not-a-unit-of-weight = “{ $typed }” is not a unit of weight.
not-a-unit-of-distance = “{ $typed }” is not a unit of distance.
weight-missing = The weight is missing.
value-missing = The value is missing.
measure-unclear = It is not clear what it measures.
unit-cant-become = “{ $typed }” can’t become { $unit }.
date-missing = The date is missing.
date-unreadable = “{ $typed }” is not a date that can be read.
already-imported-on = This same file was already imported on { $day }.

# $count (Number)
# $kind (Text)
rows-left-out = { $count ->
    [one] { $count } row of { $kind } left out.
   *[other] { $count } rows of { $kind } left out.
}

other-measurements = other measurements
rests-and-notes = rest timers and notes
totals = totals
others = others

# $column (Text)
# $count (Number)
in-rows = { $count ->
    [one] { $column } ({ $count } row)
   *[other] { $column } ({ $count } rows)
}

counted = { $name } ({ $count })

# $count (Number)
# $lines (Text)
lines-above-left-out = { $count ->
    [one] { $count } line above the column names left out: { $lines }
   *[other] { $count } lines above the column names left out: { $lines }
}

# $count (Number)
# $columns (Text)
columns-without-place = { $count ->
    [one] { $count } column not read, because WorkHome has no place for that: { $columns }.
   *[other] { $count } columns not read, because WorkHome has no place for that: { $columns }.
}

# $count (Number)
# $columns (Text)
columns-without-meaning = { $count ->
    [one] { $count } column not read, because no meaning was chosen: { $columns }.
   *[other] { $count } columns not read, because no meaning was chosen: { $columns }.
}

# $count (Number)
# $kinds (Text)
records-without-place = { $count ->
    [one] { $count } record left out, because WorkHome has no place for that: { $kinds }.
   *[other] { $count } records left out, because WorkHome has no place for that: { $kinds }.
}

# $count (Number)
# $names (Text)
files-unknown = { $count ->
    [one] { $count } file in the zip not read, because WorkHome does not know what is in them: { $names }.
   *[other] { $count } files in the zip not read, because WorkHome does not know what is in them: { $names }.
}

# $count (Number)
# $kinds (Text)
values-left-out = { $count ->
    [one] { $count } value of rows that are added cut short or left out: { $kinds }.
   *[other] { $count } values of rows that are added cut short or left out: { $kinds }.
}

long-texts = names and notes that are too long
amounts-beside-reps = times, distances and calories of sets with reps
efforts-left-out = RPE of cardio, or not from 1 to 10
amounts-of-workouts = impossible distances and calories of workouts
amounts-of-food = amounts of food that can’t be read or have no unit
impossible-amounts = amounts of { $nutrient } that can’t be read or are impossible
time-in-bed-or-awake = time in bed or awake
day-not-over = The day of the export was not over. The next export has all of it.

# $name (Text)
# $line (Digits)
several-tables = This file has several tables, one below the other: “{ $name }” begins in line { $line }. Copy each table that you want, with its column names, into a file of its own, and choose that file.

date-in-the-future = The date is in the future.
date-before-1900 = The date is before 1900.
exercise-missing = The exercise is missing.
nutrients-missing = The nutrients are missing.
less-than-one-rep = There is less than one rep.
reps-not-whole = The reps are not a whole number.
distance-without-time = There is a distance and no time.
neither-reps-nor-time = There are neither reps nor a time.
row-unreadable = Its quotation marks don’t match, or it is far too long.
read-as-windows-1252 = The file is not UTF-8. It was read as Windows-1252: please check names with accents.
csv-file = CSV file
archive = WorkHome archive
a-csv-file = a CSV file
an-archive = a WorkHome archive
a-file-from = a file from { $name }
file-unknown = WorkHome can’t read this file. It knows the exports of { $names }: a CSV file, or the zip as the app made it. Any other CSV file needs one line per entry, with commas, semicolons or tabs between columns; take it out of its zip first.
file-is-gone = The file is gone. Discard this import and choose the file again.
file-is-empty = The file is empty.
file-is-a-spreadsheet = This is a spreadsheet. Save it as CSV in the program that made it, and choose that file.
too-many-rows = The file has more than { $maximum } rows, the most that can be imported at once.
too-many-bad-lines = More than { $maximum } lines can’t be read, so nothing was added. { $first }
undone-meanwhile = The import was undone while it was being added.
made-by-newer-version = A newer version of WorkHome made this import.

# $maximum (Digits)
too-many-exercises = You would have more than { $maximum } exercises of your own. Choose built-in ones instead, or leave some out.

# $megabytes (Digits)
file-too-large = The file is larger than { $megabytes } MB. “workhome import” on the command line takes larger ones.

too-many-files-waiting = Too many large files wait to be imported on this WorkHome. Try again tomorrow.

# $maximum (Digits)
too-many-own-files-waiting = { $maximum } of your files wait to be confirmed. Import or discard one of them first.

# $maximum (Digits)
too-many-trackables = You would have more than { $maximum } trackables. Delete some of them first.

file-declares-entities = The file declares entities, which an Apple Health export never does, so it was not read.
zip-unreadable = The zip is damaged, or a password protects it. Export it again.
zip-unpacks-to-too-much = The zip would unpack to far more than any export contains, so it was not unpacked.
edited-are-removed-too = You changed { $count } of them since; they are removed too.
profile-is-restored = Your profile and settings are restored to what they were before the import.
what-is-used-elsewhere-stays = Exercises, trackables and foods you use elsewhere stay.
the-file = The file

# $line (Digits)
line-number = Line { $line }

not-a-time = “{ $typed }” is not a time.
not-part-of-an-archive = “{ $typed }” does not belong to an archive.
manifest-missing = It has no manifest.json, so it is not complete.
manifest-unknown = Its manifest.json is not from an archive.
archive-is-newer = It was made by a newer version of WorkHome.
member-missing = { $path } is missing.
member-changed = { $path } was changed after the export: its SHA-256 differs from manifest.json.
member-unlisted = { $path } is not in manifest.json.
archive-has-too-many-rows = It has more than { $maximum } rows.
line-too-long = { $path } has a line of more than a megabyte.
member-too-large = { $path } is too large.
archive-unpacks-to-too-much = The zip would unpack to far more than any archive contains, so it was not read.

# $most (Digits)
# $table (Text)
more-rows-than-allowed = That would be more than { $most } { $table }.

out-of-range = { $name } is out of range.
weight-out-of-range = The weight is out of range.
reps-out-of-range = The reps are out of range.
time-out-of-range = The time is out of range.
distance-out-of-range = The distance is out of range.
energy-out-of-range = The energy is out of range.
nutrient-out-of-range = A nutrient is out of range.
reps-below-zero = The reps are below zero.
time-below-zero = The time is below zero.
distance-below-zero = The distance is below zero.
rating-below-zero = The RPE is below zero.
row-refused = WorkHome does not accept this row ({ $constraint }).
no-cardio-exercise-for-this-workout = WorkHome has no cardio exercise for this workout.
column-is-not-a-day = { $column } is not a day.
column-unknown = { $column } is unknown.
column-is-not-a-path = { $column } is not a path.
photo-missing = The photo { $typed } is not in the archive.
row-unknown = This WorkHome has no { $column } “{ $typed }”.
column-is-not-a-number = { $column } is not a number.
column-is-not-a-text = { $column } is not a text.
reference-missing = { $column } { $number } is missing.
workout-still-running = The workout is still running.
not-a-json-object = This is not a JSON object of plain values.
time-zone-unknown = time_zone is unknown.
a-plain-number = a plain number
file-cant-be-read = The file can’t be read. { $error }
damaged-from-here = The file is damaged from here on.
date-cant-be-read = The date can’t be read.
value-or-unit-missing = The value is missing or has an unknown unit.
end-cant-be-read = The end can’t be read.
value-out-of-range = The value is out of range.
part-of-day-unreadable = { $metric } of { $day }: only part of the day can be read.
sum-out-of-range = The sum is out of range.
problem-of-day = { $metric } of { $day }: { $reason }
no-cardio-exercise-for = WorkHome has no cardio exercise for { $workout }.
start-or-duration-missing = The start or the duration is missing.
sets-out-of-range = The sets are out of range.
sets-not-whole = The sets are not a whole number.
training-rows = Training
value-rows = Values
food-rows = Food
training-rows-note = Each row is a set, or a cardio session.
weight-rows-note = Each row is a body weight.
value-rows-note = Each row is one value of something you track, such as a pulse or a waist.
food-rows-note = Each row is something that was eaten, or the sum of a meal.
time-of-day = Time of day
number-of-sets = Number of sets
time-taken = Time taken
distance-unit = Distance unit
type-of-set = Type of set
effort-rating = RPE
body-fat-percentage = Body fat, %
measure-column = What each row measures
meal-column = Meal
amount-column = Amount
amount-unit-column = Unit of the amount
deleted-column = Whether it is deleted
faster-than-world-record = { $distance } in { $duration } is faster than the world record.
row-deleted = It is deleted in the other app.
protein-grams = Protein, g
carbohydrate-grams = Carbs, g
fat-grams = Fat, g
saturated-fat-grams = Saturated fat, g
fiber-grams = Fiber, g
sugar-grams = Sugar, g
sodium-milligrams = Sodium, mg
unit-column = Column with the unit, such as cm
weight-unit-column = Column with the unit, kg or lb
distance-unit-column = Column with the unit, km or miles
not-a-number = “{ $typed }” in { $column } is not a number.
below-zero = “{ $typed }” in { $column } is below zero.

# $file (Text)
# $line (Digits)
line-within = { $file }, line { $line }

# $line (Digits)
line-within-file = line { $line }

# $exercise (Text)
# $day (Text)
# $place (Text)
set-of = { $place }, { $exercise } on { $day }

sets-more = { $count } more

# $count (Number)
# $weight (Text)
# $sets (Text)
implausible-sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
} of more than { $weight }, which is more than anyone has lifted: { $sets }. See whether the unit is right.

as-cardio = { $exercise } (cardio)
as-sets = { $exercise } (sets)
nothing-within = nothing

## Labels, hints and choices of forms
only-hint = For files with a column that names what each row measures. Leave empty for all rows.
only-hint-with-words = “{ $column }” contains: { $words }. Separate with commas, or leave empty for all.
measure-hint = For files without a column that names what each row measures.

# $first (Digits)
# $last (Digits)
# $reps (Text)
several-sets-from = Set { $first } to set { $last }, from “{ $reps }” on

each-row-is-one-set = Each row is one set
word-not-in-column = “{ $unknown }” is not in “{ $column }”, which contains: { $words }
body-weight-word-missing = Please choose which of these is body weight: { $words }
column-of-several-sets = The columns of the sets already contain this
dates-are-written = Dates are written
times-are-in = Times are in
duration-unit-hint = A time like 28:40 is always minutes and seconds.
energy-is-in = Energy is in
what-the-values-measure = What the values measure
name-of-new-trackable = Name of the new trackable
unit-of-new-trackable = Unit of the new trackable
only-rows-labeled = Only rows labeled
several-sets-per-row = Several sets per row
choose-a-column = Choose a column
not-in-the-file = Not in the file
date-is-ambiguous = “{ $date }” can be read in two ways.
new-trackable-option = A new trackable
unit-missing = Please choose a unit
column-missing = Please choose the column of “{ $field }”
column-required = Please choose a column of the file
column-chosen-twice = “{ $column }” is chosen for { $other } too
reps-or-duration-missing = Please choose this, or the duration
nutrient-missing = Please choose a nutrient
date-order-missing = Please choose how dates are written
date-order-required = “{ $date }” can be read in two ways: please choose
measure-missing = Please choose what the values measure
already-tracked = You already track “{ $name }”: choose it above
detect-date-order = Detect automatically
year-first = Year first: 2026-10-05
day-first = Day first: 05/10/2026
month-first = Month first: 10/05/2026
kilometers = Kilometers
miles = Miles
meters = Meters
seconds = Seconds
minutes = Minutes
kilocalories = Kilocalories
kilojoules = Kilojoules
column-without-dates = This column has no dates
column-without-words = This column has too many different texts to be a label of its rows
column-without-numbers = This column has no numbers
column-without-units = This column has no units that are known. Leave it out, and choose the unit for all rows.
