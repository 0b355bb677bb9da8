### Dates in words.

# $month (Number) 1 to 12
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
}

# $month (Number) 1 to 12
short-month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
}

# $weekday (Number) 0 is Monday
weekday = { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[other] Sunday
}

# $weekday (Number) 0 is Monday
short-weekday = { $weekday ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[other] Sun
}

# Such as 21 Nov.
# $day (Digits)
# $month (Text)
day-and-month = { $day } { $month }

# Such as 21 Nov 2026.
# $day (Digits)
# $month (Text)
# $year (Digits)
date = { $day } { $month } { $year }

# Such as Saturday 21 November.
weekday-and-date = { $weekday } { $day } { $month }

# Such as Saturday 21 November 2026.
# $weekday (Text)
# $day (Digits)
# $month (Text)
# $year (Digits)
full-date = { $weekday } { $day } { $month } { $year }

today = Today, { $date }
today-within = today, { $date }
yesterday = Yesterday, { $date }
yesterday-within = yesterday, { $date }

# Such as Mon, 16 Nov.
short-weekday-and-date = { $weekday }, { $date }

# $count (Digits)
days-ago = { $count } days ago

period = { $first } to { $last }
