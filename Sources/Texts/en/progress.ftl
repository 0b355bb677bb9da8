update-measurements = Update measurements
edit-weight = Edit weight
body-measurements = Body Measurements
bmi = BMI
update = Update
weight-history = Weight history
edit-weight-entry = Edit { $weight }, { $day }
delete-weight-entry = Delete { $weight }, { $day }
points-and-levels = Points and levels
weight-trend = Weight trend
where-your-weight-is-heading = Where your weight is heading
changes-note = Changes from the previous weight
log-your-weight-to-start = Log your weight to start this chart.
no-weight-in-range = No weight logged in this range. Choose a longer one.
line-is-the-trend = The line is the trend. It smooths out day-to-day swings.
second-line-is-the-trend = The second line is the trend. It smooths out day-to-day swings.
delete-weight-question = Delete this weight?
weight-deletion-warning = { $weight } from { $day } will be deleted. You can undo this on the next page.
start-of-change = Start of the change
count-change-from = Count from
count-change-from-hint = The first weight from this day on is your start. If empty: your first weight.
delete-weight = Delete weight

## Labels, hints and choices of forms
height-hint = Optional. For your BMI and your calories

## Messages of drafts, and names
underweight = Underweight
overweight = Overweight
obese = Obese
