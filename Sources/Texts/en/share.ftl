who-sees-what = You get a link that shows what you choose here, read-only and without an account. It shows your first name, but never your email, birthday or photos. You can end the link at any time and see when it was opened.
create-link = Create link
explanation = Links that show parts of your progress to people without an account.
new-link = New link
your-links = Your links
end-the-link-for = End the link for { $recipient }
end = End
your-link-is-ready = Your link is ready
link-is-shown-once = { $explanation } It is shown only once. Copy it or send it.
copy-link = Copy link
shows = Shows: { $parts }.
end-link = End link
opened = Opened
previews-are-listed-too = Messaging apps open links to show a preview. Those visits are listed here too.
give-a-trainer-a-link = Give a trainer a link to parts of your progress. They need no account, and the link expires by itself.
expired-after = Expired after { $day }
ended-on = Ended on { $day }
not-opened-yet = Not opened yet

# $count (Digits)
opened-times-or-more = Opened { $count } times or more

# $count (Number)
opened-times = { $count ->
    [one] Opened { $count } time
   *[other] Opened { $count } times
}

back-to-the-shared-links = Back to the shared links
readable-until = Anyone with the link can see what you chose until { $last-day }, without an account.
message-to-trainer = Hello { $first-name }, here is my progress. You can read it until { $last-day }: { $address }
send-to = Send to { $first-name }

# $count (Digits)
showing-the-latest = Showing the latest { $count }.

progress-of = { $first-name }’s progress
shared-read-only-until = Shared with you, read-only, until { $last-day }.
this-link-does-not-work = This link does not work
link-does-not-work-hint = It may have ended, or part of the address is missing. Ask the person who sent it for a new one.
nothing-to-show-yet = Nothing to show yet.
change-since-start = Change since start
week-from = Week from { $day }
days-logged = Days logged

# $count (Digits)
# $days (Digits)
of-the-last-days = { $count } of the last { $days }

link-for = Link for { $recipient }

## Labels, hints and choices of forms
one-month = 1 month
a-date = A date

# $maximum (Digits)
too-many-links = You have { $maximum } working links, the maximum. End one first.

what-they-will-see = What they will see
last-day = Last day, if you chose a date
last-day-hint = Within a year of today

## Messages of drafts, and names
body-weight-and-measurements = Body weight and measurements
training-and-workouts = Training and workouts
workouts-with-sets = Workouts with their sets
streak-and-achievements = Streak and achievements
nutrition-daily-totals = Nutrition: daily totals
journal-without-photos = Journal, without photos
parts-missing = Please choose at least one part from the list
until-out-of-range = Please choose a day from today to a year from today

# $exercise (Text)
# $sets (Text)
sets-of = { $exercise }: { $sets }
