recent-records = Recent records
improvement-over-previous-record = Improvement over the previous record
by-exercise = By exercise
previous-records = Previous records
table-of = { $title }, table
what-counts-as-a-record = A record beats everything before it; doing the same again is not a record. Warm-ups never count. When you change or delete what you logged, your records are updated.
charts-of-this-exercise = Charts of this exercise
back-to-prs = Back to PRs
no-records-yet = No records yet
log-your-first-session = Log your first session of { $exercise } to start.
log-your-first-set = Log your first set of { $exercise } to start.
weight-explanation = The heaviest weight of a working set. For a bodyweight exercise, that is the weight you add.
one-rep-max-explanation = Epley’s formula (1985) estimates what you could lift once: load × (1 + reps ÷ 30), for 2 to 12{ "\u00A0" }reps. A single rep needs no estimate, and above 12{ "\u00A0" }reps there is none. For a bodyweight exercise, the part of your body that it moves belongs to the load.
reps-explanation = The most reps in one working set. Each weight has its own records.
set-volume-explanation = Load × reps of one working set.
day-volume-explanation = Load × reps, added up over the working sets of a day.
distance-explanation = The longest distance of one session.
duration-explanation = The longest time of one session.
set-distance-explanation = The longest distance of one working set. Each weight has its own records.
set-duration-explanation = The longest time of one working set. Each weight has its own records.
longest-distance-by-weight = Longest distance with each weight
longest-time-by-weight = Longest time with each weight
pace-explanation = Every session of at least this distance counts, with its average pace. It may be a quarter of a percent short: 26.2{ "\u00A0" }mi are a marathon.
pace-calculation = { $session } is { $pace }. { $distance } at that pace: { $time }

# $count (Digits)
sets-together = { $count } sets together

complete-workouts-to-see-prs = Complete workouts to see PRs
estimated1rm = Estimated 1RM
heaviest = heaviest{ "\u00A0" }{ $weight }
five-kilometers-in = 5{ "\u00A0" }km in{ "\u00A0" }{ $time }

# Such as 24 kg for 1:05.
weight-for = { $weight } for { $time }

longest = longest{ "\u00A0" }{ $duration }

## Messages of drafts, and names
most-volume-in-a-set = Most volume in a set
most-volume-in-a-day = Most volume in a day
longest-distance = Longest distance
longest-time = Longest time
fastest-kilometer = Fastest 1{ "\u00A0" }km
fastest-five-kilometers = Fastest 5{ "\u00A0" }km
fastest-ten-kilometers = Fastest 10{ "\u00A0" }km
fastest-half-marathon = Fastest half marathon
fastest-marathon = Fastest marathon
record-of = { $record } of { $exercise }
record-at = { $record } at { $weight }
record-with = { $record } with { $weight }
no-added-weight = no added weight
of-assistance = { $weight } of assistance
