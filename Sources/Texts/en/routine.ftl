### Routines, the workouts done with them, and why a weight is asked for.

last-workouts = Last workouts
routines = Routines
routine = Routine
your-routines = Your routines
new-routine = New routine
shared-at-home = Shared at home
library = Library
filter = Filter the library

# $count (Number)
found = { $count ->
    [one] { $count } routine in the library
   *[other] { $count } routines in the library
}

none-found = No routines found

# $count (Number)
in-your-programs = { $count ->
    [one] { $count } routine in your programs
   *[other] { $count } routines in your programs
}

empty-title = No routines yet
empty-text = A routine is a list of exercises with their sets, like 3 × 5 with 60 kg. Build one, or pick one below.
other-ways = Other ways to train
timed-title = Timed plans
timed-note = Workouts by the clock, with or without equipment
all-routines = All routines
exercises-and-sets = { $exercises } · { $sets }

# $minutes (Digits)
minutes = about { $minutes }{ "\u00A0" }min

# $names (Text)
# $count (Digits)
and-more = { $names } and { $count } more

last-done = Last done { $day }
not-done-yet = Not done yet
by = By { $name }
share = Share at home
stop-sharing = Stop sharing
start-now = Start now
start-now-hint = Starts a workout. The routine becomes yours with your first set.
make-it-mine = Make it mine
make-it-mine-hint = Opens the editor to change it first. Nothing is saved until you save it.
about-this-routine = About this routine
share-hint = Others at home can see and copy it. Your weights stay with you.
only-you-see-it = Only you can see it.
back-to-routines = Back to routines
no-rest = No rest
has-no-exercises = This routine has no exercises.
delete-routine = Delete routine
delete-question = Delete this routine?
deletion-warning = “{ $routine }” will be permanently deleted. Workouts you did with it stay in your history.
save-as-routine = Save as routine
name-of-day = Workout of { $day }

## The clock of an exercise or a superset: EMOM, Tabata and what is like them
every-minute = Every minute

# $minutes (Number)
every-minutes = { $minutes ->
    [one] Every { $minutes } minute
   *[other] Every { $minutes } minutes
}

# $seconds (Number)
every-seconds = { $seconds ->
    [one] Every { $seconds } second
   *[other] Every { $seconds } seconds
}

work-and-rest = { $work } work, { $rest } rest

# $clock (Text)
# $rounds (Number)
clock-and-rounds = { $rounds ->
    [one] { $clock }, { $rounds } round
   *[other] { $clock }, { $rounds } rounds
}

## The clock: the editor
clock = Clock
no-clock = None
every-clock = A round every so many seconds (EMOM)
interval-clock = Work and rest by the clock (Tabata)
clock-hint = For all exercises of a superset. The workout then has a clock, and no rest timer for these sets.
round-every = A round every
work-for = Work for
rest-for = Rest for
more-fields-with-clock = Rest, clock and note

# $least (Digits)
# $most (Digits)
clock-out-of-range = Please enter { $least } to { $most } seconds

clock-required = { $name }: please choose a clock like every 60{ "\u00A0" }s, or 20{ "\u00A0" }s on, 10{ "\u00A0" }s off
clock-of-superset = { $name }: a superset has one clock, that of its first exercise

## The clock: the workout
start-clock = Start the clock
stop-clock = Stop the clock
all-done = All done as asked
all-done-of = { $exercises }: all done as asked
clock-of = Clock of { $exercises }

## The editor of a routine
edit-routine = Edit routine
the-routine = The routine
note-hint = Shown at the top of the workout
save-routine = Save routine
back-to-routine = Back to the routine
changed-meanwhile = This routine was changed in the meantime. Is what you see here the one to keep?
superset = Superset
end-superset = End superset
join = Superset: join { $name } with the exercise above
separate = End superset: separate { $name } from the exercise above
superset-with-above = Superset with the exercise above
add-sets = Add sets
add-sets-to = Add sets to { $name }
remove-sets = Remove sets { $line } of { $name }
as-text = Type as text
as-fields = Use fields
as-text-of = Type the sets of { $name } as text
as-fields-of = Use fields for the sets of { $name }
sets-of-part = { $part }: { $sets }
sets-of-exercise = Sets of { $name }
effort-and-type = Effort and set type
sets-examples = Like 3 x 8-12 @ 60{ "\u00A0" }kg, 3 x 5+ @ work, 2 x 45{ "\u00A0" }s. Separate lines with a semicolon.
weight-hint = Leave the weight empty to use that of last time.
weight-in = Weight in
percent-of-work-weight = % of work weight
percent-of-training-max = % of training max
percent-of-one-rep-max = % of one-rep max
by-effort = by effort (RPE)
training-max = Training max
training-max-hint = For sets in percent of it, as in 5/3/1. It counts from your next workout. Leave it empty for none of your own.
training-max-from = From your program { $program }, since { $day }
meters = meters
yards = yards
reps-examples = Please enter reps like 5, 8-12 or 5+
weight-must-be-empty = Leave this empty, or choose another unit than “{ $choice }”
weight-too-high = Please enter a possible weight
effort-missing = Please choose an effort
start-from = Start from
start-hint = The work weight today. Leave it empty to decide in the workout.
start-hint-of-one-dumbbell = The work weight today, of one dumbbell. Leave it empty to decide in the workout.
weights-of-one-dumbbell = Weights are those of one dumbbell.
rest-hint = Like 90 or 3:00. Empty: your rest timer.
more-fields = Rest and note
note-of-exercise-hint = Stays with this exercise, such as the height of the seat
only-owner-has = Left out, because only their owner has them: { $exercises }

## How an exercise progresses, as a choice with its numbers
progression = Progression
show-numbers = Show its numbers
fixed-name = The same every time
linear-name = More weight after all reps
double-name = More reps, then more weight
sum-name = More weight at a rep total
greyskull-name = Greyskull: by the last set
bodyweight-name = More reps, then more sets
time-name = More time
distance-name = More distance
effort-name = By effort (RPE)
cycle-name = 5/3/1: by a training max

# $tier (Digits)
gzclp-name = GZCLP, tier { $tier }

none-explanation = You decide each time. The workout shows what you did last.
fixed-explanation = Always these sets; only after a long break a lighter weight.
linear-explanation = When every set has its reps, the next workout is heavier. After repeated misses it gets lighter.
double-explanation = One more rep each workout. When every set is at the top of its range, the weight goes up and the reps start from the bottom again.
sum-explanation = However the reps are spread over the sets: when they add up to the total, the weight goes up.
greyskull-explanation = The last set, of as many reps as possible, decides. Twice its reps add twice the weight.
bodyweight-explanation = One more rep each workout up to the limit, then one more set with fewer reps.
time-explanation = When every set lasts its time, the next workout asks for more.
distance-explanation = When every set covers its distance, the next workout asks for more.
effort-explanation = Your last workout shows which weight fits the reps at this effort. Each set needs an RPE.
cycle-explanation = Sets are percentages of a training max, which rises after each cycle.
gzclp-first-explanation = The heavy lift: 5 × 3, the last set with as many reps as possible. After a miss sets get shorter first.
gzclp-second-explanation = The lighter lift: 3 × 10. After a miss the sets get shorter first.
gzclp-third-explanation = The lift for many reps: 3 × 15, the last set with as many reps as possible.
add-to-weight = Add
after-hits = Successes in a row
lighter-by = Then lighter by
after-misses = Misses in a row
reps-in-all-sets = Reps in all sets
weeks-of-cycle = Rounds or weeks in a cycle
add-reps = Add reps
up-to-reps = Up to reps
up-to-sets = Up to sets
up-to = Up to
then-exercises = Then a harder exercise: { $exercises }.

## Why a set is asked for, beside its exercise
first-time = First time
weight-set-on = The weight that you set on { $day }
as-written = As the routine says
weight-rises = Every rep last time: { $step }
weight-rises-at = Every rep at { $lifted } last time: { $step }

# $reps (Digits)
more-reps = { $reps ->
    [one] Now { $reps }{ "\u00A0" }rep in each set
   *[other] Now { $reps }{ "\u00A0" }reps in each set
}

# $weight (Text)
# $reps (Digits)
at-heaviest = { $reps ->
    [one] { $weight } is your heaviest: now { $reps }{ "\u00A0" }rep
   *[other] { $weight } is your heaviest: now { $reps }{ "\u00A0" }reps
}

# $sets (Number)
more-sets = { $sets ->
    [one] Every rep last time: now { $sets } set
   *[other] Every rep last time: now { $sets } sets
}

longer = Held every set last time: now { $time }
farther = The whole way last time: now { $distance }
harder-exercise = Every rep last time: a harder exercise
at-top = You have reached the top of this exercise
same-again = Same as last time

# $most (Digits)
missed-once = Missed once: same as last time, lighter after { $most } misses

# $misses (Number)
# $most (Digits)
missed = { $misses ->
    [one] Missed { $misses } time in a row: same as last time, lighter after { $most }
   *[other] Missed { $misses } times in a row: same as last time, lighter after { $most }
}

# $misses (Number)
nothing-lighter = { $misses ->
    [one] Missed { $misses } time in a row: same as last time, since nothing lighter can be loaded
   *[other] Missed { $misses } times in a row: same as last time, since nothing lighter can be loaded
}

# $misses (Number)
# $percent (Text)
lighter-after-misses = { $misses ->
    [one] Missed { $misses } time: { $percent } lighter
   *[other] Missed { $misses } times: { $percent } lighter
}

# $sets (Number)
# $reps (Digits)
next-stage = { $sets ->
    [one] Missed last time: the same weight in { $sets } set of { $reps }
   *[other] Missed last time: the same weight in { $sets } sets of { $reps }
}

restarted = Missed in the last stage: starts over, { $percent } lighter

# $step (Text)
# $weight (Text)
restarted-above = Missed in the last stage: starts over at { $weight } { $step }

on-training-max = On a training max of { $training-max }
new-cycle = New cycle: training max { $step }
stalled-cycle = Reps missed all through the last cycle: training max { $step }
from-estimate = From an estimated one-rep max of { $weight }
sick-today = A sick day: same as last time, not counted
traveling-today = Traveling: same as last time, not counted
after-sick-days = Sick days before: same as last time
sick-today-on-training-max = A sick day: same training max of { $training-max }, not counted
traveling-today-on-training-max = Traveling: same training max of { $training-max }, not counted
after-sick-days-on-training-max = Sick days before: same training max of { $training-max }

# $days (Number)
# $percent (Text)
comeback = { $days ->
    [one] After { $days } day without training: { $percent } of the weight, not counted
   *[other] After { $days } days without training: { $percent } of the weight, not counted
}

# $days (Number)
comeback-unweighted = { $days ->
    [one] After { $days } day without training: same as last time, not counted
   *[other] After { $days } days without training: same as last time, not counted
}

as-before = Same as the last time that counted
light-on-purpose = Light on purpose: { $percent } of the weight, half of the sets
weight-missing = Choose a weight to start with
training-max-missing = Set your training max
proposed-weight = { $weight } would fit your sets of the last 90 days
proposed-training-max = { $weight } would fit as a training max

# $reps (Digits)
# $percent (Text)
proposed-new-best = { $reps ->
    [one] Or lift a new best for { $reps }{ "\u00A0" }rep and start over at { $percent } of it
   *[other] Or lift a new best for { $reps }{ "\u00A0" }reps and start over at { $percent } of it
}

proposed-harder = Choose a harder exercise or add weight

## Messages of drafts, and names
exercise-missing = Please add at least one exercise

# $maximum (Digits)
too-many-exercises = A routine holds at most { $maximum } exercises

# $maximum (Digits)
too-many-sets = A routine holds at most { $maximum } sets

# $name (Text)
# $maximum (Digits)
too-many-lines = { $name }: at most { $maximum } lines of sets

lines-required = { $name }: please enter sets like 3 x 8-12 @ 60{ "\u00A0" }kg, 3 x 5+ or 2 x 45{ "\u00A0" }s
line-unreadable = “{ $line }”: { $explanation }
line-empty = A line of sets is empty: remove the semicolon that has no sets before or after it.
number-unreadable = a number has at most two decimals, such as 62.25.
week-example = a week is like “week 2:”, up to 52.

# $maximum (Digits)
set-count-example = begin with the number of sets, up to { $maximum }, and an x, like 3 x 5.

amount-examples = after the x come reps like 5, 8-12 or 5+, a time like 45{ "\u00A0" }s, or a distance like 40{ "\u00A0" }m.
load-examples = after the @ comes a weight like 60{ "\u00A0" }kg, 85{ "\u00A0" }% work, 85{ "\u00A0" }% tm, 75{ "\u00A0" }% 1rm or rpe{ "\u00A0" }8.
effort-examples = after rpe comes a number from 1 to 10, like 8 or 8.5.
end-unreadable = “{ $rest }” can’t be read there.
assistance-impossible = { $name }: a weight can’t be below zero. Only bodyweight exercises can have assistance.
rule-required = { $name }: please choose how it progresses
rule-exercise-unknown = { $name }: this progression goes on with an exercise that does not exist
rule-does-not-fit = { $name }: this progression does not fit its sets. Change the sets, or choose another one.
work-weight-required = { $name }: please enter a possible weight
# $start (Text)
# $sets (Text)
which-start = Is it { $start } or { $sets }, as the sets say? Please type the same here and in the sets

rest-required = { $name }: rest must be from 0 to 900 seconds
nothing-to-copy = Only its owner has the exercises of this routine, so it can’t be copied.

# $maximum (Digits)
too-many-routines = You have { $maximum } routines, the maximum. Delete one first.

changed-too-often = This routine has had too many exercises over time. Copy it, and go on with the copy.
exercise-is-gone = An exercise in the list no longer exists. It was removed from the routine.
copy-of = Copy of { $routine }
exercise-not-found = Please choose an exercise with sets

# $maximum (Digits)
too-many-sets-in-workout = A workout holds at most { $maximum } sets

zero-or-more = Enter 0 or more
workout-unnamed = This page is incomplete. Please open it again.
nothing-is-done = Nothing is done in this workout. Delete it instead
place-is-done = This set of the workout is already done
no-such-place = The workout has no such set, or it has another exercise or another day

## A workout that two people do together
train-together = Train together
train-with = Train with { $name }
together-with = Together with { $name }
wants-to-train = { $name } wants to train with you
waiting-for = Waiting for { $name }
how-to-accept = { $name } needs to open their own workout, and tap “Train together” there.
together-explained = Two people, one bar: a page shows the sets of both. You take turns, so that one rests while the other lifts. Choose who trains with you. They choose you on their own phone.
together-permission = Whoever you choose sees this workout, with its targets and what you did last time, and can mark your sets as done and take that back. It ends when you finish the workout, after 12 hours at most. They see nothing else of yours.
no-workout-to-share = Start a routine first, then train together from its workout.
nobody-to-train-with = Nobody else at home has an account.
refresh = Refresh
check-again = Check again
stop-together = Stop sharing with { $name }
back-to-own-workout = Back to your workout
correct-on-own-page = A tap logs a set as asked. You correct your sets in your workout, and { $name } in theirs.
other-equipment = You and { $name } use different equipment for this, so the sets are not mixed.
nothing-in-common = You and { $name } have no exercise in common today.
only-you = Only in your workout
only-partner = Only in { $name }’s workout
set-of-person = { $set }, { $name }
take-back = Take back
take-back-item = Take back { $set }
bar-stays = No change
bar-changes = Change: { $plates }
fill-in-on-own-page = Weight or reps are filled in on your own page.

## Sets and rules in words
# $sets (Digits)
# $amount (Text)
sets-of = { $sets } × { $amount }

next-time = Next time: { $sets }
work-weight = work weight
share-of = { $share } of { $weight }
share-of-work-weight = { $share } of the work weight
share-of-training-max = { $share } of the training max
share-of-one-rep-max = { $share } of the one-rep max
linear-summary = +{ $step } when every rep is done

# $step (Text)
# $workouts (Digits)
linear-summary-after = +{ $step } after { $workouts } workouts with every rep done

double-summary = More reps each time; at the top of the range +{ $step }

# $step (Text)
# $reps (Digits)
sum-summary = { $reps ->
    [one] +{ $step } once all sets together have { $reps }{ "\u00A0" }rep
   *[other] +{ $step } once all sets together have { $reps }{ "\u00A0" }reps
}

greyskull-summary = +{ $step } when the last set has its reps, twice as much for double the reps
gzclp-summary = +{ $step } when every rep is done; shorter sets after a miss
gzclp-third-summary = +{ $step } at 25{ "\u00A0" }reps in the last set

# $step (Text)
# $weeks (Number)
cycle-summary = { $weeks ->
    [one] +{ $step } on the training max after { $weeks } round or week
   *[other] +{ $step } on the training max after { $weeks } rounds or weeks
}

cycle-summary-after = +{ $step } on the training max after { $part }
effort-summary = The weight that fits the reps and the effort

# $reps (Digits)
# $most (Digits)
# $sets (Digits)
bodyweight-summary = { $reps ->
    [one] +{ $reps }{ "\u00A0" }rep up to { $most }, then one more set up to { $sets }
   *[other] +{ $reps }{ "\u00A0" }reps up to { $most }, then one more set up to { $sets }
}

amount-summary = +{ $step } up to { $most }

# $percent (Text)
# $misses (Number)
deload = { $misses ->
    [one] { $percent } lighter after { $misses } workout with missed reps
   *[other] { $percent } lighter after { $misses } workouts with missed reps
}

gzclp-first-misses = After a miss 6 × 2, then 10 × 1, then lighter and 5 × 3 again
gzclp-second-misses = After a miss 3 × 8, then 3 × 6, then 3 × 10 again
cycle-misses = Too few reps in every round: the training max goes down

## A routine’s workout: its page, its end, and where other pages mention it
no-exercises = This workout has no exercises yet. Add the first one.
ends-open-workout = { $name } is still open. It ends with its last set when you start this workout.
check-what-is-typed = Check
tap-a-check-mark = Tap the check mark of the set that you did.
set-is-gone = This set is no longer part of the workout.

## A routine’s workout: sets
set-of-exercise = { $set } of { $exercise }
mark-done = { $set }: done
mark-not-done = { $set }: not done
skip-item = Skip { $set }
do-it-after-all = Do { $set } anyway
more-of = More about { $set }
field-of = { $field }, { $set }
last-time = Last: { $result }
target = Target: { $target }
target-to-load = Target: { $target }, load { $weight }

# $reps (Text)
# $count (Number)
reps-asked = { $count ->
    [one] { $reps }{ "\u00A0" }rep
   *[other] { $reps }{ "\u00A0" }reps
}

reps-unit = reps
skip-set = Skip this set
do-it-anyway = Do it anyway
not-done = Not done
missed-set = Missed
skipped-set = Skipped
confirm-by-tapping-again = { $question } If it is correct, tap the button again.

## A routine’s workout: exercises
instead-of = Instead of { $exercise }
rest-of = Rest { $time }
options-of = Options for { $exercise }
add-warm-up = Add warm-up set
add-warm-ups = Add warm-ups
add-warm-ups-of = Add warm-ups of { $exercise }
swap-exercise = Swap exercise
move-up = Move up
move-down = Move down
skip-rest-of-exercise = Skip the rest of it
swap-title = What do you do instead of { $exercise }?
spoken-choice = { $exercise }. { $note }
similar-exercises = Similar
used-before = Used before
other-exercises = Other exercises

## A routine’s workout: as a whole
sets-done = { $done } of { $count } sets
sets-done-label = Sets done
finish-workout = Finish workout
offline-limits = Adding, swapping and moving need a connection. Sets can be done and skipped without one.
discard-workout = Discard workout
continue-workout = Continue this workout
back-to-the-workout = Back to the workout
delete-question-of = { $name } of { $day } will be deleted. Its sets stay on Track.

## A routine’s workout: its summary
as-last-time = as last time
percent-change = { $change } %
last-time-totals = Last time, { $day }: { $sets }, { $volume }, { $time }
left-out = Left out: { $exercises }
missed-sets = Missed: { $sets }
skipped-sets = Skipped: { $sets }

# $sets (Number)
# $exercise (Text)
count-of-sets = { $sets ->
    [one] { $sets } set of { $exercise }
   *[other] { $sets } sets of { $exercise }
}

how-did-it-feel = Note: how did it feel?
save-note = Save note

# $count (Number)
in-sets = { $count ->
    [one] in { $count } set
   *[other] in { $count } sets
}

# $day (Text)
# $workout (Text)
next-workout = Next: { $day }, { $workout }

# $day (Text)
# $workout (Text)
# $exercise (Text)
# $sets (Text)
next-workout-with-lift = Next: { $day }, { $workout }: { $exercise } { $sets }

# $sets (Text)
# $load (Text)
sets-at-load = { $sets } at { $load }

keep-changes-question = Keep these changes in the routine?
keep-changes = Keep changes

# $exercise (Text)
# $from (Text)
# $to (Text)
weight-changed = { $exercise }: { $from } → { $to }

# $exercise (Text)
# $from (Digits)
# $to (Number)
sets-changed = { $to ->
    [one] { $exercise }: { $from } → { $to } set
   *[other] { $exercise }: { $from } → { $to } sets
}

# $from (Text)
# $to (Text)
exercise-swapped = { $from } → { $to }

# $exercise (Text)
# $sets (Number)
exercise-added = { $sets ->
    [one] { $exercise }, { $sets } set
   *[other] { $exercise }, { $sets } sets
}

order-changed = The order of the exercises
show-the-routine = Show the routine

## The history of workouts
history = Workout history
history-note = Every workout by month: open, correct or repeat it
search-workouts = Search workouts and exercises
log-past-workout = Log a past workout
sets-without-workout = Sets on Track
history-is-empty = No workouts yet. Each one that you log is listed here.
no-workout-found = No workout has this in its name or among its exercises.
no-more-workouts = No more workouts.
change-workout = Name, day and time
start-time = Start
start-unreadable = Please enter a time, like 18:30
duration-out-of-range = Please enter up to 24 hours, like 45 or 1:10:00
ends-in-the-future = This workout would end in the future
sets-move-with-it = The sets move to the same day. Leave start and duration empty if you don’t know them.
do-it-again = Do it again
compare = Compare
compare-with = Compare with
name-and-day = { $name }, { $day }
nothing-to-compare = This is the only workout of its kind. Do it once more to compare.
as-then = the same then
value-then = then { $value }
finish-first = { $name } is still open. Finish it first: until then, a past workout is saved as finished with its first set.

## A routine’s workout: on other pages
session-totals = { $sets }, { $time }
continue-named = Continue { $name }
your-routine = Your routine
