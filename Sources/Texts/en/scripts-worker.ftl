### The texts of the service worker, in Public/worker: what is wrong with a set, as the server says it.

reps-required = Reps required
duration-required = Duration required
distance-or-duration-required = Distance or time required
longest-set = 24 hours
set-time-required = Please enter a time like 45, 1:30 or 2m{ "\u00A0" }5s
weight-required = Weight required
number-required = Please enter a number
which-number = Do you mean { $number } or { $other }? Please type it like that
whole-number-required = Please enter a whole number
must-be-positive = Must be positive
too-small = This is too small. Please enter a larger number
zero-or-more = Enter 0 or more
number-too-high = Please enter at most { $maximum }
added-or-assisted-required = Choose Added or Assisted, or leave the weight empty
today-or-earlier-required = Please choose today or an earlier day
