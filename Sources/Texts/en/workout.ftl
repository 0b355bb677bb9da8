start-workout = Start workout
minutes = min
approximately = about
kcal = kcal
sound = Sound
exercises-done = Exercises done
you-were-away = You were away. Resume when you are ready.
time-as-of-loading = Time as of when this page loaded. Use the buttons to continue.
end-workout = End workout
save-plan = Save plan
the-plan = The plan
good-for = Good for
no-exercises-yet = No exercises yet. Add the first one below.
exercises-found = Exercises found
add-exercise = Add { $name }
filter = Filter
new-plan = New plan
the-workout-is-over = The workout is over.
workout-complete = Workout complete
end-workout-question = End this workout?
keep-going = Keep going
what-you-did = What you did
delete-workout = Delete workout
about-this-plan = About this plan
estimate = Estimate
time-estimate = Time: { $time }
energy-formula = Energy: MET × kilograms × hours. Each exercise has its own MET value, and rest counts as 1{ "\u00A0" }MET, what your body uses at rest. { $calculation } Your body may use more or less.
compendium-reference = Values: Herrmann SD, Willis EA, Ainsworth BE, et al. 2024 Adult Compendium of Physical Activities. J Sport Health Sci 2024;13(1):6-12.
this-plan-has-no-exercises = This plan has no exercises.
back-to-the-plan = Back to the plan
back-to-the-workout = Back to the workout
nothing-will-be-saved = You have not finished an exercise yet, so nothing will be saved.
completion-hint = A workout is complete when at least half of its exercises are done.

# $count (Number)
one-will-be-saved = { $count ->
    [one] 1 of { $count } exercise is done. It will be saved.
   *[other] 1 of { $count } exercises is done. It will be saved.
}

# $done (Digits)
# $count (Number)
several-will-be-saved = { $count ->
    [one] { $done } of { $count } exercise are done. They will be saved.
   *[other] { $done } of { $count } exercises are done. They will be saved.
}

not-done = { $amount }, not done
not-finished = { $time } of { $amount }, not finished
back-to-workout = Back to Workout
workout-ended-early = Workout ended early

# $points (Digits)
counts-as-training-day = This counts as a training day. With at least half of the exercises done, it is a completed workout and earns { $points } more points.

well-done = Well done, { $first-name }
good-work = Good work, { $first-name }

# $days (Digits)
day-streak = { $days }-day streak

# $level (Digits)
level = level { $level }

# $position (Digits)
# $count (Digits)
exercise-of = Exercise { $position } of { $count }

up-next = Up next

# $number (Digits)
# $count (Digits)
set-of-capitalized = Set { $number } of { $count }

round-of = Round { $number } of { $count }

# $number (Digits)
# $count (Digits)
set-of = set { $number } of { $count }

log-your-last-set = Log your last set
log-this-set = Log this set
log-cardio = Log { $exercise }, { $time }
log-cardio-hint = Adds it to your cardio with its distance. Its energy is not counted twice.
then-you-are-done = Then you are done
next = Next: { $exercise }
rest-then = { $rest }, then { $exercise }
paused-announcement = Paused. { $exercise }.
rest-announcement = Rest. Next: { $exercise }.

# $exercise (Text)
# $position (Digits)
# $count (Digits)
exercise-announcement = { $exercise }. Exercise { $position } of { $count }.

delete-workout-question = Delete this workout?
workout-deletion-warning = { $plan } from { $day } will be permanently deleted and no longer count in your totals.
skip-rest = Skip rest
workout-finished = Workout finished
quick-workout = Quick workout · { $estimate }
details = Details
no-exercises = No exercises
fits-your-goal = Fits your goal
none-of-your-plans-match = None of your plans match the filter.
build-or-copy-plan-hint = Build your own plan, or copy one and change it.
no-plans-hint = Create a plan and start it here.
no-workouts-found = No workouts found
no-workouts-found-hint = Change the filter to see more.
clear-filter = Clear filter
done-workout-note = Done { $day } · { $duration } · { $energy }
any-goal = Any goal
focus = Focus
any-focus = Any focus
any-level = Any level
any-equipment = Any equipment
with-equipment = With equipment

# $count (Number)
sets-in-total = { $count ->
    [one] { $count } set in total
   *[other] { $count } sets in total
}

# $count (Number)
# $rest (Text)
rounds-then-rest = { $count ->
    [one] { $count } round, then { $rest }
   *[other] { $count } rounds, then { $rest }
}

one-round = 1 round
to-start = To start
to-finish = To finish
then = Then
energy-about = Energy, about
rounds = Rounds
add-your-weight = Add your weight

# $exercise-time (Text)
# $rest-time (Text)
# $seconds-per-rep (Digits)
exercise-and-rest-time = { $exercise-time } of exercise and { $rest-time } of rest. There is no rest after the last exercise, and each rep counts as { $seconds-per-rep } seconds.

energy-calculation = { $met } hours × { $weight } = about { $energy }.
energy-for-weight = Energy for your weight of { $weight }.
delete-plan-question = Delete this plan?
plan-deletion-warning = “{ $plan }” will be permanently deleted. Workouts you did with it stay in your history.
delete-plan = Delete plan
today = today
yesterday = yesterday
your-plan = Your plan
time-left = left
energy-assumes-weight = Your weight is not known, so the energy assumes { $weight }.

## Labels, hints and choices of forms
exercise-search-empty = Type the name of an exercise first
description = Description
rounds-hint = How many times to go through the list
add-an-exercise = Add an exercise
exercise-search-hint = A name or a part of it, a muscle or equipment
edit-plan = Edit plan
exercise-is-gone = An exercise in the list no longer exists. It was removed from the plan.

# $found (Number)
exercises-found-count = { $found ->
    [one] { $found } exercise found
   *[other] { $found } exercises found
}

seconds-unit = seconds

## Messages of drafts, and names
no-rest = no rest
rest = { $duration } rest
duration-and-energy = { $duration } · about{ "\u00A0" }{ $energy }
words-and-last = { $words } and { $last }
hiit = HIIT
core = Core
beginner = Beginner
intermediate = Intermediate
advanced = Advanced
focus-missing = Please choose a focus
level-missing = Please choose a level
rounds-required = Rounds must be from 1 to 20
exercise-missing = Please add at least one exercise

# $maximum (Digits)
too-many-exercises-in-all-rounds = At most { $maximum } exercises in all rounds combined

# $maximum (Digits)
too-many-exercises = A plan holds at most { $maximum } exercises

rest-required = { $name }: rest must be from 0 to 600 seconds
seconds-required = { $name }: seconds must be from 5 to 3600
reps-required = { $name }: reps must be from 1 to 1000
measure-missing = { $name }: choose seconds or reps

# $maximum (Digits)
too-many-plans = You have { $maximum } plans, the maximum. Delete one first.

copy-of = Copy of { $plan }
