-- Someone who registered with the age that the form proposed.
UPDATE users SET unconfirmed = 1 WHERE id = 1;
