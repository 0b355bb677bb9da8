-- Someone who was asked for their sex.
UPDATE users SET sex = 'unsaid' WHERE id = 1;
