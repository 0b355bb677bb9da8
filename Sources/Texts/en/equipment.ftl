setting-note = Bars, plates and dumbbells at home
your-equipment = Bars, dumbbells and stacks
explanation = What your household trains with. Track says which plates to put on.
guest-explanation = What this household trains with. People with an account here can change it.
add-equipment = Add equipment
what-to-add = What do you want to add?
bar-note = Barbell, EZ bar, trap bar, landmine or dip belt
handle-note = A pair of dumbbells that plates are put on
fixed-note = Dumbbells or kettlebells, each with its weight
stack-note = A machine or cable with a stack of weights
plates-note = For bars, handles, landmines and belts
edit-equipment = Edit equipment
delete-equipment = Delete equipment
back-to-equipment = Back to Equipment
archive-explanation = Archive it: it can no longer be chosen, and you can restore it at any time.
deletion-warning = { $name } is deleted for everyone here. Exercises that use it go back to what fits them.
plates = Plates
add-plates = Add plates
edit-plates = Edit plates
delete-plates = Delete plates
plates-deletion-warning = They are deleted for everyone here.

# $millimeters (Digits)
plates-for-sleeve = Plates for sleeves of { $millimeters } mm

# $count (Number)
pairs = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
}

colored-pairs = { $color }, { $pairs }
no-equipment-yet = No equipment yet
no-equipment-hint = Add your bars and plates, and Track says what to put on each side. Start with a common set, then change what is different.
no-equipment-hint-for-guest = People with an account here can add bars, plates and dumbbells.
common-set-in-kilograms = Add a 20{ "\u00A0" }kg bar and plates
common-set-in-pounds = Add a 45{ "\u00A0" }lb bar and plates
no-plates-yet = Without plates, only the empty bar can be used.
used-when-chosen = only where chosen
used-for = { $equipment } exercises

# $count (Number)
# $least (Text)
# $most (Text)
weights-from = { $count ->
    [one] { $count } weight from { $least } to { $most }
   *[other] { $count } weights from { $least } to { $most }
}

# $millimeters (Digits)
sleeve = { $millimeters } mm sleeves

with-collars = { $weight } and collars of { $collars }
editing-not-allowed = Guests can’t change the household’s equipment. Create an account to do that.
set-up = Set up your equipment
how-you-do-it = How you do it
setup-hint = Choose a rest time or your equipment, and keep a note such as a seat height.
rest = Rest
with-tool = With { $name }
with-usual-bar = With a bar of { $weight } and common plates
assumes-usual-bar = Assumes a bar of { $weight } and common plates. Say what you have
usual-bar-is-assumed = Until something is added, a bar of { $weight } and common plates are assumed.
change = Change

## Labels, hints and choices of forms
bar-weight = Weight without plates
belt-hint = 0 for a belt
collars = Weight of both collars
collars-hint = Leave empty if you don’t count them
where-the-plates-go = Where the plates go
both-sides = On both sides
one-side = On one side
one-side-hint = One side for a landmine or a belt
sleeve-diameter = Diameter of the sleeves
sleeve-hint = 50 for Olympic bars, often 25 to 30 for others
weights = Weights
weights-hint = Each weight there is, with spaces between them
add-ons = Small weights to add
add-ons-hint = Each one, with spaces between them, such as 2.5
assists = It assists
assists-hint = More weight makes it easier, as on an assisted pull-up machine
used-for-label = Used for
used-for-hint = Exercises with this equipment use it unless something else is chosen.
only-where-chosen = Only where it is chosen
number-of-pairs = Pairs
pairs-hint = Two plates are a pair. A single plate can’t be used.
color = Color
no-color = No color
automatic = Automatic
automatic-tool = Automatic: { $name }
as-in-settings = As in Settings ({ $rest })
no-rest = No rest timer
note-hint = Shown when you log this exercise, such as a seat height or a grip.

## Messages of drafts, and names
bar-kind = Bar or belt
handle-kind = Dumbbell handles
fixed-kind = Fixed weights
stack-kind = Weight stack
red = Red
blue = Blue
yellow = Yellow
green = Green
white = White
black = Black
gray = Gray
orange = Orange
pink = Pink
purple = Purple
sides-missing = Please choose where the plates go
weights-missing = Please enter the weights
weights-unreadable = Please enter numbers with spaces between them

# $maximum (Digits)
too-many-weights = Use at most { $maximum } weights

name-is-taken = Your household already has equipment with that name
name-is-archived = Archived equipment has that name. Restore it, or choose another name

# $maximum (Digits)
too-many-tools = Your household has { $maximum } pieces of equipment, the maximum. Delete one first.

plates-are-known = Your household already has plates of this weight and size

# $maximum (Digits)
too-many-plates = Your household has plates of { $maximum } kinds, the maximum. Delete one first.

cannot-be-loaded = { $weight } can’t be loaded.
too-many-plates-to-know = There are too many different plates to work out what to load.
assistance = { $weight } of assistance
no-assistance = No assistance
per-side = Per side: { $plates }
per-side-of-each = Per side of each dumbbell: { $plates }
plates-on = Plates: { $plates }
no-plates = No plates
empty-bar = Empty bar
empty-handles = Empty handles
stack-at = Stack: { $step }
stack-with = Stack: { $step } + { $add-ons }
usual-bar-name = Olympic bar
