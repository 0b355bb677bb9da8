points-unit = points
points-of = { $points } points
points-of-this-level = Points of this level
how-are-points-counted = How are points counted?
for-column = For
count-times-points = Count × points
when-timed-workouts-count = A timed workout counts when at least half of its exercises are done. Skipped exercises don’t count as done.
recent-weeks = Recent weeks
legend = Legend
no-achievements-yet = No achievements yet. Log your first set, run or workout to unlock one.
next-achievements = Next achievements
later-achievements = Later achievements
your-week = Your week
sick-or-traveling = Sick or traveling
days-off-explanation = These days don’t count toward your streak and don’t end it. If you train on one anyway, it counts.
mark-as-days-off = Mark as days off
days-off = Days off
no-days-off = No days off in the last year or ahead.
rest-days-count = Rest makes you stronger, so rest days count toward your [streak].

# $missing (Text)
# $level (Digits)
points-to-level = { $missing } points to level { $level }

# $count (Digits)
achievements-times-points = { $count }, 10 to 250 each

rest-days = Rest days
remove-days-off-question = Remove these days off?

# $period (Text)
# $days (Number)
days-off-removal-warning = { $days ->
    [one] { $period }, { $days } day. They will count as rest days, which may end a streak.
   *[other] { $period }, { $days } days. They will count as rest days, which may end a streak.
}

remove-days-off = Remove days off
trained = Trained
rest-day = Rest day
sick = Sick
traveling = Traveling

# $days (Digits)
best-streak = best { $days }

no-streak-yet = Your first training day starts a streak.

# $days (Number)
# $last-trained (Text)
last-streak-ended = { $days ->
    [one] Your last streak of { $days } day ended on { $last-trained }. Train today to start a new one.
   *[other] Your last streak of { $days } days ended on { $last-trained }. Train today to start a new one.
}

today-counts = Today counts. Train again by { $deadline } to keep your streak.
train-today-to-keep-it = Train today to keep your streak: you have no rest days left this week.
today-can-be-rest-day = Today can be a rest day. Train by { $deadline } to keep your streak.
started = Started
made-up-of = Made up of

# $trained (Digits)
# $rest (Digits)
# $total (Text)
trained-and-rest-days = { $trained }{ "\u00A0" }trained + { $rest }{ "\u00A0" }rest = { $total }

rest-days-this-week = Rest days this week

# $used (Digits)
# $allowed (Digits)
rest-days-used = { $used } of { $allowed } used

every-day-needs-training = Every day needs training

# $count (Number)
# $first-weekday (Text)
week-can-have = { $count ->
    [one] A week, starting on { $first-weekday }, can have { $count } rest day
   *[other] A week, starting on { $first-weekday }, can have { $count } rest days
}

# $count (Number)
# $first-weekday (Text)
program-week-can-have = { $count ->
    [one] A week, starting on { $first-weekday }, can have { $count } rest day: as many as your program leaves free
   *[other] A week, starting on { $first-weekday }, can have { $count } rest days: as many as your program leaves free
}

streak-explanation = Every day with a set, cardio or a timed workout counts, and so do the rest days between them. { $allowed }. Sick and travel days don’t count and don’t end it.
today = { $day }, today

## Labels, hints and choices of forms
rest-days-per-week = Rest days per week
rest-days-hint = More days without training in one week end a streak. A program that you follow allows as many as it leaves free.
first-day = First day
last-day = Last day
last-day-hint = Leave empty for a single day.
reason = Reason

## Messages of drafts, and names
day-one = Day one
first-set = First set
warmed-up = Warmed up
by-the-clock = By the clock
personal-best = Personal best
record-breaker = Record breaker
record-collector = Record collector
a-week-strong = A week strong
a-month-strong = A month strong
hundred-days = Hundred days
all-year-round = All year round
ten-workouts = Ten workouts
fifty-workouts = Fifty workouts
hundred-workouts = Hundred workouts
part-of-life = Part of life
ten-days = Ten days
a-habit = A habit
steady = Steady
unstoppable = Unstoppable
the-first-tonne = The first tonne
ten-tonnes = Ten tonnes
a-hundred-tonnes = A hundred tonnes
a-thousand-tonnes = A thousand tonnes
a-thousand-reps = A thousand reps
ten-thousand-reps = Ten thousand reps
a-hundred-thousand-reps = A hundred thousand reps
out-of-the-door = Out of the door
a-marathon-in-total = A marathon in total
far-away = Far away
across-the-country = Across the country
ten-hours-moving = Ten hours moving
a-hundred-hours-moving = A hundred hours moving
first-fire = First fire
well-lit = Well lit
furnace = Furnace
early-bird = Early bird
night-owl = Night owl
comeback = Comeback
weekend = Weekend
all-rounder = All-rounder
on-target = On target
goal-getter = Goal getter
true-to-your-word = True to your word
reliable = Reliable
train-for-the-first-time = Train for the first time
log-your-first-set = Log your first set
log-your-first-cardio-session = Log your first cardio session
complete-first-timed-workout = Complete your first timed workout
beat-your-own-record = Beat a record of your own
set-personal-records = Set { $count }{ "\u00A0" }personal records
keep-a-streak-of = Keep a streak of { $days }
complete-workouts = Complete { $workouts }
train-on-days = Train on { $count }{ "\u00A0" }days
lift-in-total = Lift { $volume } in total
do-reps = Do { $reps }
cover-with-cardio = Cover { $distance } with cardio
do-cardio-for = Do { $time } of cardio
burn-energy = Burn { $energy }
train-early-on-five-days = Train before 7:00 on 5{ "\u00A0" }days
train-late-on-five-days = Train after 21:00 on 5{ "\u00A0" }days
train-again-after-a-break = Train again after a break of 14{ "\u00A0" }days or more
train-on-a-whole-weekend = Train on a Saturday and the Sunday after it
train-in-all-ways-in-one-week = Strength, cardio and a timed workout in one week
reach-a-one-time-goal = Reach a one-time goal
reach-one-time-goals = Reach { $count }{ "\u00A0" }one-time goals
meet-repeating-goals-for = Meet repeating goals for { $periods }

# $count (Number)
hour-noun = { $count ->
    [one] hour
   *[other] hours
}

# $count (Number)
record-noun = { $count ->
    [one] record
   *[other] records
}

# $count (Number)
comeback-noun = { $count ->
    [one] comeback
   *[other] comebacks
}

# $count (Number)
weekend-noun = { $count ->
    [one] weekend
   *[other] weekends
}

# $count (Number)
week-noun = { $count ->
    [one] week
   *[other] weeks
}

# $count (Number)
morning-noun = { $count ->
    [one] morning
   *[other] mornings
}

# $count (Number)
evening-noun = { $count ->
    [one] evening
   *[other] evenings
}

# $count (Number)
goal-noun = { $count ->
    [one] goal
   *[other] goals
}

# $count (Number)
period-noun = { $count ->
    [one] period
   *[other] periods
}

reason-missing = Please choose a reason
last-day-before-first = The last day can’t be before the first

# $maximum (Digits)
too-many-days-off = Mark at most { $maximum } days at once

day-too-far-ahead = Please choose a date within a year of today

# $least (Digits)
# $most (Digits)
rest-days-out-of-range = Please choose from { $least } to { $most } days
