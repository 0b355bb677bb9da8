# $period day, week, month, quarter or year
a = { $period ->
    [day] a day
    [week] a week
    [month] a month
    [quarter] a quarter
   *[year] a year
}

# Such as kg a week.
# $period day, week, month, quarter or year
# $unit
per = { $period ->
    [day] { $unit } a day
    [week] { $unit } a week
    [month] { $unit } a month
    [quarter] { $unit } a quarter
   *[year] { $unit } a year
}

# Such as Chest by week.
# $period day, week, month, quarter or year
# $subject
by = { $period ->
    [day] { $subject } by day
    [week] { $subject } by week
    [month] { $subject } by month
    [quarter] { $subject } by quarter
   *[year] { $subject } by year
}

# $count (Number)
# $period day, week, month, quarter or year
count = { $period ->
    [day] { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
    [week] { $count ->
        [one] { $count } week
       *[other] { $count } weeks
    }
    [month] { $count ->
        [one] { $count } month
       *[other] { $count } months
    }
    [quarter] { $count ->
        [one] { $count } quarter
       *[other] { $count } quarters
    }
   *[year] { $count ->
        [one] { $count } year
       *[other] { $count } years
    }
}

# At the top of a column.
# $period day, week, month, quarter or year
heading = { $period ->
    [day] Day
    [week] Week
    [month] Month
    [quarter] Quarter
   *[year] Year
}

# $period day, week, month, quarter or year
adjective = { $period ->
    [day] daily
    [week] weekly
    [month] monthly
    [quarter] quarterly
   *[year] yearly
}
