token-for = Token for { $name }
tokens = Tokens
token-explanation = A token lets one app send its measurements to WorkHome, and nothing else.
create-token = Create token
last-deliveries = Last deliveries
no-deliveries-yet = Nothing yet. Create a token, set up your app as described below, and let it send once.
what-was-left-out = What was left out
what-you-measured = What you measured
where-measurements-appear = Steps, water and sleep appear on Track as one entry a day, next to what you type. Phone and watch count the same steps, so each minute counts for one of them. A weight from the scale goes to Progress, unless you typed one that day. Workouts become cardio sessions on Track.

# $days (Digits)
single-values-are-deleted = Single values of steps, energy, heart rate, sleep and water are deleted after { $days } days. The day’s total stays and no longer changes.

devices-and-apps = Devices and apps

# $count (Digits)
devices-and-apps-limit-reached = You have { $count } devices and apps, the maximum. Delete the data of one to add another.

order-explanation = The first device in this list counts whole. The others count when it measured nothing.

# $metric (Text)
# $day (Text)
order-of-day = Each day orders the devices that you haven’t moved: a watch comes before a phone, otherwise the larger day first. This list shows the order of { $day } ({ $metric }).

what-counted = What counted
all-day = { $device }, all day
corrected-down = Corrected down?
corrected-down-explanation = An app sent a smaller value for the same time. It may be a correction, or only a part, so the larger value counts until you choose.
said-less = { $source }: { $larger }, then { $smaller }
use = Use { $value }
keep = Keep { $value }
set-up-an-app = Set up an app
phones-cant-reach-localhost = A phone can’t reach this machine as localhost. Open this page with this machine’s network address, and the addresses below will be right. To allow access from the network, start “workhome serve [--host] 0.0.0.0”.
revoke-warning = The app with this token can’t send data any more. What it already sent stays.
revoke-token = Revoke token
delete-data-question = Delete everything from { $source }?
delete-data-warning = Everything it sent will be permanently deleted: values, weights and sessions. What you typed or changed yourself stays.
delete-its-data = Delete its data
delete-data = Delete data
name-of-phone-or-scale = Name of the phone or scale
name-taken = There is already a token with this name. Choose another name, or revoke that one.

# $maximum (Digits)
too-many-tokens = You have { $maximum } tokens, the maximum. Revoke one first.

health-auto-export = Health Auto Export
iphone-and-apple-watch = iPhone and Apple Watch
name-token-after-phone = Create a token above and name it after the phone.
auto-export-add-automation = In Health Auto Export, open Automations and add a REST API automation.
auto-export-paste-address = Paste the address below as its URL.
auto-export-add-header = Add a header with the key Authorization and the value “Bearer”, a space and your token.
auto-export-choose-metrics = Choose Health Metrics with Step Count, Active Energy, Weight & Body Mass, Body Fat Percentage, Resting Heart Rate, Sleep Analysis and Dietary Water, and the format JSON.
auto-export-summarize-data = Turn on Summarize Data, by day or by hour, and don’t change it later.
auto-export-add-workouts = For workouts, add a second automation with the data type Workouts and the same address and header.
auto-export-run-once = Run it once by hand. It then appears under “Last deliveries”.
auto-export-needs-paid-plan = The app needs a paid plan to run automations.
hc-webhook = HC Webhook
android-with-health-connect = Android with Health Connect
webhook-url = Webhook URL
hc-webhook-allow-access = In HC Webhook, allow access to steps, sleep, active calories, weight, body fat, resting heart rate, exercise and hydration.
hc-webhook-add-address = Add the address below as a webhook.
hc-webhook-add-header = Add a header to it: the name Authorization, the value “Bearer”, a space and your token.
hc-webhook-choose-interval = Choose how often it sends, save, and tap Sync now once.
hc-webhook-test-button = Its Test button sends made-up values. WorkHome answers but does not save them.
open-scale-sync = openScale sync
bluetooth-scales-android = Bluetooth scales, Android
wger-server = wger server
name-token-after-scale = Create a token above and name it after the scale.
open-scale-choose-wger = In openScale sync, choose wger.
open-scale-paste-address = Paste the address below as the server, including the slash at the end.
open-scale-paste-token = Paste the token as the API token, without “Bearer”, and connect.
open-scale-sends-kilograms = Weights are sent in kilograms. The app can only change or delete weights it sent itself.
token = Token
created-and-used = Created { $day } · { $used }
known-count = { $count } already known
left-out-count = { $count } left out
more-left-out = { $count } more
sent-by = Sent by { $app }
delete-the-data-of = Delete the data of { $source }
url = URL
new-count = { $count } new
changed-count = { $count } changed
empty-delivery = empty

## Messages of drafts, and names
active-energy = Active energy
body-fat = Body fat
resting-heart-rate = Resting heart rate
heart-rate = Heart rate
sleep = Sleep
apple-health-file = Apple Health file

# $limit (Digits)
too-many-devices-and-apps = You have { $limit } devices and apps, the maximum. Please delete the data of one in Settings, Phone, watch and scale.

too-many-values = You have { $limit } values, the maximum. Please send one value per hour or day instead, or delete the data of a device in Settings, Phone, watch and scale.

# $limit (Digits)
too-many-values-in-request = A request can have at most { $limit } values. Please send fewer days at once.

unknown-metric = WorkHome does not track this.
unknown-unit = The unit is unknown.
no-moment = The date and time can’t be read.
impossible-moment = The date is in the future, or before 1970.
impossible-span = It ends before it begins, or lasts longer than two days.
unusable-character = Its number has a character that can’t be saved.
not-asleep = Not asleep.
unknown-workout = WorkHome has no cardio exercise of this kind.
closed-day = Its day is too long ago to change.
test = A test value, not saved.
