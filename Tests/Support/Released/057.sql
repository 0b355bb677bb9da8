-- A routine of the library that was begun, without a set yet.
INSERT INTO routines (id, user_id, name, created_at, is_trial) VALUES (57, 1, 'Tried', 1796000000, 1);
