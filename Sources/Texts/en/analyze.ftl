when-will-i-reach-a-weight = When will I reach a weight?
show-date = Show date
find-an-exercise = Find an exercise
day-by-day = Day by day
body-weight = Body Weight
weekly-sets-and-volume = Weekly sets and volume

# $year (Digits)
training-days-of = Training days of { $year }

show-all-days = Show all days
weight-history-and-measurements = Weight history and measurements
current = Current
average = Average

# $days (Digits)
rate-needs-weighings = Log your weight on at least { $days } days over two weeks or more to see how fast it changes.

weight-held-steady = Your weight held steady in the last four weeks; daily swings are larger than any change.
weight-rose-by = In the last four weeks your weight rose by { $amount } a week.
weight-fell-by = In the last four weeks your weight fell by { $amount } a week.
body-weight-on = Body weight on { $day }. { $weight }.
no-body-weight-on = Body weight on { $day }. Nothing logged.
no-weight-on-this-day = No weight logged on this day.
no-weight-hint = Log your weight to see its chart
today-is-left-out = Average, highest and lowest are without today, which isn’t over yet.
no-values-hint = Log { $subject } to see its chart
no-food-on-this-day = No food logged on this day.
go-to-day-in-nutrition = Go to this day in Nutrition
no-exercise-on-this-day = No { $exercise } logged on this day.
cardio-sessions = Cardio sessions
logged = Logged
shades-explanation = Darker means more training than on other days this year (in dark mode: brighter).

# $count (Number)
days-with-training = { $count ->
    [one] { $count } day with training.
   *[other] { $count } days with training.
}

when-will-i-reach = When will I reach
at-recent-pace = At the pace of the last four weeks
your-goal-at-recent-pace = Your goal. At the pace of the last four weeks
target-already-reached = Your trend is already there.
expected-between = Around { $day }. Going by what you logged, between { $earliest } and { $latest }.
expected-not-before = Around { $day }. Not before { $earliest }, but it could take years longer.
no-date-moving-away = No date: your weight is moving the other way right now.
no-date-holding-steady = No date: your weight is holding steady right now.
no-date-too-far-ahead = No date: at this pace it would take more than two years, too long to predict.

# $days (Digits)
no-date-too-few-weighings = No date yet: log your weight on at least { $days } days of the last four weeks, over two weeks or more.

last-at-least = Last, at least
unknown-for-some-foods-note = Some of your foods don’t say their { $value }, so the real numbers may be higher.
nothing-logged-on = { $day }. Nothing logged.

# $year (Digits)
# $part (Digits)
# $count (Digits)
training-days = Training days of { $year }, { $part } of { $count }

name-on-day = { $nutrient } on { $day }. { $amount }.
