what-kind-of-goal = What kind of goal?
or-start-with-one-of-these = Or start with one of these
kind-of-goal = Kind of goal
what-counts = What counts
new-goal = New goal
history = History
show-what-counted = Show what counted
nothing-counted-yet = Nothing yet. What you log for this goal shows here.
log-a-set = Log a set
log-a-session = Log a session
start-a-workout = Start a workout
log-training = Log training
log-food = Log food
delete-this-goal = Delete this goal?
deletion-warning = { $goal } and its history will be permanently deleted. What you logged stays.
delete-goal = Delete goal
reached-on = Reached on { $day }, goal { $target }
no-value-yet = No value yet, goal { $target }
no-value = No value { $when }, goal { $target }
value-when = { $value } { $when }
now-with-target = { $value } now, goal { $target }
figure-over = { $figure }: { $amount } over
value-with-limit = { $value }, at most { $limit }
value-at-least = { $value }, at least { $target }
best-so-far-with-target = Best so far { $best }, goal { $target }
ends-today = Ends today
days-left = { $days } left

# $count (Number)
# $period day, week, month, quarter or year
in-a-row = { $period ->
    [day] { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
    [week] { $count ->
        [one] { $count } week in a row
       *[other] { $count } weeks in a row
    }
    [month] { $count ->
        [one] { $count } month in a row
       *[other] { $count } months in a row
    }
    [quarter] { $count ->
        [one] { $count } quarter in a row
       *[other] { $count } quarters in a row
    }
   *[year] { $count ->
        [one] { $count } year in a row
       *[other] { $count } years in a row
    }
}

complete = Complete
ended = Ended
within-the-limit = Within the limit
on-track = On track
over-the-limit = Over the limit
missed = Missed
edit-goal = Edit goal
bench = Bench { $weight }{ "\u00A0" }{ $unit }
run-three-times-a-week = Run 3{ "\u00A0" }×{ "\u00A0" }a{ "\u00A0" }week
lift-in-total = Lift { $volume }{ "\u00A0" }{ $unit } in total
reach-weight = Reach { $weight }{ "\u00A0" }{ $unit }
best = Best
find-an-activity = Find an activity
target-of = target { $amount }
nothing-logged = Nothing logged, { $aim }
met = Met
not-counted = Not counted
in-progress = In progress

# $met (Digits)
# $periods (Text)
periods-met = { $met } of { $periods } met

back-to-goals = Back to Goals
counts-from = Counts from
deadline = Deadline
started-at = Started at
previous-best = Previous best
reached = Reached
best-so-far = Best so far
unknown = Unknown
what-counted = What counted
what-counts-so-far = What counts so far
what-counts-in = What counts: { $period }
in-total = in total
best-so-far-within = best so far
progress-over-time = Progress over time
pace-to-the-deadline = Pace to the deadline
limit = Limit
a-goal = a goal
no-goals-yet = No goals yet
tap-to-set-your-first-goal = Tap + to set your first goal
plus-new-goal = + New goal
active = Active
completed = Completed

## Labels, hints and choices of forms
period-missing = Please choose how often
direction-missing = Please choose a direction
goal-time-required = Please enter a time like 150 or 2h{ "\u00A0" }30m
title = Title
title-hint = Optional. Named for you if empty
reps-hint = In one set, at least
how-often = How often
direction = Direction
counts-from-hint = If empty: today, or the start of this week, month or year for a goal that repeats.
in-the-trackables-unit = In the trackable’s own unit
in-the-trackables-unit-or-volume = In the trackable’s own unit, water in { $volume }
any-activity = Any activity
choose-a-trackable = Choose a trackable
trackable-in-unit = { $name }, in { $unit }

## Messages of drafts, and names
# Of a time for a distance.
done-in-time = done that in { $time }
average-pace-counts = The average pace of a session that is at least as long counts, as for records.
three-lift-total = Total of three lifts
three-lifts = Squat, bench press and deadlift
heaviest-sets-are-added-up = Your heaviest working sets of squat, bench press and deadlift are added up, once there are all three.

# $exercise
# $kind
# $time
time-under = { $kind ->
    [pace1Kilometer] { $exercise }: 1{ "\u00A0" }km under { $time }
    [pace5Kilometers] { $exercise }: 5{ "\u00A0" }km under { $time }
    [pace10Kilometers] { $exercise }: 10{ "\u00A0" }km under { $time }
    [paceHalfMarathon] { $exercise }: half marathon under { $time }
   *[paceMarathon] { $exercise }: marathon under { $time }
}

heaviest-set = Heaviest set
added-weight-hint = For a bodyweight exercise: the weight you add
lifted = lifted { $weight }
heaviest-set-counts = Your heaviest working set of at least { $reps } counts.
heaviest-working-set-counts = Your heaviest working set counts.
held-for = done { $time }
carried-over = gone { $distance }

# Such as Pull-Up: 10 reps in a set or Plank: 2:00 in a set.
amount-in-a-set = { $exercise }: { $amount } in a set

longest-set-counts = Your longest working set counts, with any weight.
longest-set-without-distance-counts = Your longest working set counts, with any weight. Sets with a distance don’t.
farthest-set-counts = Your working set with the longest distance counts, with any weight.
set-times-are-added-up = The times of all working sets are added up. Warm-ups don’t count.
least-weight = Please enter { $least } or more. Less is underweight for your height.
no-loss-while-growing = Until you are 18, your body still grows, so aim to keep your weight, or to train.
measure-missing = Please choose what counts
exercise-does-not-fit = Sets of { $exercise } are not counted that way. Choose something else than “{ $measure }”.
added-weight-counts = For a bodyweight exercise, that is the weight you add.
one-rep-max = One-rep max
reached-weight = reached { $weight }
one-rep-max-of = { $exercise }: one-rep max of { $weight }
best-estimate-counts = Your best estimate counts: load × (1 + reps ÷ 30), from working sets of 1 to 12{ "\u00A0" }reps.
most-reps-in-a-set = Most reps in a set
done-in-a-set = done { $reps } in a set
set-with-most-reps-counts = Your working set with the most reps counts.
amount-in-total = { $amount } in total
volume-is-added-up = Load × reps of all working sets is added up. Warm-ups don’t count.
reps-are-added-up = The reps of all working sets are added up. Warm-ups don’t count.
each-day-with-a-set-counts = Each day with a set counts once.
each-session-counts = Each session counts.
distances-are-added-up = The distances of all sessions are added up.
duration-hint = 150, or 2h{ "\u00A0" }30m
times-are-added-up = The times of all sessions are added up.
last-weight-of-day-counts = The last weight of a day counts.
all-values-are-added-up = All values are added up.
last-value-of-day-counts = The last value of a day counts.
half-done-workouts-count = Each timed workout with at least half of its exercises done counts.
each-training-day-counts = Each day with a set, a cardio session or a timed workout counts.
logged-food-is-added-up = Everything you log in Nutrition is added up.

# $period day, week, month, quarter or year
not-counted-without-food = A { $period ->
    [day] day
    [week] week
    [month] month
    [quarter] quarter
   *[year] year
} without logged food is neither met nor missed.

one-time = One-time
daily = Daily
weekly = Weekly
monthly = Monthly
yearly = Yearly
this-week = this week
this-month = this month
this-year = this year
strength-description = Weight, reps, time, volume or training days of an exercise
any-exercise = Any exercise
cardio-description = Distance, time or sessions, such as three runs a week, or 5{ "\u00A0" }km under 25:00
any-cardio = Any cardio
body-weight-description = A weight to reach or keep
trackable-description = Steps, water, sleep, or a number of your own
workouts-description = Timed workouts or training days
nutrient-description = Calories, protein, carbs, fat or fiber
increase = Increase
decrease = Decrease
increase-or-decrease-hint = Increase: reach the target. Decrease: stay at or under it.
at-least = At least
at-most = At most
at-least-or-at-most-hint = At least: reach the target. At most: stay at or under it.
weigh-more-or-less = Do you want to weigh more or less?
progress-explanation = Progress is how far you have come from your value at the start to the target. The goal is complete the first time you get there.
limit-explanation = The goal is reached if the total from { $first-day } to the deadline is at or under the limit.
best-explanation = What you did before is your starting point. The goal is complete the first time you get there, from { $first-day } on.
total-explanation = Everything from { $first-day } on counts. The goal is complete at 100{ "\u00A0" }%.

# $period day, week, month, quarter or year
met-within-the-limit = Each { $period ->
    [day] day
    [week] week
    [month] month
    [quarter] quarter
   *[year] year
} is met if it ends at or under the limit.

# $period day, week, month, quarter or year
met-by-last-value-at-most = Each { $period ->
    [day] day
    [week] week
    [month] month
    [quarter] quarter
   *[year] year
} is met if its last value is at most the target.

# $period day, week, month, quarter or year
met-by-last-value-at-least = Each { $period ->
    [day] day
    [week] week
    [month] month
    [quarter] quarter
   *[year] year
} is met if its last value is at least the target.

# $period day, week, month, quarter or year
met-by-average-at-most = Each { $period ->
    [day] day
    [week] week
    [month] month
    [quarter] quarter
   *[year] year
} is met if the average of its days is at most the target.

# $period day, week, month, quarter or year
met-by-average-at-least = Each { $period ->
    [day] day
    [week] week
    [month] month
    [quarter] quarter
   *[year] year
} is met if the average of its days is at least the target.

not-counted-without-value = Without a value, it counts neither as met nor as missed.

# $period day, week, month, quarter or year
met-at-the-target = Each { $period ->
    [day] day
    [week] week
    [month] month
    [quarter] quarter
   *[year] year
} starts from zero and is met at 100{ "\u00A0" }%.

# $period day, week, month, quarter or year
met-by-one-session = Each { $period ->
    [day] day
    [week] week
    [month] month
    [quarter] quarter
   *[year] year
} is met by one session in that time.

# $period day, week, month, quarter or year
past-periods-stay-as-they-are = { $period ->
    [day] A new target doesn’t change past days. A day can be met but not missed if the goal was paused on it.
    [week] A new target doesn’t change past weeks. A week can be met but not missed if the goal was paused in it or covers only part of it.
    [month] A new target doesn’t change past months. A month can be met but not missed if the goal was paused in it or covers only part of it.
    [quarter] A new target doesn’t change past quarters. A quarter can be met but not missed if the goal was paused in it or covers only part of it.
   *[year] A new target doesn’t change past years. A year can be met but not missed if the goal was paused in it or covers only part of it.
}

at-most-target = at most { $target }

# $period day, week, month, quarter or year
# $target
target-every = { $period ->
    [day] { $target } every day
    [week] { $target } every week
    [month] { $target } every month
    [quarter] { $target } every quarter
   *[year] { $target } every year
}

# $period day, week, month, quarter or year
# $target
target-at-least-every = { $period ->
    [day] at least { $target } every day
    [week] at least { $target } every week
    [month] at least { $target } every month
    [quarter] at least { $target } every quarter
   *[year] at least { $target } every year
}

with-added-weight = { $subject }, added weight
up-to = { $subject } up to { $amount }
down-to = { $subject } down to { $amount }
target-required = Target required
activity-missing = Please choose an activity
activity = Activity
scope = Counts
scope-family = All of its kind
scope-exercise = Only this one
scope-hint = Of its kind are, for a run: running, jogging, intervals, trails, treadmills and timed runs.
family-counts = All { $family } counts, wherever and however fast, and so do timed workouts of it.
trackable-missing = Please choose a trackable
deadline-in-the-past = Please choose today or a later day
deadline-before-start = Please choose a day after the goal starts

# $years (Digits)
please-choose-a-day-in = Please choose a day in the next { $years } years

limit-needs-deadline = A one-time limit needs a deadline
best-is-higher = You have already { $done }. Aim higher, or count from an earlier day.
best-is-faster = You have already { $done }. Aim for less, or count from an earlier day.
already-there = You are already there

# $start (Text)
# $target (Text)
# $right (Text)
target-is-higher = { $target } is more than { $start }: choose { $right }

# $start (Text)
# $target (Text)
# $right (Text)
target-is-lower = { $target } is less than { $start }: choose { $right }

# $maximum-goals (Digits)
too-many-goals = You have { $maximum-goals } goals, the maximum. Delete one first.

running-today = today

# $count (Number)
run-noun = { $count ->
    [one] run
   *[other] runs
}

# $count (Number)
walk-noun = { $count ->
    [one] walk
   *[other] walks
}

# $count (Number)
hike-noun = { $count ->
    [one] hike
   *[other] hikes
}

# $count (Number)
ride-noun = { $count ->
    [one] ride
   *[other] rides
}

# $count (Number)
swim-noun = { $count ->
    [one] swim
   *[other] swims
}
