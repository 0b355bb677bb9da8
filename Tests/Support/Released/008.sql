UPDATE users SET registered_at = 1790000050 WHERE id = 1;
