period-total = { $title }: { $adjective } total
show-the-highest-day = Show the highest day

# $value (Text)
# $count (Number)
value-on-days = { $count ->
    [one] { $value } on { $count } day
   *[other] { $value } on { $count } days
}

# $period day, week, month, quarter or year
period-is-not-over-yet = { $period ->
    [day] This day is not over yet.
    [week] This week is not over yet.
    [month] This month is not over yet.
    [quarter] This quarter is not over yet.
   *[year] This year is not over yet.
}

total = Total
highest-day = Highest day
show-the-fastest-day = Show the fastest day
changed-goal = { $name }, now
slowest-to-fastest-day = Slowest to fastest day
lowest-to-highest-day = Lowest to highest day

# $average
# $period day, week, month, quarter or year
average-of-period = { $period ->
    [day] { $average } of a day
    [week] { $average } of a week
    [month] { $average } of a month
    [quarter] { $average } of a quarter
   *[year] { $average } of a year
}

value-so-far = { $point }: { $value } so far
one-day = one day
every-day-the-same = every day the same
from-to = from { $lowest } to { $highest }
slowest = Slowest
fastest = Fastest
title-in-unit = { $title } in { $unit }
value-that-is-a-record = { $value }, a personal record
marked-record = { $value } · PR
named-value-on-day = { $name } { $value } on { $day }.

# $name (Text)
# $value (Text)
# $period (Text)
named-value-in-period = { $name }: { $period }, { $value }.

unit-per-day = { $unit } a day
trend-noun = trend
average-noun = average
average-by-period = { $title }: { $adjective } { $average }
period-value = { $period }: { $average } { $value }, { $days }
