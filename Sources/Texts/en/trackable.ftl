# $count (Number)
show-entries = { $count ->
    [one] Show { $count } entry
   *[other] Show { $count } entries
}

in-unit = In { $unit }
todays-trackables = Today’s trackables

# $value (Text)
# $count (Digits)
value-in-entries = { $value } in { $count } entries

nothing-logged-on-this-day = Nothing logged on this day.
all-archived-hint = Restore one below, or add one of your own.
at-a-time = { $amounts } at a time
added-up-over-a-day = { $quick-amounts }, added up over a day
last-entry-of-day-counts = { $quick-amounts }, the last entry of the day counts
back-to-trackables = Back to Trackables
built-in-sum-explanation = This trackable is built in. Its unit is { $unit }, and its daily value is the sum of its entries. For another unit, add your own trackable.
built-in-last-entry-explanation = This trackable is built in. Its unit is { $unit }, and its daily value is its last entry. For another unit, add your own trackable.
delete-trackable = Delete trackable
deletion-warning = { $trackable } has no entries. It will be permanently deleted.
edit-trackable = Edit trackable
archive-to-keep-history = To keep the history, archive the trackable instead.
deletion-also-deletes = This also permanently deletes its { $entries }.

# $count (Number)
deletion-deletes-goals = { $count ->
    [one] { $count } goal of yours counts it and is deleted with all history.
   *[other] { $count } goals of yours count it and are deleted with all history.
}

## Labels, hints and choices of forms
unit-hint = Optional. Such as cups, minutes or pages
quick-amount = Quick amount
quick-amount-hint = How much one tap on + adds
daily-value = Daily value
all-entries-added-up = All entries added up
last-entry = Last entry
icon = Icon
daily-value-hint = Coffees add up over the day. For your mood, the last entry counts.

# $entries (Number)
unit-change-hint = { $entries ->
    [one] The numbers of your { $entries } entry stay as they are
   *[other] The numbers of your { $entries } entries stay as they are
}

## Messages of drafts, and names
smoke-free = Smoke-free
trackable-missing = Please choose what to log
value-required = Value required
more-steps-than-plausible = { $steps }? That is more than 100 km on foot.
more-water-than-is-safe = { $water }? That is more than is safe to drink in a day.
more-sleep-than-a-day = { $sleep }? A day has 24 hours.
quick-amount-required = Please enter an amount from 0.01 to { $maximum }
daily-value-missing = Please choose the daily value
icon-missing = Please choose an icon
name-is-taken = You already have a trackable with that name
name-is-archived = An archived trackable has that name. Restore it, or choose another name

# $maximum (Digits)
too-many = You have { $maximum } trackables. Delete one you no longer need

sleep-icon = Sleep
coffee-icon = Coffee
pill-icon = Pill
mood-icon = Mood
book-icon = Book
stretch-icon = Stretch
scale-icon = Scale
