search-entries = Search entries
add-photos = Add photos
no-entries-this-month = No entries this month.
close = Close
delete-photo = Delete photo
previous-photo = Previous photo
next-photo = Next photo
entries-found = Entries found
edit-entry = Edit entry
delete-entry = Delete entry
on-this-day = On this day
training = Training
years-ago = { $years } ago, { $day }
not-enough-storage = Not enough storage
delete-entry-question = Delete this entry?
entry-deletion-warning = The entry for { $day } will be permanently deleted.

# $day (Text)
# $count (Number)
entry-deletion-warning-with-photos = { $count ->
    [one] The entry for { $day } and its { $count } photo will be permanently deleted.
   *[other] The entry for { $day } and its { $count } photos will be permanently deleted.
}

saved-at = Saved { $day }, { $time }
back-to-the-calendar = Back to the calendar
no-entry-for-this-day = No entry for this day
nothing-written-yet = Nothing written yet.
tap-to-add-entry = Tap to add entry
back-to-the-day = Back to the day
photos-hint = JPEG, PNG, WebP, HEIC or GIF, up to 30 MB each and 100 MB together
photos-hint-after-errors = Nothing is saved yet. Choose any photos that are not listed here again.
no-photos-yet = No photos yet
no-photos-hint = Photos from your journal entries appear here.
open-the-journal = Open the journal
day-with-entry = { $day }, entry

# $day (Text)
# $count (Number)
day-with-entry-and-photos = { $count ->
    [one] { $day }, entry, { $count } photo
   *[other] { $day }, entry, { $count } photos
}

previous-month = Previous month
next-month = Next month
write-today = Write today
delete-photo-question = Delete this photo?
photo-deletion-warning = The photo from { $day } will be permanently deleted.
search-the-journal = Search the journal
search-hint = Type a word or two from an entry.
no-entry-has-all-words = No entry has all of these words. Try fewer words, or check the spelling.
no-more-entries = No more entries.

# $maximum (Digits)
choose-at-most-photos = Choose at most { $maximum } photos at once.

too-many-photos = Too many photos

## Labels, hints and choices of forms
how-was = How was { $day }?
changed-meanwhile = This entry was changed in the meantime. Both texts are here: keep what you want and save again.
deleted-meanwhile = This entry was deleted in the meantime. Save again to add it back.

# $maximum (Digits)
at-most-photos = An entry holds at most { $maximum } photos.

## Messages of drafts, and names
photo-of = Photo of { $day }

# $number (Digits)
# $count (Digits)
# $day (Text)
numbered-photo-of = Photo { $number } of { $count }, { $day }

entry-empty = Write something or add a photo
no-room-for-photo = There is no room left for this photo: your photos use { $used }. Delete some first.
