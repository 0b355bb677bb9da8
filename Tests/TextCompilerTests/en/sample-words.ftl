### The sample of the tests, compiled by the plugin and run.

## Sets

add-set = Add set
# $exercise (Text) its name
# $sets (Number)
sets-of = { $sets ->
    [0] No sets of { $exercise }
    [one] { $sets } set of { $exercise }
   *[other] { $sets } sets of { $exercise }
}
# $year (Digits)
since-year = since { $year }
# $count (Number)
change = { $action ->
    [added] { $count ->
        [one] Added it
       *[other] Added { $count }
    }
    [keptAsItWas] Kept
   *[none] Nothing
} today

## Names that are words of Swift

repeat = Repeat
in = in { $where }

## White space and signs

nothing = { "" }
maybe-nothing = { $word }
blanks = { " " }between{ "\u00A0" }{ "\U01F3CB" }{" "}
signs = \ "'`$ { "{\"}\\[" }
lines =
    One
      indented line.

    After a blank line
    { $word } goes on.

## Marked pieces

nothing-found = Nothing found. [Add your own].
# $count (Number)
entries-wait = { $count ->
    [one] [Look at it]
   *[other] [Look at { $count }]
} or [leave]
