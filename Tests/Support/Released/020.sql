-- Guests who stay away go sooner.
UPDATE household SET guest_days = 90;
