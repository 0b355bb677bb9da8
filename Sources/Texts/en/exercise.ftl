# $number (Digits)
set-number = Set { $number }

set-of-kind = { $kind } set
estimated-one-rep-max = est. 1RM { $weight }
rpe = RPE { $rating }
spoken-set = { $name } of { $exercise }, { $result }
spoken-exercise = { $name }. { $sets }.
spoken-exercise-and-volume = { $name }. { $sets }. Total volume { $volume }.
total-volume-note = total volume { $volume }
all-exercises = All exercises
which-activity = Which activity?
which-exercise = Which exercise?
all-muscles = All muscles

# $count (Number)
last-training-days = { $count ->
    [one] The last { $count } training day
   *[other] The last { $count } training days
}

nothing-in-range = Nothing { $range }
last-was-on = The last was on { $day }.
show-range = Show the { $range }
volume-explanation = Load × reps, added up over the day’s sets. Warm-ups don’t count.
body-weight-is-included = Your body weight is part of the load.
body-part-is-included = { $percent }{ "\u00A0" }% of your body weight is part of the load.
body-weight-is-left-out = Your body weight is not part of the load.
added-weight = Added weight
added-weight-explanation = The most weight you added in a set that day. Below zero means assistance.
one-rep-max-explanation = The day’s best, by Epley’s formula (1985): load × (1 + reps ÷ 30), for up to 12{ "\u00A0" }reps.
in-one-set = In one set.
sets-are-added-up = All sets of the day. Warm-ups don’t count.
pace = Pace
minutes-per = minutes per { $unit }
pace-explanation = The average of a day’s sessions with a distance; higher is faster.
sets-are-counted-in = Sets are counted in
distance-or-time = Distance or time
sets-by-reps = Sets by reps

# $repetitions (Text)
# $sets (Digits)
most-sets-had = Most sets had { $repetitions }: { $sets }.

your-sets-by-rep-count = Your sets by rep count.
or-more = { $count } or more
in-a-set = in a set
best-estimated-one-rep-max = Best est. 1RM
heaviest = Heaviest
total-volume = Total volume
total-distance = Total distance
total-time = Total time
fastest-day = Fastest day
trained-on = Trained on

# $count (Number)
on-days = { $count ->
    [one] on { $count } day
   *[other] on { $count } days
}

# $days (Digits)
the-days-before = the { $days } days before

not-trained-in = You didn’t train this in { $period }.
same-as-in = { $name } is the same as in { $period }.
more-than-in = { $name } is { $percent } % more than in { $period }.
less-than-in = { $name } is { $percent } % less than in { $period }.
number-of-reps = The number of reps

# $count (Digits)
# $periods (Text)
trained-in-periods = Training in { $count } of { $periods }.

muscle-volume = { $muscle }: { $adjective } volume ({ $unit })
muscle-sets = { $muscle }: { $adjective } sets

# $period day, week, month, quarter or year
muscles-explanation = Each set counts for its exercise’s main muscle, and by half for the others that it trains. { $period ->
    [day] Today
    [week] This week
    [month] This month
    [quarter] This quarter
   *[year] This year
} is not over yet.

back-to-the-exercise = Back to the exercise
yours = Yours
hidden = Hidden
back-to-exercises = Back to Exercises
built-in-hidden = Built-in, hidden
yours-archived = Yours, archived
built-in-name = Built-in name
main-muscle = Main muscle
other-muscles = Other muscles
type = Type
body-weight-load-explanation = Each set counts your full body weight on that day, plus added weight or minus assistance. That is what you lift on a pull-up bar.
body-part-load-explanation = Each set counts { $percent }{ "\u00A0" }% of your body weight on that day, plus added weight or minus assistance. About that much rests on your hands (Ebben et al., J Strength Cond Res 2011;25(10):2891–2894; raised hands or feet are on a box of 30{ "\u00A0" }cm).
unknown-load-explanation = Only a part of your body moves, and nobody has measured how much. So a set counts its reps and the weight you add, and there is no one-rep max.
energy-per-hour = About { $energy } an hour at { $weight } ({ $met })
compendium-citation = Activity { $code } of the 2024 Adult Compendium of Physical Activities, Herrmann et al., J Sport Health Sci 2024;13(1):6–12
compound = Compound
isolation = Isolation

# $count (Number)
# $search (Text)
results-for = { $count ->
    [one] { $count } exercise for “{ $search }”
   *[other] { $count } exercises for “{ $search }”
}

nothing-archived = Nothing archived
nothing-archived-hint = An archived exercise is no longer offered for logging. Its history stays here.
nothing-hidden = Nothing hidden
nothing-hidden-hint = Hide built-in exercises that you never do, and bring them back here.
no-own-exercises = No exercises of your own yet
no-own-exercises-hint = Add what the built-in list doesn’t have.
no-exercise-found = No exercise found
no-exercise-found-hint = Check the spelling, or add your own exercise.
edit-exercise = Edit exercise
delete-exercise = Delete exercise

## Labels, hints and choices of forms
kind-hint = Strength is logged in sets, cardio by time and distance. Mobility is part of workouts.
mobility = Mobility
what-the-weight-means = What the weight means
load-hint = “Added to your body weight” is for exercises such as pull-ups: log only the weight you add, or the assistance.
not-set = Not set
effort = Effort
effort-hint = Used to estimate the energy you burn. What you already logged stays as it is.
strength-with-load = Strength, { $load }
kind-is-fixed = This can’t be changed: you already logged { $logged } this way.
your-name-for-it = Your name for it
own-name-hint = Only you see it. Leave it empty to use “{ $catalogue-name }” again. A search finds both names.

## Messages of drafts, and names
pull-up-bar = Pull-up bar
dip-bars = Dip bars
suspension-trainer = Suspension trainer
upper-back = Upper back
lower-back = Lower back
hip-flexors = Hip flexors
full-body = Full body
total-load = Total load
added-to-your-body-weight = Added to your body weight
one-of-your-workout-plans = one of your workout plans

# $count (Digits)
some-of-your-workout-plans = { $count } of your workout plans

removed-from-plans = It is also removed from { $plans }. A plan without other exercises is deleted.

# $count (Number)
removed-from-routines = { $count ->
    [one] It is also removed from { $count } routine of yours. A routine without other exercises is deleted.
   *[other] It is also removed from { $count } routines of yours. A routine without other exercises is deleted.
}

# $logged (Text)
# $goals (Digits)
deletion-also-deletes = { $goals ->
    [0] This also permanently deletes its { $logged } and its records.
    [one] This also permanently deletes its { $logged } and its records, and one of your goals with its history.
   *[other] This also permanently deletes its { $logged } and its records, and { $goals } of your goals with their history.
}

archive-to-keep-history = To keep the history, archive the exercise instead.
chest = Chest
lats = Lats
traps = Traps
shoulders = Shoulders
biceps = Biceps
triceps = Triceps
forearms = Forearms
abdominals = Abdominals
obliques = Obliques
glutes = Glutes
quadriceps = Quadriceps
hamstrings = Hamstrings
adductors = Adductors
abductors = Abductors
calves = Calves
neck = Neck
heart = Heart
barbell = Barbell
dumbbell = Dumbbell
kettlebell = Kettlebell
machine = Machine
cable = Cable
band = Band
bench = Bench
box = Box
ball = Ball
rope = Rope
treadmill = Treadmill
bicycle = Bicycle
rower = Rower
elliptical = Elliptical
pool = Pool
other = Other
kind-missing = Please choose a kind
measure-missing = Please choose what its sets are counted in
load-missing = Please choose what the weight means
intensity-missing = Please choose how hard it is
name-is-taken = Another exercise has that name
name-is-own = You already have an exercise with that name
name-is-archived = You have an archived exercise with that name. Restore it, or choose another name
name-is-built-in = There is a built-in exercise with that name. Use it, or choose another name

# $maximum (Digits)
too-many-own = You have { $maximum } exercises of your own. Delete one you no longer need

kind-and-load-are-fixed = Kind and weight can’t be changed any more
light-effort = Light
moderate-effort = Moderate
vigorous-effort = Vigorous

# $exercise (Text)
# $goals (Digits)
nothing-is-logged-of = { $goals ->
    [0] { $exercise } has no sets and no cardio sessions. It will be permanently deleted.
    [one] { $exercise } has no sets and no cardio sessions. It will be permanently deleted, and one of your goals with its history.
   *[other] { $exercise } has no sets and no cardio sessions. It will be permanently deleted, and { $goals } of your goals with their history.
}

## Kinds of cardio that count together
running = Running
walking = Walking
cycling = Cycling
swimming = Swimming
# Such as Running, all kinds.
all-kinds-of = { $family }, all kinds
only = Only { $exercise }
