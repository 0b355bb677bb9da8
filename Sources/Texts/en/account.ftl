welcome-to-work-home = Welcome to WorkHome
no-account-yet = There is no account here yet. Create the first one to get started.
welcome-back = Welcome back
sign-in-to-your-work-home = Sign in to your WorkHome.
signing-in = Signing in…
sign-in = Sign in
new-here = New here?
create-account = Create Account
continue-as-guest = Continue as guest
no-account-needed = No account needed. You can create one later and keep everything.
forgot-password = Forgot your password? Ask an admin of this WorkHome for a link to set a new one. An admin can also make it on the machine that WorkHome runs on: workhome user reset-password EMAIL
guest-profile = Guest profile on this WorkHome

# $days (Digits)
guests-are-deleted = Guest profiles are deleted, with all their data, after { $days } days without a visit.

uploading = Uploading…
save-photo = Save photo
removing = Removing…
remove-photo = Remove photo
create-your-account = Create your account
guest-data-is-kept = You keep everything you tracked as a guest, and can sign in from any browser at home.
creating-your-account = Creating your account…
about-you = About you
change-email = Change email
you-sign-in-with-this-email = You sign in with this email. You stay signed in on your devices.
changing = Changing…
change-password = Change password
other-devices-are-signed-out = This signs you out on all other devices and in apps.
invitation-needed = Invitation needed
it-takes-a-minute = It takes a minute, and your charts start today.
first-account-is-admin = The first person to create an account becomes the admin of this WorkHome. The admin can invite people, reset passwords and manage backups.
basic-info = Basic Info
physical-metrics = Physical Metrics
back-to-sign-in = Back to sign in
hello = Hello { $first-name }
choose-new-password = Choose a new password. This signs you out everywhere else.
save-password = Save password
where-you-are-signed-in = Where you are signed in
this-device = This device
sign-out-device = Sign out { $device }, { $address }
sign-out-everywhere-else = Sign out everywhere else
signed-in-apps = Signed-in apps
keys-and-tokens-keep-working = [API keys] and [tokens of phones and scales] keep working.

# $seconds (Number)
too-many-new-accounts = { $seconds ->
    [one] Too many new accounts at once. Please try again in { $seconds } second.
   *[other] Too many new accounts at once. Please try again in { $seconds } seconds.
}

leave-without-account-question = Leave without an account?
guest-sign-out-warning = You are a guest. Signing out permanently deletes everything you tracked. To keep it, create an account in your profile first.
delete-and-sign-out = Delete and sign out
current-password-wrong = The current password is wrong
member-since = Member since { $day }
back-to-home = Back to Home
settings-note = Units, reminders, signed-in devices and more
photo-missing = Please choose a photo
last-seen = Last seen { $day }
an-app = An app

## Labels, hints and choices of forms
new-email = New email
first-name = First name
last-name = Last name
password = Password
sign-in-rejected = The email or password is wrong

# $wait-seconds (Number)
too-many-attempts = { $wait-seconds ->
    [one] Too many attempts. Please try again in { $wait-seconds } second.
   *[other] Too many attempts. Please try again in { $wait-seconds } seconds.
}

current-password-missing = Please enter your current password
revoke-my-api-keys-too = Revoke my API keys too
age = Age
years = years
fitness-goal = Fitness goal
usual-height = 5 ft 7 in

## Messages of drafts, and names
lose-weight = Lose Weight
build-muscle = Build Muscle
stay-fit = Stay Fit
improve-endurance = Improve Endurance
email-invalid = Please enter a valid email address
browser-on-system = { $browser } on { $system }
browser = Browser
unknown-system = unknown system
first-name-missing = Please enter your first name
last-name-missing = Please enter your last name
fitness-goal-missing = Please choose a fitness goal
email-taken = An account with this email already exists

# $least (Digits)
password-too-short = Password must be at least { $least } characters

# $most (Digits)
password-too-long = Please use a shorter password (at most { $most } bytes)

# $least (Digits)
# $most (Digits)
age-out-of-range = Please enter an age from { $least } to { $most }

# $least (Digits)
# $most (Digits)
date-of-birth-out-of-range = Please enter a date of birth for an age from { $least } to { $most }
