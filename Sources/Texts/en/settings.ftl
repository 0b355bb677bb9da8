key-for = Key for { $name }
keys-for-programs = Keys for programs
key-explanation = A key lets one of your programs read or change what you allow.
what-programs-can-do = What programs can do
create-key = Create key
download-stopped-early = Your last download stopped before the end. Its file isn’t complete: delete it and download again.
download-your-data = Download your data
what-the-download-contains = All your data in one zip file: tables that any spreadsheet opens, the same data in a form that WorkHome can import, and your photos.
file-is-not-encrypted = The file is not encrypted: anyone who has it can read it. It contains no passwords or keys.
download-everything = Download everything
training-for-other-apps = Training for other apps
strong-file-explanation = Your sets and cardio sessions as a CSV file in the format of Strong, which many other apps can import. Weights and distances are in your units.
download-csv-for-strong = Download CSV for Strong
delete-account-question = Delete your account?
account-will-be-deleted = Your account and all its data will be permanently deleted, on every device. You can’t undo this.
what-will-be-deleted = What will be deleted
what-else-is-deleted = Your profile, records, achievements and settings are deleted too. Nobody else in your household loses anything: trainers you added for everyone stay.
you-are-the-only-admin = You are the only admin, so you can’t delete your account yet. Make someone else an admin first.
how-to-do-it = How to do it
load-and-volume = Load and volume
your-history = Your history
see-the-records = See the records
archiving = Archiving…
restoring = Restoring…
hiding = Hiding…
hide = Hide
showing = Showing…
show-again = Show again
rename = Rename
search-exercises = Search exercises
which-exercises = Which exercises
earlier-exercises = Earlier exercises
more-exercises = More exercises
iphone-and-ipad = iPhone and iPad
install-on-iphone = In Safari, open the Share menu and choose “Add to Home Screen”. WorkHome then opens from its own icon, without the browser’s bars.
android = Android
install-on-android = In Chrome, open the menu with the three dots and choose “Add to Home screen” or “Install app”.
address-is-secure = This address is secure, so it can be installed.
install-needs-https = Browsers install apps only over https or on the machine itself (localhost). This address is neither, so you get a shortcut that opens in the browser. WorkHome’s README says how to set up https.
computer = Computer
install-on-computer = In Chrome or Edge, choose “Install” in the menu of the browser; in Safari, choose “Add to Dock” in the File menu.
without-a-connection = Without a connection
offline-explanation = Without a signal, Track opens as you last saw it, with the forms to log your training. What you log stays on this device, is listed on Track, and is sent in order when the connection is back. A workout that is running goes on, even if you reload its page.
this-needs-java-script = This needs JavaScript.
offline-needs-https = Browsers allow this only over https or on the machine itself (localhost). This address is neither, so WorkHome can’t be used here without a connection.
on-home-when-due = On Home, when due
reminders-explanation = You can dismiss each one for the day. WorkHome sends no emails or messages.
after-you-log-something = After you log something
no-longer-needed = No longer needed?
trackable-archive-explanation = Archive it: Track no longer offers it, and its history stays.
trackables-explanation = What you log besides training, in the order shown on Track.
your-trackables = Your trackables
restore-named = Restore { $title }
on-your-home-screen = On your home screen
units-and-week = Units and week
appearance = Appearance
rest-timer = Rest timer

# $count (Number)
rest-days-a-week = { $count ->
    [one] { $count } rest day a week
   *[other] { $count } rest days a week
}

# $on-count (Digits)
# $total (Digits)
reminders-on = { $on-count } of { $total } on

display = Display
units-week-and-time-zone = Units, week and time zone
units-and-week-from = { $units }, week from { $first-weekday }
use-work-home-like-an-app = Use WorkHome like an app
text-size-hint = WorkHome follows the text size of your browser. Make text larger there, and every page follows.
what-you-track = What you track

# $own-count (Digits)
built-in-and-own = Built-in and { $own-count } of your own

sent-automatically = Steps, sleep, weight and workouts, sent automatically
after-each-set = { $duration } after each set
off = Off
on = On
email-and-password = Email and password
account = Account
for-your-own-programs = For your own programs and scripts

# $count (Number)
links-to-your-progress = { $count ->
    [one] { $count } link to your progress
   *[other] { $count } links to your progress
}

download-everything-as-files = Download everything as files
household = Household
administration-note = People, invitations, backups and storage
you-are-an-admin = You are an admin. The first person to register is one, and admins can appoint others.

# $names (Text)
# $count (Digits)
and-more = { $names } and { $count } more

signed-in-on = Signed in on { $sessions }

## Labels, hints and choices of forms
colors = Colors
appearance-hint = System follows your device, and changes when it does.
rest-after-a-set = Rest after a set
rest-timer-hint = When you log a set, the time counts down, sounds at its end, and its last ten seconds are large. The page of a workout keeps the screen on: a locked phone hears nothing.
daily-step-goal = Daily step goal
step-goal-hint = Shown on Home, unless you have a daily steps goal
first-day-of-the-week = First day of the week
first-weekday-hint = For calendars, “This week” on Home, rest days and weekly goals.

## Messages of drafts, and names
step-goal = Step goal
achievements-reminder-note = Tells you when you unlock one. When off, you find new ones under Progress.
workouts-reminder-note = In the evening if you have not trained, except on days off or when you have trained enough this week.
meals-reminder-note = If not logged by 10:00 (breakfast), 14:00 (lunch) or 20:00 (dinner), while you log your food.
step-goal-reminder-note = When you reach your step goal, and in the evening how many steps are left.
appearance-system = System
appearance-light = Light
appearance-dark = Dark
first-weekday-missing = Please choose the first day of your week
appearance-missing = Please choose one of the three
rest-timer-missing = Please choose one of these
