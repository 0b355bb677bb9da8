### Numbers with their nouns: `1 set`, `1,200 sets`.

# $count (Number)
cardio-sessions = { $count ->
    [one] { $count } cardio session
   *[other] { $count } cardio sessions
}

# $count (Number)
day-noun = { $count ->
    [one] day
   *[other] days
}

# $count (Number)
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

# $count (Number)
entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}

# $count (Number)
exercise-settings = { $count ->
    [one] { $count } exercise setting
   *[other] { $count } exercise settings
}

# $count (Number)
exercises = { $count ->
    [one] { $count } exercise
   *[other] { $count } exercises
}

# $count (Number)
exercises-of-your-own = { $count ->
    [one] { $count } exercise of your own
   *[other] { $count } exercises of your own
}

# $count (Number)
foods = { $count ->
    [one] { $count } food
   *[other] { $count } foods
}

# $count (Number)
goals = { $count ->
    [one] { $count } goal
   *[other] { $count } goals
}

# $count (Number)
journal-entries = { $count ->
    [one] { $count } journal entry
   *[other] { $count } journal entries
}

# $count (Number)
kinds-of-plates = { $count ->
    [one] { $count } weight of plates
   *[other] { $count } weights of plates
}

# $count (Number)
lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}

# $count (Number)
logged-foods = { $count ->
    [one] { $count } logged food
   *[other] { $count } logged foods
}

# $count (Number)
new-ones = { $count ->
    [one] { $count } new one
   *[other] { $count } new ones
}

# $count (Number)
personal-records = { $count ->
    [one] { $count } personal record
   *[other] { $count } personal records
}

# $count (Number)
photos = { $count ->
    [one] { $count } photo
   *[other] { $count } photos
}

# $count (Number)
pieces-of-equipment = { $count ->
    [one] { $count } piece of equipment
   *[other] { $count } pieces of equipment
}

# $count (Number)
rep-noun = { $count ->
    [one] rep
   *[other] reps
}

# $count (Number)
reps = { $count ->
    [one] { $count } rep
   *[other] { $count } reps
}

# $count (Number)
rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}

# $count (Number)
routines = { $count ->
    [one] { $count } routine
   *[other] { $count } routines
}

# $count (Number)
sessions = { $count ->
    [one] { $count } session
   *[other] { $count } sessions
}

# $count (Number)
sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}

# $count (Number)
timed-workouts = { $count ->
    [one] { $count } timed workout
   *[other] { $count } timed workouts
}

# $count (Number)
tracked-values = { $count ->
    [one] { $count } tracked value
   *[other] { $count } tracked values
}

# $count (Number)
training-maxes = { $count ->
    [one] { $count } training max
   *[other] { $count } training maxes
}

# $count (Number)
trainers = { $count ->
    [one] { $count } trainer
   *[other] { $count } trainers
}

# $count (Number)
warm-ups = { $count ->
    [one] { $count } warm-up
   *[other] { $count } warm-ups
}

# $count (Number)
weights = { $count ->
    [one] { $count } weight
   *[other] { $count } weights
}

# $count (Number)
workout-plans-of-your-own = { $count ->
    [one] { $count } workout plan of your own
   *[other] { $count } workout plans of your own
}

# $count (Number)
workouts = { $count ->
    [one] { $count } workout
   *[other] { $count } workouts
}

# $count (Number)
programs = { $count ->
    [one] { $count } program
   *[other] { $count } programs
}

# $count (Number)
workouts-with-routines = { $count ->
    [one] { $count } workout with a routine
   *[other] { $count } workouts with routines
}

# $count (Number)
years = { $count ->
    [one] { $count } year
   *[other] { $count } years
}

# $count (Number)
devices = { $count ->
    [one] { $count } device
   *[other] { $count } devices
}

# $count (Number)
session-noun = { $count ->
    [one] session
   *[other] sessions
}

# $count (Number)
workout-noun = { $count ->
    [one] workout
   *[other] workouts
}

# $count (Number)
training-day-noun = { $count ->
    [one] training day
   *[other] training days
}

# $count (Number)
set-noun = { $count ->
    [one] set
   *[other] sets
}

# $count (Number)
cardio-session-noun = { $count ->
    [one] cardio session
   *[other] cardio sessions
}

# $count (Number)
timed-workout-noun = { $count ->
    [one] timed workout
   *[other] timed workouts
}

# $count (Number)
meals = { $count ->
    [one] { $count } meal
   *[other] { $count } meals
}

# $count (Number)
daily-device-values = { $count ->
    [one] { $count } daily value of a device
   *[other] { $count } daily values of devices
}

# $count (Number)
trackables = { $count ->
    [one] { $count } trackable
   *[other] { $count } trackables
}

# $count (Number)
profiles = { $count ->
    [one] { $count } profile
   *[other] { $count } profiles
}

# $count (Number)
built-in-exercise-choices = { $count ->
    [one] { $count } built-in exercise as you want it
   *[other] { $count } built-in exercises as you want them
}

# $count (Number)
days-off = { $count ->
    [one] { $count } day off
   *[other] { $count } days off
}

# $count (Number)
workout-plans = { $count ->
    [one] { $count } workout plan
   *[other] { $count } workout plans
}

# $count (Number)
eaten-foods = { $count ->
    [one] { $count } food that was eaten
   *[other] { $count } foods that were eaten
}

# $count (Number)
saved-meals = { $count ->
    [one] { $count } saved meal
   *[other] { $count } saved meals
}

# $count (Number)
recipes = { $count ->
    [one] { $count } recipe
   *[other] { $count } recipes
}

# $count (Number)
nutrition-targets = { $count ->
    [one] { $count } target of food
   *[other] { $count } targets of food
}

# $count (Number)
celebrations = { $count ->
    [one] { $count } celebration
   *[other] { $count } celebrations
}

# $count (Number)
device-samples = { $count ->
    [one] { $count } sample of a device
   *[other] { $count } samples of devices
}

# $count (Number)
device-workouts = { $count ->
    [one] { $count } workout of a device
   *[other] { $count } workouts of devices
}

# $count (Number)
achievements = { $count ->
    [one] { $count } achievement
   *[other] { $count } achievements
}
