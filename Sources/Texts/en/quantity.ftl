week-of = Week of { $first-day }
week = Week
month = Month
year = Year

# $count (Digits)
last-days = last { $count } days

whole-time = whole time
in-the = in the { $range }
distance-in-duration = { $distance } in { $duration }
zero-seconds = 0 seconds
fluid-ounces = fl{ "\u00A0" }oz
height-required = Height required
weight-out-of-range = Please enter a weight from { $least } to { $limit-sentence }
unusual-weight = { $weight }? That is an unusual body weight.
weight-far-from-the-last = { $weight }? The last weight was { $last }.
unusual-height = { $height }? That is an unusual height.
centimeters-out-of-range = Please enter a height from 50 to 272{ "\u00A0" }cm
feet-out-of-range = Please enter a height from 1{ "\u00A0" }ft 8{ "\u00A0" }in to 8{ "\u00A0" }ft 11{ "\u00A0" }in

# $count (Number)
hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

# $count (Number)
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

# $count (Number)
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}

bytes = bytes
hours-examples = 7.5, 7:30 or 7h{ "\u00A0" }30m
minutes-examples = 30{ "\u00A0" }min, 28:40 or 1h{ "\u00A0" }5m
seconds-examples = 45, 1:30 or 2m{ "\u00A0" }5s
kilometers-written = kilometers
meters-written = meters
yards-written = yards
miles-written = miles
kilometer-written = kilometer
mile-written = mile
kilograms-written = kilograms
pounds-written = pounds
kilogram-written = kilogram
pound-written = pound
