# The other order of messages, and a category that has 0 and 1.
sets-of = { $sets ->
    [one] { $sets } série de { $exercise }
   *[other] { $sets } séries de { $exercise }
}
add-set = Ajouter une série
since-year = depuis { $year }
change = { $action } { $count }
repeat = Répéter
in = dans { $where }
nothing = rien
maybe-nothing = { $word }
blanks = entre
signs = signes
lines = { $word }
nothing-found = Rien. [Ajoutez].
entries-wait = [Voir { $count }] ou [partir]
