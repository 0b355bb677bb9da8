waiting-to-be-sent = Waiting to be sent
try-now = Try now
muscle = Muscle
what-do-you-want-to-track = What do you want to track?
go-to-a-day = Go to a day
add-workout = Add workout
thirty-seconds-more = 30 seconds more
plus-thirty-seconds = +30 s
tell-in-the-background = Tell me when I’m elsewhere
add-set-of = Add set of { $name }
add-set = Add set
manage-trackables = Manage trackables
manage = Manage
log-a-value-of = { $trackable }: log a value
of-trackable = of { $name }
log = Log
what-do-you-want-to-log = What do you want to log?
all-trackables-are-archived = All trackables are archived. Choose Manage to restore one or add your own.
nothing-found = Nothing found. Check the spelling, or [add your own exercise].
often-done = Often done
something-else = Something else
log-item = Log { $item }
last-time-here = Last time: { $set }

# $number (Digits)
# $set (Text)
last-time-in-place = Set { $number } last time: { $set }

less = { $amount } less
more = { $amount } more
repeat-today = Repeat this day today
repeat-an-earlier-day = Repeat an earlier day
repeating-a-day = All sets of the day you choose are logged for { $day }, with the same weights and reps. Effort (RPE), notes and cardio aren’t copied. You can undo it as a whole.
sets-are-added = The sets you already logged stay.
log-again = Log { $sets }
log-again-of = Log { $sets }: { $day }
nothing-to-repeat-on = No sets to repeat: { $day }
no-earlier-sets = There are no earlier sets yet.
another-day = Another day
repeat-last-time = Repeat last time: { $sets }
weights-and-resistance = Weights and resistance
running-swimming-cycling = Running, swimming, cycling
steps-water-sleep = Anything you count, such as steps, water or sleep
log-it-and-see-the-trend = Log it and see the trend
words-and-photos-of-the-day = Words and photos of the day
workout-is-over = { $plan } is over
workout-is-running = { $plan } is running
workout-is-paused = { $plan } is paused
go-to-the-workout = Go to the workout
since = since { $time }
also-recorded-by = Also recorded by
make-own-session = Make it its own session
make-own-session-of = { $source }: make it its own session
same-session-question = Same session?
looks-like-the-same = { $typed } looks like { $recorded } from { $source }. Is it the same session?
keep-both-sessions = No, keep both
keep-one-session = Yes, keep one
todays-workouts = Today's Workouts
workouts-on = Workouts on { $day }
tap-to-get-started = Tap + to get started
already-undone-or-expired = This was already undone, or it was more than a day ago.

# $count (Number)
# $exercise (Text)
sets-of = { $count ->
    [one] { $count } set of { $exercise }
   *[other] { $count } sets of { $exercise }
}

# $count (Number)
sets-of-several = { $count ->
    [one] { $count } set of several exercises
   *[other] { $count } sets of several exercises
}

# $count (Number)
# $exercise (Text)
sessions-of = { $count ->
    [one] { $count } session of { $exercise }
   *[other] { $count } sessions of { $exercise }
}

# $count (Number)
# $trackable (Text)
entries-of = { $count ->
    [one] { $count } entry of { $trackable }
   *[other] { $count } entries of { $trackable }
}

## Labels, hints and choices of forms
duration = Duration
assisted = Assisted
set-type = Set type
effort-rpe = Effort (RPE)
effort-hint = 10 = no reps left, 8 = two left
no-effort = –
added-weight-assistance = Added weight / Assistance
weight-of-one-dumbbell = Of one dumbbell, even if you lift two
assistance-missing = Please choose one
choose-what-to-log = Choose what to log

## Messages of drafts, and names
duration-required = Duration required
distance-or-duration-required = Distance or time required
no-set-without-reps = A set without a single rep isn’t logged. If you failed at the first one, leave the set out.
moved-set-leaves-its-workout = This set is part of a workout. With another day or exercise, it leaves that workout.
reps-or-time = Enter reps, or a time or distance, but not both
long-set = { $amount }? That is a lot for one set.
longer-than-a-day = { $duration }? That is longer than a day.
distance-very-long = { $distance }? That is a long way for one session.
faster-than-world-record = { $pace }? That’s faster than the world record.
added-or-assisted-required = Choose Added or Assisted, or leave the weight empty
set-type-missing = Please choose a set type
effort-out-of-range = Please choose a number from 1 to 10
more-than-anyone-has-lifted = { $weight }? That is more than anyone has lifted.
assistance-above-body-weight = { $assistance } of assistance? You weigh { $body-weight }.
assistance-very-high = { $assistance } of assistance? That is more than most people weigh.
too-many-reps-for-a-set = { $reps } reps? That is a lot for one set.
last-time = Last time, { $day }: { $summary }
bodyweight = Bodyweight
drop = Drop
failure = Failure
