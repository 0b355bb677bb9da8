### Programs: which day comes next, how its lifts progress, and where they stand.

programs = Programs
program = Program
your-programs = Your programs
ended-programs = Ended programs
new-program = New program
edit-program = Edit program
the-program = The program
about-this-program = About this program
save-program = Save program
next-time = Next time
back-to-programs = Back to programs
all-programs = All programs
list-note = Days and weeks in an order, with weights that progress by rules
empty-title = No program yet
empty-text = A program says which workout comes next and how heavy it is. Start one below, or build one from your routines.
day = Day { $number }
day-of = Day of { $program }
name-of-day = { $program }: { $day }

## What is due
today = Today
missed = Missed on { $day }
comes-next = Comes next

# $week (Digits)
week-number = Week { $week }

# $week (Digits)
# $weeks (Digits)
week-of = Week { $week } of { $weeks }

light-week = { $week } · light week

# $round (Digits)
round-number = Round { $round }

# $round (Digits)
# $rounds (Digits)
round-of = Round { $round } of { $rounds }

light-round = { $round } · light round

# $day (Digits)
# $days (Digits)
day-of-days = Day { $day } of { $days }

sick-today = You are sick today. The next workout waits until you are well.
traveling-today = You are traveling today. The next workout waits for you.
start-early = Start it today
skip-day = Skip this day
also-due = Also due
joined = { $first } · { $second }

# $count (Digits)
# $set (Text)
times = { $count }{ "\u00A0" }× { $set }

load-and-amount = { $load } × { $amount }
skipped = Skipped
left-out = { $day } was left out.
do-it-after-all = Do it after all

## Starting one
start-program = Start this program
start-named = Start { $name }
start-program-hint = It becomes yours: you can change its days, exercises and rules whenever you like.
start-weights = Weights to start with
start-weights-hint = Start lighter than you could: it gets heavier by itself. What you leave empty is asked in the first workout.
training-max-of = { $exercise }: training max
exercise-and-sets = { $exercise } { $sets }
proposed = From your last sets: { $weight }
first-day = First day
schedule = Schedule
rotation = One day after the other
rotation-hint = Whenever you train, the next day is due. Nothing is lost if you miss one. All days once are a round.
weekly = Each day on its weekday
weekly-hint = A day you miss can be made up until the next one is due.
weekdays = Training days
source = Source
days = Days
lifts = Lifts
cycle = Cycle

# $number (Digits)
# $day (Text)
numbered = { $number }. { $day }

# $weeks (Number)
weeks-count = { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
}

# $rounds (Number)
rounds-count = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}

# $days (Number)
days-count = { $days ->
    [one] { $days } day
   *[other] { $days } days
}

# $times (Digits)
times-a-week = { $times }{ "\u00A0" }× a week

# $weeks (Digits)
light-every = light every { $weeks } weeks

# $rounds (Digits)
light-every-rounds = light every { $rounds } rounds

light-weeks = Light weeks
light-rounds = Light rounds

## Editing
weeks = Rounds or weeks in a cycle
weeks-hint = 1 if all of them have the same sets.
deload-every = Light rounds or weeks
deload-every-hint = 2 to 52: every how many rounds or weeks one is light, with half of the sets at 90 % of the weight. Leave empty for none.
add-day = Add a day
add-day-hint = A routine of yours, or a timed workout. The same one can be several days.
choose-day = Choose a routine or workout
schedule-missing = Choose how the days follow each other
weekdays-missing = Choose at least one day of the week

# $days (Number)
as-many-weekdays = { $days ->
    [one] Choose { $days } weekday: one for each day of the program
   *[other] Choose { $days } weekdays: one for each day of the program
}

day-missing = Add at least one day

# $most (Digits)
too-many-days = A program can have at most { $most } days

routine-is-taken = That routine is a day of another program. Copy it first.
changed-too-often = This program has had too many days over time. Make a new one with the same days.
workout-is-gone = That workout is gone. Choose another one.

# $most (Digits)
too-many-programs = You have { $most } programs. Delete one before you add another.

shares-progress = Same weight on other days of the program
every-week = Every week
week = Week
every-round = Every round
round = Round

## Its end
end-program = End program
end-question = End this program?
end-warning = “{ $name }” will no longer say which workout comes next. If you start it again, it begins with its first day and counts anew. Weights and workouts stay.
stays-open = “{ $workout }” is still open. You can finish it: it counts as the last workout of this program.
start-again = Start again
start-again-hint = Begins with the first day. Weights go on where they are.
stays-before = “{ $workout }” is still open. You can finish it: it counts for the time before the new start.
closes-empty = “{ $workout }” is open, but nothing is done in it. It will be closed.
ended-on = Ended { $day }
since = Since { $day }
starts-on = Starts { $day }
delete-program = Delete program
delete-question = Delete this program?
deletion-warning-with-routines = “{ $name }” and the routines of its days will be deleted. Workouts you did stay in your history.
deletion-warning = “{ $name }” will be deleted. Its routines and the workouts you did stay.

## Looking back
history = Asked and done
this-time = This time
before = Before the new start on { $day }
asked = Asked
done = Done
not-done = not done
missed-set = missed
skipped-set = skipped
lift-of = { $exercise } in { $program }
no-history = Nothing done in this program yet.
training-max = Training max
training-max-since = Training max { $weight }, since { $day }
training-maxes = Training maxes
set-training-max = Set the training max
counts-from = Counts from
training-max-proposal = Your sets give a one-rep max of { $one-rep-max }. 90{ "\u00A0" }% of it is { $share }.
trained-until = You did this lift on { $day }. Choose a later day.
training-max-counts-since = Another one counts since { $day }. Choose that day or a later one.
training-maxes-to-come = Training maxes to come
training-max-from = From { $day }: { $weight }
cycles = Cycles

# $number (Digits)
cycle-number = Cycle { $number }

# $number (Digits)
cycle-to-come = Cycle { $number } has not begun yet

training-max-was = Training max { $change }
work-weight-was = Work weight { $change }
one-rep-max-was = Estimated one-rep max { $change }
best-open-set = Best open set { $set }
best-open-set-and-one-rep-max = Best open set { $set }, an estimated one-rep max of { $one-rep-max }

# $number (Digits)
cycle-done = Cycle { $number } is done

from-to = { $from } → { $to }
work-weight = Work weight
workouts-done = Workouts
