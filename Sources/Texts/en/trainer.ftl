update-links-after-change = After you change the text, press “Use this message” to update the links below.
how-to-send = Edit the message, then choose how to send it. The app opens with your text, and nothing is sent until you press Send there. If the app opens empty, copy the message and paste it.
copy-message = Copy message
use-this-message = Use this message
send-with = Send with
remove-current-photo = Remove current photo
name-specialty-or-language = Name, specialty or language
your-trainers = Your trainers
add-trainer = Add trainer
specialties = Specialties
contact = Contact
about = About
your-progress = Your progress
contact-trainer = Contact { $first-name }
back-to = Back to { $trainer }
edit-trainer = Edit trainer
deletion-warning = They will be permanently deleted. Shared links created for them end.
shared-deletion-warning = This deletes them permanently for everyone here. Shared links created for them end.
delete-trainer = Delete trainer
editing-not-allowed = Only the person who added this trainer, or the first account here, can change them.
no-trainers-hint-for-guest = Add the people who train you, what they do and how to reach them. Only you see them.
no-trainers-hint = Add the people who train your household, what they do and how to reach them.
no-trainers-yet = No trainers yet
no-trainer-found = No trainer found
no-trainer-found-hint = Try fewer words, or another specialty.
show-all-trainers = Show all trainers
only-you = Only you
back-to-trainers = Back to Trainers
contact-missing-hint = Add a phone number, a Telegram name or an email to contact them.
rate = Rate
languages = Languages
phone = Phone
telegram = Telegram
visible-to = Visible to
everyone-with-an-account-here = Everyone with an account here
added-by = Added by
someone-who-has-left = Someone who has left
give-a-read-only-link = Give { $first-name } a read-only link to what you choose. It expires by itself, and you can end it at any time.
specialty = Specialty
any-specialty = Any specialty

## Labels, hints and choices of forms
your-message = Your message
message-to = Hello { $trainer }, { $fitness-goal-text }. Do you have time to train me?
message-to-from = Hello { $trainer }, I’m { $user }, and { $fitness-goal-text }. Do you have time to train me?
want-to-lose-weight = I’d like to lose weight
want-to-build-muscle = I’d like to build muscle
want-to-stay-fit = I’d like to stay fit
want-to-improve-endurance = I’d like to improve my endurance
remove-the-photo = Remove the photo
other-specialties = Other specialties
separated-by-commas = Separated by commas
currency = Currency
currency-hint = Such as EUR, GBP or USD
phone-hint = With a plus and the country code, such as +353
telegram-name = Telegram name
telegram-hint = Such as @name or t.me/name
who-sees-this-trainer = Who sees this trainer
call = Call { $phone }

## Messages of drafts, and names
phone-has-other-characters = Please enter digits only, after a plus and the country code
country-code-missing = Please start with the country code, such as +353 for Ireland or +1 for North America
country-code-unknown = No country has this code. Please check the digits after the plus.
phone-too-short = That number is too short
phone-too-long = That number is too long. It can have at most 15 digits, including the country code.
zero-after-country-code = Please leave out the 0 after the country code
north-american-phone-wrong = A number with +1 needs ten more digits: the area code and seven more
an-hour = an hour
a-session = a session
visibility-missing = Please choose who sees this trainer

# $maximum-others (Digits)
too-many-others = Use at most { $maximum-others } others

# $maximum-other-length (Digits)
specialty-too-long = Use at most { $maximum-other-length } characters each

rate-amount-unreadable = Please enter an amount, such as 45 or 37.50
currency-invalid = Please enter the three letters of a currency, such as EUR
rate-period-missing = Please choose what the rate is for
telegram-name-invalid = A Telegram name has 5 to 32 letters, digits and underscores, and starts with a letter

# $maximum-trainers (Digits)
you-added-trainers-the-maximum = You added { $maximum-trainers } trainers, the maximum. Delete one first.
