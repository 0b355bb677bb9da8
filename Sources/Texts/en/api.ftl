open-api-document = OpenAPI document
your-keys = Your keys
access-and-status-codes = { $access }. Status codes: { $statuses }.
required = required
until-it-is-revoked = Until you revoke it
name-of-the-program = Name of the program
name-hint = Such as “Scripts on my laptop”
what-it-can-access = What it can access
access-hint = Profile means your personal data, trainers and settings. A key that can change it can also create links to everything else you tick.
what-it-can-do = What it can do
read = Read
read-and-change = Read and change
what-it-can-do-missing = Please choose what it can do
name-taken = There is already a key with this name. Choose another name, or revoke that one.

# $maximum (Digits)
too-many-keys = You have { $maximum } keys, the maximum. Revoke one first.

what-it-can-access-missing = Please choose what it can access
revoke-warning = The program with this key loses access.
revoke-key = Revoke key
key = Key
reads-and-changes = Reads and changes { $areas }
reads = Reads { $areas }
ended = ended { $day }
works-until = works until { $day }
created = Created { $day }
