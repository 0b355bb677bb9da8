### The texts of the scripts of pages, in Public/js: `texts.removeItem(item)`.

remove = Remove
remove-item = Remove { $item }
edit-item = Edit { $item }
show = Show
close = Close
skip = Skip
paused = Paused
resume = Resume
sign-in = Sign in
dismiss = Dismiss
copied = Copied.
press-to-copy = Press Ctrl+C to copy.
searching = Searching…
check-fields = Please check { $errors } fields
first-name-missing = Please enter your first name
last-name-missing = Please enter your last name
email-invalid = Please enter a valid email address
password-too-short = Password must be at least 6 characters
more-loaded = { $rows } more

## Failures

unreachable = WorkHome can’t be reached. Try again.
unreachable-not-saved = WorkHome can’t be reached. Nothing was saved; try again.
unreachable-not-changed = WorkHome can’t be reached. Nothing was changed; try again.
unreachable-old-list = WorkHome can’t be reached. This list may be an older one.
needs-connection = This needs a connection. Try again when it is back.

## Files and the camera

reading = Reading
reading-file = Reading the file
uploading = Uploading, { $percent } %
preparing-photos = Preparing the photos…
photo-too-large = { $photo } is larger than 30 MB. Make it smaller, or remove it.
photos-too-large = These photos are larger than 99 MB together. Save some of them first.
upload-failed = The upload did not arrive. Nothing is lost. Try again.
upload-too-large = This upload is too large. Nothing is lost. Remove some photos.
upload-not-saved = WorkHome could not save this. Nothing is lost. Try again.
hold-barcode = Hold the barcode in front of the camera.
camera-unavailable = The camera can’t be used here. Type the digits instead.

## Workouts and rests

workout-offline = No connection. Your workout goes on here and is saved when the connection is back.
workout-server-problem = WorkHome has a problem. Your workout goes on here and is saved when that is over.
action-not-saved = Not saved: { $problem }
workout-back-online = WorkHome is back. This is where your workout is.
workout-over = The workout is over.
paused-announcement = Paused. { $exercise }
rest-is-over = is over
rest-over = Your rest is over
get-ready = Get ready
work = Work
rest = Rest
round-of = Round { $round } of { $rounds }
sets-done = { $done } of { $count } sets
all-rounds-done = All rounds are over
start-hold = Start
stop-hold = Stop
start-hold-of = Start the stopwatch: { $exercise }
stop-hold-of = Stop the stopwatch: { $exercise }
hold-reached = Target reached. The time goes on.
hold-stopped = Stopped at { $time }.

## What was logged without a connection

distance-in-duration = { $distance } in { $duration }
saved-on-device = Saved on this device. It is sent when the connection is back.
# $count (Number)
entries-sent = { $count ->
    [one] { $count } entry was sent.
   *[other] { $count } entries were sent.
}
sign-in-to-send = Sign in to send what you logged without a connection.
entry-not-saved = Something you logged without a connection could not be saved.
# $count (Number)
sets-waiting = { $count ->
    [one] { $count } set is waiting to be sent
   *[other] { $count } sets are waiting to be sent
}
# $count (Number)
entries-waiting = { $count ->
    [one] { $count } entry is waiting to be sent
   *[other] { $count } entries are waiting to be sent
}
waiting-to-be-sent = Waiting to be sent
you-are-offline = You are offline
offline-with-waiting = You are offline. { $entries }
not-everything-saved = Not everything could be saved
offline-explanation = What you log is saved on this device and sent when the connection is back. This page is from { $day }.
waiting-explanation = What you logged without a connection is sent as soon as WorkHome can be reached.
refused-explanation = You logged this without a connection. It is only on this device until you fix it.
cannot-save-as-is = WorkHome could not save this as it is.
sent-weeks-ago = It was sent more than four weeks ago without an answer. It may have been saved: check its day first.
changed-after-sending = It was changed after it was sent. It may have been saved as it was before: check its day first.
send-again = Send again
send-item-again = Send again: { $item }
fix = Fix
fix-item = Fix: { $item }
already-sent = It was sent meanwhile. Edit it where it is saved now.
logged = Logged { $entry }
logged-for-day = Logged { $entry }, for { $day }
today-at = today, { $time }
day-at = { $day }, { $time }
weekday-and-date = { $weekday } { $day } { $month }
warm-up = Warm-up
drop-set = Drop set
failure-set = Failure set
all-sets-of-last-time = all sets of last time
log-item = Log { $item }
all-sets-of-day = all sets of that day
bodyweight = bodyweight
fluid-ounces = fl{ "\u00A0" }oz

## Signing out with unsent entries

# $count (Number)
entries-not-sent = { $count ->
    [one] { $count } entry has not been sent
   *[other] { $count } entries have not been sent
}
# $count (Number)
entries-only-here = { $count ->
    [one] You logged it without a connection. It is only on this device.
   *[other] You logged them without a connection. They are only on this device.
}
# $count (Number)
look-at-entries = { $count ->
    [one] Look at it
   *[other] Look at them
}
# $count (Number)
leave-and-delete-entries = { $count ->
    [one] Leave and delete it
   *[other] Leave and delete them
}

## Whether this browser works offline

no-service-workers = This browser has no service workers, which this needs. Some browsers turn them off in private windows.
not-at-this-address = Not at this address.
ready-offline = This browser is ready. It saved Track as it was { $day }.
open-track-once = This browser supports it. Open Track once to save it.
