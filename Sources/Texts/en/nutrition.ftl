remove-named = Remove { $title }, { $note }
what-the-camera-sees = What the camera sees
use-the-camera = Use the camera
find-food = Find food
empty-means-unknown = If the label does not say a value, leave it empty. Empty means unknown, not zero.
portions = Portions
portions-explanation = Amounts with a name, such as 1 slice, in grams or milliliters.
search-foods = Search foods
saved-meals = Saved meals
add-named = Add { $title }, { $note }
nothing-found-for = Nothing found for “{ $words }”
try-other-words = Try other or fewer words. You can also add just the calories.
add-your-own-food = Add your own food
quick-add-calories = Quick add calories
what-did-you-have = What did you have?
type-a-food = Type a food, such as egg, rice or banana. Foods you add are listed here next time.
better-matches = Better matches
more-results = More results
not-in-the-list = Not in the list?
quick-add = Quick add
targets = Targets
no-target-yet = No target yet.
see-what-is-missing = See what is missing
in-track = In Track
water-so-far = Water: { $amount }
of-water = of water
same-as-the-day-before = Same as the day before?
to-meal = to { $meal }
save-meal = Save meal
no-saved-meals-yet = Nothing yet. On a day with food, choose “Save meal” below a meal. You can then add it again in one tap.
recipes = Recipes
new-recipe = New recipe
no-recipes-yet = Nothing yet. Add a recipe for something you cook: WorkHome adds up the nutrients of a serving, and you find it like any food.
name-and-macros = Name and macros
ingredients = Ingredients
add-ingredient = Add ingredient
one-serving = [One serving:] { $nutrients }
add-to-a-meal = Add to a meal
delete-recipe = Delete recipe
add-to-today = Add to today
add-to-day = Add to { $date }
delete-meal = Delete meal
another-day = Another day
nutrients = Nutrients
your-serving = Your serving
edit-this-food = Edit this food
your-day = Your day
computed-for-you = Computed for you
what-targets-need = To compute your targets, WorkHome needs your weight, your height and your age.
target-basis = Based on your weight, height, age and goal. When they change, the target changes from that day on.
how-was-this-computed = How was this computed?
not-medical-advice = An estimate for healthy adults, not medical advice. If you know better numbers, set them by hand.
set-by-hand = Set by hand
own-targets-from-today = Your own numbers, from today on. Past days keep their targets.
own-targets-for-all-days = Your own numbers, from today on. Past days have no targets yet, so they get these too.
on-average = On average
averages-explanation = Averages of days with food logged, without today. A day is on target if its calories are within 10 % of the target. If some of its calories are unknown, it counts only if it is over that already. Protein, carbs and fat count on days on which they are known for most of the calories.
show-the-calories = Show the numbers: Calories
show-the-macros = Show the numbers: Macros
calories-numbers = Calories, numbers
macros-in-grams = Macros in grams
macros = Macros
macros-numbers = Macros, numbers
from-standard-reference = Data from about 2011: USDA Agricultural Research Service, National Nutrient Database for Standard Reference, Release 24
german-table = BLS, Germany
french-table = Ciqual, France
british-table = CoFID, United Kingdom
from-german-table = Max Rubner-Institut (2025): Bundeslebensmittelschlüssel (BLS), Version 4.0. Karlsruhe. DOI 10.25826/Data20251217-134202-0, CC BY 4.0. Fiber is added to the carbs.
from-french-table = Anses. Ciqual French food composition table 2025. DOI 10.57745/RDMHWY, Licence Ouverte 2.0. Fiber is added to the carbs.
from-british-table = Public Health England, McCance and Widdowson’s Composition of Foods Integrated Dataset 2021, Open Government Licence 3.0. Fiber is added to the carbs.

# $count (Number)
alike = { $count ->
    [one] { $count } food like this
   *[other] { $count } foods like this
}

# $count (Number)
# $food (Text)
alike-to = { $count ->
    [one] { $count } food like { $food }
   *[other] { $count } foods like { $food }
}

from-table = { $energy } · { $table }
from-food-data-central = From FoodData Central of the U.S. Department of Agriculture
from-open-food-facts = From Open Food Facts (openfoodfacts.org), under the Open Database License
added-by-you = Added by you
added-by = Added by { $owner }
added-by-someone-who-has-left = Added by someone who has left
at-least = at least { $amount }
amount-left = { $amount } left
at-most-left = at most { $amount } left
over = { $amount } over
at-least-over = at least { $amount } over
copy-from = Copy from { $weekday }: { $contents }
this-food-no-longer-exists = This food no longer exists. Search for another one.
edit-food = Edit food
use-newer-numbers = Use the food’s numbers of today ({ $energy } { $per })
per = per { $amount }
of-which-sugar = of which sugar
of-which-saturated-fat = of which saturated fat
fiber = Fiber
sodium = Sodium
no-calories = no calories
eaten-of-target = { $eaten } of { $target } eaten
left = Left
training-burned = Training burned { $energy }. It isn’t added to what is left: your target already includes your activity.

# $count (Number)
foods-without-calories = { $count ->
    [one] The calories of { $count } food are unknown and not counted.
   *[other] The calories of { $count } foods are unknown and not counted.
}

trends = Trends
trends-note = Calories and macros by week and month
saved-meals-and-recipes = Saved meals and recipes
add-several-foods-at-once = Add several foods at once
too-many-foods = You have { $maximum } foods, the maximum. Delete one first.
shared-food-deletion-warning = Nobody here will find it any more. Meals that contain it stay as they are.
food-deletion-warning = You won’t find it any more. Meals that contain it stay as they are.
delete-food = Delete food
recipe-weight-too-small = That would make the recipe’s weight too small for its ingredients
back-to-nutrition = Back to Nutrition
save-this-meal = Save this meal
saved-meal = Saved meal
recipe = Recipe
next-ingredients = Next: ingredients
no-ingredients-yet = No ingredients yet
cooked-weight-hint-of = Using the ingredients’ total, { $total }, until you enter a cooked weight.

# $maximum (Digits)
too-many-recipes = You have { $maximum } recipes, the maximum. Delete one first.

only-saved-foods-shown = { $problem } These are the foods already saved here.
includes-results-from = Includes results from { $source }.
search-sources-too = Search { $sources } too
frequent = Frequent
your-own-foods = Your own foods
best-matches = Best matches
closest-matches = No food has all these words. The closest:
energy-per = { $energy } per { $amount }
calories-unknown = Calories unknown
add-to = Add to { $meal }
add-an-ingredient = Add an ingredient
back-to-the-recipe = Back to the recipe
energy-at-rest = Energy at rest
with-your-activity = With your activity
times-activity-factor = × { $factor }, { $activity-level }. This keeps your weight steady.
for-your-goal = For your goal
share-of-calories = { $percent } of the calories
the-rest-of-the-calories = The rest of the calories
grams-for-each = { $grams } for each { $energy }

# $weight (Text)
# $height (Text)
# $age (Digits)
# $sign (Text)
# $constant (Text)
resting-energy-formula = 10 × { $weight } + 6.25 × { $height } − 5 × { $age } years { $sign } { $constant }, by Mifflin and St Jeor (1990)

# With the average of the constants.
# $weight (Text)
# $height (Text)
# $age (Digits)
# $sign (Text)
# $constant (Text)
average-resting-energy-formula = 10 × { $weight } + 6.25 × { $height } − 5 × { $age } years { $sign } { $constant } (the average of +5 for men and −161 for women), by Mifflin and St Jeor (1990)

no-cut-for-minors = { $goal }: nothing is subtracted under the age of 18
no-cut-if-underweight = { $goal }: nothing is subtracted below a BMI of 18.5
smaller-cut = { $goal }: { $energy } or 20 % less, whichever is the smaller cut
surplus = { $goal }: 10 % more
as-much-as-you-burn = { $goal }: as much as you burn
raised-to-minimum = It would be less, but { $minimum } a day is the least that is safe without asking a doctor
rounded-above-minimum = Rounded to { $step }; never below { $minimum } a day
protein-per-kilogram = { $grams } g for each kilogram of your weight, at most { $maximum-share } of the calories
water-for-women = Recommended for women, not counting food (EFSA)
water-for-men = Recommended for men, not counting food (EFSA)
water-average = The average of what is recommended for women and men, not counting food (EFSA)
daily-targets = Daily targets
add-your-age = Add your age
use-computed-targets = Use computed targets
use-these = Use these
calories-per-day = Calories per day
protein-per-day = Protein per day
carbs-per-day = Carbs per day
fat-per-day = Fat per day
days-on-target = Days on target
target-legend = Target { $energy }
current-target-legend = Target, now { $energy }
calories-by-day = Calories by day

# $count (Number)
days-with-food-logged = { $count ->
    [one] { $count } day with food logged.
   *[other] { $count } days with food logged.
}

# $count (Number)
# $energy (Text)
days-with-food-logged-and-average = { $count ->
    [one] { $energy } per day on average. { $count } day with food logged.
   *[other] { $energy } per day on average. { $count } days with food logged.
}

kcal-a-day = kcal a day
macros-by-day = Protein, carbs and fat by day, in grams
macros-of-day = { $day }: protein { $protein }, carbs { $carbs }, fat { $fat }
g-a-day = g a day
table-caption = { $name } by day. Days without food logged are left out.
nothing-logged-in-this-range = Nothing logged in this range
nothing-logged-hint = Log what you eat to see its calories and macros here.
go-to-today = Go to today
unknown-for-some-foods = Unknown for some foods
past-days-stay = Days on which you already logged it don’t change.
unknown-energy = unknown

## Barcodes, typed and read from a photo
barcode = Barcode
barcode-hint = The 8 to 14 digits under the bars.
barcode-missing = Please enter the barcode
photograph-barcode = Take a photo of the barcode
barcode-photo-hint = The number is read from it and shown before it’s used. The photo isn’t kept.
read-barcode = Read the barcode
reading-barcode = Reading the barcode…
no-barcode-in-photo = No barcode found in this photo. Hold the camera 10 to 15 cm (4 to 6 inches) away, in good light, so that the bars fill half of the picture.
compare-barcode = Read from your photo. Compare it with the digits under the bars, and correct it if they differ.
several-barcodes = Several barcodes found
which-barcode = Choose the one with the digits under the bars.
type-one-of = Several barcodes found: { $barcodes }. Type the one that is on the food.
foods-with-this-barcode = Foods with this barcode
barcode-can-be-looked-up = No food here has this barcode yet. “Find food” looks it up in { $sources }.
no-food-with-this-barcode = No food with this barcode
barcode-not-added-yet = { $barcode } has not been added here yet. With the label in hand, it takes a minute.
shops-own-barcode = { $barcode } is a number that shops give to what they weigh or pack themselves. Other shops use it for other foods, so it is only looked up here.
add-it-as-own-food = Add it as your own food

## Labels, hints and choices of forms
food = Food
meal = Meal
quick-add-name-hint = Such as “Lunch at the canteen”
portion = Portion
amount-hint = Such as 1.5{ "\u00A0" }or{ "\u00A0" }½
grams-g = grams (g)
milliliters-ml = milliliters (ml)

# $number (Digits)
portion-number = Portion { $number }

# $number (Digits)
portion-amount = Amount { $number }

brand = Brand
digits-under-the-bars = The digits under the bars
measured-in = Measured in
grams = Grams
milliliters = Milliliters
the-labels-numbers-are-for = The label’s numbers are for
per100 = 100 g or ml
one-serving-label = One serving
serving-hint = In grams or milliliters. Needed if the numbers are for one serving.
saturated-fat = Saturated fat
sugar = Sugar
sodium-hint = 1 g of salt contains 400 mg of sodium.
who-can-find-this-food = Who can find this food
everyone-here = Everyone here
yes-save = Yes, save
servings-label = Servings
servings-hint = How many servings it makes
cooked-weight = Cooked weight
cooked-weight-hint = Optional. If you weigh it, you can log exact grams.
saved-meal-name-hint = Such as “Usual breakfast”
sex = Sex
sex-hint = The formula uses it. Without it, the average of both is used.
activity-on-most-days = Activity on most days
activity-hint = Include your training: what it burns is part of the target, so it isn’t added again.
sex-missing = Please choose one of these, or prefer not to say
activity-missing = Please choose how active you are
number-from-zero-to = Please enter a number from 0 to { $most }

## Vitamins, minerals and other nutrients
vitamins = Vitamins
minerals = Minerals
fats = Fats
other-nutrients = Others
vitamin-a = Vitamin A
vitamin-c = Vitamin C
vitamin-d = Vitamin D
vitamin-e = Vitamin E
vitamin-k = Vitamin K
vitamin-b6 = Vitamin B6
vitamin-b12 = Vitamin B12
thiamin = Thiamin (B1)
riboflavin = Riboflavin (B2)
niacin = Niacin (B3)
pantothenic-acid = Pantothenic acid (B5)
folate = Folate (B9)
choline = Choline
calcium = Calcium
iron = Iron
magnesium = Magnesium
phosphorus = Phosphorus
potassium = Potassium
zinc = Zinc
copper = Copper
manganese = Manganese
selenium = Selenium
monounsaturated-fat = Monounsaturated fat
polyunsaturated-fat = Polyunsaturated fat
trans-fat = Trans fat
omega3 = Omega-3
omega6 = Omega-6
cholesterol = Cholesterol
caffeine = Caffeine
alcohol = Alcohol
water-in-food = Water in food and drinks
vitamins-and-minerals = Vitamins and minerals
empty-means-unknown-too = In the amount that the label’s other numbers are for. Empty means unknown, not zero.
vitamins-and-minerals-note = What your food contains, and what is known of it
nutrient-out-of-range = { $nutrient }: please enter a number from 0 to { $most }
nutrient-of-serving = { $nutrient }: that is more than the serving can contain
one-day = One day
seven-days = Seven days

# $days (Text)
# $count (Number)
mean-of-days = { $count ->
    [one] { $days }. Averages per day over { $count } day with food logged.
   *[other] { $days }. Averages per day over { $count } days with food logged.
}

percent-of-target = { $percent } of the target of { $target }
percent-of-most = { $percent } of { $most }, the most you should have
percent-over-most = { $percent } of { $most }, more than you should have
known-for = Known for { $percent }
known-for-only = Known for only { $percent }
none-known = none known
not-known = Not known for anything you ate
foods-with-the-most = Foods with the most
nutrients-explanation = Not every food’s vitamins and minerals are known. “Known for 80{ "\u00A0" }%” means: for 80{ "\u00A0" }% of the calories that you ate. “At least” means that there may be more in the rest. “Known for only” means that too little is known to compare it with a target.

# $age (Digits)
intake-source = Targets: Dietary Reference Intakes of the U.S. National Academies for healthy people of your sex, aged { $age }. In pregnancy and while breastfeeding needs differ: ask a doctor or midwife. This isn’t medical advice.

fiber-source = The target for fiber is your own, as in Nutrition.
targets-need-age = Targets depend on your age and sex. Say both to see them.
targets-need-sex = Targets depend on your age and sex. Choose your sex to see them.
sex-for-targets = Sex for these targets
sex-for-targets-hint = Without it there are no targets for vitamins and minerals. Your calorie target uses it, too.

# $age (Digits)
no-targets-below = There are no targets here for people under { $age }: needs change as you grow.

no-nutrients-yet = No food logged here yet
no-nutrients-yet-hint = Log what you eat to see the vitamins and minerals in it.
unit-of-energy = Energy unit
kilojoules-as-before = Set to kJ, as on your last label.
sodium-or-salt = Sodium or salt
unit-of-sodium = Salt unit
kcal-unit = kcal
kilojoules-unit = kJ
sodium-in-milligrams = mg sodium
salt-in-grams = g salt
energy-unit-missing = Please choose kcal or kJ
sodium-unit-missing = Please choose sodium or salt

## Food that is planned, and food that is added again or copied
not-eaten-yet = Planned, not eaten yet
day-is-to-come = This day is still to come, so it is planned.
day-too-far-ahead = Please choose a day within the next year
plannable-until = Food can be planned for a year ahead, up to { $day }.
with-planned = With what is planned: { $nutrients }
planned-food = Planned: { $contents }
i-ate-it = I ate it
i-ate-all-of-it = I ate all of it
i-ate-all-that-was-planned = I ate all that was planned
marked-as-eaten = Marked { $food } as eaten
remove-from-plan = Remove { $food } from the plan
calories-from-macros = If you leave it empty, it is computed: 4{ "\u00A0" }kcal per gram of protein and carbs, 9 per gram of fat.
add-again = Add again
add-again-to = Add again to { $meal }
meal-to-add-to = Meal to add to
copy-food = Copy food
copy-to-another-day = Copy to another day or meal

## Trends over more than some months
six-months = 6 months
average-calories = Average calories of the days with food logged
average-macros = Average protein, carbs and fat of the days with food logged, in grams
averages-caption = { $name } per day: averages of days with food logged, without today.

## Messages of drafts, and names
breakfast = Breakfast
lunch = Lunch
dinner = Dinner
snacks = Snacks
usda-standard-reference = USDA SR24
food-data-central = FoodData Central
open-food-facts = Open Food Facts
desk-job-little-exercise = Desk job, little exercise
one-to-three-training-days = Training 1 to 3 days a week
three-to-five-training-days = Training 3 to 5 days a week
six-or-seven-training-days = Training 6 or 7 days a week
physical-work-and-training = Physical work and training

# $limit (Digits)
too-many-items = At most { $limit } foods are possible

# $limit (Digits)
too-many-foods-in-a-day = A day can have at most { $limit } foods. Nothing was added.

single-serving = 1 serving
servings = { $count } servings
energy-each = { $energy } each
portion-missing = Please choose a portion
more-than-ten-kilograms = That is more than 10 kilograms
more-than-ten-liters = That is more than 10 liters
calories-out-of-range = Please enter the calories, from 0 to 20,000
calories-or-macros-missing = Enter the calories, or protein, carbs or fat.
grams-out-of-range = Please enter grams, from 0 to 2,000
energy-of-one-entry = That is { $typed } in one entry.
macros-contradict-calories = Protein, carbs and fat make about { $made }, not { $typed }. Is that correct?
meal-missing = Please choose a meal
cooked-weight-unreadable = Please enter the weight in grams, or leave it empty
quantity-unreadable = Please enter a number such as 1.5 or ½
macros-contradict-target = Protein, carbs and fat together are { $macros }, not { $energy-kilocalories }.
cooked-weight-too-small = That is too little for its ingredients
saved-meal-exists = You already have a saved meal with this name
this-meal-has-no-foods = This meal has no foods to save

# $maximum-saved-meals (Digits)
too-many-saved-meals = You have { $maximum-saved-meals } saved meals, the maximum. Delete one first.

kilocalories-written = kilocalories
grams-written = grams
protein-within = protein
carbs-within = carbs
fat-within = fat

# $amount (Text)
# $nutrient (Text)
amount-of = { $nutrient } { $amount }

source-did-not-answer = { $provider } did not answer.
source-not-saved = Foods from { $provider } could not be saved: storage full or unavailable.
source-is-limited = { $provider } can’t be asked right now: its request limit is reached.
source-refuses-key = { $provider } does not accept this server’s API key.
source-unreadable = { $provider } sent an answer that can’t be read.
least-energy = Please enter { $least } or more. Nobody should eat less than { $daily } a day without asking a doctor.
least-energy-while-growing = Please enter { $least } or more. Until you are 18, your body still grows and needs about { $daily } a day.
least-energy-if-underweight = Please enter { $least } or more. To keep your weight, you need about { $daily } a day.
food-unit-missing = Please choose grams or milliliters
serving-missing = Please enter how much one serving is
energy-missing = Please enter the energy
more-than-serving = That is more than the serving can contain
protein-and-fat-weigh-more = Protein and fat weigh more than the food
macros-weigh-more = Protein, carbs and fat weigh more than the food
more-sugar-than-carbs = Sugar is part of the carbs, so it can’t be more
more-saturated-than-fat = Saturated fat is part of the fat, so it can’t be more

# $most (Digits)
too-many-portions = A food has at most { $most } portions

portion-name-missing = Please name the portion, such as 1 slice
serving-is-a-portion = Leave this empty: the serving is already a portion
maybe-kilojoules = { $energy } per 100 { $unit }? Its protein, carbs and fat make about { $made }. Are these kilojoules?
energy-contradicts-macros = { $energy } per 100 { $unit }? Its protein, carbs and fat make about { $made }. Is that correct?

# $least (Digits)
# $most (Digits)
barcode-length-wrong = A barcode has { $least } to { $most } digits

barcode-invalid = This barcode isn’t valid. Check the digits.
barcode-is-of = You have another food with this barcode: { $food }. Is that correct?
basis-missing = Please choose what the label’s numbers are for
food-visibility-missing = Please choose who can find it
