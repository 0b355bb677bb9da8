"""A user's history with long names, for which every page must have room."""

import datetime

from journey import Journey

LONG_EXERCISE = "Incline Dumbbell Bench Press with Neutral Grip and a Pause at the Bottom"
LONG_FOOD = "Overnight oats with strawberries, sunflower seeds and unsweetened almond milk"
LONG_TRACKABLE = "Physiotherapy of both shoulders"
LONG_GOAL = "Straightforward consistency: strengthening three times every single week until midsummer"
# Longer than a line of large text on a phone, so it has to break.
LONGEST_WORD = "Oberschenkelrückseitenkräftigungsübung"


def live(journey: Journey):
    """Adds a little of everything, posted as the forms would."""
    client, server = journey.client, journey.server
    [(egg,)] = server.rows("SELECT id FROM foods WHERE name = 'Egg, whole, raw, fresh'")
    bench, run = server.exercise("bench-press"), server.exercise("running")
    own = add(client, "/settings/exercises", name=LONG_EXERCISE, kind="strength", load="external", equipment="dumbbell",
              mechanic="compound", primary_muscle="chest", intensity="moderate", instructions="Slowly.")
    food = add(client, "/nutrition/foods", name=LONG_FOOD, brand="Neighbourhood kitchen", unit="grams", basis="reference",
               serving="", energy="366", protein="10", carbohydrate="65", fat="3.5", portion_name_1="1 breakfast bowl",
               portion_amount_1="250", visibility="alone")
    add(client, "/settings/trackables", name=LONG_TRACKABLE, unit="minutes", step="5", aggregation="sum", icon="coffee")
    [(tracked,)] = server.rows("SELECT id FROM trackables WHERE name = ?", LONG_TRACKABLE)
    before = (datetime.date.fromisoformat(journey.today) - datetime.timedelta(days=3)).isoformat()
    journey.keep_in_journal(f"Rain, and a good run all the same. {LONGEST_WORD}, and then soup with {LONG_FOOD}.")
    for path, fields in (
        ("/progress/measurements", {"weight": 73.4, "height": 170, "date": before}),
        ("/progress/measurements", {"weight": 71, "height": 170}),
        ("/nutrition/entries", {"food_id": egg, "meal": "breakfast", "quantity": 100, "portion": "g"}),
        ("/nutrition/entries", {"food_id": food, "meal": "lunch", "quantity": 150, "portion": "g"}),
        ("/nutrition/meals", {"name": LONG_FOOD, "meal": "lunch", "date": journey.today}),
        ("/nutrition/recipes", {"name": f"{LONGEST_WORD} and soup", "servings": 4}),
        ("/settings/equipment/usual", {"unit": "kilograms"}),
        ("/settings/equipment", {"kind": "fixed", "name": LONGEST_WORD, "unit": "kilograms", "weights": "8 10 12",
                                 "used_for": "dumbbell"}),
        ("/settings/equipment/plates", {"weight": 0.5, "unit": "kilograms", "pairs": 1, "sleeve_millimeters": 50,
                                        "color": "yellow"}),
        (f"/settings/exercises/{bench}/setup", {"rest_seconds": 180, "note": f"{LONGEST_WORD}, slowly"}),
        ("/trainers", {"name": "Bartholomew Featherstonehaugh-Cholmondeley", "phone": "+353 87 123 4567",
                       "bio": "Hills first, then the rest."}),
        ("/settings/shares", {"recipient": "Bartholomew Featherstonehaugh-Cholmondeley", "parts": "training",
                              "expiry": "month"}),
        ("/goals", {"type": "workouts", "measure": "trainingDays", "target": 3, "cadence": "weekly", "title": LONG_GOAL}),
        ("/goals", {"type": "trackable", "measure": "value", "target": 12_500, "cadence": "daily", "trackable_id": 1}),
        ("/goals", {"type": "strength", "measure": "heaviest", "exercise_id": own, "target": 100, "cadence": "once"}),
        ("/routines", {"name": LONG_GOAL, "note": LONG_FOOD, "exercise.0": own, "rule.0": "double", "start.0": "122.5",
                       "text.0": "warm-up 2 x 5 @ 50 % work; 3 x 8-12 @ work rpe 8", "rest.0": "150",
                       "note.0": f"{LONG_EXERCISE}, {LONGEST_WORD}", "exercise.1": bench, "joined.1": "1",
                       "text.1": "3 x 5 @ 60", "rule.1": "none"}),
        ("/track/sets", {"exercise_id": bench, "reps": 8, "weight": 60}),
        ("/track/sets", {"exercise_id": bench, "reps": 5, "weight": 57.5, "date": before}),
        ("/track/sets", {"exercise_id": own, "reps": 12, "weight": 122.5, "note": f"{LONG_EXERCISE}, slowly"}),
        ("/track/cardio", {"exercise_id": run, "duration": "1:28:40", "distance": 15.25, "note": "Along the river"}),
        ("/track/entries", {"trackable_id": tracked, "value": 12_345.5, "note": "Morning and evening"}),
        ("/track/entries", {"trackable_id": 1, "value": 10_400}),
    ):
        status, page = client.post(path, **fields)
        journey.assertIn(status, (200, 201, 303), f"{path}: {page[:2_000]}")
    # A deleted set can be restored from its day.
    [(set_,)] = server.rows("SELECT max(id) FROM strength_sets WHERE exercise_id = ? AND day < ?", bench, journey.today)
    journey.assertEqual(client.post(f"/track/sets/{set_}/delete")[0], 303)


def add(client, path: str, **fields) -> str:
    """Posts a form and returns the number of the created row."""
    status, page = client.post(path, **fields)
    assert status == 303, f"{path}: {page[:2_000]}"
    return client.location.rsplit("/", 1)[-1].split("?")[0].split("#")[0]
