delete-account-question = Delete the account of { $name }?
all-data-will-be-deleted = All data of { $name } will be permanently deleted ({ $storage }), on every device. Only a backup could bring it back. Trainers they added for everyone stay.
people = People
what-admins-see = You see who has an account and how much data they have, but never what they log.
admin = Admin
disabled = Disabled
who-can-join = Who can join
invitations = Invitations
invitation-explanation = A one-time link that lets one person register, even while registration is closed.
invite = Invite
cancel-invitation-for = Cancel the invitation for { $recipient }
canceling = Canceling…
backup = Backup
the-last-backup-failed = The last backup failed
no-backup-yet = No backup yet. One is made every night after 3:00.
backing-up = Backing up…
back-up-now = Back up now
storage = Storage
this-work-home = This WorkHome
activity = Activity
no-activity-yet = Nothing yet. Every change an admin makes is listed here.
link-is-shown-once = { $explanation } It is shown only once. Copy it and send it yourself.
the-account = The account
what-you-can-do = What you can do
this-is-you = This is you.
you-are-the-only-admin = You are the only admin. To become a member, make someone else an admin first.
create-a-password-link = Create a password link
delete-the-account = Delete the account
started-without-backups = Backups are off: WorkHome was started with [--no-backups].
invitation-for = Invitation for { $recipient }
invitation-link-explanation = It lets one person register, until { $expiry }.
more-people = More people
version = Version
database-version = Database version
running-since = Running since
expired = Expired { $moment }
last-backup = Last backup
backup-status = Status
backup-contents = { $rows } entries, { $photos }
missing = Missing

# $count (Number)
photo-files = { $count ->
    [one] { $count } photo file
   *[other] { $count } photo files
}

used = Used { $moment }
canceled = Canceled { $moment }
damaged = Damaged

# $count (Number)
damaged-photo-files = { $count ->
    [one] { $count } photo file (run “workhome check”)
   *[other] { $count } photo files (run “workhome check”)
}

verified-by-test-restore = Verified by test restore
just-now = Just now

# $minutes (Digits)
minutes-ago = { $minutes } minutes ago

# $hours (Digits)
hours-ago = { $hours } hours ago

back-to-administration = Back to Administration
make-a-member = Make a member
make-an-admin = Make an admin
enable-the-account = Enable the account
disable-the-account = Disable the account
role-missing = Please choose a role.
cannot-disable-own-account = You can’t disable your own account.
new-password-for = New password for { $name }
password-link-explanation = Anyone with this link can set the password of { $name }, once, until { $expiry }. That signs out all their devices.
database = Database
backups = Backups
free-on-this-disk = Free on this disk
not-signed-in = Not signed in
seen = Seen { $day }
entries-and-photos = { $entries } · photos: { $photo-storage }
no-email-as-guest = None (guest)
role = Role
member = Member
state = State
joined = Joined
last-seen = Last seen
disabled-since = Disabled since { $day }
enabled = Enabled
link-used-or-expired = This link has been used or has expired. Ask an admin of this WorkHome for a new one.

## Labels, hints and choices of forms
open-registration = Open registration
open-registration-note = Anyone who can open this WorkHome can create an account. When off, people need an invitation.
guests = Guests
guests-note = Anyone who can open this WorkHome can try it without an account. When off, current guests stay.
guest-days-label = Delete guests who have not come back for
never-delete-guests = Never delete guests
guest-days-hint = With all their data. Guests see this on their profile page.
guest-days-required = Please choose 30 to 730 days, or never
works-for = Works for
one-day = 1 day
thirty-days = 30 days

## Messages of drafts, and names
the-account-of = the account of { $name }
opened-registration = opened registration
closed-registration = closed registration
allowed-guests = allowed guests
stopped-allowing-guests = stopped allowing guests
changed-when-guests-are-deleted = changed when guests are deleted
deleted-absent-guest = deleted a guest who had not come back
created-an-invitation = created an invitation
canceled-an-invitation = canceled an invitation
registered-with-an-invitation = registered with an invitation
created-account = created { $account }
made-an-admin = made { $name } an admin
made-a-member = made { $name } a member
disabled-account = disabled { $account }
enabled-account = enabled { $account }
deleted-an-account = deleted an account
created-password-link-for = created a link to reset the password of { $name }
set-new-password-with-link = set a new password with a link
set-the-password-of = set the password of { $name }
started-a-backup = started a backup
could-not-make-a-backup = could not make a backup
did-something-unknown = did something this version can’t show
the-command-line = The command line
work-home = WorkHome
a-deleted-account = A deleted account
invitation-required = You need an invitation to register here. Ask an admin of this WorkHome for one.
guests-not-allowed = This WorkHome does not allow guests. Sign in, or ask an admin for an invitation.
invitation-ended = This invitation has been used, has expired or was canceled. Ask for a new one.
no-admin-left = There would be no admin left. Make someone else an admin first.
account-disabled = This account is disabled. Ask an admin of this WorkHome.
deleted-person = a deleted person
deleted-account-within = a deleted account
