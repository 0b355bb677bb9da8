# Comments of translations say nothing about types: $sets (Text)
add-set = Satz hinzufügen
sets-of = { $exercise }: { $sets ->
    [one] ein Satz
   *[other] { $sets } Sätze
}
since-year = seit { $year }
change = { $action ->
    [added] { $count } hinzugefügt
   *[none] Nichts
}
repeat = Wiederholen
in = in { $where }
nothing = { "" }
maybe-nothing = { $word }
blanks = { " " }dazwischen
signs = Zeichen
lines = { $word }
nothing-found = [Füge selbst eins hinzu], es gibt nichts.
entries-wait = [{ $count } ansehen] oder [gehen]
